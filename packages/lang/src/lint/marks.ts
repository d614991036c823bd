import { fileOf } from '../link/sourced-value.ts';
import { report } from '../lower/lowering-context.ts';
import { visitProgram } from './expressions.ts';
import type { Linting } from './lint.ts';

/** Marks that no expression reads. A library declares marks for packs that it does not know. */
export function lintMarks({ program, lowering, diagnostics }: Linting): void {
	const read = new Set<number>();
	visitProgram(program, (e) => {
		if (e.op === 'mark') read.add(e.mark);
		if (e.op === 'const' && e.type === 'enum:mark') read.add(e.value);
	});
	const libraries = lowering.ruleSet.packs.filter((p) => p.role === 'library');
	for (const mark of lowering.symbols.marks) {
		if (mark.index < 0 || read.has(mark.index)) continue;
		const { path } = fileOf(mark.datum);
		if (libraries.some(({ folder }) => path.startsWith(`${folder}/`))) continue;
		report({ diagnostics }, mark.datum, 'LINT-MARK-UNREAD', { mark: mark.id }, { key: true });
	}
}

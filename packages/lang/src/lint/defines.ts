import { declsOf } from '../link/ruleset.ts';
import { report } from '../lower/lowering-context.ts';
import { visitProgram } from './expressions.ts';
import type { Linting } from './lint.ts';

/** Defines that no expression names, and blocks that no effect uses; those of libraries wait for a game. */
export function lintDefines({ program, lowering, diagnostics }: Linting): void {
	const used = new Set<number>();
	visitProgram(program, (e) => {
		if (e.op === 'define') used.add(e.define);
	});
	const libraries = new Set(
		lowering.ruleSet.packs.filter((p) => p.role === 'library').map((p) => p.name),
	);
	for (const decl of declsOf(lowering.ruleSet, 'blocks'))
		if (!lowering.usedBlocks.has(decl.id) && !libraries.has(decl.pack))
			report({ diagnostics }, decl.datum, 'LINT-BLOCK-UNUSED', { id: decl.id }, { key: true });
	for (const f of lowering.symbols.functions)
		if (
			!used.has(f.index) &&
			!libraries.has(f.decl.pack) &&
			(f.decl.section === 'define' || f.decl.section === 'kinds')
		)
			report(
				{ diagnostics },
				f.decl.section === 'define' ? f.decl.datum : f.body,
				'LINT-DEFINE-UNUSED',
				{ id: f.id },
				{ key: true },
			);
}

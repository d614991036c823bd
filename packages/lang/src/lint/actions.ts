import { get } from '../link/sourced-value.ts';
import { groupOf } from '../lower/actions.ts';
import { report } from '../lower/lowering-context.ts';
import type { Linting } from './lint.ts';

/** Actions that no step of the timeline offers. */
export function lintActions({ program, lowering, diagnostics }: Linting): void {
	program.actions.forEach((action, index) => {
		if (action.at.length > 0) return;
		const { decl } = lowering.symbols.actions[index]!;
		const group = groupOf(decl);
		report({ diagnostics }, get(decl.datum, 'group') ?? decl.datum, 'LINT-ACTION-UNOFFERED', {
			id: decl.name,
			group,
		});
	});
}

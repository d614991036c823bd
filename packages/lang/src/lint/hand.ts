import { get } from '../link/sourced-value.ts';
import { secondTileTakers } from '../lower/hand.ts';
import { report } from '../lower/lowering-context.ts';
import type { Linting } from './lint.ts';

/** Rules that take a tile in hand without asking whether a pack that their author does not know has brought one. */
export function lintHand({ program, lowering, diagnostics }: Linting): void {
	for (const decl of secondTileTakers(lowering, program))
		report({ diagnostics }, get(decl.datum, 'id') ?? decl.datum, 'LINT-HAND', { id: decl.name });
}

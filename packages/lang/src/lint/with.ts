import { suggest } from '@tilewright/schema';
import { entriesOf, get } from '../link/sourced-value.ts';
import { report } from '../lower/lowering-context.ts';
import type { Linting } from './lint.ts';

/** Blocks of `with` for a pack that is not there, where one of nearly that name is. A pack may also speak of one that is not installed. */
export function lintWith({ lowering, installed, diagnostics }: Linting): void {
	const names = new Set(installed);
	for (const pack of lowering.ruleSet.packs)
		for (const part of pack.parts)
			for (const [name, block] of entriesOf(get(part.root, 'with'))) {
				if (names.has(name)) continue;
				const near = suggest(name, names);
				if (near.length === 0) continue;
				report({ diagnostics }, block, 'LINT-WITH-UNKNOWN', { pack: name, near }, { key: true });
			}
}

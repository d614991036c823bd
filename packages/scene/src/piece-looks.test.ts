import { pieceIcon, themeOf } from '@tilewright/art';
import { link } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { shipped } from '../../session/src/testing.ts';
import { looksIn } from './drawn-rules.ts';

test.each(['carcassonne', 'gold-rush'])(
	'in %s no two pieces are drawn alike, whatever their size',
	(game) => {
		const packs = shipped.packs.filter((p) => p.game === game && p.role === 'expansion');
		for (const pack of [undefined, ...packs.map((p) => p.name)]) {
			const { ruleSet } = link(shipped, { game, seats: 2, with: pack === undefined ? [] : [pack] });
			if (!ruleSet) throw new Error(`${pack} cannot be linked`);
			for (const scheme of ['light', 'dark'] as const) {
				const theme = themeOf(scheme, looksIn(shipped, ruleSet));
				const drawnAs = new Map<string, string>();
				for (const id of ruleSet.sections.get('pieces')?.keys() ?? []) {
					const icon = pieceIcon(id, 0, theme);
					expect(drawnAs.get(icon), `drawn as ${id} with ${pack ?? 'no pack'}`).toBeUndefined();
					drawnAs.set(icon, id);
				}
			}
		}
	},
);

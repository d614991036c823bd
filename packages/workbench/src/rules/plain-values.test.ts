import { expect, test } from 'vitest';
import { twoPersons } from '../engine/testing.ts';
import { plainValues } from './plain-values.ts';
import { handlers, services } from './testing.ts';

const games = services.files.workspace.packs.flatMap((pack) =>
	pack.role === 'game' ? [pack.game!] : [],
);
/** Keys for which the page has words; marks of tiles and elements of editions have their own names. */
const named = ['count', 'each', 'times', 'void'];

test.each(games)(
	'every value that is offered in %s has a name that a person would say',
	(game) => {
		const packs = services.files.workspace.packs
			.filter((pack) => pack.game === game && pack.role === 'expansion')
			.map((pack) => pack.name);
		const setup = { ...twoPersons, game, packs };
		const unnamed: string[] = [];
		for (const { key, section } of handlers['rules.set'](setup)!.declarations) {
			if (section === 'tiles' || section === 'presets') continue;
			const decl = handlers['rules.changeable']({ setup, id: key })!;
			for (const { path } of plainValues(decl))
				if (!named.includes(String(path.at(-1)))) unnamed.push(`${key}: ${path.join(' ')}`);
		}
		expect(unnamed).toEqual([]);
	},
	60_000,
);

test('what stands in a list is not offered by its position', () => {
	const decl = handlers['rules.changeable']({ setup: twoPersons, id: 'timeline.common.turn' })!;
	expect(decl.values.length).toBeGreaterThan(0);
	expect(plainValues(decl)).toEqual([]);
});

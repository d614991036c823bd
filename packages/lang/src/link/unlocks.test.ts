import { expect, test } from 'vitest';
import { toyWorkspace } from '../testing.ts';
import { link } from './link.ts';
import { unlocksOf } from './unlocks.ts';

const rules = `
elements:
  boats: { says: There are boats., default: false }
  sails: { says: Boats have sails., given: element.boats }
  tides: { says: There are tides. }
params:
  wind: { says: "The wind {blows | rests | turns}.", values: [blows, rests, turns], default: rests }
`;

function unlocks(given: string): { choice: string; present: boolean }[] {
	const workspace = toyWorkspace(
		`${rules}reasons: {}\nmarks: { flag: { of: tile, given: "${given}" } }\n`,
	);
	const plain = { game: 'toy', seats: 2 };
	const { ruleSet } = link(workspace, plain);
	const { decl } = ruleSet!.absent.get('marks')!.get('flag')!;
	return unlocksOf(ruleSet!, decl).map((choice) => {
		const other = link(workspace, {
			...plain,
			...(choice.is === 'element'
				? { elements: { [choice.id]: choice.to } }
				: { params: { [choice.id]: choice.to } }),
		});
		return {
			choice: `${choice.id} ${choice.to}`,
			present: other.ruleSet!.sections.get('marks')?.has('flag') ?? false,
		};
	});
}

test.each([
	['element.boats', ['boats true']],
	['!element.tides', ['tides false']],
	['param.wind != rests', ['wind blows', 'wind turns']],
	['element.boats || param.wind == turns', ['boats true', 'wind turns']],
	['element.tides && param.wind == blows', ['wind blows']],
	['element.boats && param.wind == blows', []],
	// it cannot be chosen as long as something else is not
	['element.sails', []],
	['seats.size() > 2', []],
])('under %s it would be there with %j', (given, choices) => {
	const found = unlocks(given);
	expect(found.map((u) => u.choice)).toEqual(choices);
	expect(found.every((u) => u.present)).toBe(true);
});

import { describe, expect, test } from 'vitest';
import { toyWorkspace } from '../testing.ts';
import { decidersOf } from './deciders.ts';
import { link } from './link.ts';
import type { Selection } from './ruleset.ts';

const rules = `
elements:
  boats: { says: There are boats. }
  sails: { says: Boats have sails., given: element.boats }
params:
  wind: { says: "The wind {blows | rests}.", values: [blows, rests], default: "param.season == winter ? blows : rests" }
  season: { says: "It is {summer | winter}.", values: [summer, winter], default: summer }
  count: { says: "{n} of them.", type: int, min: 0, max: 9, default: seats.size() }
presets:
  stormy: { params: { wind: blows } }
`;

function deciders(given: string, selection: Partial<Selection> = {}): string[] {
	const workspace = toyWorkspace(
		`${rules}reasons: {}\nmarks: { flag: { of: tile, given: "${given}" } }\n`,
	);
	const { ruleSet } = link(workspace, { game: 'toy', seats: 2, ...selection });
	const decl =
		ruleSet!.sections.get('marks')!.get('flag') ?? ruleSet!.absent.get('marks')!.get('flag')!.decl;
	const { packs, elements, params, preset, seats } = decidersOf(ruleSet!, decl);
	return [
		...packs,
		...elements,
		...params,
		...(preset ? ['preset'] : []),
		...(seats ? ['seats'] : []),
	];
}

describe('what decided a condition', () => {
	test('is what was read, and no more than that', () => {
		expect(deciders('true')).toEqual([]);
		expect(deciders('pack.toy')).toEqual(['toy']);
		expect(deciders('pack.toy || element.boats')).toEqual(['toy']);
		expect(deciders('seats.size() > 1')).toEqual(['seats']);
	});

	test('is what stands behind a default; a value that was chosen depends on nothing else', () => {
		expect(deciders('param.season == summer', { params: { season: 'winter' } })).toEqual([
			'season',
		]);
		expect(deciders('param.season == summer')).toEqual(['season', 'preset']);
		expect(deciders('param.wind == rests')).toEqual(['wind', 'season', 'preset']);
		expect(deciders('param.wind == rests', { params: { wind: 'blows' } })).toEqual(['wind']);
		expect(deciders('param.count == 2')).toEqual(['count', 'preset', 'seats']);
	});

	test('is what an element needs to be there', () => {
		expect(deciders('element.sails')).toEqual(['sails', 'boats', 'preset']);
	});
});

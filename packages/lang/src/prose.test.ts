import { expect, test } from 'vitest';
import { link } from './link/link.ts';
import { dataFolder, readFolder, toyWorkspace } from './testing.ts';
import { loadWorkspace } from './workspace/load.ts';
import { describeRule } from './prose.ts';

test('a rule in sentences', () => {
	const workspace = loadWorkspace(readFolder(dataFolder));
	const { ruleSet } = link(workspace, { game: 'carcassonne', seats: 2 });
	expect(describeRule(ruleSet!.sections.get('rules')!.get('base.drawTile')!)).toEqual([
		'At draw, if drawn == none, given param.base.unplaceableTile != removeAndSkip:',
		'\tDraw tiles until possible(layTile), and put the others into: drawn.goesBack ? aside : box.',
		'\tPut tiles laid aside back into the deck.',
		'\tIf drawn == none && active.endsWithoutTile && param.base.lastTurnWithoutTile == ends:',
		'\t\tEnd the game.',
	]);
	expect(describeRule(ruleSet!.sections.get('actions')!.get('claim')!)).toEqual([
		'Put piece on spot.',
	]);
});

test('branches and choices', () => {
	const rules =
		'rules: [{ id: x, at: end, for-each: { as: s, in: seats }, when: s.score > 1, do: [{ choose: { id: c, who: s, options: [u, v] }, then: [{ case: c, of: { u: [{ grant: part }] } }], else: [{ finish: turn }] }] }]';
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	expect(describeRule(ruleSet!.sections.get('rules')!.get('toy.x')!)).toEqual([
		'At end, for each s of seats, if s.score > 1:',
		'\ts chooses c.',
		'\t\tDepending on c:',
		'\t\t\tu:',
		'\t\t\t\tGrant another part.',
		'\tOtherwise:',
		'\t\tEnd the turn.',
	]);
});

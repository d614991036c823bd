import { expect, test } from 'vitest';
import { link } from '../link/link.ts';
import type { RuleSet } from '../link/ruleset.ts';
import type { Section } from '../link/sections.ts';
import { dataFolder, readFolder, toyWorkspace } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { fillBlank } from './blank.ts';
import { lexiconOf } from './lexicon.ts';
import { describeRule } from './rule.ts';
import { describeWithBlanks } from './sentence.ts';

const described = (ruleSet: RuleSet | undefined, section: Section, id: string): string[] =>
	describeRule(ruleSet!.sections.get(section)!.get(id)!, lexiconOf(ruleSet!));

test('a rule in sentences', () => {
	const workspace = loadWorkspace(readFolder(dataFolder));
	const { ruleSet } = link(workspace, { game: 'carcassonne', seats: 2 });
	expect(described(ruleSet, 'rules', 'base.drawTile')).toEqual([
		'At the draw, if there is no tile in hand, provided that “A tile that fits nowhere is removed and the turn skipped” is not chosen:',
		'\tDraw tiles until it is possible to place the tile. Each of the others goes to one of two places: the tiles laid aside if the tile in hand goes back, otherwise the box.',
		'\tPut tiles laid aside back into the deck.',
		'\tIf there is no tile in hand, the active player ends the game without a tile and “When nothing is left that fits, the game ends at once” is chosen:',
		'\t\tEnd the game.',
	]);
	expect(described(ruleSet, 'actions', 'claim')).toEqual(['Put the piece on the spot.']);
});

test('branches and choices', () => {
	const rules =
		'rules: [{ id: x, at: end, for-each: { as: s, in: seats }, when: s.score > 1, do: [{ choose: { id: c, who: s, options: [u, v] }, then: [{ case: c, of: { u: [{ grant: part }], v: [] } }], else: [{ finish: turn }] }] }]';
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	expect(described(ruleSet, 'rules', 'toy.x')).toEqual([
		'At the step “end”, for each of the players, if the score of that player is more than 1:',
		'\tThat player chooses one of u and v.',
		'\t\tDepending on that value:',
		'\t\t\tU:',
		'\t\t\t\tThe active player plays another part of this turn.',
		'\t\t\tV:',
		'\t\t\t\tNothing happens.',
		'\tOtherwise:',
		'\t\tEnd the turn.',
	]);
});

test.each([
	['to: active, each: -1', 'The active player loses 1 point.'],
	['to: active, each: -2', 'The active player loses 2 points.'],
	['to: seats, each: -1', 'The players lose 1 point.'],
	['to: others(active), each: -2', 'The players other than the active player lose 2 points.'],
	['to: "seats.argmax(s, s.score)", each: -2', 'The players with the most points lose 2 points.'],
	['to: active, count: -2, each: 1', 'The active player loses 2 points.'],
	['to: active, count: -2', 'The active player loses 2 points.'],
	[
		'to: active, count: board.tiles, each: -1',
		'The active player loses 1 point for each of the tiles on the board.',
	],
	[
		'to: seats, lines: { a: { each: -1 }, b: { count: board.tiles, each: -3 } }',
		'The players lose 1 point and 3 points for each of the tiles on the board.',
	],
	[
		'to: active, lines: { a: { each: 2 }, b: { each: -1 } }',
		'Give the active player 2 points and minus 1 point.',
	],
	['to: active, each: 1', 'Give the active player 1 point.'],
	['to: active, each: 0', 'Give the active player 0 points.'],
])('{ score: { %s } } reads as a person says it', (score, words) => {
	const rules = `rules: [{ id: x, do: [{ score: { ${score} } }] }]`;
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	expect(described(ruleSet, 'rules', 'toy.x')).toEqual([words]);
});

test('the number of a loss is a blank without its sign, and who writes a sign there writes a gain', () => {
	const rules = 'rules: [{ id: x, do: [{ score: { to: active, each: -2 } }] }]';
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	const decl = ruleSet!.sections.get('rules')!.get('toy.x')!;
	const [line] = describeWithBlanks({ ...decl, section: 'rules' }, lexiconOf(ruleSet!));
	const blank = line!.find((part) => typeof part !== 'string')!;
	expect(blank).toMatchObject({ is: 'number', label: '2', text: '-2' });
	expect(fillBlank(blank, '5')).toBe('-5');
	expect(fillBlank(blank, '-5')).toBe('5');
});

import { expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { declsOf } from '../link/ruleset.ts';
import { compileToy, toyWorkspace } from '../testing.ts';
import { describeDeclaration } from './declaration.ts';
import { lexiconOf } from './lexicon.ts';

const queries = `queries:
  reward: { of: seat, type: int, value: "1" }
  blocked: { of: tile, type: bool, value: "false" }
  homes: { of: seat, type: set(tile), value: board.tiles }
`;

test.each([
	['query: value, of: line, add-line: { more: { each: 2 } }', 'A line also pays 2 points.'],
	[
		'query: value, of: line, when: it.complete, add-line: { more: { count: it.tiles, each: 1 } }',
		'When it is complete, a line also pays 1 point for each of its tiles.',
	],
	['query: value, of: line, add-line: { more: { each: -2 } }', 'A line also costs 2 points.'],
	[
		'query: value, of: line, late-line: { more: { each: -1 }, less: { count: it.tiles, each: -2 } }',
		'After everything else a line also costs 1 point and 2 points for each of its tiles.',
	],
	[
		'query: value, of: line, add-line: { more: { each: 3 }, less: { each: -1 } }',
		'A line also pays 3 points and minus 1 point.',
	],
	[
		'query: value, of: block, line: tiles, each: { add: -1 }',
		'The line “tiles” of a block pays 1 less each.',
	],
	['query: value, of: block, line: tiles, void: true', 'The line “tiles” of a block pays nothing.'],
	[
		'query: value, of: block, line: tiles, each: { set: 3 }',
		'The line “tiles” of a block pays 3 each.',
	],
	[
		'query: value, of: block, scale: { times: 1, over: 2, round: down }',
		'The worth of a block is halved and rounded down.',
	],
	[
		'query: value, of: block, scale: { times: 3, over: 1, round: up }',
		'The worth of a block is multiplied by 3.',
	],
	[
		'query: value, of: block, scale: { times: 2, over: 3, round: up }',
		'The worth of a block is doubled, divided by 3 and rounded up.',
	],
	['query: value, of: block, cap: 9', 'The worth of a block is at most 9.'],
	[
		'query: share, of: line, add-line: { more: { each: 1 } }',
		'Each owner of a line also gets 1 point.',
	],
	[
		'query: complete, of: line, and: it.tiles.size() > 2',
		'A line is complete only if also it has more than 2 tiles.',
	],
	[
		'query: complete, of: line, or: it.tiles.size() > 9',
		'A line is also complete if it has more than 9 tiles.',
	],
	[
		'query: share, of: line, add-line: { more: { each: -1 } }',
		'Each owner of a line also loses 1 point.',
	],
	['query: reward, add: -2', '2 is taken from “reward”.'],
	['query: reward, set: 3', '“reward” is 3.'],
	['query: reward, add: 2', '2 is added to “reward”.'],
	[
		'query: blocked, and: it.sides.size() > 3',
		'“blocked” holds only if also it has more than 3 sides.',
	],
	['query: blocked, or: it.sides.size() > 3', '“blocked” also holds if it has more than 3 sides.'],
	[
		'query: blocked, set: it.sides.size() > 3',
		'“blocked” holds exactly if it has more than 3 sides.',
	],
	['query: homes, union: board.tiles', 'The tiles on the board are added to “homes”.'],
])('{ %s } is one sentence about what it changes', (written, words) => {
	const rules = `${queries}modify:\n  - { id: m, ${written} }\n`;
	expect(compileToy(rules).diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	const [decl] = declsOf(ruleSet!, 'modify');
	expect(describeDeclaration(decl!, lexiconOf(ruleSet!))).toEqual([words]);
});

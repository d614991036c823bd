import { describe, expect, test } from 'vitest';
import { gameOf, take, undoAll } from './testing.ts';

const complete = `queries:
  owners: { of: feature, most: [strength], above: 0 }
  strength: { of: feature, for: seat, value: 0 }
rules:
  - { id: done, at: after-place, do: [{ score: { to: active, line: done, count: "placed.segments.filter(s, s.feature.complete)", each: 1 } }] }
`;

const owners = `queries:
  strength: { of: feature, for: seat, value: "it.pieces.count(p, p.owner == seat)" }
  owners: { of: feature, most: [strength], above: 0 }
actions:
  join:
    group: main
    choose: { among: { where: placed.segments } }
    key: [join]
    do: [{ place: { piece: man, at: where } }, { score: { to: where.feature.owners, ledger: where.feature } }]
`;

describe('modifiers of completion', () => {
	test.each([
		['set', '{ id: x, query: complete, of: line, set: "true" }', [1, 1]],
		[
			'set, while a condition holds',
			'{ id: x, query: complete, of: line, set: "true", when: tiles.size() == 3 }',
			[0, 1],
		],
		[
			'or, while a condition holds',
			'{ id: x, query: complete, of: line, or: tiles.size() > 1, when: tiles.size() == 2 }',
			[1, 0],
		],
		['of another kind', '{ id: x, query: complete, of: block, set: "true" }', [0, 0]],
	])('%s', (_, modifier, scores) => {
		const game = gameOf(`modify: [${modifier}]\n${complete}`, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0', 'lay S -2/0 r0');
		expect(game.scores).toEqual(scores);
		undoAll(game);
	});
});

describe('modifiers of owners', () => {
	const played = (modify: string): number[] => {
		const game = gameOf(`modify: [${modify}]\n${owners}`, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0', 'join', 'lay S -2/0 r0', 'join');
		const scores = [...game.scores];
		undoAll(game);
		return scores;
	};
	const later = 'key: "seat == active ? 1 : 0"';

	test('a tie pays both, a key after it decides', () => {
		// two tiles to the first alone, three tiles to both
		expect(played('')).toEqual([5, 3]);
		expect(played(`{ id: x, query: owners, ${later}, after: strength }`)).toEqual([2, 3]);
	});

	test('a key stands before another, of a kind, while a condition holds', () => {
		expect(played(`{ id: x, query: owners, ${later}, when: tiles.size() == 9 }`)).toEqual([5, 3]);
		expect(played(`{ id: x, query: owners, ${later}, of: block }`)).toEqual([5, 3]);
		const first = '{ id: x, query: owners, key: "seat == active ? 2 : 1", before: strength }';
		expect(played(first)).toEqual([2, 3]);
	});
});

describe('modifiers of a share', () => {
	test('a floor holds while its condition does', () => {
		const played = (tiles: number): readonly number[] => {
			const game = gameOf(
				`modify:
  - { id: full, query: complete, of: line, set: tiles.size() > 1 }
  - { id: least, query: share, of: line, floor: 7, when: tiles.size() == ${tiles} }
queries:
  strength: { of: feature, for: seat, value: "it.pieces.count(p, p.owner == seat)" }
  owners: { of: feature, most: [strength], above: 0 }
actions:
  join: { group: main, choose: { among: { where: placed.segments } }, key: [join], do: [{ place: { piece: man, at: where } }] }
`,
				{ draws: ['S'] },
			);
			take(game, 'lay S -1/0 r0', 'join');
			const { scores } = game;
			undoAll(game);
			return scores;
		};
		expect(played(3)).toEqual([2, 0]);
		expect(played(2)).toEqual([7, 0]);
	});
});

describe('modifiers of a total', () => {
	const half = '{ id: half, query: value, of: line, scale: { times: 1, over: 2, round: up } }';
	const late = '{ id: bonus, query: value, of: line, late-line: { bonus: { each: 4 } } }';
	const cap = '{ id: cap, query: value, of: line, cap: 5, when: tiles.size() == 3 }';
	const veto = '{ id: veto, query: value, of: line, veto: true, when: tiles.size() == 3 }';

	test.each([
		['are the sum without any', [], 3, ['tiles 3']],
		['scale the sum, rounded once', [half], 2, ['tiles 3', 'scale -1 small.half']],
		[
			'add late lines after scaling',
			[late, half],
			6,
			['tiles 3', 'scale -1 small.half', 'bonus 4'],
		],
		[
			'cap what is then there',
			[cap, late, half],
			5,
			['tiles 3', 'scale -1 small.half', 'bonus 4', 'cap -1 small.cap'],
		],
		['pay nothing after a veto', [veto, late], 0, ['tiles 3', 'bonus 4', 'veto -7 small.veto']],
	])('%s', (_, modifiers, points, lines) => {
		const game = gameOf(`modify: [${modifiers.join(', ')}]\n${owners}`, { draws: ['S', 'S'] });
		take(game, 'lay S -1/0 r0', 'pass', 'lay S -2/0 r0', 'join');
		expect(game.scores).toEqual([0, points]);
		const { sources } = game.machine.program;
		const [entry] = game.ledger;
		expect(
			entry!.lines.map((l) =>
				['scale', 'cap', 'veto'].includes(l.id)
					? `${l.id} ${l.points} ${sources[l.source]!.id}`
					: `${l.id} ${l.points}`,
			),
		).toEqual(lines);
		undoAll(game);
	});
});

import type { Expr } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import type { Bool } from '../../expr/backend.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { gameOf, offered, take } from '../testing.ts';
import { type Enumerated, enumerate } from './enumerate.ts';

const tests = {
	first: 'a != placed',
	last: 'b.sides.exists(s, s.facing != none)',
	both: 'a != b',
	lifted: '(a == placed || b.sides.all(s, s.kind == none || s.facing == none))',
	neither: 'deck.size() > 2',
};

const domains = {
	'that is the same for each value of the first': 'board.tiles.filter(t, t.sides.size() == 4)',
	'that is listed without work': 'board.tiles',
	'that depends on the first': 'board.tiles.filter(t, t != a || t == placed)',
};

function optionsOf(domain: string, where: string): string[][] {
	const game = gameOf(
		`actions:
  pair:
    group: main
    choose: { among: { a: board.tiles, b: "${domain}" } }
    where: "${where}"
    do: []
`,
		{ draws: ['S', 'X', 'X', 'S'] },
	);
	const seen: string[][] = [];
	for (let turn = 0; turn < 5; turn++) {
		take(game, offered(game).at(turn % 2)!);
		if (game.decision?.id === 'main') {
			seen.push(offered(game));
			take(game, 'pass');
		}
	}
	return seen;
}

describe.each(Object.entries(domains))('over a domain %s', (_, domain) => {
	const all = Object.values(tests);
	const sets = Array.from({ length: 1 << all.length }, (__, set) =>
		all.filter((___, i) => (set & (1 << i)) !== 0),
	).filter(({ length }) => length === 1 || length === 2 || length === all.length);

	test('tests that are asked apart leave the options that the whole leaves', () => {
		let most = 0;
		for (const set of sets) {
			const whole = set.join(' && ');
			const split = optionsOf(domain, whole);
			expect(split, whole).toEqual(optionsOf(domain, `(${whole} ? 1 : 0) == 1`));
			most = Math.max(most, ...split.map((keys) => keys.length));
		}
		const reversed = [...all].reverse().join(' && ');
		expect(optionsOf(domain, reversed)).toEqual(optionsOf(domain, all.join(' && ')));
		expect(most).toBeGreaterThan(10);
	});
});

describe('what does not change while options are listed', () => {
	const values = [
		'b.sides.count(s, s.facing == none) * 3 <= board.tiles.sum(t, t.sides.count(s, s.facing == none))',
		'a != board.tiles.filter(t, t.sides.exists(s, s.kind == none)).first()',
		'deck.size() < 4 || board.tiles.exists(t, t == b)',
		'board.tiles.count(t, t.sides.exists(s, s.facing != none)) > 2 && a != b',
	];

	test.each(values)('is found once, and %s leaves the same options', (where) => {
		// in this form it depends on what is chosen
		const anew = where.replaceAll('board.tiles', 'board.tiles.filter(o, o != none || b == none)');
		const domain = 'board.tiles';
		const options = optionsOf(domain, where);
		expect(options).toEqual(optionsOf(domain, anew));
		expect(options.map((keys) => keys.length).sort((x, y) => x - y)[0]).toBeLessThan(
			optionsOf(domain, 'true').at(-1)!.length,
		);
	});
});

test('a walk that a test asks for in the middle of another one leaves the options of that one', () => {
	const values = [1, 2, 3, 4, 5];
	const m = new Int32Array(64);
	m[Header.fp] = 48;
	const temps = [0, 0];
	const each = (_: Expr, temp: number, body: Bool): Bool => {
		return () => values.some((value) => ((temps[temp] = value), body()));
	};
	const machine = { rt: { m, temps }, backend: { each }, program: { defines: [] } };
	const among: Expr = { op: 'list', items: [], type: 'set(int)' };
	const variables = [0, 1].map((slot) => {
		return { temp: slot, variable: { slot, type: 'int', domain: { among } } };
	}) as unknown as Enumerated[];
	const reading = (...slots: number[]): Expr[] =>
		slots.map((slot) => ({ op: 'temp', slot, name: 'it', type: 'int' }));
	/** The pairs whose second number is odd; with `nested` a test of both numbers walks once more. */
	const pairs = (nested: boolean): string[] => {
		const found: string[] = [];
		let depth = 0;
		const both: Bool = () => {
			if (!nested || depth > 0) return true;
			const before = [...temps];
			depth++;
			walk();
			depth--;
			temps.splice(0, 2, ...before);
			return true;
		};
		const walk = enumerate(
			machine as unknown as Machine,
			variables,
			[
				{ holds: both, reads: reading(0, 1) },
				{ holds: () => temps[1]! % 2 === 1, reads: reading(1) },
			],
			false,
			() => (depth === 0 && found.push(temps.join()), false),
			(_, body) => body,
		);
		walk();
		return found;
	};
	expect(pairs(false)).toHaveLength(15);
	expect(pairs(true)).toEqual(pairs(false));
});

import { Machine, stateHash } from '@tilewright/interpreter/state';
import { compile } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { toy, toyTiles, manifest, workspaceOf } from '../../packages/lang/src/testing.ts';
import { mix } from './script.ts';

const world = `registers: { a: { per: game } }
zones: { hold: {}, pile: { order: stack }, own: { per: seat } }
pieces: { coin: { shared: 9, faces: { 1: 4, 2: 5 } }, gem: { shared: 3 } }
deck: { start: [{ tile: A, at: 0/0 }] }
`;

const take = (pieces: string, to: string, more = ''): string =>
	`move: { pieces: "${pieces}", to: ${to}${more} }`;

const effects = [
	take('coin.supply.first(1)', 'hold'),
	take('coin.supply.first(2)', 'hold'),
	take('coin.supply.first(placed.segments.size())', 'hold'),
	take('coin.supply.first(hold.size())', 'hold'),
	take('coin.supply.first(1)', 'hold', ', cause: won'),
	take('coin.supply.first(1)', 'pile'),
	take('coin.supply.first(2)', 'pile'),
	take('coin.supply.first(1)', 'active.own'),
	take('coin.supply.first(2)', 'active.own'),
	take('coin.supply.first(2)', 'left(active).own'),
	take('gem.supply.first(1)', 'hold'),
	'place: { piece: coin, at: hold, short: skip }',
	'return: { pieces: hold }',
	'score: { to: active, count: hold }',
	'set: { register: a, to: "coin.supply.size()" }',
];

type Order = 'free' | 'one first' | 'two first';

function compiled(
	first: string,
	second: string,
	order: Order,
	more = '',
): ReturnType<typeof compile> {
	const rule = (id: string, effect: string, after: string): string =>
		`  - { id: ${id}, at: end, ${after}do: [{ ${effect} }] }\n`;
	const one = rule('one', first, order === 'two first' ? 'after: two, ' : '');
	const two = rule('two', second, order === 'one first' ? 'after: one, ' : '');
	const game = toy.replace(
		'do: [{ draw-tile: {} }]',
		'do: [{ draw-tile: {} }, { if: drawn == none, then: [{ finish: game }] }]',
	);
	const workspace = workspaceOf({
		'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
		'toy/rules.yaml': game,
		'toy/more.yaml': `format: 1\n${world}rules:\n${one}${two}${more}`,
		'toy/tiles.yaml': toyTiles,
	});
	return compile(workspace, { game: 'toy', seats: 2 });
}

function played(first: string, second: string, order: Order, more = ''): string[] {
	const { program, diagnostics } = compiled(first, second, order, more);
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const out: string[] = [];
	const machine = new Machine(program!);
	for (let seed = 1; seed <= 2; seed++) {
		machine.reset(seed);
		for (let i = 0; !machine.over; i++) {
			out.push(stateHash(machine));
			machine.choose(mix(seed, i) % machine.optionCount);
		}
		out.push(stateHash(machine));
	}
	return out;
}

test('two rules whose order nobody has to say play the same game in both orders', () => {
	const counts = { free: 0, ties: 0, seen: 0 };
	effects.forEach((second, k) => {
		for (const first of effects.slice(0, k + 1)) {
			const isTie = compiled(first, second, 'free').diagnostics.some((d) => d.code === 'ORDER-TIE');
			if (isTie && ++counts.ties % 3 > 0) continue;
			const one = played(first, second, 'one first');
			const two = played(first, second, 'two first');
			const isSame = one.join() === two.join();
			if (isTie) {
				if (!isSame) counts.seen++;
			} else {
				counts.free++;
				expect(two, `${first} and ${second}`).toEqual(one);
			}
		}
	});
	expect(counts.free).toBeGreaterThan(25);
	// for some of the pairs that are called a tie the order does matter
	expect(counts.seen).toBeGreaterThan(8);
});

test('whoever takes the first of a supply into one zone needs no order', () => {
	for (const to of ['hold', 'pile', 'active.own']) {
		const [one, two] = [1, 2].map((n) => take(`coin.supply.first(${n})`, to));
		expect(
			compiled(one!, two!, 'free').diagnostics.map((d) => d.code),
			to,
		).toEqual([]);
	}
});

test('rules that return pieces need an order where one sees what the other returns of another kind', () => {
	const fill = ['coin', 'gem']
		.map((kind) => `{ ${take(`${kind}.supply.first(2)`, 'hold')} }`)
		.join(', ');
	const more = `  - { id: fill, at: start, do: [${fill}] }\n`;
	const returned = (kind: string, when: string): string =>
		`return: { pieces: "hold.filter(p, p.kind == ${kind} && ${when})" }`;
	const selections = ['coin', 'gem'].flatMap((kind) => [
		returned(kind, 'seats.size() > 1'),
		returned(kind, 'hold.size() > 2'),
		returned(kind, 'hold.exists(x, x.kind == gem)'),
	]);
	const counts = { free: 0, seen: 0 };
	selections.forEach((second, k) => {
		for (const first of selections.slice(0, k)) {
			const codes = compiled(first, second, 'free', more).diagnostics.map((d) => d.code);
			const [one, two] = (['one first', 'two first'] as const).map((order) =>
				played(first, second, order, more).join(),
			);
			if (codes.length === 0) {
				counts.free++;
				expect(two, `${first} and ${second}`).toBe(one);
			} else if (one !== two) counts.seen++;
		}
	});
	expect(counts.free).toBeGreaterThan(2);
	expect(counts.seen).toBeGreaterThan(1);
});

test('rules that wait for other kinds of pieces are not woken', () => {
	const fill = ['coin', 'gem']
		.map((kind) => `{ ${take(`${kind}.supply.first(2)`, 'hold')} }`)
		.join(', ');
	const waits = (id: string, where: string): string =>
		`  - { id: ${id}, on: { event: returned, as: e, where: "${where}" }, ${id === 'second' ? 'after: last, ' : ''}do: [{ set: { register: a, to: (a * 3 + ${id.length}) % 1000 } }] }\n`;
	const wanted = [
		'e.piece.kind == coin',
		'e.piece.kind == gem',
		'e.piece.kind in [coin, gem]',
		'e.piece.kind == coin && a < 500',
		'e.piece.kind == gem || a < 500',
	];
	const returned = ['coin', 'gem'].map(
		(kind) => `return: { pieces: "hold.filter(p, p.kind == ${kind})" }`,
	);
	const counts = { free: 0, seen: 0 };
	for (const one of wanted)
		for (const two of ['', ...wanted]) {
			const second = two === '' ? '' : waits('second', two);
			const more = `  - { id: fill, at: start, do: [${fill}] }\n${waits('last', one)}${second}`;
			const withOrder = (order: Order): ReturnType<typeof compile> =>
				compiled(returned[0]!, returned[1]!, order, more);
			const errors = (order: Order): string[] =>
				withOrder(order).diagnostics.flatMap((d) => (d.severity === 'error' ? [d.message] : []));
			const isTie = errors('free').some((message) => message.includes('"end"'));
			const isSame = statesOf(withOrder('one first')) === statesOf(withOrder('two first'));
			if (!isTie) {
				counts.free++;
				expect(isSame, `${one} and ${two}`).toBe(true);
			} else if (!isSame) counts.seen++;
		}
	expect(counts.free).toBeGreaterThan(5);
	expect(counts.seen).toBeGreaterThan(10);
});

test('replacements that only keep something from happening need no order among themselves', () => {
	const replaced = (order: Order, instead = ''): string => {
		const one = `{ id: keep, event: moved, as: e, ${order === 'two first' ? 'after: save, ' : ''}when: hold.size() > 1, do: [] }`;
		const two = `{ id: save, event: moved, as: e, ${order === 'one first' ? 'after: keep, ' : ''}when: hold.size() < 4 && hold.size() > 1, do: [${instead}] }`;
		return `replace: [${one}, ${two}]\n`;
	};
	const [first, second] = [1, 2].map((n) => take(`coin.supply.first(${n})`, 'hold'));
	const codes = (instead?: string): string[] =>
		compiled(first!, second!, 'one first', replaced('free', instead)).diagnostics.map(
			(d) => d.code,
		);
	const games = (order: Order, instead?: string): string =>
		played(first!, second!, 'one first', replaced(order, instead)).join();
	expect(codes()).toEqual([]);
	expect(games('one first')).toBe(games('two first'));
	const points = '{ score: { to: active, each: 1 } }';
	expect(codes(points)).toContain('ORDER-UNDONE');
	expect(games('one first', points)).not.toBe(games('two first', points));
	expect(games('one first')).not.toBe(played(first!, second!, 'one first').join());
});

/** Conditions for returning `p` of a zone: on the piece alone, on the whole zone as it turns true and as it turns false, and both. */
const conditions = [
	'p.kind == gem',
	'p.holder == none && p.kind == coin',
	'hold.size() > 2',
	'hold.size() < 4',
	'hold.size() == 3',
	'hold.exists(x, x.kind == gem)',
	'!hold.exists(x, x.kind == coin)',
	'hold.all(x, x.kind == p.kind)',
	'hold.count(x, x.kind == coin) > 1',
	'hold.filter(x, x.kind == coin).empty()',
	'coin.supply.size() > 7',
	'gem.supply.size() < 3',
	'p in hold.filter(x, x.kind == coin)',
	'hold.minus(hold.filter(x, x.kind == gem)).size() < 2',
	'(hold.size() > 3 ? 1 : 2) == 2',
	'hold.first() == p',
];

function bothOrders(
	at: 'end' | 'always',
	first: string,
	second: string,
): (order: Order) => ReturnType<typeof compile> {
	const rule = (id: string, body: string, after: string): string =>
		`  - { id: ${id}, ${at === 'end' ? 'at: end, ' : ''}${after}${body} }\n`;
	const fill = ['coin', 'gem']
		.map((kind) => `{ ${take(`${kind}.supply.first(2)`, 'hold')} }`)
		.join(', ');
	const filling = `rules:\n  - { id: fill, at: start, do: [${fill}] }\n`;
	const game = toy.replace(
		'do: [{ draw-tile: {} }]',
		'do: [{ draw-tile: {} }, { if: drawn == none, then: [{ finish: game }] }]',
	);
	return (order: Order) => {
		const one = rule('one', first, order === 'two first' ? 'after: two, ' : '');
		const two = rule('two', second, order === 'one first' ? 'after: one, ' : '');
		const section = at === 'end' ? `${one}${two}` : `always:\n${one}${two}`;
		return compile(
			workspaceOf({
				'toy/pack.yaml': manifest('toy', 'seats: { min: 1, max: 4 }\n'),
				'toy/rules.yaml': game,
				'toy/more.yaml': `format: 1\n${world}${filling}${section}`,
				'toy/tiles.yaml': toyTiles,
			}),
			{ game: 'toy', seats: 2 },
		);
	};
}

function statesOf({ program, diagnostics }: ReturnType<typeof compile>): string {
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const out: string[] = [];
	const machine = new Machine(program!);
	machine.reset(1);
	for (let i = 0; !machine.over && i < 12; i++) {
		out.push(stateHash(machine));
		machine.choose(mix(1, i) % machine.optionCount);
	}
	return out.join();
}

describe('rules that return the same kind of piece under conditions', () => {
	const returning = (kind: string, condition: string): string[] => [
		`for-each: { as: p, in: "hold.filter(p, p.kind == ${kind} && ${condition})" }, do: [{ return: { pieces: p } }]`,
		`when: "hold.exists(p, p.kind == ${kind} && ${condition})", do: [{ return: { pieces: "hold.filter(p, p.kind == ${kind} && ${condition})" } }]`,
	];
	test.each(['end', 'always'] as const)('need an order where it shows: %s', (at) => {
		const counts = { free: 0, seen: 0 };
		const pairs = conditions.flatMap((_, i) => conditions.map((_, k) => [i, k] as const));
		for (const [i, k] of pairs) {
			const first = returning('coin', conditions[i]!)[(i + k) % 2]!;
			const second = returning(k % 3 === 0 ? 'gem' : 'coin', conditions[k]!)[k % 2]!;
			const made = bothOrders(at, first, second);
			const isTie = made('free').diagnostics.some((d) => d.code === 'ORDER-TIE');
			const isSame = statesOf(made('one first')) === statesOf(made('two first'));
			if (!isTie) {
				counts.free++;
				expect(isSame, `${first} and ${second}`).toBe(true);
			} else if (!isSame) counts.seen++;
		}
		expect(counts.free).toBeGreaterThan(0);
		expect(counts.seen).toBeGreaterThan(0);
	});
});

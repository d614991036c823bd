import { Machine, stateHash } from '@tilewright/interpreter/state';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { toy, toyTiles, manifest, workspaceOf } from '../../packages/lang/src/testing.ts';
import { mix } from './script.ts';

const world = `registers: { a: { per: game } }
zones: { hold: {}, pile: { order: stack }, own: { per: seat } }
pieces: { coin: { shared: 9, faces: { 1: 4, 2: 5 } }, gem: { shared: 3 } }
deck: { start: [{ tile: A, at: 0/0 }] }
`;

const take = (pieces: string, to: string, more = ''): string =>
	`move: { pieces: "${pieces}", to: ${to}${more} }`;

/** Effects of which some give the same in either order. */
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

/** The digests of the states before each decision of some games. */
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
	// the ties are not all caution
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

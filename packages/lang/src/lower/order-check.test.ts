import { describe, expect, test } from 'vitest';
import { compileToy } from '../testing.ts';
import { codes, found, rule, rules, strangers, world } from './testing.ts';

describe('an order that shows', () => {
	const moveCoin = 'do: [{ move: { pieces: bag.first(), to: box } }]';
	const points = 'do: [{ score: { to: active, count: 2 } }]';

	test('through rules that the events of two rules wake', () => {
		const waiting = [
			rule('noteMove', 'on: { event: moved, as: e }, do: [{ set: { register: a, to: 1 } }]'),
			rule('notePoints', 'on: { event: points, as: e }, do: [{ set: { register: b, to: a } }]'),
		];
		const both = [rule('one', `at: end, ${moveCoin}`), rule('two', `at: end, ${points}`)];
		expect(codes(rules(...both, ...waiting))).toEqual(['ORDER-TIE']);
		expect(codes(rules(...both, waiting[0]!))).toEqual([]);
		expect(
			codes(rules(both[0]!, rule('two', `at: end, after: one, ${points}`), ...waiting)),
		).toEqual([]);
	});

	test('not through a rule that waits for pieces of another kind', () => {
		const fold = (kind: string): string =>
			rule(
				`fold${kind}`,
				`on: { event: returned, as: e, where: e.piece.kind == ${kind} }, do: [{ set: { register: a, to: a * 2 + b } }]`,
			);
		const back = (id: string, kind: string): string =>
			rule(id, `at: end, do: [{ return: { pieces: "box.filter(p, p.kind == ${kind})" } }]`);
		const both = [back('one', 'coin'), back('two', 'gem')];
		const fill = rule('fill', 'at: start, do: [{ move: { pieces: bag, to: box } }]');
		expect(codes(rules(...both, fill, fold('coin')))).toEqual([]);
		expect(codes(rules(...both, fill, fold('gem')))).toEqual([]);
		expect(codes(rules(...both, fill, fold('coin'), fold('gem')))).toContain('ORDER-TIE');
		expect(codes(rules(back('one', 'coin'), back('two', 'coin'), fill, fold('coin')))).toEqual([
			'ORDER-TIE',
		]);
	});

	test('through a rule that keeps the last points', () => {
		const pay = [rule('one', `at: end, ${points}`), rule('two', `at: end, ${points}`)];
		const keep = rule(
			'keep',
			'on: { event: points, as: e }, do: [{ set: { register: a, to: e.seat.score } }]',
		);
		const sum = rule(
			'sum',
			'on: { event: points, as: e }, do: [{ set: { register: last, of: e.seat, to: e.seat.last + e.points } }]',
		);
		expect(codes(rules(...pay, keep))).toEqual(['ORDER-TIE']);
		expect(codes(rules(...pay, sum))).toEqual([]);
	});

	test('through a floor under scores', () => {
		const lose = rule('one', 'at: end, do: [{ score: { to: active, count: -5 } }]');
		const gain = rule('two', 'at: end, do: [{ score: { to: active, count: 1 } }]');
		const more = rule('three', 'at: end, do: [{ score: { to: active, count: seats } }]');
		const floor = 'scores: { floor: 0, per: event }\n';
		expect(codes(`${floor}${rules(lose, gain)}`)).toEqual(['ORDER-TIE']);
		expect(codes(rules(lose, gain))).toEqual([]);
		expect(codes(`${floor}${rules(gain, more)}`)).toEqual([]);
		expect(codes(`scores: { floor: 0, per: game }\n${rules(lose, gain)}`)).toEqual([]);
	});

	test('between rules that always hold', () => {
		const always = (more: string): string =>
			`${world}always:\n  - { id: one, when: a == 1, do: [{ set: { register: a, to: 0 } }, { set: { register: b, to: 1 } }] }\n  - { id: two, ${more}when: a == 1, do: [{ set: { register: a, to: 0 } }, { set: { register: b, to: 2 } }] }\n`;
		expect(codes(always(''))).toContain('ORDER-TIE');
		expect(codes(always('after: one, '))).not.toContain('ORDER-TIE');
	});

	test('between replacements that can both apply', () => {
		const replaced = (first: string, second: string): string =>
			`${world}replace:\n  - { id: one, event: returned, as: e, ${first}do: [] }\n  - { id: two, event: returned, as: x, ${second}do: [{ grant: part }] }\nrules:\n${rule('give', 'at: end, do: [{ return: { pieces: active.onBoard } }]')}`;
		expect(codes(replaced('', ''))).toEqual(['ORDER-UNDONE']);
		expect(codes(replaced('when: a == 1, ', 'when: b == 1, '))).toEqual(['ORDER-UNDONE']);
		expect(codes(replaced('when: a == 1, ', 'when: b == 1, after: one, '))).toEqual([]);
		expect(codes(replaced('when: e.piece.inSupply, ', 'when: "!x.piece.inSupply", '))).toEqual([]);
		expect(codes(replaced('when: e.piece.kind == coin, ', 'when: x.piece.kind == gem, '))).toEqual(
			[],
		);
		const bothNothing = replaced('', '').replace('do: [{ grant: part }]', 'do: []');
		expect(codes(bothNothing)).toEqual([]);
	});

	test('between keys of owners at one place', () => {
		const owners =
			'queries: { power: { of: feature, for: seat, value: "it.pieces.count(p, p.owner == seat)" }, owners: { of: feature, most: [power], above: 0 } }\n';
		const key = (id: string, more: string): string =>
			`modify: [{ id: ${id}, query: owners, ${more} }]\n`;
		const pair = (first: string, second: string): string[] =>
			found(strangers(key('one', first), key('two', second), `${world}${owners}`));
		expect(pair('key: seat.number, after: power', 'key: seat.score, after: power')).toEqual([
			'ORDER-OPEN',
		]);
		expect(
			pair('of: line, key: seat.number, after: power', 'of: block, key: seat.score, after: power'),
		).toEqual([]);
		expect(pair('key: seat.number, before: power', 'key: seat.score, after: power')).toEqual([]);
	});

	test.each([
		['after: draw', 'after: draw'],
		['after: draw', 'before: after-place'],
	])('between steps that packs put at one place: %s and %s', (first, second) => {
		const group = first === second ? 'draw' : 'tile';
		const place = (text: string): string => text.replace('draw', group);
		const insert = (id: string, where: string, to: number): string =>
			`insert: [{ id: put, ${where}, steps: [${id}] }]\nrules: [{ id: act, at: ${id}, do: [{ set: { register: a, to: ${to} } }] }]\n`;
		const pair = strangers(insert('one', place(first), 1), insert('two', place(second), 2));
		expect(found(pair)).toEqual(['ORDER-OPEN']);
		expect(
			found(strangers(insert('one', place(first), 1), insert('two', place(second), 1))),
		).toEqual([]);
		const chain = strangers(insert('one', 'after: draw', 1), insert('two', 'after: one', 2));
		expect(found(chain)).toEqual([]);
	});
});

describe('a relation', () => {
	const ties = (where: string, act: string): string[] =>
		codes(`${world.replace('a: { per: game }, b: { per: game }, ', '')}relations: { pairs: { among: { a: seats, b: others(a) }, where: "${where}" } }
rules:
${rule('one', `at: end, do: [{ ${act} }]`)}${rule('two', 'at: end, do: [{ score: { to: active, count: pairs } }]')}`);
	const coins = 'move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board }';

	test('is read where its members follow from what changes', () => {
		expect(ties('bag.exists(p, p.kind == coin)', coins)).toEqual(['ORDER-TIE']);
		expect(ties('a.last > b.last', 'set: { register: last, of: active, to: 3 }')).toEqual([
			'ORDER-TIE',
		]);
	});

	test('is not read where they do not', () => {
		expect(ties('box.exists(p, p.kind == gem)', coins)).toEqual([]);
	});
});

describe('what decides a draw', () => {
	const set = rule('one', 'at: end, do: [{ set: { register: a, to: 1 } }]');
	const game = (deck: string, act: string): string =>
		`deck: ${deck}\n${rules(set, rule('two', `at: end, do: [{ ${act} }]`)).replace('zones: {', 'zones: { pool: { holds: tiles }, ')}`;
	const opens = '{ groups: { late: { opens: a == 1 } } }';
	const into = '{ groups: { late: { opens: a == 1, into: main } } }';
	const size = '{ size: a + 3 }';
	const draw = 'draw-tile: { to: pool }';
	const ofMain = 'draw-tile: { to: pool, group: main }';
	const inHand = 'draw-tile: {}';

	test.each([
		['a group that opens', opens, draw],
		['a group that opens, a tile in hand', opens, inHand],
		['a group that is mixed into another', into, ofMain],
		['the number of draws', size, draw],
		['the number of draws, one group', size, ofMain],
		['the number of draws, asked', size, 'score: { to: active, count: deck.size() }'],
	])('is read by it: %s', (_, deck, act) => {
		expect(codes(game(deck, act))).toEqual(['ORDER-TIE']);
	});

	test.each([
		['another group is drawn from', opens, ofMain],
		['nothing depends on it', '{ groups: { late: {} } }', draw],
	])('is not read where %s', (_, deck, act) => {
		expect(codes(game(deck, act))).toEqual([]);
	});
});

describe('a run of a range of steps', () => {
	const slots = (text: string): ReturnType<typeof compileToy> =>
		compileToy(
			`${world}insert: [{ id: mine, after: tile, steps: [extra] }]\nrules:\n  - { id: again, at: end, limit: { times: 1, per: game }, do: [{ run: { ${text}, measure: 1 } }] }\n  - { id: act, at: extra, do: [{ grant: part }] }\n`,
		);
	const grants = ({ program }: ReturnType<typeof compileToy>): number =>
		program!.code.filter((i) => i.op === 'grant').length;

	test('takes in what packs put between them', () => {
		expect(slots('from: draw, to: after-place').diagnostics).toEqual([]);
		expect(grants(slots('from: draw, to: after-place'))).toBe(2);
		expect(grants(slots('slots: [draw, tile, after-place]'))).toBe(1);
	});

	test('has an end after its beginning', () => {
		expect(found(slots('from: after-place, to: draw'))).toEqual(['RULE-RUN-RANGE']);
		expect(found(slots('from: nowhere, to: draw'))).toEqual(['LINK-ID-UNKNOWN']);
	});
});

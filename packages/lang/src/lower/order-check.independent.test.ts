import { describe, expect, test } from 'vitest';
import { codes, rule, rules, world } from './testing.ts';

describe('a mark that is taken away with its piece', () => {
	const both = [
		rule('one', 'at: end, do: [{ return: { pieces: active.onBoard } }]'),
		rule('two', 'at: end, do: [{ return: { pieces: pieces } }]'),
	];
	const waiting = (when: string, more = ''): string =>
		rule(
			'unmark',
			`on: { event: returned, as: e }, when: "${when}", do: [{ set: { register: marked, of: e.piece, to: "false" } }${more}]`,
		);
	const marked = (...list: string[]): string =>
		rules(...both, ...list).replace(
			'registers: {',
			'registers: { marked: { per: piece, type: bool },',
		);

	test('may be taken away in any order', () => {
		expect(codes(marked(waiting('e.piece.marked')))).toEqual([]);
		expect(codes(marked(waiting('e.piece.marked', ', { set: { register: a, to: b } }')))).toEqual([
			'ORDER-TIE',
		]);
		expect(codes(marked(waiting('pieces.count(p, p.marked) == 2')))).toEqual(['ORDER-TIE']);
	});
});

describe('pieces by which the board joins', () => {
	const world = `
registers: { a: { per: game } }
zones: { bag: {}, box: {} }
pieces: { coin: { shared: 4, starts: bag }, rope: { shared: 4, stands-on: tile } }
actions: { tie: { group: main, choose: { among: { t: board.tiles } }, do: [{ add-segment: { tile: t, kind: line, sides: t.sides, by: "pieces.filter(p, p.kind == rope).first()" } }] } }
`;
	const count = rule('two', 'at: end, do: [{ set: { register: a, to: features(line).size() } }]');
	const move = (kind: string): string =>
		rule(
			'one',
			`at: end, do: [{ move: { pieces: "pieces.filter(p, p.kind == ${kind})", to: off-board } }]`,
		);

	test('change it as they move, and others do not', () => {
		expect(codes(`${world}rules:\n${count}${move('coin')}`)).toEqual([]);
		expect(codes(`${world}rules:\n${count}${move('rope')}`)).toEqual(['ORDER-TIE']);
	});
});

describe('pieces that are put into one zone', () => {
	const put = (at: string, more = ''): string =>
		`do: [{ place: { piece: man, at: ${at}${more} } }]`;
	const both = (first: string, second: string): string[] =>
		codes(
			`${world.replace('zones: {', 'zones: { hold: {}, own: { per: seat },')}rules:\n${rule('one', `at: end, ${first}`)}${rule('two', `at: end, ${second}`)}`,
		);

	test('come in any order', () => {
		expect(both(put('hold'), put('hold'))).toEqual([]);
		expect(both(put('active.own'), put('active.own'))).toEqual([]);
	});

	test.each([
		['into another zone', put('hold'), put('active.own')],
		['into the zone of another seat', put('active.own'), put('left(active).own')],
		['of another seat', put('hold'), put('hold', ', who: left(active)')],
		['for another cause', put('hold'), put('hold', ', cause: taken')],
		['where one counts them', put('hold'), `when: hold.size() < 1, ${put('hold')}`],
	])('show an order %s', (_, first, second) => {
		expect(both(first, second)).toEqual(['ORDER-TIE']);
	});
});

describe('pieces that a verb lets through', () => {
	const jail = (require: string, waive = ''): string[] =>
		codes(`${world.replace('zones: {', 'zones: { jail: {},')}verbs: { capture: { it: piece } }
${require}
actions:
  seize: { group: main, choose: { among: { m: pieces } }, where: "can(capture, m)"${waive}, do: [{ move: { pieces: m, to: jail } }] }
rules:
${rule('one', 'at: end, do: [{ move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board } }]')}${rule('two', 'at: end, do: [{ score: { to: active, count: jail } }]')}`);
	const men = '{ id: men, verb: capture, that: it.kind == man, why: alone }';

	test('are alone in the zone to which they go', () => {
		expect(jail(`require: [${men}]`)).toEqual([]);
	});

	test.each([
		[
			'nothing is required',
			'forbid: [{ id: no, verb: capture, when: it.kind == man, why: alone }]',
			'',
		],
		['another kind is', `require: [${men.replace('man', 'coin')}]`, ''],
		['it is required at times', `require: [${men.replace('that', 'when: a == 1, that')}]`, ''],
		['it is lifted', `require: [${men}]\nallow: [{ id: any, require: men, when: a == 1 }]`, ''],
		['it is waived', `require: [${men}]`, ', waive: men'],
	])('are of any kind where %s', (_, require, waive) => {
		expect(jail(require, waive)).toEqual(['ORDER-TIE']);
	});
});

describe('pieces of a kind that was chosen', () => {
	const taken = (kinds: string): string[] =>
		codes(`${world.replace('zones: {', 'zones: { jail: {},')}actions:
  seize: { group: main, choose: { among: { k: "${kinds}" } }, do: [{ move: { pieces: "pieces.filter(p, p.kind == k).first()", to: jail } }] }
rules:
${rule('one', 'at: end, do: [{ move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board } }]')}${rule('two', 'at: end, do: [{ score: { to: active, count: jail } }]')}`);

	test('are alone in the zone to which they go', () => {
		expect(taken('active.supply.filter(p, p.has(claims)).kinds()')).toEqual([]);
	});

	test('are of any kind where any can be chosen', () => {
		expect(taken('pieces.kinds()')).toEqual(['ORDER-TIE']);
	});
});

describe('features of different kinds', () => {
	const both = (first: string, second: string): string[] =>
		codes(
			rules(
				rule('one', `at: end, do: [{ ${first} }]`),
				rule('two', `at: end, do: [{ ${second} }]`),
			),
		);
	const toBlock = 'convert: { feature: "features(line).first()", to: block }';
	const above = (over: boolean): string =>
		`add-segment: { tile: placed, kind: line, sides: placed.sides, over: ${over} }`;
	const count = (kind: string): string => `score: { to: active, count: features(${kind}).size() }`;
	const open = (kind: string): string =>
		`score: { to: active, count: "features.filter(f, f.kind == ${kind}).sum(f, f.open)" }`;

	test.each([
		['one is made of another', toBlock, count('land')],
		['asked of a filter', toBlock, open('land')],
		['a segment passes above', above(true), count('block')],
		['a segment passes above, asked of a filter', above(true), open('land')],
	])('show no order: %s', (_, first, second) => {
		expect(both(first, second)).toEqual([]);
	});

	test.each([
		['the kind that it was', toBlock, count('line')],
		['the kind that it is made', toBlock, count('block')],
		['the kind that it is made, asked of a filter', toBlock, open('block')],
		['the kind of the segment', above(true), count('line')],
		['a segment that parts others', above(false), count('block')],
		['the tiles of the board', toBlock, 'score: { to: active, count: placed.segments }'],
		[
			'what a feature is worth',
			toBlock,
			'score: { to: active, count: features(land).first().worth }',
		],
	])('show it: %s', (_, first, second) => {
		expect(both(first, second)).toEqual(['ORDER-TIE']);
	});
});

describe('features of the wave', () => {
	const drop = (id: string, features: string): string =>
		rule(id, `at: wave.offer, do: [{ drop: { features: "${features}" } }]`);
	const see = (features: string): string =>
		rule('two', `at: wave.offer, do: [{ set: { register: a, to: "${features}.size()" } }]`);
	const first = drop('one', 'features(block)');

	test.each([
		'wave.round.filter(f, f.kind == line)',
		'wave.features.filter(f, f.kind == line && f.complete)',
		'wave.features.filter(f, f.thin)',
		'features(line).filter(f, f.inWave)',
	])('are of one kind: %s', (features) => {
		const thin = 'define: { thin: { of: feature, type: bool, value: it.kind == line } }\n';
		expect(codes(`${thin}${rules(first, see(features))}`)).toEqual([]);
		expect(
			codes(
				`${thin}${rules(first, see(features.replace('line', 'block').replace('thin', 'complete')))}`,
			),
		).toEqual(['ORDER-TIE']);
	});

	test('are dropped in any order where their kinds differ', () => {
		expect(codes(rules(first, drop('two', 'features(line)')))).toEqual([]);
		expect(codes(rules(first, drop('two', 'wave.features')))).toEqual(['ORDER-TIE']);
		expect(codes(rules(first, drop('two', 'features(kinds(claimable))')))).toEqual([]);
	});

	test('have both kinds where they are converted', () => {
		const convert = rule(
			'two',
			'at: wave.offer, for-each: { as: f, in: "wave.round.filter(x, x.kind == line)" }, do: [{ convert: { feature: f, to: block } }, { drop: { features: f } }]',
		);
		expect(codes(rules(first, convert))).toEqual(['ORDER-TIE']);
	});
});

describe('cells of the state', () => {
	const independent: [string, string, string][] = [
		[
			'pieces of different kinds',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: box }',
			'move: { pieces: "pieces.filter(p, p.kind == gem)", to: bag }',
		],
		[
			'a zone that holds another kind',
			'move: { pieces: "pieces.filter(p, p.kind == coin && p.inSupply)", to: off-board }',
			'score: { to: active, count: box }',
		],
		[
			'pieces of seats',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board }',
			'score: { to: active, count: active.onBoard }',
		],
		[
			'a filter by a tag',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board }',
			'score: { to: active, count: "features(line).flatMap(f, f.pieces).filter(p, p.has(claims))" }',
		],
	];
	test.each(independent)('do not meet: %s', (_, first, second) => {
		const text = rules(
			rule('one', `at: end, do: [{ ${first} }]`),
			rule('two', `at: end, do: [{ ${second} }]`),
		);
		expect(codes(text)).toEqual([]);
	});

	test.each([
		[
			'a zone that the kind can reach',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: box }',
			'score: { to: active, count: box }',
		],
		[
			'a requirement that reads the kind',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board }',
			'if: "can(deploy, man, board.segments([line]).first())", then: [{ score: { to: active, count: 1 } }]',
		],
		[
			'the first of all pieces',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: off-board }',
			'score: { to: active, count: "[bag.first()].filter(p, p.kind == gem)" }',
		],
	])('meet: %s', (_, first, second) => {
		const text = `require: [{ id: coins, verb: deploy, that: "bag.exists(p, p.kind == coin)", why: alone }]\n${rules(
			rule('one', `at: end, do: [{ ${first} }]`),
			rule('two', `at: end, do: [{ ${second} }]`),
		)}`;
		expect(codes(text)).toEqual(['ORDER-TIE']);
	});
});

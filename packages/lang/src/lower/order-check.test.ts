import { describe, expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';

const world = `
registers: { a: { per: game }, b: { per: game }, last: { per: seat } }
zones: { bag: {}, chest: {} }
pieces: { coin: { shared: 4, starts: bag }, gem: { shared: 4, starts: chest } }
`;
const rule = (id: string, more: string): string => `  - { id: ${id}, ${more} }\n`;
const rules = (...list: string[]): string => `${world}rules:\n${list.join('')}`;
const codes = (text: string): string[] => compileToy(text).diagnostics.map((d) => d.code);

function strangers(
	first: string,
	second: string,
	more = world,
	selection: Parameters<typeof compileToy>[1] = {},
): ReturnType<typeof compileToy> {
	return named('left', 'right', first, second, more, selection);
}

function named(
	left: string,
	right: string,
	first: string,
	second: string,
	more = world,
	selection: Parameters<typeof compileToy>[1] = {},
): ReturnType<typeof compileToy> {
	const packs = {
		[`${left}/pack.yaml`]: manifest(left, 'role: expansion\nuse: [toy]\n'),
		[`${left}/rules.yaml`]: `format: 1\n${first}`,
		[`${right}/pack.yaml`]: manifest(right, 'role: expansion\nuse: [toy]\n'),
		[`${right}/rules.yaml`]: `format: 1\n${second}`,
	};
	return compileToy(more, { with: [left, right], ...selection }, packs);
}

const found = ({ diagnostics }: ReturnType<typeof compileToy>): string[] =>
	diagnostics.map((d) => d.code);

describe('an order that shows', () => {
	const moveCoin = 'do: [{ move: { pieces: bag.first(), to: chest } }]';
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
			rule(id, `at: end, do: [{ return: { pieces: "chest.filter(p, p.kind == ${kind})" } }]`);
		const both = [back('one', 'coin'), back('two', 'gem')];
		const fill = rule('fill', 'at: start, do: [{ move: { pieces: bag, to: chest } }]');
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

describe('pieces by which the board joins', () => {
	const world = `
registers: { a: { per: game } }
zones: { bag: {}, chest: {} }
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
		expect(ties('chest.exists(p, p.kind == gem)', coins)).toEqual([]);
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

describe('cells of the state', () => {
	const independent: [string, string, string][] = [
		[
			'pieces of different kinds',
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: chest }',
			'move: { pieces: "pieces.filter(p, p.kind == gem)", to: bag }',
		],
		[
			'a zone that holds another kind',
			'move: { pieces: "pieces.filter(p, p.kind == coin && p.inSupply)", to: off-board }',
			'score: { to: active, count: chest }',
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
			'move: { pieces: "pieces.filter(p, p.kind == coin)", to: chest }',
			'score: { to: active, count: chest }',
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

describe('packs that do not know each other', () => {
	const set = (id: string, to: number): string =>
		`rules: [{ id: ${id}, at: end, do: [{ set: { register: a, to: ${to} } }] }]\n`;
	const orderOf = ({ program }: ReturnType<typeof compileToy>): string[] =>
		program!.code.filter((i) => i.op === 'set').map((i) => program!.sources[i.source!]!.id);

	test('meet with a default order, which is told and kept', () => {
		const made = strangers(set('one', 1), set('two', 2));
		expect(found(made)).toEqual(['ORDER-OPEN']);
		const [first, then] = orderOf(made);
		expect(made.program!.order).toEqual([{ slot: 'end', first, then }]);
		expect(made.diagnostics[0]!.message).toContain(`"${first}" comes first now`);
	});

	test('keep their default order under other names', () => {
		const value = (made: ReturnType<typeof compileToy>): unknown =>
			made.program!.code.flatMap((i) =>
				i.op === 'set' && i.value.op === 'const' ? i.value.value : [],
			);
		const expected = value(strangers(set('one', 1), set('two', 2)));
		expect(value(named('zebra', 'ant', set('one', 1), set('two', 2)))).toEqual(expected);
		expect(value(named('ant', 'zebra', set('x', 1), set('a', 2)))).toEqual(expected);
		expect(value(named('b', 'a', set('a', 1), set('b', 2)))).toEqual(expected);
	});

	test('obey the set-up and house rules', () => {
		for (const [first, then] of [
			['left.one', 'right.two'],
			['right.two', 'left.one'],
		] as const) {
			const chosen = strangers(set('one', 1), set('two', 2), world, { order: [{ first, then }] });
			expect(found(chosen)).toEqual([]);
			expect(orderOf(chosen)).toEqual([first, then]);
			expect(chosen.program!.order).toEqual([{ slot: 'end', first, then }]);
		}
		const hashes = [true, false].map((is) => {
			const [first, then] = is ? ['left.one', 'right.two'] : ['right.two', 'left.one'];
			const order = [{ first: first!, then: then! }];
			return strangers(set('one', 1), set('two', 2), world, { order }).program!.hash;
		});
		expect(hashes[0]).not.toBe(hashes[1]);
	});

	test('hear when a chosen order is not needed', () => {
		const order = [{ first: 'left.one', then: 'right.gone' }];
		const made = strangers(set('one', 1), set('two', 1), world, { order });
		expect(found(made)).toEqual(['ORDER-UNUSED']);
	});

	test('do not break what a pack has said by rules that wait for its events', () => {
		const pays = `${world}rules:\n${rule('one', 'at: end, do: [{ score: { to: active, count: 2 } }]')}${rule('two', 'at: end, do: [{ score: { to: active, count: 3 } }]')}`;
		const keeps =
			'rules: [{ id: keeps, on: { event: points, as: e }, do: [{ set: { register: a, to: e.points } }] }]\n';
		expect(found(strangers(keeps, set('other', 1), pays))).toEqual(['ORDER-OPEN']);
	});

	test('are not warned where both only ask', () => {
		const ask = (id: string): string =>
			`rules: [{ id: ${id}, at: end, do: [{ choose: { id: ${id}Asks, options: [x, y] } }] }]\n`;
		expect(found(strangers(ask('one'), ask('two')))).toEqual([]);
		expect(
			codes(
				rules(
					rule('one', 'at: end, do: [{ choose: { id: p, options: [x, y] } }]'),
					rule('two', 'at: end, do: [{ choose: { id: q, options: [x, y] } }]'),
				),
			),
		).toEqual(['ORDER-TIE']);
	});

	test('hear of all their ties at once', () => {
		const many = (from: number): string =>
			`rules:\n${['draw', 'after-place', 'end'].map((slot, i) => `  - { id: r${i}, at: ${slot}, do: [{ set: { register: a, to: ${from + i} } }] }\n`).join('')}`;
		const made = strangers(many(1), many(11));
		expect(found(made)).toEqual(['ORDER-OPEN', 'ORDER-OPEN', 'ORDER-OPEN']);
	});

	test('may not undo what the other changes', () => {
		const patch = (each: number): string =>
			`with: { toy: { changes: [{ patch: line, with: { value: { tiles: { each: ${each} } } } }] } }\n`;
		expect(found(strangers(patch(3), patch(4)))).toContain('LINK-CHANGED-TWICE');
		expect(found(strangers(patch(3), patch(3)))).not.toContain('LINK-CHANGED-TWICE');
		const other = 'with: { toy: { changes: [{ patch: line, with: { title: Lines } }] } }\n';
		expect(found(strangers(patch(3), other))).not.toContain('LINK-CHANGED-TWICE');
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

describe('declarations that meet', () => {
	const act = (to: number): string =>
		`rules: [{ id: act, at: end, do: [{ set: { register: a, to: ${to} } }] }]\n`;

	test('are told with their order, whether it is the default or chosen', () => {
		const byDefault = strangers(act(1), act(2)).meetings;
		expect(byDefault).toMatchObject([{ slot: 'end', over: 'register a', isChosen: false }]);
		const { first, then } = byDefault[0]!;
		expect(
			strangers(act(1), act(2), world, { order: [{ first: then, then: first }] }).meetings,
		).toEqual([{ slot: 'end', first: then, then: first, over: 'register a', isChosen: true }]);
	});

	test('are none where only two seats are asked', () => {
		const ask = (id: string): string =>
			`rules: [{ id: ask, at: end, do: [{ choose: { id: ${id}, options: [yes, no] } }] }]\n`;
		const { program, meetings } = strangers(ask('one'), ask('two'));
		expect(program!.order).toHaveLength(1);
		expect(meetings).toEqual([]);
	});
});

import { describe, expect, it } from 'vitest';
import type { Type } from '../ir/types.ts';
import { checkExpr } from './check.ts';
import type { Expected, ExprContext } from './context.ts';
import { bad, context, contextOf, decided, ok, vars } from './sample.test.ts';
import { show } from './show.ts';

function typeOf(text: string, expected?: Expected): Type {
	const { expr, problems } = checkExpr(text, context(), expected);
	expect(problems, text).toEqual([]);
	return expr!.type;
}

describe('types', () => {
	it.each<[string, Type]>([
		['1 + n * 2', 'int'],
		['-n % 3 == 1', 'bool'],
		['n / 2 > 0 && !true || f.complete', 'bool'],
		['f.tiles.size()', 'int'],
		['f.tiles', 'set(tile)'],
		['cells.tiles', 'set(tile)'],
		['cells.tile', 'set(tile)'],
		['around(t).tiles.segments(city).features', 'set(feature)'],
		['t.segments([road, city])', 'set(segment)'],
		['t.segments', 'set(segment)'],
		['seats.filter(x, x.score > 3)', 'set(seat)'],
		['seats.map(x, x.score)', 'set(int)'],
		['seats.flatMap(x, x.holdings)', 'set(piece)'],
		['seats.flatMap(x, x)', 'set(seat)'],
		['seats.holdings', 'set(piece)'],
		['seats.argmax(x, x.score).only()', 'seat'],
		['seats.max(x, x.score)', 'int'],
		['max(n, 3)', 'int'],
		['seat.abbot', 'piece'],
		['seat.follower', 'set(piece)'],
		['seat.abbot.feature', 'feature'],
		['warden.feature', 'feature'],
		['[warden, p]', 'set(piece)'],
		['bag.size()', 'int'],
		['f.stack.first(2)', 'set(piece)'],
		['f.stack.first()', 'piece'],
		['pieces.kinds()', 'set(piece-kind)'],
		['f.pennant', 'int'],
		['f.inn', 'bool'],
		['s.pennant', 'int'],
		['t.goldmine', 'bool'],
		['t.kind.goldmine', 'bool'],
		['f.floors + asked', 'int'],
		['side.bend', 'enum:register.bend'],
		['duel.a.complete', 'bool'],
		['challenge.filter(d, d.a == f)', 'set(pair:challenge)'],
		['power(f, seat) + f.power(seat)', 'int'],
		['f.occupied', 'bool'],
		['t.claimants', 'set(seat)'],
		['board.tiles.claimants', 'set(seat)'],
		['cells.filled + f.reach.filled', 'int'],
		['wave.features.flatMap(x, wave.owners(x))', 'set(seat)'],
		['wave.gained(active)', 'int'],
		['deck.size(land) + deck.size()', 'int'],
		['deck.filter(x, x == t.kind).size() + box.count(x, x in aside)', 'int'],
		['deck.first()', 'tile-kind'],
		['table(n, [1, 4, 7, 10], [0, 1, 2, 3, 4])', 'int'],
		['can(deploy, piece, s) && can(deploy, follower, s)', 'bool'],
		['possible(claim)', 'bool'],
		['n == 1 ? none : t', 'tile'],
		['n == 1 ? [] : f.tiles', 'set(tile)'],
		['n > 0 ? bag : seat.holdings', 'zone'],
		['n > 0 ? bag : f.pieces', 'set(piece)'],
		['f.cities', 'set(feature)'],
		['f.cities.pieces', 'set(piece)'],
		['dragon.tile', 'tile'],
		['param.base.meeplesPerPlayer + 1', 'int'],
		['element.farmers && pack.innsAndCathedrals', 'bool'],
		['t.kind == AM_A', 'bool'],
		['5 / param.base.meeplesPerPlayer', 'int'],
		['0x10 + 2147483647', 'int'],
	])('%s is %s', (text, type) => {
		if (text.startsWith('0x10')) expect(bad(text)).toEqual(['TYPE-INT-RANGE@0x10 + 2147483647']);
		else expect(typeOf(text)).toBe(type);
	});

	it('takes words of an enumeration from their place', () => {
		expect(ok('param.base.twoTileCity == half')).toBe('(param{0} == 1)');
		expect(ok('half == param.base.twoTileCity')).toBe('(1 == param{0})');
		expect(ok('f.connect != area')).toBe('(feature.connect(f) != 1)');
		expect(ok('turn(side, side) == side.bend')).toContain('register0(side)');
		expect(ok('t.group == river')).toBe('(tile.group(t) == 1)');
		expect(ok('river != spot.tile.group')).toBe('(1 != tile-kind.group(placement.tile(spot)))');
		expect(ok('side.bend in [left, right]')).toBe('(register0(side) in [1, 2])');
		expect(ok('n == 0 ? left : right', 'enum:turn')).toBe('((n == 0) ? 1 : 2)');
	});

	it('fits a single thing where a set is due, a zone where pieces are, a kind where its piece is', () => {
		expect(ok('active', 'set(seat)')).toBe('[active()]');
		expect(ok('active', ['int', 'set(seat)'])).toBe('[active()]');
		expect(ok('bag', 'set(piece)')).toBe('zone.pieces(zone{0}())');
		expect(ok('bag', 'zone')).toBe('zone{0}()');
		expect(ok('seat.holdings', 'set(piece)')).toBe('seat.zone{1}(seat)');
		expect(ok('seat.holdings', 'zone')).toBe('zone{1}(seat)');
		expect(ok('seat.holdings.size()')).toBe('set(*).size(seat.zone{1}(seat))');
		expect(ok('f.stack', 'set(*)')).toBe('feature.zone{2}(f)');
		expect(ok('warden', 'piece')).toBe('piece-kind.piece(2)');
		expect(ok('warden == p')).toBe('(piece-kind.piece(2) == p)');
		expect(ok('features(road)')).toBe('features(set(kind))([0])');
		expect(ok('castle', 'space')).toBe('1');
		expect(ok('castle == p.space')).toBe('(1 == piece.space(p))');
		expect(ok('f.kind == castle')).toBe('(feature.kind(f) == 5)');
	});

	it('gives every binder its own slot', () => {
		const c = context();
		const { expr } = checkExpr(
			'f.pieces.exists(a, g.pieces.all(b, b.owner == seat)) && f.tiles.pieces.empty()',
			c,
		);
		const slots: number[] = [];
		JSON.stringify(expr, (key, value: unknown) => {
			const v = value as { op?: string; slot?: number };
			if (v?.op === 'fold') slots.push(v.slot!);
			return value;
		});
		expect(new Set(slots).size).toBe(3);
		expect(Math.min(...slots)).toBe(Object.keys(vars).length);
	});

	it('lifts properties of members to their set', () => {
		expect(ok('f.tiles.cell')).toMatch(/^map\(feature.tiles\(f\), \$\d+, tile.cell\(each\)\)$/);
		expect(ok('f.tiles.cells')).toMatch(
			/^flatMap\(feature.tiles\(f\), \$\d+, tile.cells\(each\)\)$/,
		);
		expect(ok('cells.filled')).toBe('define1(cells)');
	});

	it('takes tags and marks as words', () => {
		expect(ok('kinds(claimable).size()')).toBe('5');
		expect(ok('features(kinds(claimable))')).toBe('features(set(kind))([0, 1, 2, 3, 4])');
		expect(bad('kinds(claims)')).toEqual(['TYPE-UNKNOWN-TAG@claims']);
		expect(ok('stretch(s, inn)')).toBe('stretch(segment,enum:mark)(s, 1)');
		expect(bad('stretch(s, cathedral)')).toEqual(['TYPE-UNKNOWN-VALUE@cathedral']);
		expect(bad('p.space.has(x)')).toEqual(['TYPE-UNKNOWN-TAG@x']);
	});

	it('keeps the kind of a feature it knows', () => {
		const it_ = { kind: 'temp', slot: 0, type: 'feature', ofKind: 3 } as const;
		const kind = (ofKind: number, text: string): ReturnType<typeof checkExpr> =>
			checkExpr(text, contextOf({ it: { ...it_, ofKind } }, { implicit: 'it' }));
		expect(show(kind(1, 'rate').expr!)).toBe('define3(it)');
		expect(kind(0, 'rate').problems[0]?.code).toBe('TYPE-UNKNOWN-NAME');
		expect(show(kind(2, 'nearby').expr!)).toBe('feature.touch{1}(it)');
		expect(show(kind(3, 'nearby').expr!)).toBe('feature.ends{0}(it)');
		expect(ok('f.nearby')).toBe('set(*).union(feature.touch{1}(f), feature.ends{0}(f))');
		// only fields (4) have cities
		expect(show(kind(4, 'cities').expr!)).toBe('feature.touch{1}(it)');
		expect(kind(1, 'cities')).toMatchObject({ expr: { op: 'list', items: [] }, problems: [] });
	});
});

describe('none', () => {
	it('refuses to compare two values that may both be none', () => {
		expect(bad('p.feature == warden.feature')).toEqual([
			'TYPE-NONE-COMPARISON@p.feature == warden.feature',
		]);
		expect(bad('placed == f.tiles.first()')).toHaveLength(1);
		expect(ok('s.tile == placed')).toBe('(segment.tile(s) == placed())');
		expect(ok('p.owner == seat')).toBe('(piece.owner(p) == seat)');
	});

	it('knows what a test before has shown', () => {
		ok('warden.feature != none && p.feature == warden.feature');
		ok('warden.feature == none || p.feature == warden.feature');
		ok('!(warden.feature == none) && n > 0 && p.feature == warden.feature');
		ok('p.feature == none ? false : p.feature == warden.feature');
		expect(bad('p.feature == none ? p.feature == warden.feature : false')).toHaveLength(1);
		expect(bad('warden.feature != none || p.feature == warden.feature')).toHaveLength(1);
	});

	it('carries what may be none through properties', () => {
		expect(bad('p.feature.kind == warden.feature.kind')).toHaveLength(1);
		ok('p.feature != none && p.feature.kind == warden.feature.kind');
		expect(checkExpr('p.feature', context()).nullable).toBe(true);
		expect(checkExpr('s.feature', context()).nullable).toBe(false);
		expect(checkExpr('p.feature.open', context()).nullable).toBe(false);
		expect(checkExpr('n > 0 ? s.feature : none', context()).nullable).toBe(true);
	});

	it('needs a type', () => {
		expect(bad('none')).toEqual(['TYPE-UNTYPED@none']);
		expect(bad('[]')).toEqual(['TYPE-UNTYPED@[]']);
		expect(bad('n == none')).toEqual(['TYPE-MISMATCH@none']);
		expect(ok('none', 'tile')).toBe('none');
		expect(ok('[]', 'set(seat)')).toBe('[]');
	});
});

describe('before', () => {
	it('gives a slot to each value it keeps', () => {
		const kept: string[] = [];
		const before: ExprContext['before'] = (e) => 40 + kept.push(show(e));
		const { expr, problems } = checkExpr(
			's.kind in [road, city] && before(s.pieces.exists(x, x.owner == active)) && before(n) > n',
			context({ before }),
			'bool',
		);
		expect(problems).toEqual([]);
		expect(show(expr!)).toContain('before41(');
		expect(show(expr!)).toContain('before42(n)');
		expect(kept).toHaveLength(2);
	});

	it('stands in no fold, no other before, and keeps no set', () => {
		const before = (): number => 1;
		expect(bad('f.tiles.exists(x, before(x.goldmine))', undefined, { before })).toEqual([
			'TYPE-BEFORE@before(x.goldmine)',
		]);
		expect(bad('before(before(n))', undefined, { before })).toEqual(['TYPE-BEFORE@before(n)']);
		expect(bad('before(f.tiles)', undefined, { before })).toEqual(['TYPE-BEFORE@before(f.tiles)']);
	});
});

describe('a decided set-up', () => {
	const fold = (text: string): string => ok(text, undefined, { model: decided });
	it('leaves no parameter, element or pack', () => {
		expect(fold('param.base.twoTileCity == half && f.tiles.size() == 2 ? 1 : 2')).toBe(
			'((set(*).size(feature.tiles(f)) == 2) ? 1 : 2)',
		);
		expect(fold('param.fields.scoring == perCity4 ? 4 : 3')).toBe('3');
		expect(fold('seats.size() == 2 ? 7 : seats.size() == 4 ? 6 : 5')).toBe('6');
		expect(fold('element.gardens || pack.base')).toBe('true');
		expect(fold('param.base.meeplesPerPlayer / param.fields.pointsPerCity')).toBe('2');
	});

	it('lets what is absent vanish', () => {
		expect(fold('f.kind == river')).toBe('false');
		expect(fold('side.kind != river')).toBe('true');
		expect(fold('f.kind in [river, road]')).toBe('(feature.kind(f) in [0])');
		expect(fold('features(river).size()')).toBe('0');
		expect(fold('pieces.filter(x, x.kind == barge).exists(x, x.power > 1)')).toBe('false');
		expect(fold('f.cathedral ? 3 : 2')).toBe('2');
		expect(fold('seat.gone')).toBe('7');
		expect(fold('seat.barge.size()')).toBe('0');
		expect(fold('f.haunted || f.complete')).toBe('feature.complete(f)');
		expect(fold('chest.size() + n')).toBe('(0 + n)');
		expect(fold('f.shores.size() > 0')).toBe('false');
		expect(fold('can(leave, p)')).toBe('false');
		expect(fold('barge.has(claims)')).toBe('false');
		expect(fold('follower.has(claims) && p.has(claims)')).toBe('piece.has{0,1}(p)');
	});
});

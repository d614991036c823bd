import { describe, expect, it } from 'vitest';
import { checkExpr } from './check.ts';
import { bad, context, contextOf, ok } from './sample.test.ts';
import { inBoundedTime } from '../../../schema/src/testing.ts';

describe('refusals', () => {
	it.each<[string, ...string[]]>([
		['n +', 'TYPE-SYNTAX@'],
		['(n', 'TYPE-SYNTAX@'],
		['n = 1', 'TYPE-SYNTAX@='],
		['n and n', 'TYPE-SYNTAX@and'],
		['', 'TYPE-SYNTAX@'],
		['n ? 1', 'TYPE-SYNTAX@'],
		['n # 1', 'TYPE-SYNTAX@#'],
		['seat.für', 'TYPE-SYNTAX@ü'],
		['for + 1', 'TYPE-RESERVED@for'],
		['1.5 + n', 'TYPE-LITERAL@1.5'],
		['1e999', 'TYPE-LITERAL@1e999'],
		['"road" == n', 'TYPE-LITERAL@"road"'],
		["f.kind == 'road'", "TYPE-LITERAL@'road'"],
		['null', 'TYPE-LITERAL@null'],
		['{1: 2}', 'TYPE-LITERAL@{1: 2}'],
		['f.tiles[0]', 'TYPE-LITERAL@f.tiles[0]'],
		['1u', 'TYPE-LITERAL@1u'],
		['2147483648', 'TYPE-INT-RANGE@2147483648'],
		['2000000000 + 2000000000', 'TYPE-INT-RANGE@2000000000 + 2000000000'],
		['99999999999999999999', 'TYPE-INT-RANGE@99999999999999999999'],
		['n && true', 'TYPE-MISMATCH@n'],
		['f.tiles + 1', 'TYPE-MISMATCH@f.tiles'],
		['f.complete > 1', 'TYPE-MISMATCH@f.complete'],
		['!n', 'TYPE-MISMATCH@n'],
		['-f', 'TYPE-MISMATCH@f'],
		['n ? 1 : 2', 'TYPE-MISMATCH@n'],
		['around(n)', 'TYPE-MISMATCH@n'],
		['left(f)', 'TYPE-MISMATCH@f'],
		['wave.worth(t)', 'TYPE-MISMATCH@t'],
		['features([road, f])', 'TYPE-MISMATCH@f'],
		['f.tiles.filter(x, x.kind)', 'TYPE-MISMATCH@x.kind'],
		['f.tiles.map(x, x.cells)', 'TYPE-MISMATCH@x.cells'],
		['f.tiles.flatMap(x, true)', 'TYPE-MISMATCH@true'],
		['t in f.pieces', 'TYPE-MISMATCH@t'],
		['[true]', 'TYPE-MISMATCH@true'],
		['f.tiles == g.tiles', 'TYPE-COMPARISON@f.tiles == g.tiles'],
		['f == t', 'TYPE-COMPARISON@f == t'],
		['true == 1', 'TYPE-COMPARISON@true == 1'],
		['n > 0 ? f : t', 'TYPE-COMPARISON@n > 0 ? f : t'],
		['roda', 'TYPE-UNKNOWN-NAME@roda'],
		['roda == raod', 'TYPE-UNKNOWN-NAME@roda'],
		['param.base.towTileCity == half', 'TYPE-UNKNOWN-NAME@param.base.towTileCity'],
		['param.base', 'TYPE-UNKNOWN-NAME@param.base'],
		['board.tile.size()', 'TYPE-UNKNOWN-NAME@board.tile'],
		['wave.nothing(f)', 'TYPE-UNKNOWN-FUNCTION@wave.nothing'],
		['param.base.twoTileCity == hlaf', 'TYPE-UNKNOWN-VALUE@hlaf'],
		['deck.size(sea)', 'TYPE-UNKNOWN-VALUE@sea'],
		['f.tile', 'TYPE-UNKNOWN-MEMBER@tile'],
		['f.pieces.size().x', 'TYPE-UNKNOWN-MEMBER@x'],
		['f.rate', 'TYPE-UNKNOWN-MEMBER@rate'],
		['arround(t)', 'TYPE-UNKNOWN-FUNCTION@arround'],
		['p.has(claimable)', 'TYPE-UNKNOWN-TAG@claimable'],
		['p.has(claims && true)', 'TYPE-UNKNOWN-TAG@claims && true'],
		['can(fly, piece)', 'TYPE-UNKNOWN-ACTION@fly'],
		['possible(fly)', 'TYPE-UNKNOWN-ACTION@fly'],
		['castle == castle', 'TYPE-AMBIGUOUS@castle'],
		['f.tiles.exists(t, t.goldmine)', 'TYPE-AMBIGUOUS@t'],
		['f.tiles.size', 'TYPE-FORM@size'],
		['pieces.kinds', 'TYPE-FORM@kinds'],
		['f.complete()', 'TYPE-FORM@complete'],
		['active()', 'TYPE-FORM@active'],
		['around', 'TYPE-FORM@around'],
		['deck.empty', 'TYPE-FORM@deck.empty'],
		['wave.features()', 'TYPE-FORM@wave.features()'],
		['f.tiles.first(1, 2)', 'TYPE-ARGUMENT-COUNT@first'],
		['max(1)', 'TYPE-ARGUMENT-COUNT@max'],
		['f.tiles.exists(true)', 'TYPE-ARGUMENT-COUNT@exists'],
		['can(deploy, piece)', 'TYPE-ARGUMENT-COUNT@can(deploy, piece)'],
		['can()', 'TYPE-ARGUMENT-COUNT@can()'],
		['f.tiles.sum(x.y, 1)', 'TYPE-VARIABLE@x.y'],
		['n.exists(x, true)', 'TYPE-NOT-A-SET@exists'],
		['t in f', 'TYPE-NOT-A-SET@f'],
		['f.segments.pennant', 'TYPE-LIFT@pennant'],
		['features.complete', 'TYPE-LIFT@complete'],
		['n / 0', 'TYPE-DIVISION@0'],
		['7 % n', 'TYPE-DIVISION@n'],
		['n / param.fields.pointsPerCity', 'TYPE-DIVISION@param.fields.pointsPerCity'],
		['table(n, [1], [2])', 'TYPE-TABLE@[2]'],
		['table(n, [2, 1], [1, 2, 3])', 'TYPE-TABLE@[2, 1]'],
		['table(n, [n], [1, 2])', 'TYPE-TABLE@n'],
		['table(n, n, [1])', 'TYPE-TABLE@n'],
		['before(f.complete)', 'TYPE-BEFORE@before(f.complete)'],
		['faulty.tile'],
		['n + roda + f.tiles.szie()', 'TYPE-UNKNOWN-NAME@roda', 'TYPE-UNKNOWN-MEMBER@szie'],
	])('%s', (text, ...codes) => {
		expect(bad(text)).toEqual(codes);
	});

	it('finds the method name of a receiver in brackets', () => {
		expect(bad('( f ).tiles . szie( )')).toEqual(['TYPE-UNKNOWN-MEMBER@szie']);
	});

	it('suggests what stands nearest', () => {
		const near = (text: string): (string | undefined)[] =>
			checkExpr(text, context()).problems.map((p) => p.suggestion);
		expect(near('f.pieecs.size()')).toEqual(['pieces']);
		expect(near('raod')).toEqual(['road']);
		expect(near('param.base.towTileCity == half')).toEqual(['param.base.twoTileCity']);
		expect(near('param.base.twoTileCity == hlaf')).toEqual(['half']);
		expect(near('p.has(clams)')).toEqual(['claims']);
		expect(near('can(deplay, piece, s)')).toEqual(['deploy']);
	});

	it('says what is due', () => {
		expect(bad('n', 'bool')).toEqual(['TYPE-MISMATCH@n']);
		expect(bad('n', ['seat', 'set(seat)'])).toEqual(['TYPE-MISMATCH@n']);
		expect(bad('f.complete', '*')).toEqual(['TYPE-MISMATCH@f.complete']);
		expect(bad('n', 'set(*)')).toEqual(['TYPE-MISMATCH@n']);
		expect(checkExpr('n', context(), ['seat', 'set(seat)']).problems[0]?.args).toEqual({
			expected: 'a seat or a set of seats',
			found: 'a number',
		});
	});

	it('refuses names with two meanings and names both', () => {
		const c = contextOf({ it: 'feature', follower: 'piece' }, { implicit: 'it' });
		expect(checkExpr('pieces', c).problems[0]?.args).toEqual({
			name: 'pieces',
			first: 'the built-in property pieces of it',
			second: 'the built-in pieces',
		});
		expect(checkExpr('follower', c).problems[0]?.args).toMatchObject({
			first: 'the variable follower',
			second: 'the piece follower',
		});
		expect(checkExpr('tiles.size() + it.pieces.size()', c).problems).toEqual([]);
	});

	it('keeps names to their places', () => {
		for (const text of ['wave.features', 'wave.worth(f)', 'wave.features.size()', 'wave.nothing'])
			expect(bad(text, undefined, { site: 'kind' })).toEqual([`TYPE-SCOPE@${text}`]);
	});

	it('bounds length and depth', () => {
		inBoundedTime(() => {
			expect(bad('1 + '.repeat(25_000) + '1')[0]).toMatch(/^EXPRESSION-LONG/);
			expect(bad('('.repeat(900) + '1' + ')'.repeat(900))[0]).toMatch(/^EXPRESSION-DEEP/);
			expect(bad('!'.repeat(1900) + 'true')[0]).toMatch(/^EXPRESSION-DEEP/);
			expect(bad('n' + '.x'.repeat(900))[0]).toMatch(/^EXPRESSION-DEEP/);
			expect(bad('1' + ' + 1'.repeat(400))[0]).toMatch(/^EXPRESSION-DEEP/);
			expect(ok('1' + ' + 1'.repeat(200))).toBe('201');
		});
	});
});

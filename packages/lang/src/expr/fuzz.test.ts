import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExpr } from './check.ts';
import { costOf } from './cost.ts';
import { namesAt } from './names-at.ts';
import { readsOf } from './reads.ts';
import { contextOf, decided } from './sample.test.ts';
import { inBoundedTime } from '../../../schema/src/testing.ts';

const seeds = [
	'it.pieces.filter(p, p.owner == seat && p.has(counted)).sum(p, p.power)',
	'it.sides.all(s, s.facing == none || s.kind == s.facing.kind)',
	'param.base.twoTileCity == half && tiles.size() == 2 ? 1 : 2',
	'wave.features.filter(f, f.completed && f.connect != area).flatMap(f, wave.owners(f))',
	'active.supply.filter(p, p.has(claims)).kinds()',
	'table(n, [1, 4, 7, 10], [0, 1, 2, 3, 4]) - -2147483648 % 7',
	'around(placed).tiles.without(placed).segments([road, city]).features',
	'can(deploy, follower, board.tiles.first().segments.first()) || possible(claim)',
	'[castle, market, none, []] == element.farmers',
];

const pieces = [
	...'. ( ) [ ] , : ? + - * / % ! < > == != && || in \n // " \' { } _ 1 0 2147483648 1.5 it none true'.split(
		' ',
	),
	...'filter map exists all sum argmax size first only without union road city castle pieces tiles features'.split(
		' ',
	),
	...'param.base.twoTileCity half wave.owners board.tiles before table can possible deploy x y f owner kind'.split(
		' ',
	),
	' ',
	'constructor',
	'__proto__',
	'toString',
	'\u0000',
	'ü',
	'😀',
];

const mutated = fc
	.record({
		seed: fc.constantFrom(...seeds),
		edits: fc.array(
			fc.record({ at: fc.nat(100), drop: fc.nat(6), put: fc.constantFrom('', ...pieces) }),
			{ maxLength: 6 },
		),
	})
	.map(({ seed, edits }) =>
		edits.reduce((s, e) => {
			const at = e.at % (s.length + 1);
			return s.slice(0, at) + e.put + s.slice(at + e.drop);
		}, seed),
	);
const joined = fc.array(fc.constantFrom(...pieces), { maxLength: 40 }).map((p) => p.join(''));
const anything = fc.oneof(mutated, joined, fc.string({ unit: 'binary', maxLength: 60 }));

describe('any text', () => {
	it('earns an expression or problems inside of it, in bounded time', () => {
		fc.assert(
			fc.property(anything, fc.boolean(), (text, set) => {
				const context = contextOf(
					{ it: 'feature', seat: 'seat', n: 'int' },
					{ implicit: 'it', before: () => 3, ...(set ? { model: decided } : {}) },
				);
				const types = set ? (['int', 'set(*)'] as const) : undefined;
				const { expr, problems } = inBoundedTime(() => checkExpr(text, context, types));
				expect(expr === undefined).toBe(problems.length > 0);
				for (const p of problems) {
					expect(p.start).toBeGreaterThanOrEqual(0);
					expect(p.end).toBeGreaterThanOrEqual(p.start);
					expect(p.end).toBeLessThanOrEqual(text.length);
				}
				if (expr !== undefined) {
					expect(costOf(expr).steps).toBeGreaterThan(0);
					readsOf(expr);
				}
			}),
			{ numRuns: 4000 },
		);
	});

	it('can be completed anywhere', () => {
		fc.assert(
			fc.property(anything, fc.nat(80), (text, at) => {
				const context = contextOf({ it: 'feature', seat: 'seat' }, { implicit: 'it' });
				for (const n of namesAt(text, at % (text.length + 1), context)) expect(n.name).not.toBe('');
			}),
			{ numRuns: 800 },
		);
	});
});

describe('hostile texts', () => {
	it.each([
		['brackets', '['.repeat(60) + ']'.repeat(60)],
		['parentheses', '('.repeat(1000)],
		['minus signs', '-'.repeat(1999) + '1'],
		['nots', '!'.repeat(1999)],
		['choices', 'true ? 1 : '.repeat(150) + '1'],
		['dots', 'a' + '.a'.repeat(900)],
		['folds', 'features.filter(a, '.repeat(60)],
		['lists of lists', '[[[[[[[[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]]]]]]]'],
		['a long text', 'a'.repeat(100_000)],
		['a long number', '9'.repeat(1999)],
		['a long sum', '1+'.repeat(999) + '1'],
		['an open text', '"'.repeat(3) + 'a'.repeat(1000)],
		['surrogates', '\ud800\udfff'.repeat(50)],
	])('%s', (_what, text) => {
		const { problems } = inBoundedTime(() => checkExpr(text, contextOf()));
		expect(problems.length).toBeGreaterThan(0);
	});
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Region } from '../ir/state.ts';
import type { Decl } from '../link/ruleset.ts';
import { type Access, type Write, conflict } from './access.ts';
import { type Precedence, ancestorsOf, arrange, hasBit } from './precedence.ts';
import { type OrderedRules, findTies } from './ties.ts';

function rulesOf(n: number): Decl[] {
	return Array.from({ length: n }, (_, i) => ({ id: `r${i}`, name: `p.r${i}` }) as Decl);
}

function ordered(precedence: Precedence, rules: readonly Decl[]): OrderedRules {
	const arranged = arrange(precedence);
	if ('circle' in arranged) throw new Error('a circle');
	const { order } = arranged;
	const ancestors = ancestorsOf(precedence, order);
	return { rules: order.map((i) => rules[i]!), numbers: order, ancestors: () => ancestors };
}

const regions: Region[] = [
	{ part: 'score' },
	{ part: 'pieces' },
	{ part: 'pieces', only: 0 },
	{ part: 'pieces', only: 1 },
	{ part: 'board' },
	{ part: 'register', only: 1 },
	{ part: 'register', only: 2 },
	{ part: 'everything' },
];
const write: fc.Arbitrary<Write> = fc.oneof(
	fc.constant<Write>({ group: 'points', regions: [{ part: 'score' }] }),
	fc.constant<Write>({ group: 'return', regions: [{ part: 'pieces' }, { part: 'returned' }] }),
	fc.constant<Write>({ group: undefined, regions: [{ part: 'pieces', only: 1 }] }),
	fc.constantFrom('finish game', 'finish turn').map((same): Write => ({
		group: undefined,
		regions: [{ part: 'end' }],
		same,
	})),
	fc.constantFrom(1, 2).chain((only) =>
		fc.constantFrom('1', '2', undefined).map((value): Write => ({
			group: undefined,
			regions: [{ part: 'register', only }],
			...(value === undefined ? {} : { same: `${only}=${value}` }),
		})),
	),
	fc
		.subarray(regions, { minLength: 1, maxLength: 2 })
		.map((r): Write => ({ group: undefined, regions: r })),
);
const give: Write = { group: 'return', regions: [{ part: 'pieces', only: 1 }] };
const givesBack: fc.Arbitrary<Access> = fc
	.record({
		more: fc.subarray(regions, { maxLength: 2 }),
		fewer: fc.subarray(regions, { maxLength: 2 }),
		others: fc.subarray(regions, { maxLength: 1 }),
		isAskedAgain: fc.boolean(),
	})
	.map(({ more, fewer, others, isAskedAgain }) => ({
		reads: [...more, ...fewer, ...others],
		writes: [give],
		decides: false,
		returning: { more, fewer },
		isAskedAgain,
	}));
const access: fc.Arbitrary<Access> = fc.oneof(
	{
		weight: 3,
		arbitrary: fc.record({
			reads: fc.subarray(regions, { maxLength: 3 }),
			writes: fc.array(write, { maxLength: 3 }),
			decides: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
		}),
	},
	{ weight: 1, arbitrary: givesBack },
);

describe('ties', () => {
	test('are the pairs whose order shows and was not said', () => {
		const made = fc.record({
			accesses: fc.array(access, { minLength: 2, maxLength: 40 }),
			edges: fc.array(fc.tuple(fc.nat(39), fc.nat(39)), { maxLength: 40 }),
			isFrozen: fc.boolean(),
		});
		fc.assert(
			fc.property(made, ({ accesses, edges, isFrozen }) => {
				const size = accesses.length;
				const after: number[][][] = accesses.map(() => []);
				for (const [a, b] of edges) if (b % size < a % size) after[a % size]!.push([b % size]);
				const rules = rulesOf(size);
				const order = ordered({ size, after }, rules);
				const known = new Map(rules.map((r, i) => [r, accesses[i]!]));
				const plain: string[] = [];
				order.rules.forEach((b, k) => {
					for (let i = 0; i < k; i++) {
						const a = order.rules[i]!;
						const isOrdered = hasBit(order.ancestors().row(order.numbers[k]!), order.numbers[i]!);
						const over = conflict(known.get(a)!, known.get(b)!, isFrozen);
						if (!isOrdered && over !== undefined)
							plain.push(`${a.id} ${b.id} ${JSON.stringify(over)}`);
					}
				});
				const found = findTies(order, known, isFrozen, Infinity).map(
					(t) => `${t.first.id} ${t.second.id} ${JSON.stringify(t.over)}`,
				);
				expect(found.sort()).toEqual(plain.sort());
			}),
			{ numRuns: 1000 },
		);
	});

	function looks(accesses: readonly Access[], after: Precedence['after']): number {
		let count = 0;
		const counting = <T extends object>(value: T): T =>
			new Proxy(value, {
				get: (target, key) => {
					count++;
					const found: unknown = Reflect.get(target, key);
					return typeof found === 'function' ? (found as () => unknown).bind(target) : found;
				},
			});
		const rules = rulesOf(accesses.length);
		const known = new Map(rules.map((r, i) => [r, counting(accesses[i]!)]));
		const order = ordered({ size: accesses.length, after }, rules);
		const ties = findTies(order, known, false, 100);
		expect(ties.length).toBeLessThanOrEqual(100);
		return count;
	}

	const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
	const register = (only: number): Region => ({ part: 'register', only });
	const set = (only: number, same?: string): Write => ({
		group: undefined,
		regions: [register(only)],
		...(same === undefined ? {} : { same }),
	});
	const nothing = (n: number): Precedence['after'] => numbers(n).map(() => []);
	const chain = (n: number): Precedence['after'] => numbers(n).map((i) => (i > 0 ? [[i - 1]] : []));
	const of = (reads: Region[], writes: Access['writes'], decides = false): Access => ({
		reads,
		writes,
		decides,
	});
	const points: Write = { group: 'points', regions: [{ part: 'score' }] };
	test.each<[string, (i: number) => Access, (n: number) => Precedence['after']]>([
		['all give points', () => of([], [points]), nothing],
		['each reads a register of its own', (i) => of([register(i)], [points]), nothing],
		['each writes a register of its own', (i) => of([], [set(i)]), nothing],
		['all write one register, tied', (i) => of([], [set(1, `${i}`)]), nothing],
		['all write one register, in turn', (i) => of([register(1)], [set(1, `${i}`)]), chain],
		['all ask, in turn', () => of([], [], true), chain],
	])('are found with work in proportion where %s', (_, made, after) => {
		const count = (n: number): number => looks(numbers(n).map(made), after(n));
		expect(count(2_000) / count(500)).toBeLessThan(5);
	});
});

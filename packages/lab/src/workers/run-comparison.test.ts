import { expect, test } from 'vitest';
import type { Report } from '../compare/comparison.ts';
import type { Side } from '../compare/side.ts';
import { stopRuleFrom } from '../compare/stop-rule.ts';
import type { Tally } from '../compare/tally.ts';
import { fragileProgram, programOf } from '../testing.ts';
import { runComparison } from './run-comparison.ts';

const base = programOf();
const rich = programOf({ params: { 'fields.pointsPerCity': 6 } });
const bots = ['random', 'random'];
const timeless = ({ rows, ...report }: Report): unknown => ({
	...report,
	rows: rows.filter((r) => r.quantity !== 'time'),
});

test('the report is that of one thread, however many work', async () => {
	const run = (jobs: number) =>
		runComparison({
			a: { program: rich, seats: bots },
			b: { program: base, seats: bots },
			seed: 3,
			games: 40,
			jobs,
		});
	const one = await run(1);
	expect(one).toMatchObject({ complete: true, report: { games: 40, paired: true } });
	expect(timeless((await run(2)).report)).toEqual(timeless(one.report));
});

test('a comparison that goes on from any blocks ends with the same report', async () => {
	const options = {
		a: { program: rich, seats: bots },
		b: { program: base, seats: bots },
		seed: 3,
		games: 200,
		jobs: 1,
	};
	const all = new Map<number, Tally>();
	const whole = await runComparison({
		...options,
		kept: { finished: new Map(), keep: (block, tally) => all.set(block, tally) },
	});
	expect(whole).toMatchObject({ played: 200, complete: true, answered: false });
	for (const [i, keeps] of [(b: number) => b % 3 === 0, () => true].entries()) {
		const finished = new Map([...all].filter(([block]) => keeps(block)));
		const left = [...all.keys()].filter((block) => !finished.has(block));
		const kept: number[] = [];
		const { report, complete } = await runComparison({
			...options,
			jobs: 2 - i,
			kept: { finished, keep: (block) => kept.push(block) },
		});
		expect(complete).toBe(true);
		expect(timeless(report)).toEqual(timeless(whole.report));
		expect(kept.sort((x, y) => x - y)).toEqual(left.sort((x, y) => x - y));
	}
});

test('a question ends the comparison at the same game on any number of threads, also when it goes on', async () => {
	const finished = new Map<number, Tally>();
	const run = (jobs: number, until: string, has: ReadonlyMap<number, Tally> = new Map()) =>
		runComparison({
			a: { program: rich, seats: bots },
			b: { program: base, seats: bots },
			seed: 3,
			games: 4000,
			until: stopRuleFrom(until, 2)!,
			jobs,
			kept: { finished: has, keep: (block, tally) => finished.set(block, tally) },
		});
	const one = await run(1, 'points ±1');
	expect(one).toMatchObject({ answered: true, complete: true, report: { intervals: 'anytime' } });
	expect(one.report.games).toBeLessThan(4000);
	const { low, high } = one.report.rows[0]!.estimate!;
	expect((high - low) / 2).toBeLessThanOrEqual(1);
	const two = await run(2, 'points ±1');
	expect(timeless(two.report)).toEqual(timeless(one.report));
	const again = await run(2, 'points ±1', finished);
	expect(again.played).toBe(0);
	expect(timeless(again.report)).toEqual(timeless(one.report));
	const same = { program: base, seats: bots };
	const undecided = await runComparison({
		...{ a: same, b: same, seed: 1, games: 80, jobs: 2 },
		until: stopRuleFrom('points decided', 2)!,
	});
	expect(undecided).toMatchObject({ answered: false, complete: true, report: { games: 80 } });
});

test('stopped in the middle it says so', async () => {
	const stop = new AbortController();
	const side = { program: base, seats: bots };
	const { complete, report } = await runComparison({
		a: side,
		b: side,
		seed: 1,
		games: 1_000_000,
		jobs: 2,
		signal: stop.signal,
		// a later block may be finished first: it counts when those before it are there
		onProgress: (done) => done > 200 && stop.abort(),
	});
	expect(complete).toBe(false);
	expect(report.games).toBeGreaterThan(0);
	expect(report.games).toBeLessThan(1_000_000);
});

test('a pair in which a side breaks is left out on both sides, and the verdict is told with and without it', async () => {
	const [fragile, whole] = [fragileProgram(12), fragileProgram(1000)].map((program) => ({
		...{ program, seats: bots },
	})) as unknown as [Side, Side];
	const options = { seed: 1, games: 300, jobs: 1 };
	const { report } = await runComparison({ a: fragile, b: whole, ...options });
	const broken = report.excluded!.map(({ game }) => game);
	expect(broken.length).toBeGreaterThan(3);
	expect(report.games).toBe(300 - broken.length);
	// the rule does nothing but break games
	for (const row of report.rows) expect(row.a === row.b || row.quantity === 'time').toBe(true);
	const turned = await runComparison({ a: whole, b: fragile, ...options, jobs: 2 });
	expect(turned.report.excluded).toEqual(report.excluded!.map((game) => ({ ...game, side: 1 })));
	const unlike = await runComparison({
		...{ ...options, a: fragile },
		b: { ...whole, seats: ['greedy', 'greedy'] },
	});
	expect(unlike.report.excluded).toEqual(report.excluded);
	for (const { estimate, stands, withExcluded, quantity } of unlike.report.rows) {
		if (quantity === 'time') continue;
		if (!estimate) continue;
		expect(withExcluded!.low).toBeLessThanOrEqual(estimate.low);
		expect(withExcluded!.high).toBeGreaterThanOrEqual(estimate.high);
		if (withExcluded!.stands) expect(stands).toBe(true);
		if (withExcluded!.stands) expect(withExcluded!.low * withExcluded!.high).toBeGreaterThan(0);
	}
});

import { expect, test } from 'vitest';
import type { Report } from '../compare/comparison.ts';
import { programOf } from '../testing.ts';
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
		// a later piece may come in first: it counts when those before it are there
		onProgress: (done) => done > 0 && stop.abort(),
	});
	expect(complete).toBe(false);
	expect(report.games).toBeGreaterThan(0);
	expect(report.games).toBeLessThan(1_000_000);
});

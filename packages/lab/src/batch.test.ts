import { afterEach, expect, test, vi } from 'vitest';
import { runJob } from './batch.ts';
import { programOf } from './testing.ts';

afterEach(() => vi.restoreAllMocks());

test.each(['greedy', 'thoughtful', 'search:10'])(
	'%s: no game of a batch depends on a clock',
	(name) => {
		const job = { program: programOf(), seats: [name, 'random'], seed: 5, first: 0, games: 1 };
		const before = runJob(job).scores;
		let time = 0;
		vi.spyOn(Date, 'now').mockImplementation(() => (time += 3_600_000));
		vi.spyOn(performance, 'now').mockImplementation(() => (time += 3_600_000));
		expect(runJob(job).scores).toEqual(before);
	},
);

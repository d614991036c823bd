/// <reference lib="webworker" />
import { Played, addGame, emptyTally, matchup, promiseFor, reportOf } from '@tilewright/lab';
import type { FromCompare, ManyTask } from './many-protocol.ts';

// many games run here, away from the page and from the game that is played; whoever has enough ends the worker
const post = (message: FromCompare): void => postMessage(message);

/** The time between two reports, in milliseconds. */
const REPORT_EVERY_MS = 150;

addEventListener('message', ({ data }: MessageEvent<ManyTask>) => {
	const { a, b, seed, games } = data;
	try {
		const match = matchup(a, b);
		const tally = emptyTally();
		// people look at the figures while they grow and stop when they have seen enough
		const promise = promiseFor(games);
		const [one, two] = [new Played(a), new Played(b)];
		let lastReport = performance.now();
		while (tally.games < games) {
			const game = tally.games;
			addGame(tally, one.game(seed + game), two.game(seed + game), game);
			const now = performance.now();
			if (now - lastReport < REPORT_EVERY_MS) continue;
			lastReport = now;
			post({ is: 'report', report: reportOf(tally, match, promise) });
		}
		post({ is: 'report', report: reportOf(tally, match, promise) });
		post({ is: 'done' });
	} catch (error) {
		post({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
	}
});

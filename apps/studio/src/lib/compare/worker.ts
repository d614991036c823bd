/// <reference lib="webworker" />
import { Comparison, Played } from '@tilewright/lab';
import type { FromCompare, ManyTask } from './many-protocol.ts';

// many games run here, away from the page and from the game that is played; whoever has enough ends the worker
const say = (message: FromCompare): void => postMessage(message);

/** How long games are played before it is told how far they are, in milliseconds. */
const PIECE = 150;

addEventListener('message', ({ data }: MessageEvent<ManyTask>) => {
	const { a, b, seed, games } = data;
	try {
		const comparison = new Comparison(a, b);
		const [one, two] = [new Played(a), new Played(b)];
		let told = performance.now();
		while (comparison.games < games) {
			const next = seed + comparison.games;
			comparison.add(one.game(next), two.game(next));
			const now = performance.now();
			if (now - told < PIECE) continue;
			told = now;
			say({ is: 'report', report: comparison.report() });
		}
		say({ is: 'report', report: comparison.report() });
		say({ is: 'done' });
	} catch (error) {
		say({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
	}
});

import { workerData } from 'node:worker_threads';
import type { Measure } from '../compare/measure.ts';
import { Played } from '../compare/play.ts';
import type { CompareTask } from './messages.ts';
import { say, whenAsked } from './take.ts';

const task = workerData as CompareTask;

whenAsked(task, () => {
	const a = new Played(task.a);
	const b = new Played(task.b);
	let pairs: [Measure, Measure][] = [];
	return {
		play: (_game, seed) => void pairs.push([a.game(seed), b.game(seed)]),
		taken: (first) => {
			say({ is: 'games', first, pairs });
			pairs = [];
		},
	};
});

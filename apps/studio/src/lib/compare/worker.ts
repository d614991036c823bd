/// <reference lib="webworker" />
import { PairPlayer, botsLog, differingGame } from '@tilewright/lab';
import { inPageLocale } from '#lib/locale.ts';
import type { FromCompare, ManyTask, ToCompare } from './many-protocol.ts';

// many games run here, away from the page and from the game that is played; whoever has enough ends the worker
const post = (message: FromCompare): void => postMessage(message);

let task: ManyTask | undefined;
let player: PairPlayer | undefined;

addEventListener(
	'message',
	inPageLocale<ToCompare>((data) => {
		try {
			handle(data);
		} catch (error) {
			post({ is: 'failed', message: error instanceof Error ? error.message : String(error) });
		}
	}),
);

function handle(data: ToCompare): void {
	if (data.is === 'task') {
		task = data;
		return post({ is: 'ready' });
	}
	if (task === undefined) return;
	const { a, b } = task;
	if (data.is === 'play') {
		player ??= new PairPlayer(a, b, task.seed);
		return post({ is: 'block', block: data.block, found: player.block(data.first, data.end) });
	}
	const { side, seed } = data;
	const [shown, other] = side === 'a' ? [a, b] : [b, a];
	const { game, step } = differingGame(shown, other, seed);
	post({ is: 'game', game: { ...botsLog(game, shown, seed), step } });
}

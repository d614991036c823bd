import { parentPort } from 'node:worker_threads';
import { useLanguage } from '@tilewright/schema';
import { batchGames } from './batch-games.ts';
import { comparedGames } from './compared-games.ts';
import type { ThreadOrder } from './messages.ts';
import { playBlocks, postFault, postReady } from './play-blocks.ts';

let prepared: (() => void) | undefined;

parentPort!.on('message', (order: ThreadOrder) => {
	if (order === 'go') {
		prepared?.();
		prepared = undefined;
		return;
	}
	useLanguage(order.task.language);
	try {
		const player = order.games === 'batch' ? batchGames(order.task) : comparedGames(order.task);
		prepared = () => playBlocks(order.task, player);
	} catch (error) {
		postFault(error);
		return;
	}
	postReady();
});

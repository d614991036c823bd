import { parentPort } from 'node:worker_threads';
import { useLanguage } from '@tilewright/schema';
import { faultMessage } from './fault-message.ts';
import { gamesPlayer } from './games-player.ts';
import type { ThreadOrder, WorkerMessage } from './messages.ts';
import { playedBlocks } from './play-blocks.ts';

const post = (message: WorkerMessage): void => parentPort!.postMessage(message);

let prepared: (() => void) | undefined;

parentPort!.on('message', (order: ThreadOrder) => {
	if (order === 'go') {
		prepared?.();
		prepared = undefined;
		return;
	}
	useLanguage(order.task.language);
	try {
		const player = gamesPlayer(order);
		prepared = () => {
			for (const message of playedBlocks(order.task, player)) if (message) post(message);
		};
	} catch (error) {
		post(faultMessage(error));
		return;
	}
	post({ is: 'ready' });
});

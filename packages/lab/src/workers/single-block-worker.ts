import { parentPort } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { useLanguage } from '@tilewright/schema';
import type { BlockAnswer, BlockOrder } from './block-thread.ts';
import { type BlockTask, blockPlayer } from './play-block.ts';

// one run at a time is kept ready: another one takes its place
let ready: { readonly task: BlockTask; readonly play: (block: number) => unknown } | undefined;

parentPort!.on('message', ({ task, block, language }: BlockOrder) => {
	useLanguage(language);
	parentPort!.postMessage(answerTo(task, block));
});

function answerTo(task: BlockTask | undefined, block: number): BlockAnswer {
	try {
		if (task) ready = { task, play: blockPlayer(task) };
		return { is: 'result', result: ready!.play(block) };
	} catch (error) {
		if (error instanceof EngineFault)
			return { is: 'fault', code: error.code, message: error.message };
		return { is: 'error', message: error instanceof Error ? error.message : String(error) };
	}
}

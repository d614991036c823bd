import { Worker } from 'node:worker_threads';
import { EngineFault } from '@tilewright/interpreter';
import { languageInUse } from '@tilewright/schema';
import type { BlockTask } from './play-block.ts';
import { execArgv, scriptOf } from './scripts.ts';

/** A block to be played. The task is sent when it is another one than before. */
export interface BlockOrder {
	readonly task?: BlockTask;
	readonly block: number;
	/** The language of what the worker says about faults. */
	readonly language: string;
}

export type BlockAnswer =
	| { readonly is: 'result'; readonly result: unknown }
	| { readonly is: 'fault'; readonly code: EngineFault['code']; readonly message: string }
	| { readonly is: 'error'; readonly message: string };

export interface BlockThread {
	/** Plays a block. A fault of the rules rejects with an `EngineFault`, the end of the thread with an error; the next call starts it anew. */
	play(task: BlockTask, block: number): Promise<unknown>;
	close(): Promise<void>;
}

export function blockThread(): BlockThread {
	let worker: Worker | undefined;
	let known: BlockTask | undefined;
	const end = async (): Promise<void> => {
		const ended = worker;
		worker = undefined;
		known = undefined;
		await ended?.terminate();
	};
	return {
		play: async (task, block) => {
			worker ??= new Worker(scriptOf('single-block-worker'), { execArgv });
			try {
				const language = languageInUse();
				const order: BlockOrder = { block, language, ...(task === known ? {} : { task }) };
				known = task;
				const answer = await answerOf(worker, order);
				if (answer.is === 'result') return answer.result;
				if (answer.is === 'fault') throw new EngineFault(answer.code, answer.message);
				throw new Error(answer.message);
			} catch (error) {
				// a broken game may have left anything behind: its thread goes with it
				await end();
				throw error;
			}
		},
		close: end,
	};
}

function answerOf(worker: Worker, order: BlockOrder): Promise<BlockAnswer> {
	return new Promise((resolve, reject) => {
		const settled = (): void => {
			worker.off('message', onMessage);
			worker.off('error', onError);
			worker.off('exit', onExit);
		};
		const onMessage = (answer: BlockAnswer): void => (settled(), resolve(answer));
		const onError = (error: Error): void => (settled(), reject(error));
		const onExit = (code: number): void => (
			settled(),
			reject(new Error(`a thread ended with code ${code}`))
		);
		worker.on('message', onMessage);
		worker.on('error', onError);
		worker.on('exit', onExit);
		worker.postMessage(order);
	});
}

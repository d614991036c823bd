/// <reference lib="webworker" />
import { store } from '#store/store.ts';
import { Files } from './files.ts';
import { Front } from './front.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

// The engine runs here, off the page's own thread: it follows the files by itself and answers questions.
const say = (message: FromWorker): void => postMessage(message);
const files = new Files();
const front = new Front(
	files,
	async () => (await import('./behind.ts')).behind(say, files),
	() => {
		say({ is: 'data', files: files.size, connected: true });
		say({ is: 'disk' });
	},
);

store.follow(
	(change) => front.change(change),
	() => say({ is: 'data', files: -1, connected: false }),
);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
	try {
		const value = front.answer(data.ask, data.with);
		// what is known at once is answered at once, in the order it was asked
		say({ is: 'answer', id: data.id, value: value instanceof Promise ? await value : value });
	} catch (error) {
		say({
			is: 'failed',
			id: data.id,
			message: error instanceof Error ? error.message : String(error),
		});
	}
});

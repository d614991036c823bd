/// <reference lib="webworker" />
import { Desk } from '../editor/desk.ts';
import { Host } from './host.ts';
import type { FromWorker, ToWorker } from './protocol.ts';

// The engine runs here, off the page's own thread: it follows the files by itself and answers questions.
const say = (message: FromWorker): void => postMessage(message);
const host = new Host(say);
const desk = new Desk(host, () => say({ is: 'disk' }));

interface Change {
	readonly files: readonly { readonly path: string; readonly base64: string }[];
	readonly gone: readonly string[];
	readonly whole: boolean;
}

const events = new EventSource('/data/events');
events.onmessage = ({ data }: MessageEvent<string>) => {
	const { files, gone, whole } = JSON.parse(data) as Change;
	desk.change({
		files: files.map(({ path, base64 }) => ({
			path,
			bytes: Uint8Array.from(atob(base64), (c) => c.charCodeAt(0)),
		})),
		gone,
		whole,
	});
};
events.onerror = () => say({ is: 'data', files: -1, connected: false });

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
	try {
		const value = desk.hears(data.ask)
			? desk.answer(data.ask, data.with as never)
			: host.answer(data.ask, data.with as never);
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

import type { Change } from '#lib/server/folders.ts';
import { theFolders } from '#lib/server/followed.ts';
import type { RequestHandler } from './$types';

/** The data files, then every change on disk, as server-sent events. */
export const GET: RequestHandler = () => {
	const { folders } = theFolders();
	const encoder = new TextEncoder();
	let stop = (): void => {};
	let beat: NodeJS.Timeout | undefined;
	const body = new ReadableStream<Uint8Array>({
		start(controller) {
			const send = (change: Change): void =>
				controller.enqueue(encoder.encode(`data: ${JSON.stringify(change)}\n\n`));
			send(folders.all());
			stop = folders.follow(send);
			beat = setInterval(() => controller.enqueue(encoder.encode(': still here\n\n')), 15_000);
		},
		cancel() {
			stop();
			clearInterval(beat);
		},
	});
	return new Response(body, {
		headers: {
			'content-type': 'text/event-stream',
			'cache-control': 'no-store',
			'x-accel-buffering': 'no',
		},
	});
};

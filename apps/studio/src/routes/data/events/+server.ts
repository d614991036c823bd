import { json } from '@sveltejs/kit';
import { studioServer } from '#lib/server/studio-server.ts';
import type { RequestHandler } from './$types';

/** The data files, then every change on disk, as server-sent events. */
export const GET: RequestHandler = () => {
	const stream = studioServer().streams.open();
	if ('code' in stream) {
		const { code, message } = stream;
		return json({ code, message }, { status: 503 });
	}
	return new Response(stream, {
		headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
	});
};

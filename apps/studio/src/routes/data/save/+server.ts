import { json } from '@sveltejs/kit';
import { limits, parseJson } from '@tilewright/schema';
import { askOf, badRequest, save } from '#lib/server/save.ts';
import { studioServer } from '#lib/server/studio-server.ts';
import type { RequestHandler } from './$types';

/** Two texts, of which every character may be written with six. */
const MOST = limits.fileBytes * 12 + 10_000;

/** Writes one data file below the folders that are followed. */
export const POST: RequestHandler = async ({ request, url }) => {
	const refuse = (status: number, why: string): Response => {
		const { code, message } = badRequest(why);
		return json({ code, message }, { status });
	};
	// a page of another site can send forms, but no JSON without being asked first
	const type = request.headers.get('content-type') ?? '';
	if (!/^application\/json\b/i.test(type)) return refuse(415, 'it is not sent as JSON');
	const origin = request.headers.get('origin');
	if (origin !== null && origin !== url.origin && !isHere(origin, url))
		return refuse(403, 'it comes from another page');
	if (Number(request.headers.get('content-length') ?? 0) > MOST)
		return refuse(413, 'it is too large');
	const bytes = await bounded(request);
	if (bytes === undefined) return refuse(413, 'it is too large, or broke off');
	const body = jsonOf(bytes);
	if (body === undefined) return refuse(400, 'it is no JSON');
	const ask = askOf(body);
	if ('finding' in ask)
		return json({ code: ask.finding.code, message: ask.finding.message }, { status: 400 });
	const { roots, folders } = studioServer();
	const { status, finding, disk, note } = await save(ask, roots);
	if (status === 200) {
		folders.note(ask.path.split('/', 1)[0]!, note);
		folders.now();
	}
	return json(
		finding
			? { code: finding.code, message: finding.message, ...(disk === undefined ? {} : { disk }) }
			: {},
		{ status },
	);
};

/** JSON in UTF-8, within the limits of JSON; undefined for anything else. */
function jsonOf(bytes: Uint8Array): unknown {
	try {
		const read = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		return 'value' in read ? read.value : undefined;
	} catch {
		return undefined;
	}
}

/** The names of this machine are one place. */
function isHere(origin: string, url: URL): boolean {
	const match = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(origin);
	return match !== null && Number(match[2] ?? 80) === Number(url.port || 80);
}

/** The bytes of a request; undefined where it is too large, or breaks off. */
async function bounded(request: Request): Promise<Uint8Array | undefined> {
	const parts: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const part of request.body ?? []) {
			size += part.length;
			if (size > MOST) return undefined;
			parts.push(part);
		}
	} catch {
		// the page went away
		return undefined;
	}
	return Buffer.concat(parts);
}

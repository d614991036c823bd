import { limits, parseJson } from '@tilewright/schema';
import type { PackServer } from './pack-server.ts';
import { badRequest, requestOf, save } from './save.ts';
import { refusals } from './texts/refusals.ts';

/** Bytes of a request: two texts, of which every character may be written with six. */
const MAX_BYTES = limits.fileBytes * 12 + 10_000;

/** The data files, then every change on disk, as server-sent events; status 503 where too many follow them. */
export function eventsResponse({ streams }: PackServer): Response {
	const stream = streams.open();
	if ('code' in stream) {
		const { code, message } = stream;
		return Response.json({ code, message }, { status: 503 });
	}
	return new Response(stream, {
		headers: { 'content-type': 'text/event-stream', 'cache-control': 'no-store' },
	});
}

/**
 * Writes one data file below the folders that are followed. `url` is the address that the request was sent to. The body of the response
 * is `{}`, or `{ code, message, disk? }` of the finding; the status is 200, 400, 403, 409, 413, 415, 500 or 503.
 */
export async function saveResponse(
	{ roots, folders }: PackServer,
	request: Request,
	url: URL,
): Promise<Response> {
	const refuse = (status: number, why: string): Response => {
		const { code, message } = badRequest(why);
		return Response.json({ code, message }, { status });
	};
	// a page of another site can send forms, but no JSON without being asked first
	const type = request.headers.get('content-type') ?? '';
	if (!/^application\/json\b/i.test(type)) return refuse(415, refusals.noJsonType);
	const origin = request.headers.get('origin');
	if (origin !== null && origin !== url.origin && !isThisMachine(origin, url))
		return refuse(403, refusals.otherPage);
	if (Number(request.headers.get('content-length') ?? 0) > MAX_BYTES)
		return refuse(413, refusals.tooLarge);
	const bytes = await boundedBytes(request);
	if (bytes === undefined) return refuse(413, refusals.tooLargeOrBroken);
	const body = jsonOf(bytes);
	if (body === undefined) return refuse(400, refusals.noJson);
	const wanted = requestOf(body);
	if ('finding' in wanted) {
		const { code, message } = wanted.finding;
		return Response.json({ code, message }, { status: 400 });
	}
	const { status, finding, disk, note } = await save(wanted, roots);
	if (status === 200) {
		folders.note(wanted.path.split('/', 1)[0]!, note);
		folders.now();
	}
	return Response.json(
		finding
			? { code: finding.code, message: finding.message, ...(disk === undefined ? {} : { disk }) }
			: {},
		{ status },
	);
}

function jsonOf(bytes: Uint8Array): unknown {
	try {
		const read = parseJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
		return 'value' in read ? read.value : undefined;
	} catch {
		return undefined;
	}
}

/** All names of this machine are one place. */
function isThisMachine(origin: string, url: URL): boolean {
	const match = /^http:\/\/(localhost|127\.0\.0\.1|\[::1\])(?::(\d+))?$/i.exec(origin);
	return match !== null && Number(match[2] ?? 80) === Number(url.port || 80);
}

/** The bytes of a request; undefined where there are too many, or it breaks off. */
async function boundedBytes(request: Request): Promise<Uint8Array | undefined> {
	const parts: Uint8Array[] = [];
	let size = 0;
	try {
		for await (const part of request.body ?? []) {
			size += part.length;
			if (size > MAX_BYTES) return undefined;
			parts.push(part);
		}
	} catch {
		return undefined;
	}
	return Buffer.concat(parts);
}

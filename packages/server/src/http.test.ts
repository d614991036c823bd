import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveResponse } from './http.ts';
import { packServer } from './pack-server.ts';

const folder = mkdtempSync(join(tmpdir(), 'http-'));
const own = join(folder, 'own');
const server = packServer([
	{ folder: join(folder, 'data'), name: 'data' },
	{ folder: own, name: 'own' },
]);
beforeAll(() => mkdirSync(join(folder, 'data')));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const url = new URL('http://127.0.0.1:4517/data/save');

async function post(
	body: NonNullable<ConstructorParameters<typeof Response>[0]>,
	headers: Record<string, string> = {},
): Promise<unknown[]> {
	const request = new Request(url, {
		method: 'POST',
		headers: { 'content-type': 'application/json', ...headers },
		body,
		duplex: 'half',
	} as RequestInit);
	const response = await saveResponse(server, request, url);
	return [response.status, ((await response.json()) as { code?: string }).code];
}
const request = (text: string, base: string | null = null): string =>
	JSON.stringify({ path: 'own/a.yaml', text, base });

test('a save that succeeded has status 200, whatever lies beside it', async () => {
	mkdirSync(own);
	symlinkSync('loop', join(own, 'loop'));
	expect(await post(request('a: 1\n'))).toEqual([200, undefined]);
	expect(readFileSync(join(own, 'a.yaml'), 'utf8')).toBe('a: 1\n');
});

test('a request that breaks off is refused, and nothing is thrown', async () => {
	const body = new ReadableStream({
		start: (controller) => {
			controller.enqueue(new TextEncoder().encode('{"path":'));
			controller.error(new Error('aborted'));
		},
	});
	expect(await post(body)).toEqual([413, 'SAVE-REQUEST']);
});

test.each<
	[
		says: string,
		body: NonNullable<ConstructorParameters<typeof Response>[0]>,
		headers: Record<string, string>,
		status: number,
	]
>([
	['bytes that are no text', new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
	['no JSON', 'path', {}, 400],
	['a form', request('b: 1\n'), { 'content-type': 'text/plain' }, 415],
	['a page of another site', request('b: 1\n'), { origin: 'http://example.org' }, 403],
	['more than two files take', request('x'.repeat(14_000_000)), {}, 413],
])('%s is refused', async (_, body, headers, status) => {
	expect(await post(body, headers)).toEqual([status, 'SAVE-REQUEST']);
});

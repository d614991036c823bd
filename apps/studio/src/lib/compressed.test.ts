import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compressed } from './compressed.ts';

const ask = (accept?: string): Request =>
	new Request(
		'http://127.0.0.1/',
		accept === undefined ? {} : { headers: { 'accept-encoding': accept } },
	);
const page = (type = 'text/html', init: ResponseInit = {}): Response =>
	new Response('word '.repeat(1000), {
		...init,
		headers: { 'content-type': type, 'content-length': '5000', etag: '"a"' },
	});
const encoding = (r: Response): string | null => r.headers.get('content-encoding');

test('a page is compressed for a browser that accepts it, and reads the same', async () => {
	for (const accept of ['gzip', 'br, gzip;q=0.5', 'deflate,gzip , br']) {
		const response = compressed(ask(accept), page());
		expect(encoding(response)).toBe('gzip');
		expect(response.headers.get('content-length')).toBeNull();
		expect(response.headers.get('vary')).toBe('accept-encoding');
		expect(response.headers.get('etag')).toBe('"a"');
		const bytes = Buffer.from(await response.arrayBuffer());
		expect(bytes.length).toBeLessThan(500);
		expect(gunzipSync(bytes).toString()).toBe('word '.repeat(1000));
	}
});

test('everything else stays as it is', () => {
	for (const accept of [undefined, 'br', 'gzip;q=0', 'gzip;q=0.0, br', 'x-gzip'])
		expect(encoding(compressed(ask(accept), page()))).toBeNull();
	expect(encoding(compressed(ask('gzip'), page('text/event-stream')))).toBeNull();
	expect(encoding(compressed(ask('gzip'), page('text/html', { status: 206 })))).toBeNull();
	const other = new Response('x', {
		headers: { 'content-type': 'text/html', 'content-encoding': 'br' },
	});
	expect(compressed(ask('gzip'), other)).toBe(other);
});

import type { Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { headers } from './headers.mjs';
import { httpServer, type Handler } from './http-server.mjs';
import { listen } from './listen.mjs';

const open: Server[] = [];
afterEach(() => {
	for (const server of open.splice(0)) {
		server.close();
		server.closeAllConnections();
	}
	vi.restoreAllMocks();
});

async function serve(handler: Handler): Promise<number> {
	let port = 0;
	const server = httpServer({ handler, port: () => port });
	open.push(server);
	return (port = await listen(server, 0));
}

function send(port: number, text: string): Promise<string> {
	return new Promise((resolve, reject) => {
		const socket = connect(port, '127.0.0.1', () => socket.write(text));
		let all = '';
		socket.on('data', (bytes) => (all += bytes.toString('latin1')));
		socket.on('end', () => resolve(all));
		socket.on('error', reject);
	});
}

const handlers: Readonly<Record<string, Handler>> = {
	good: (_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'),
	missing: (_, response) => response.writeHead(404).end(),
	throws: () => {
		throw new Error('a mistake');
	},
	rejects: () => Promise.reject(new Error('a mistake')),
};
const lines: readonly (readonly [
	says: string,
	request: (port: number) => string,
	status: number,
])[] = [
	['another host', () => 'GET / HTTP/1.1\r\nHost: example.org\r\n', 403],
	['no host', () => 'GET / HTTP/1.1\r\n', 403],
	['another site', (p) => `GET / HTTP/1.1\r\nHost: 127.0.0.1:${p}\r\nOrigin: http://x\r\n`, 403],
	['no HTTP', () => 'hello\r\n', 400],
	[
		'a header too large',
		(p) => `GET / HTTP/1.1\r\nHost: 127.0.0.1:${p}\r\nX: ${'x'.repeat(99_999)}\r\n`,
		431,
	],
	[
		'an odd expectation',
		(p) => `GET / HTTP/1.1\r\nHost: 127.0.0.1:${p}\r\nExpect: wonders\r\n`,
		417,
	],
];

function expectHeaders(response: string, status: number): void {
	expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
	const head = response.split('\r\n\r\n', 1)[0]!.toLowerCase();
	for (const [name, value] of Object.entries(headers))
		expect(head).toContain(`\r\n${name}: ${value.toLowerCase()}`);
	expect(head).toContain("frame-ancestors 'none'");
	expect(head).toContain("default-src 'none'");
}

test.each([
	['good', 200],
	['missing', 404],
	['throws', 500],
	['rejects', 500],
])('an answer that is %s carries the headers', async (name, status) => {
	const error = vi.spyOn(console, 'error').mockImplementation(() => {});
	const port = await serve(handlers[name]!);
	const request = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: close\r\n\r\n`;
	expectHeaders(await send(port, request), status);
	expect(error.mock.calls.flat().join('')).not.toMatch(/\n/);
	expectHeaders(await send(port, request), status);
});

test.each(lines)('a refusal of %s carries the headers', async (_, request, status) => {
	const port = await serve(handlers['good']!);
	expectHeaders(await send(port, `${request(port)}Connection: close\r\n\r\n`), status);
});

test('scripts come from the server alone; WebAssembly may be compiled, and no text becomes a script', () => {
	const directives = headers['content-security-policy']!.split('; ');
	expect(directives).toContain("default-src 'none'");
	expect(directives).toContain("script-src 'self' 'wasm-unsafe-eval'");
});

test('a page may replace the policy by a stricter one', async () => {
	const port = await serve((_, response) => {
		response.setHeader('content-security-policy', "default-src 'none'");
		response.end();
	});
	const { headers: answered } = await fetch(`http://127.0.0.1:${port}/`);
	expect(answered.get('content-security-policy')).toBe("default-src 'none'");
});

test('what is not modified keeps the policy it was stored with', async () => {
	const port = await serve((_, response) => void response.writeHead(304).end());
	const { status, headers: answered } = await fetch(`http://127.0.0.1:${port}/`);
	expect(status).toBe(304);
	for (const [name, value] of Object.entries(headers))
		expect([name, answered.get(name)]).toEqual([
			name,
			name === 'content-security-policy' ? null : value,
		]);
});

test('what is sent in the middle of an answer cuts it off, and writes nothing into it', async () => {
	const port = await serve((_, response) => void response.writeHead(200).write('begun'));
	const response = await send(
		port,
		`GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\n\r\nnonsense\r\n\r\n`,
	).catch((error: Error) => error.message);
	expect(response).not.toContain('400 Bad Request');
});

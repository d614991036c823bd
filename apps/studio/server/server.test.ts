import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { opener } from './browser.mjs';
import { knownHost, refusal } from './guard.mjs';
import { listen } from './listen.mjs';

describe('who may ask', () => {
	test.each(['127.0.0.1:4517', 'localhost:4517', 'LOCALHOST:4517', '[::1]:4517'])(
		'%s is the studio',
		(host) => {
			expect(knownHost(host, 4517)).toBe(true);
		},
	);

	test.each([
		undefined,
		'',
		'example.org',
		'example.org:4517',
		'127.0.0.1',
		'127.0.0.1:4518',
		'localhost.example.org:4517',
		'127.0.0.1:4517:1',
	])('%s is not', (host) => {
		expect(knownHost(host, 4517)).toBe(false);
	});

	test('pages of other sites are refused', () => {
		const host = '127.0.0.1:4517';
		expect(refusal({ host }, 4517)).toBeUndefined();
		expect(refusal({ host, origin: 'http://localhost:4517' }, 4517)).toBeUndefined();
		for (const origin of [
			'http://example.org',
			'https://127.0.0.1:4517',
			'null',
			'http://127.0.0.1:4518',
		])
			expect(refusal({ host, origin }, 4517)).toMatch(/other sites/);
	});
});

describe('the port', () => {
	const open: Server[] = [];
	afterEach(() => {
		for (const server of open.splice(0)) server.close();
	});
	const make = (): Server => {
		const server = createServer();
		open.push(server);
		return server;
	};

	test('is the next free one when it is taken', async () => {
		const first = await listen(make(), 0);
		const second = await listen(make(), first);
		expect(second).toBeGreaterThan(first);
	});

	test('is of this machine only', async () => {
		const server = make();
		await listen(server, 0);
		expect(server.address()).toMatchObject({ address: '127.0.0.1' });
	});
});

test('a browser is opened only where there is a screen', () => {
	expect(opener('u', 'linux', {})).toBeUndefined();
	expect(opener('u', 'linux', { DISPLAY: ':0' })).toEqual(['xdg-open', ['u']]);
	expect(opener('u', 'darwin', { SSH_CONNECTION: 'x' })).toBeUndefined();
	expect(opener('u', 'win32', {})?.[0]).toBe('cmd');
});

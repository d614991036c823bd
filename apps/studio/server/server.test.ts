import { createServer, type Server } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { opener } from './browser.mjs';
import { knownHost, refusal } from './guard.mjs';
import { listen } from './listen.mjs';

describe('requests that are allowed', () => {
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

	const refusalFor = (
		headers: Record<string, string>,
		url = '/',
		method = 'GET',
	): string | undefined =>
		refusal({ headers: { host: '127.0.0.1:4517', ...headers }, url, method } as never, 4517);

	test('pages of other sites are refused', () => {
		expect(refusalFor({})).toBeUndefined();
		expect(refusalFor({ origin: 'http://localhost:4517' })).toBeUndefined();
		for (const origin of [
			'http://example.org',
			'https://127.0.0.1:4517',
			'null',
			'http://127.0.0.1:4518',
		])
			expect(refusalFor({ origin })).toMatch(/other sites/);
	});

	test('a browser that asks for another site is refused, but a link to a page may be followed', () => {
		const link = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' };
		for (const site of ['same-origin', 'none'])
			for (const url of ['/', '/data/events'])
				expect(refusalFor({ 'sec-fetch-site': site }, url)).toBeUndefined();
		for (const site of ['cross-site', 'same-site', 'something new']) {
			const header = { 'sec-fetch-site': site };
			expect(refusalFor(header)).toMatch(/other sites/);
			expect(refusalFor({ ...header, ...link })).toBeUndefined();
			expect(refusalFor({ ...header, ...link }, '/files?x')).toBeUndefined();
			expect(refusalFor({ ...header, ...link }, '/', 'POST')).toMatch(/other sites/);
			for (const url of ['/data/events', '/data', '/%64ata/events', '//data/x', '/%'])
				expect([url, refusalFor({ ...header, ...link }, url)]).toEqual([
					url,
					expect.stringMatching(/other/),
				]);
			for (const dest of ['iframe', 'script', 'image', 'empty'])
				expect(refusalFor({ ...header, ...link, 'sec-fetch-dest': dest })).toMatch(/other sites/);
		}
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

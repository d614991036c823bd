import { limits } from '@tilewright/schema';
import { expect, test } from 'vitest';
import { Interrupted, Refusal } from '../frame/refusal.ts';
import { type PngOptions, pngOf } from './png.ts';

const svg = (body: string, size = 'width="100" height="100"'): string =>
	`<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 100 100">${body}</svg>`;
const slow = svg(
	`<filter id="f">${'<feGaussianBlur stdDeviation="30"/><feMorphology radius="40"/>'.repeat(60)}</filter><rect width="99" height="99" fill="red" filter="url(#f)"/>`,
);
const greedy = svg(
	`${'<g opacity="0.99"><rect width="1" height="1"/>'.repeat(40)}<rect width="99" height="99" fill="red"/>${'</g>'.repeat(40)}`,
);
const options = (more: Partial<PngOptions> = {}): PngOptions => ({
	width: 50,
	signal: new AbortController().signal,
	...more,
});

async function codeOf(work: Promise<unknown>): Promise<string | undefined> {
	const error: unknown = await work.then(
		() => undefined,
		(reason: unknown) => reason,
	);
	if (error instanceof Interrupted) return 'interrupted';
	return error instanceof Refusal ? error.diagnostics[0]?.code : undefined;
}

test('a drawing becomes a PNG of the width asked for, as high as follows from it', async () => {
	const png = Buffer.from(await pngOf(svg('', 'width="100" height="50"'), options()));
	expect(png.subarray(1, 4).toString()).toBe('PNG');
	expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([50, 25]);
});

test('more pixels than are drawn are refused before anything is drawn', async () => {
	const tall = svg('', 'width="1" height="100000"');
	expect(await codeOf(pngOf(tall, options()))).toBe('CLI-RENDER-PIXELS');
	expect(await codeOf(pngOf(svg(''), options({ width: limits.renderWidth })))).toBe(
		'CLI-RENDER-PIXELS',
	);
});

test('a drawing that takes too long is given up', async () => {
	const budget = { seconds: 2, bytes: limits.renderBytes };
	expect(await codeOf(pngOf(slow, options({ width: 4096, budget })))).toBe('CLI-RENDER-TIME');
});

test('a drawing that takes too much memory is given up', async () => {
	const budget = { seconds: 60, bytes: 300 * 2 ** 20 };
	expect(await codeOf(pngOf(greedy, options({ width: 4096, budget })))).toBe('CLI-RENDER-MEMORY');
});

test('Ctrl-C ends it, before it begins and while it works', async () => {
	const early = AbortSignal.abort();
	expect(await codeOf(pngOf(slow, options({ width: 4096, signal: early })))).toBe('interrupted');
	const stop = new AbortController();
	const work = codeOf(pngOf(slow, options({ width: 4096, signal: stop.signal })));
	setTimeout(() => stop.abort(), 500);
	expect(await work).toBe('interrupted');
});

test('what the library refuses is a finding', async () => {
	expect(await codeOf(pngOf('<svg', options()))).toBe('CLI-RENDER-FAILED');
});

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { limits } from '@tilewright/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pictureFinding } from './check.ts';
import { announcedPixels } from './pixels.ts';

const letters = (text: string): number[] => [...text].map((c) => c.charCodeAt(0));
const big = (n: number, bytes: number): number[] =>
	Array.from({ length: bytes }, (_, i) => Math.floor(n / 256 ** (bytes - 1 - i)) % 256);
const little = (n: number, bytes: number): number[] => big(n, bytes).reverse();
const riff = (kind: string, body: readonly number[]): Uint8Array =>
	Uint8Array.of(
		...letters('RIFF'),
		...little(body.length + 12, 4),
		...letters(`WEBP${kind}`),
		...little(body.length, 4),
		...body,
	);

const heads = {
	png: (w: number, h: number) =>
		Uint8Array.of(
			...letters('\x89PNG\r\n\x1a\n'),
			...big(13, 4),
			...letters('IHDR'),
			...big(w, 4),
			...big(h, 4),
			1,
			0,
			0,
			0,
			0,
		),
	jpg: (w: number, h: number) =>
		Uint8Array.of(
			0xff,
			0xd8,
			0xff,
			0xfe,
			0,
			4,
			7,
			7,
			0xff,
			0xc2,
			0,
			11,
			8,
			...big(h, 2),
			...big(w, 2),
			1,
			1,
			0x11,
			0,
		),
	lossy: (w: number, h: number) =>
		riff('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(w, 2), ...little(h, 2)]),
	lossless: (w: number, h: number) =>
		riff('VP8L', [0x2f, ...little(w - 1 + (h - 1) * 2 ** 14, 4), 0, 0, 0, 0, 0]),
	extended: (w: number, h: number) =>
		riff('VP8X', [0, 0, 0, 0, ...little(w - 1, 3), ...little(h - 1, 3)]),
};
const forms = [
	['a.png', 'image/png', heads.png, 2 ** 31 - 1],
	['a.jpg', 'image/jpeg', heads.jpg, 2 ** 16 - 1],
	['a.webp', 'image/webp', heads.lossy, 2 ** 14 - 1],
	['b.webp', 'image/webp', heads.lossless, 2 ** 14],
	['c.webp', 'image/webp', heads.extended, 2 ** 24],
] as const;
const svg = (text: string): Uint8Array => new TextEncoder().encode(text);
const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
const pixelsOf = (text: string): number | undefined => announcedPixels('image/svg+xml', svg(text));

describe('the pixels of a picture', () => {
	test.each(forms)('%s: width times height of %s, from its beginning', (path, type, head, max) => {
		const side = fc.integer({ min: 1, max });
		fc.assert(
			fc.property(side, side, (w, h) => {
				const bytes = head(w, h);
				expect(announcedPixels(type, bytes)).toBe(w * h);
				const code = pictureFinding(path, bytes)?.code;
				expect(code).toBe(w * h > limits.picturePixels ? 'TILE-PICTURE-PIXELS' : undefined);
			}),
		);
	});

	test.each(forms)('%s: a beginning that is cut off or damaged is refused', (path, _type, head) => {
		const whole = head(20, 30);
		for (let end = 12; end < whole.length; end++) {
			const found = pictureFinding(path, whole.slice(0, end));
			if (found !== undefined) expect(found.code).toBe('TILE-PICTURE-SIZE');
		}
		expect(pictureFinding(path, whole.slice(0, 12))?.code).toBe('TILE-PICTURE-SIZE');
	});

	test('a picture without any pixel is refused', () =>
		expect(pictureFinding('a.png', heads.png(0, 9))?.code).toBe('TILE-PICTURE-SIZE'));

	test('real pictures are as wide as their names say', () => {
		const folder = join(import.meta.dirname, '../../../../docs/screenshots');
		const names = readdirSync(folder).filter((name) => name.endsWith('.webp'));
		expect(names.length).toBeGreaterThan(0);
		for (const name of names) {
			const bytes = new Uint8Array(readFileSync(join(folder, name)));
			expect(announcedPixels('image/webp', bytes)).toBeGreaterThan(300 * 300);
		}
	});
});

describe('the pixels of a drawing', () => {
	const huge = heads.png(30_000, 30_000);
	test.each([
		['nothing', '<svg/>', 0],
		['its own width and height', '<svg width="40" height=\'50px\'/>', 2000],
		['no width in other units', '<svg width="40mm" height="50%"/>', 0],
		['a picture in it', `<svg><image href="data:image/png;base64,${base64(huge)}"/></svg>`, 9e8],
		[
			'a picture in it, with line breaks',
			`<svg><image href="data:image/png;base64,\n${base64(huge).replace(/.{9}/g, '$&\n')}"/></svg>`,
			9e8,
		],
		[
			'a picture in it, hidden behind references',
			`<svg><image href="&#100;&#x61;ta:image/png;base64&#44;${base64(huge)}"/></svg>`,
			9e8,
		],
		[
			'a picture in it, in percent signs',
			`<svg><feImage href='DATA:,${[...huge].map((b) => `%${b.toString(16).padStart(2, '0')}`).join('')}'/></svg>`,
			9e8,
		],
		[
			'the pictures in it together',
			`<svg width="3" height="3">${`<image href="data:;base64,${base64(heads.jpg(100, 100))}"/>`.repeat(7)}</svg>`,
			70_000,
		],
		[
			'a picture in a drawing in it',
			`<svg><image href="data:image/svg+xml;base64,${base64(svg(`<svg><image href="data:;base64,${base64(huge)}"/></svg>`))}"/></svg>`,
			9e8,
		],
		[
			'a packed drawing',
			`<svg><image href="data:image/svg+xml;base64,${base64(gzipSync('<svg/>'))}"/></svg>`,
			Number.POSITIVE_INFINITY,
		],
		['words that look like addresses', '<svg>data: a, data: b, data: c, data: d, data: e</svg>', 0],
	])('%s', (_, text, pixels) => expect(pixelsOf(text)).toBe(pixels));

	test('drawings that lie too deep inside one another', () => {
		let text = '<svg width="9" height="9"/>';
		const found: (number | undefined)[] = [];
		for (let i = 0; i < 4; i++) {
			found.push(pixelsOf(text));
			text = `<svg><image href="data:;base64,${base64(svg(text))}"/></svg>`;
		}
		expect(found).toEqual([81, 81, 81, Number.POSITIVE_INFINITY]);
	});
});

test('no bytes make it throw', () => {
	const start = fc.constantFrom(...forms.map(([, type, head]) => [type, head(9, 9)] as const), [
		'image/svg+xml',
		svg('<svg width="9" height="9"><image href="data:;base64,'),
	] as const);
	fc.assert(
		fc.property(
			start,
			fc.array(fc.tuple(fc.nat(60), fc.nat(255))),
			fc.uint8Array(),
			([type, head], changes, rest) => {
				const bytes = Uint8Array.of(...head, ...rest);
				for (const [at, to] of changes) if (at < bytes.length) bytes[at] = to;
				const pixels = announcedPixels(type, bytes);
				if (pixels !== undefined) expect(pixels).toBeGreaterThanOrEqual(0);
			},
		),
		{ numRuns: 2000 },
	);
});

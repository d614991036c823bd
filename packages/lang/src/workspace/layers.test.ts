import { describe, expect, test } from 'vitest';
import { FileLayers, plainText } from './layers.ts';

const file = (path: string, text: string) => ({ path, bytes: new TextEncoder().encode(text) });
const texts = (files: readonly { path: string; bytes: Uint8Array }[]) =>
	Object.fromEntries(files.map((f) => [f.path, new TextDecoder().decode(f.bytes)]));

describe('edits over files', () => {
	test('an edit hides the disk, also when the disk changes, until it is taken away', () => {
		const layers = new FileLayers();
		layers.takeDisk({ files: [file('a', '1'), file('b', '2')], gone: [], whole: true });
		expect(texts(layers.takeEdits({ a: 'mine' }).files)).toEqual({ a: 'mine' });
		const change = layers.takeDisk({
			files: [file('a', '3'), file('b', '4')],
			gone: [],
			whole: false,
		});
		expect(texts(change.files)).toEqual({ b: '4' });
		expect(layers.diskText('a')).toBe('3');
		expect(texts(layers.takeEdits({ a: null }).files)).toEqual({ a: '3' });
	});

	test('an edit that was there before the disk was read counts', () => {
		const layers = new FileLayers();
		layers.takeEdits({ a: 'mine' });
		expect(layers.diskIsKnown).toBe(false);
		const change = layers.takeDisk({
			files: [file('a', '1'), file('b', '2')],
			gone: [],
			whole: true,
		});
		expect(texts(change.files)).toEqual({ a: 'mine', b: '2' });
		expect(change.whole).toBe(true);
	});

	test('an edit outlives its file; without the edit the file is gone', () => {
		const layers = new FileLayers();
		layers.takeDisk({ files: [file('a', '1')], gone: [], whole: true });
		layers.takeEdits({ a: 'mine' });
		expect(layers.takeDisk({ files: [], gone: ['a'], whole: false }).gone).toEqual([]);
		expect(layers.diskText('a')).toBeUndefined();
		expect(layers.takeEdits({ a: null })).toEqual({ files: [], gone: ['a'], whole: false });
	});

	test('texts have one sort of line break', () => {
		expect(plainText('\ufeffa\r\nb\rc\n')).toBe('a\nb\nc\n');
	});
});

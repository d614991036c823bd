import { expect, test } from 'vitest';
import { isShareFile, shareFileName } from './share-file.ts';

test('a file is named by the first thing in it, whatever its letters', () => {
	expect(shareFileName(['My Harbour!', 'House rules'])).toBe('my-harbour.tilewright');
	expect(shareFileName(['Städtchen / two'])).toBe('stadtchen-two.tilewright');
	expect(shareFileName(['…'])).toBe('game.tilewright');
	expect(shareFileName([])).toBe('game.tilewright');
	expect(shareFileName(['x'.repeat(500)])).toHaveLength(40 + '.tilewright'.length);
});

test('what was shared is known by its ending, and by its shape where a program renamed it', () => {
	expect(isShareFile('a.tilewright', '')).toBe(true);
	expect(isShareFile('a.tilewright.txt', '1.eJyrVkrLz1e_yUgA\n')).toBe(true);
	for (const head of ['1.5: 2', '{"log": 1}', 'pack: a', '', '1.', '3.14 and more'])
		expect(isShareFile('a.yaml', head), head).toBe(false);
});

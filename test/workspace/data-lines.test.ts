import { expect, test } from 'vitest';
import { text, tracked } from './tracked.ts';

const maxLineLength = 120;

test('no line of a data file is too long to read', () => {
	const files = tracked('data').filter((path) => /\.ya?ml$/.test(path));
	expect(files.length).toBeGreaterThan(100);
	const long = files.flatMap((path) =>
		text(path)
			.split('\n')
			.flatMap((line, i) => ([...line].length > maxLineLength ? [`${path}:${i + 1}`] : [])),
	);
	expect(long).toEqual([]);
});

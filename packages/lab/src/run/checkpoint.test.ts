import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type RunDescription,
	blockLine,
	headerLine,
	isIntegers,
	readCheckpoint,
} from './checkpoint.ts';

const run: RunDescription = {
	run: 'simulate',
	rules: ['abc'],
	bots: [['random', 'greedy']],
	seed: 7,
	games: 40,
	size: 4,
};
const read = (value: unknown): number[] | undefined => (isIntegers(value, 8) ? value : undefined);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const result = (block: number): number[] => Array.from({ length: 8 }, (_, i) => block * 100 + i);
const lines = [headerLine(run), ...[3, 0, 9, 1].map((block) => blockLine(block, result(block)))];

test('a file cut at any byte gives the blocks whose lines are whole, and can be continued', () => {
	const bytes = bytesOf(lines.join(''));
	for (let cut = 0; cut <= bytes.length; cut++) {
		const found = readCheckpoint(bytes.subarray(0, cut), run, read);
		if ('is' in found) throw new Error(`cut at ${cut}: ${found.is}`);
		const whole = new TextDecoder().decode(bytes.subarray(0, cut)).split('\n').length - 1;
		expect(found.finished.size).toBe(Math.max(0, whole - 1));
		for (const [block, scores] of found.finished) expect(scores).toEqual(result(block));
		expect(found.wholeBytes).toBe(bytesOf(lines.slice(0, whole).join('')).length);
	}
});

test('the file of another run is refused with what differs', () => {
	const others: Partial<RunDescription>[] = [
		{ run: 'compare' },
		{ rules: ['abd'] },
		{ bots: [['random', 'random']] },
		{ seed: 8 },
		{ games: 41 },
		{ size: 8 },
	];
	for (const other of others) {
		const fault = readCheckpoint(bytesOf(lines.join('')), { ...run, ...other }, read);
		expect(fault).toMatchObject({ is: 'other', what: Object.keys(other)[0] });
	}
});

test('a broken line is named, and what is no checkpoint is refused', () => {
	const broken = (text: string): unknown => readCheckpoint(bytesOf(text), run, read);
	const [head, one, two] = lines as [string, string, string];
	expect(broken(`${head}${one}nonsense\n${two}`)).toEqual({ is: 'broken', line: 3 });
	expect(broken(`${head}${blockLine(10, result(10))}`)).toEqual({ is: 'broken', line: 2 });
	expect(broken(`${head}${blockLine(1, [1, 2])}`)).toEqual({ is: 'broken', line: 2 });
	expect(broken('tiles: {}\n')).toEqual({ is: 'broken', line: 1 });
	expect(broken('no line break')).toEqual({ is: 'broken', line: 1 });
	fc.assert(
		fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
			const found = readCheckpoint(bytes, run, read);
			if (!('is' in found)) expect(found.finished.size).toBe(0);
		}),
	);
});

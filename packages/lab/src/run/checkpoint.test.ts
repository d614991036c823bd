import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
	type RunDescription,
	blockLine,
	headerLine,
	isIntegers,
	quantitiesIn,
	readCheckpoint,
	stopLine,
} from './checkpoint.ts';

const run: RunDescription = {
	run: 'simulate',
	rules: ['abc'],
	bots: [['random', 'greedy']],
	seed: 7,
	games: 40,
	batches: 1,
	size: 4,
	intervals: 'fixed',
	quantities: [],
	firstGames: ['00ff'],
};
const read = (value: unknown): number[] | undefined => (isIntegers(value, 8) ? value : undefined);
const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
const result = (block: number): number[] => Array.from({ length: 8 }, (_, i) => block * 100 + i);
const blocks = [3, 0, 9, 1].map((block) => blockLine(block, result(block)));
const lines = [headerLine(run), ...blocks];

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

test('stops by hand are kept between the blocks, and change nothing of them', () => {
	const text = [lines[0], lines[1], stopLine(1), stopLine(1), lines[2], stopLine(2)].join('');
	const found = readCheckpoint(bytesOf(text), run, read);
	expect(found).toMatchObject({ stops: [1, 1, 2], wholeBytes: text.length });
	const without = readCheckpoint(bytesOf(lines.slice(0, 3).join('')), run, read);
	expect('finished' in found && found.finished).toEqual('finished' in without && without.finished);
});

test('a file in which a byte is changed never gives another result', () => {
	const bytes = bytesOf(lines.join(''));
	for (let at = 0; at < bytes.length; at++)
		for (const change of [1, 0x0a ^ bytes[at]!, 0x80]) {
			const damaged = bytes.slice();
			damaged[at]! ^= change;
			const found = readCheckpoint(damaged, run, read);
			if ('is' in found) continue;
			for (const [block, scores] of found.finished) expect(scores).toEqual(result(block));
		}
});

test('the quantities of a run are read from its first line, and from nothing else', () => {
	const own = headerLine({ ...run, quantities: ['turns', 'margin'] });
	expect(quantitiesIn(bytesOf(own + lines[1]!))).toEqual(['turns', 'margin']);
	expect(quantitiesIn(bytesOf(own.trimEnd()))).toBeUndefined();
	for (const other of ['', '\n', '{}\n', '[]\n', '{"checkpoint":5,"quantities":[1]}\n'])
		expect(quantitiesIn(bytesOf(other))).toBeUndefined();
});

test('the file of another run is refused with what differs', () => {
	const others: Partial<RunDescription>[] = [
		{ run: 'compare' },
		{ rules: ['abd'] },
		{ bots: [['random', 'random']] },
		{ seed: 8 },
		{ games: 41 },
		{ batches: 2 },
		{ size: 8 },
		{ intervals: 'anytime' },
		{ quantities: ['margin'] },
		{ firstGames: ['00fe'] },
	];
	for (const other of others) {
		const fault = readCheckpoint(bytesOf(lines.join('')), { ...run, ...other }, read);
		expect(fault).toMatchObject({ is: 'other', what: Object.keys(other)[0] });
	}
});

test('lines of two processes that worked on one run are read as those of one', () => {
	const [head, ...blocks] = lines;
	const both = readCheckpoint(
		bytesOf(`${head}${blocks.join('')}${head}${blocks.join('')}`),
		run,
		read,
	);
	expect(both).toMatchObject({ finished: new Map([3, 0, 9, 1].map((b) => [b, result(b)])) });
	const stranger = headerLine({ ...run, seed: 8 });
	expect(readCheckpoint(bytesOf(`${head}${stranger}`), run, read)).toMatchObject({ is: 'other' });
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

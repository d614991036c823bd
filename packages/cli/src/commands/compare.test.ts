import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface Json {
	paired: boolean;
	games: number;
	a: { params: Record<string, unknown>; bots: string[] };
	b: { params: Record<string, unknown>; packs: string[] };
	rows: {
		id: string;
		a: number;
		b: number;
		estimate: { difference: number; low: number; high: number };
		stands: boolean;
		says: string;
	}[];
}

const base = ['compare', '--game', 'carcassonne', '--seats', 'random,random', '--jobs', '1'];
const rich = ['--a', '--set fields.pointsPerCity=9', '--games', '30'];

test('two rule sets on the same seeds: the row that differs, with its interval, in the file too', async () => {
	const words = [...base, ...rich, '--json', '--out', 'c.json'];
	const { exit, out, err } = await call(words, { cwd: box.path });
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	expect(readFileSync(join(box.path, 'c.json'), 'utf8')).toBe(out);
	const json = JSON.parse(out) as Json;
	expect(json).toMatchObject({ paired: true, games: 30, a: { bots: ['random', 'random'] } });
	expect([json.a, json.b].map((s) => s.params['fields.pointsPerCity'])).toEqual([9, 3]);
	const [points] = json.rows;
	expect(points!.id).toBe('points');
	expect(points!.stands).toBe(true);
	expect(points!.estimate.low).toBeGreaterThan(0);
	expect(points!.estimate.difference).toBeCloseTo(points!.a - points!.b, 10);
	expect(points!.says).toMatch(/^A gives .* more points per player/);
});

test('the text is a table and a sentence for every row that stands', async () => {
	const { out } = await call([...base, ...rich]);
	expect(out).toMatch(/^ +A +B +A − B +range\n/);
	expect(out).toMatch(/points per player +[\d.]+ +[\d.]+ +[\d.]+ +[\d.]+ to [\d.]+ +\*\n/);
	expect(out).toMatch(/\nA gives [\d.]+ more points per player \(95 %: [\d.]+ to [\d.]+\)\.\n/);
	expect(out).toContain('Games with the same seed were compared');
});

test('other packs and other bots of one side', async () => {
	const words = [...base, '--json', '--games', '4', '--b', '--with river1 --seats random,greedy'];
	const json = JSON.parse((await call(words)).out) as Json;
	expect(json.paired).toBe(false);
	expect(json.b.packs).toContain('river1');
});

test('quantities are rows of their own, and may be asked about', async () => {
	const words = [...base, '--a', '--set fields.pointsPerCity=9', '--json', '--games', '4000'];
	const flags = ['--quantities', 'lead-changes', '--until', 'seat-advantage seat 1 ±5'];
	const { out } = await call([...words, ...flags]);
	const json = JSON.parse(out) as Json & { answered: boolean; games: number };
	expect(json.answered).toBe(true);
	expect(json.games).toBeLessThan(4000);
	const measured = json.rows.filter((row) => row.id.startsWith('measured '));
	expect(measured.map((row) => row.id)).toEqual([
		'measured lead-changes\t',
		'measured seat-advantage\tseat 1',
		'measured seat-advantage\tseat 2',
	]);
	for (const { says } of measured) expect(says).toMatch(/lead changes|lead goes|lead of player/i);
});

test.each([
	[['--games', '1'], 'CLI-NUMBER'],
	[['--a', '--sett x=1'], 'CLI-FLAG-UNKNOWN'],
	[['--b', '--set x=1'], 'LINK-ID-UNKNOWN'],
	[['--b', `--seats ${'random,'.repeat(12)}random`], 'CLI-SEATS'],
	[['--seats', 'random,clever'], 'CLI-FLAG-VALUE'],
	[['--force'], 'CLI-FLAG-ALONE'],
] as const)('%j is misuse: %s', async (words, code) => {
	const result = await call([...base, '--json', ...words], { cwd: box.path });
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
});

test('stopped in the middle: 130, and no file', async () => {
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 1200);
	const words = [...base, '--games', '1000000', '--out', 'c.json'];
	const { exit, out } = await call(words, { cwd: box.path, signal: stop.signal });
	expect({ exit, out }).toEqual({ exit: 130, out: '' });
	expect(existsSync(join(box.path, 'c.json'))).toBe(false);
});

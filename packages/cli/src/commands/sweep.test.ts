import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface Row {
	title: string;
	mean: number;
	low?: number;
	high?: number;
	sd: number;
}

interface Json {
	played: number;
	points: { values: Record<string, string>; quantities: Row[] }[];
}

const base = ['--json', '--game', 'carcassonne', '--seats', 'random,random', '--games', '150'];
/** One thread starts sooner than two. */
const short = ['--games', '40', '--jobs', '1'];
const vary = ['--vary', 'fields.pointsPerCity=2..3'];
const two = [...vary, '--vary', 'base.twoTileCity=full,half'];

async function swept(...words: string[]): Promise<Json> {
	const { exit, out, err } = await call(['sweep', ...base, ...words], { cwd: box.path });
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	return JSON.parse(out) as Json;
}

test('every set-up has the figures that simulate gives it, with wider intervals', async () => {
	const { points } = await swept(...vary, '--jobs', '2');
	expect(points.map((p) => p.values)).toEqual(
		['2', '3'].map((value) => ({ 'fields.pointsPerCity': value })),
	);
	for (const { values, quantities } of points) {
		const set = Object.entries(values).flatMap(([name, value]) => ['--set', `${name}=${value}`]);
		const words = [
			'simulate',
			...base,
			'--jobs',
			'1',
			...set,
			'--quantities',
			'points,margin,turns',
		];
		const alone = JSON.parse((await call(words)).out) as { quantities: Row[] };
		const figures = (rows: Row[]): unknown => rows.map(({ title, mean, sd }) => [title, mean, sd]);
		expect(figures(quantities)).toEqual(figures(alone.quantities));
		quantities.forEach((row, i) => {
			const other = alone.quantities[i]!;
			if (row.low === undefined) return expect(other.low).toBeUndefined();
			expect(row.high! - row.low).toBeGreaterThan(other.high! - other.low!);
		});
	}
});

test('copies of tiles, packs, elements and presets', async () => {
	const means = (json: Json, title: string): number[] =>
		json.points.map((p) => p.quantities.find((row) => row.title === title)!.mean);
	const tiles = ['--quantities', 'tiles'];
	const copies = await swept('--vary', 'tile:D=4,20', ...tiles, ...short);
	const [few, many] = means(copies, 'tiles') as [number, number];
	expect(many - few).toBeCloseTo(16, 0);
	const packs = await swept('--vary', 'with=none,river2', ...tiles, ...short);
	const [alone, joined] = means(packs, 'tiles') as [number, number];
	expect(joined).toBeGreaterThan(alone);
	const seat = 'points: seat 1';
	const [on, off] = means(await swept('--vary', 'element:farmers=on,off', ...short), seat) as [
		number,
		number,
	];
	expect(on).not.toBeCloseTo(off, 0);
	const presets = await swept('--vary', 'preset=none,c1V1', ...short);
	expect(new Set(means(presets, seat)).size).toBe(2);
});

test('a run that goes on from any of its lines ends with the same figures', async () => {
	const kept = [...vary, '--checkpoint', 'run.jsonl', '--quantities', 'all', '--jobs', '1'];
	const whole = await swept(...kept);
	expect(whole.played).toBe(300);
	const file = join(box.path, 'run.jsonl');
	const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1);
	const some = lines.filter((_, i) => i === 0 || i % 3 === 1);
	writeFileSync(file, `${some.join('\n')}\n${lines[2]!.slice(0, 40)}`);
	const again = await swept(...kept, '--jobs', '2');
	expect(again.played).toBeGreaterThan(0);
	expect(again.played).toBeLessThan(300);
	expect(again.points).toEqual(whole.points);
	expect((await swept(...kept)).played).toBe(0);
	const other = await call(['sweep', ...base, ...kept, '--vary', 'tile:D=5'], { cwd: box.path });
	expect(codesOf(other)).toEqual(['CLI-CHECKPOINT-OTHER']);
});

test('the text is a table for every quantity', async () => {
	const words = ['sweep', ...base.filter((word) => word !== '--json'), ...two];
	const { out } = await call(words);
	expect(out).toContain('points of player 1 (points)');
	expect(out).toContain('B: A finished city of two tiles pays …');
	expect(out).toMatch(/^A +B +mean/m);
	expect(out).toMatch(/^2 +full +\d.* to /m);
	expect(out).toContain('150 games of each of 4 set-ups, 600 played');
});

test.each([
	[[], 'CLI-VARY'],
	[['--vary', 'nonsense'], 'CLI-VARY'],
	[['--vary', 'tile:D=many'], 'CLI-VARY'],
	[['--vary', 'tile:DD=1,2'], 'LINK-ID-UNKNOWN'],
	[['--vary', 'no.such=1,2'], 'LINK-ID-UNKNOWN'],
	[['--vary', 'base.twoTileCity=full,third'], 'LINK-PARAM-VALUE'],
	[['--vary', 'with=none,nothing'], 'LINK-PACK-UNKNOWN'],
	[['--vary', 'element:abbot=on,maybe'], 'CLI-FLAG-VALUE'],
	[['--vary', 'fields.pointsPerCity=1..5000'], 'CLI-SWEEP-LARGE'],
	[[...vary, '--quantities', 'joy'], 'CLI-FLAG-VALUE'],
] as const)('%j is misuse: %s', async (words, code) => {
	const result = await call(['sweep', ...base, ...words], { cwd: box.path });
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
	expect(readdirSync(box.path)).toEqual([]);
});

test('stopped in the middle: 130, and no file', async () => {
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 1500);
	const words = ['sweep', ...base, ...vary, '--games', '1000000', '--out', 's.json'];
	const { exit, out } = await call(words, { cwd: box.path, signal: stop.signal });
	expect({ exit, out }).toEqual({ exit: 130, out: '' });
	expect(existsSync(join(box.path, 's.json'))).toBe(false);
});

test('packs as factors: every combination is played, and each and every two have their effect', async () => {
	const { exit, out, err } = await call(
		['sweep', ...base, ...short, '--factors', 'river1,cult', '--quantities', 'tiles'],
		{ cwd: box.path },
	);
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	const { points, effects } = JSON.parse(out) as Json & {
		effects: { factors: string[]; effect: number; says: string }[];
	};
	const mean = (at: number): number => points[at]!.quantities[0]!.mean;
	expect(points.map((p) => Object.values(p.values).join())).toEqual([
		...['out,out', 'in,out', 'out,in', 'in,in'],
	]);
	expect(effects.map((e) => e.factors)).toEqual([['river1'], ['cult'], ['river1', 'cult']]);
	for (const { says } of effects) expect(says).not.toMatch(/\briver1\b|\bcult\b/);
	const [river, cult, both] = effects.map((e) => e.effect) as [number, number, number];
	expect(river).toBeCloseTo((mean(1) + mean(3) - mean(0) - mean(2)) / 2, 9);
	expect(cult).toBeCloseTo((mean(2) + mean(3) - mean(0) - mean(1)) / 2, 9);
	expect(both).toBeCloseTo(mean(3) - mean(1) - mean(2) + mean(0), 9);
});

test.each([[['cult']], [['cult,cult']], [['cult,river1', '--vary', 'fields.pointsPerCity=2,3']]])(
	'%j: no factors',
	async (words) => {
		const result = await call(['sweep', ...base, '--factors', ...words], { cwd: box.path });
		expect({ exit: result.exit, codes: codesOf(result) }).toEqual({
			exit: 2,
			codes: ['CLI-FACTORS'],
		});
	},
);

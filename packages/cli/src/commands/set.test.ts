import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';
import type { SetJson } from './set.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const base = ['set', '--game', 'carcassonne'];

type Json = SetJson & {
	against?: SetJson;
	differences?: {
		laid: { difference?: { value: number; se: number } };
	}[];
};

async function json(...words: string[]): Promise<Json> {
	const { exit, out, err } = await call([...base, '--json', ...words], { cwd: box.path });
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	return JSON.parse(out) as Json;
}

test('exact figures alone: sides, contents, holes', async () => {
	const set = await json('--games', '0');
	expect([set.total, set.played]).toEqual([72, []]);
	expect(set.sides.reduce((sum, s) => sum + s.sides, 0)).toBe(288);
	expect(set.kinds.find((k) => k.kind === 'monastery')!.segments).toBe(6);
	const four = set.holes[3]!;
	expect(four.holes.find((h) => h.sides.join() === 'ground,city,ground,road')!.copies).toBe(0);
	expect(four.holes.find((h) => h.sides.join() === 'city,city,city,city')!.tiles).toEqual(['C']);
});

test('two tables play, or the one that is named; the same seed gives the same figures', async () => {
	const both = await json('--games', '3');
	expect(both.played.map((p) => [p.bots, p.games])).toEqual([
		[['random', 'random'], 3],
		[['greedy', 'greedy'], 3],
	]);
	const one = await json('--games', '3', '--seats', 'random,random');
	expect(one.played).toEqual([both.played[0]]);
	const other = await json('--games', '3', '--seats', 'random,random', '--seed', '2');
	expect(other.played[0]).not.toEqual(one.played[0]);
});

test('house rules change the set, and are held against it as published', async () => {
	const gone = 'C, E, Eg, F, G, H, Hg, I, Ig, J, K, L, M, Mg, N, Ng, O, P, Q, R, Rg, S, T';
	box.put(
		'few.yaml',
		`overlay: few\nformat: 1\nover: [base]\ntiles: { counts: { D: 1, U: 1 }, remove: [${gone}] }\n`,
	);
	const words = ['--data', box.path, '--overlay', 'few', '--against', 'published'];
	const set = await json('--games', '4', '--seats', 'random,random', ...words);
	expect([set.overlays, set.against!.overlays]).toEqual([['few'], []]);
	expect(set.tiles.find((t) => t.id === 'U')!.count).toBe(1);
	expect(set.against!.total).toBe(72);
	expect(set.sides.find((s) => s.shows === 'city')!.match).toBe('none');
	expect(set.differences).toHaveLength(1);
	const [mine, theirs] = [set.played[0]!, set.against!.played[0]!];
	const { difference } = set.differences![0]!.laid;
	expect(difference!.value).toBeCloseTo(mine.laid.value - theirs.laid.value, 12);
	expect(difference!.se).toBeCloseTo(Math.hypot(mine.laid.se, theirs.laid.se), 12);
	expect(difference!.value).toBeLessThan(-30);
	const { out } = await call([...base, '--games', '0', ...words], { cwd: box.path });
	expect(out).toContain('nothing matches city: D');
});

test('in words: every part is there', async () => {
	const { out } = await call([...base, '--games', '2', '--against', 'river1,river']);
	for (const part of [
		'72 tiles',
		'four sides, up to rotation',
		'holes, up to rotation',
		'drawn and found no place',
		'by stage',
		'this less the other, greedy, greedy',
	])
		expect(out).toContain(part);
	expect(out.match(/what stands after its ±/g)).toHaveLength(1);
	const exact = await call([...base, '--games', '0']);
	expect(exact.out).not.toContain('±');
});

test.each([
	[['--games', '-1'], 'CLI-NUMBER'],
	[['--seats', 'random,'.repeat(12) + 'random'], 'CLI-SEATS'],
	[['--seats', 'random,clever'], 'CLI-FLAG-VALUE'],
	[['--against', 'preset='], 'CLI-FLAG-VALUE'],
	[['--against', 'param=3'], 'CLI-FLAG-VALUE'],
	[['--against', 'nowhere'], 'LINK-PACK-UNKNOWN'],
	[['--against', 'preset=c9'], 'LINK-ID-UNKNOWN'],
	[['--against', 'overlay=none'], 'LINK-ID-UNKNOWN'],
	[['--game', 'carcasonne'], 'LINK-GAME-UNKNOWN'],
] as const)('%j is misuse: %s', async (words, code) => {
	const result = await call([...base, '--json', ...words], { cwd: box.path });
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
});

test('broken data is a finding; stopped in the middle is 130', async () => {
	box.copy('carcassonne/base', 'base');
	box.edit('base/tiles.yaml', 'city: N-E-S-W pennant', 'city: N-E-S-W penant');
	expect((await call([...base, '--data', 'base', '--games', '1'], { cwd: box.path })).exit).toBe(1);
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 600);
	const { exit, out } = await call([...base, '--games', '100000'], { signal: stop.signal });
	expect({ exit, out }).toEqual({ exit: 130, out: '' });
});

import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

interface Json {
	games: number;
	seconds: number;
	gamesPerSecond: number;
	seats: { mean: number; sd: number; ci95: number; wins: number }[];
	ties: number;
	hash: string;
	params: Record<string, unknown>;
}

const base = ['simulate', '--json', '--game', 'carcassonne'];

test('figures of a batch, the same on any number of threads and in the file', async () => {
	const words = [...base, '--games', '60', '--seed', '5', '--seats', 'random,random,random'];
	const one = await call([...words, '--jobs', '1', '--out', 'a.json'], { cwd: box.path });
	expect({ exit: one.exit, err: one.err }).toEqual({ exit: 0, err: '' });
	const first = JSON.parse(one.out) as Json;
	expect(readFileSync(join(box.path, 'a.json'), 'utf8')).toBe(one.out);
	const second = JSON.parse((await call([...words, '--jobs', '2'])).out) as Json;
	expect(second.hash).toBe(first.hash);
	expect(second.seats).toEqual(first.seats);
	expect(first.seats).toHaveLength(3);
	expect(first.seats.reduce((n, s) => n + s.wins, 0) + first.ties).toBe(60);
	// the seconds are rounded to thousandths
	expect(60 / first.gamesPerSecond).toBeCloseTo(first.seconds, 2);
});

test('quantities with intervals and a sentence, in the text too', async () => {
	const words = [...base, '--games', '160', '--quantities', 'margin,seat-advantage'];
	const { quantities, intervals } = JSON.parse((await call(words)).out) as {
		quantities: { title: string; low: number; mean: number; high: number; says: string }[];
		intervals: string;
	};
	expect(intervals).toBe('fixed');
	expect(quantities.map((q) => q.title)).toEqual([
		'seat-advantage: seat 1',
		'seat-advantage: seat 2',
		'margin',
	]);
	for (const { low, mean, high, says } of quantities) {
		expect(low).toBeLessThan(mean);
		expect(mean).toBeLessThan(high);
		expect(says).toMatch(/^On average .*\d.*\.$/);
	}
	const { out } = await call(words.filter((word) => word !== '--json'));
	expect(out).toContain('lead at the end (points)');
});

test('a run ends when its question is answered', async () => {
	const words = [...base, '--games', '20000', '--until', 'margin ±2'];
	const found = JSON.parse((await call(words)).out) as {
		answered: boolean;
		games: number;
		quantities: { low: number; high: number }[];
	};
	expect(found.answered).toBe(true);
	expect(found.games).toBeLessThan(20_000);
	const [{ low, high }] = found.quantities as [{ low: number; high: number }];
	expect((high - low) / 2).toBeLessThanOrEqual(2);
});

test('params, elements and presets reach the game', async () => {
	const run = async (...words: string[]): Promise<Json> =>
		JSON.parse((await call([...base, '--jobs', '1', '--games', '40', ...words])).out) as Json;
	const usual = await run();
	const rich = await run('--set', 'fields.pointsPerCity=90');
	expect(rich.params['fields.pointsPerCity']).toBe(90);
	expect(rich.seats[0]!.mean).toBeGreaterThan(usual.seats[0]!.mean + 20);
	expect((await run('--without', 'farmers')).hash).not.toBe(usual.hash);
	expect((await run('--preset', 'c1V1')).params['base.twoTileCity']).toBe('half');
});

test.each([
	[['--games', '0'], 'CLI-NUMBER'],
	[['--games', '-5'], 'CLI-NUMBER'],
	[['--jobs', '0'], 'CLI-NUMBER'],
	[['--seats', 'random,clever'], 'CLI-FLAG-VALUE'],
	[['--seats', 'random,random,random,random,random,random,random'], 'LINK-SEATS'],
	[['--seats', 'random,'.repeat(12) + 'random'], 'CLI-SEATS'],
	[['--set', 'base.twoTileCitty=half'], 'LINK-ID-UNKNOWN'],
	[['--set', 'base.twoTileCity=quarter'], 'LINK-PARAM-VALUE'],
	[['--set', 'nonsense'], 'CLI-SETTING'],
	[['--without', 'farmer'], 'LINK-ID-UNKNOWN'],
	[['--with', 'basse'], 'LINK-PACK-UNKNOWN'],
	[['--preset', 'c9'], 'LINK-ID-UNKNOWN'],
	[['--overlay', 'none'], 'LINK-ID-UNKNOWN'],
	[['--game', 'carcasonne'], 'LINK-GAME-UNKNOWN'],
	[['--gmaes', '5'], 'CLI-FLAG-UNKNOWN'],
	[['--quantities', 'margn'], 'CLI-FLAG-VALUE'],
	[['--until', 'margin'], 'CLI-UNTIL-QUANTITY'],
	[['--until', 'points seat 3 ±1'], 'CLI-UNTIL-QUANTITY'],
	[['--check', '5', '--seats', 'random,greedy'], 'CLI-CHECK-BOTS'],
	[['--check', '0'], 'CLI-NUMBER'],
	[['--force'], 'CLI-FLAG-ALONE'],
	[['--out', 'missing/a.json'], 'CLI-OUT-UNWRITABLE'],
] as const)('%j is misuse: %s', async (words, code) => {
	const result = await call([...base, ...words], { cwd: box.path });
	expect({ exit: result.exit, codes: codesOf(result) }).toEqual({ exit: 2, codes: [code] });
	expect(readdirSync(box.path)).toEqual([]);
});

test.each([
	['carcassonne', 70, [], 'played in generated code'],
	[
		'gold-rush',
		1_050,
		expect.arrayContaining(['complete-of-itself']),
		/played in generated code, \d+ of \d+ instructions by closures \(.*complete-of-itself/,
	],
])(
	'%s: games are checked, and it is told what played them',
	async (game, games, closures, says) => {
		const words = [
			'simulate',
			'--game',
			game,
			'--games',
			String(games),
			'--check',
			'7',
			'--jobs',
			'1',
		];
		const json = JSON.parse((await call([...words, '--json'])).out) as object;
		expect(json).toMatchObject({ checked: 7, playedBy: { engine: 'code', closures } });
		const { exit, out } = await call(words);
		expect(exit).toBe(0);
		expect(out).toContain('7 games checked: code and closures leave the same words');
		expect(out).toMatch(says);
		const few = await call([...words.slice(0, 4), '9', '--jobs', '1']);
		expect(few.out).toContain('played by closures (few-games)');
	},
);

test('a bot plays alone', async () => {
	for (const game of ['carcassonne', 'gold-rush']) {
		const words = ['simulate', '--game', game, '--games', '3', '--seed', '1', '--seats', 'greedy'];
		const { exit, out } = await call([...words, '--jobs', '1', '--json'], { cwd: box.path });
		const { games, seats } = JSON.parse(out) as { games: number; seats: { mean: number }[] };
		expect({ exit, games, seats: seats.length }).toEqual({ exit: 0, games: 3, seats: 1 });
		expect(seats[0]!.mean).toBeGreaterThan(0);
	}
});

test('broken data is a finding, not misuse', async () => {
	box.copy('carcassonne/base', 'base');
	box.edit('base/rules.yaml', 'deck.empty()', 'deck.emty()');
	expect((await call([...base, '--data', 'base'], { cwd: box.path })).exit).toBe(1);
	box.edit('base/tiles.yaml', 'tiles:', 'tiles: [');
	expect((await call([...base, '--data', 'base'], { cwd: box.path })).exit).toBe(1);
});

test('stopped in the middle: 130, and no file', async () => {
	const stop = new AbortController();
	setTimeout(() => stop.abort(), 1200);
	const words = [...base, '--jobs', '1', '--games', '10000000', '--out', 'a.json'];
	const { exit, out } = await call(words, { cwd: box.path, signal: stop.signal });
	expect({ exit, out }).toEqual({ exit: 130, out: '' });
	expect(existsSync(join(box.path, 'a.json'))).toBe(false);
});

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Call, call } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const game = ['--game', 'carcassonne', '--seats', 'random,random', '--jobs', '1'];
const kept = ['--checkpoint', 'run.jsonl'];
const simulate = ['simulate', ...game, '--until', 'margin ±0.01'];
const compare = [
	'compare',
	...game,
	'--a',
	'--set fields.pointsPerCity=4',
	'--until',
	'points ±0.001',
];

interface Json {
	games: number;
	stopRule: string;
	stopped: string;
	answered?: boolean;
	intervals: string;
	quantities?: { low?: number }[];
	rows?: { id: string; estimate?: unknown }[];
}

const lines = (): string[] => readFileSync(join(box.path, 'run.jsonl'), 'utf8').trim().split('\n');

/** Stops a run as soon as its checkpoint holds some blocks. */
async function stoppedByHand(words: readonly string[]): Promise<Call> {
	const stop = new AbortController();
	const look = setInterval(() => {
		try {
			if (lines().length > 6) stop.abort();
		} catch {
			// the file is not there yet
		}
	}, 10);
	try {
		return await call([...words, ...kept], { cwd: box.path, signal: stop.signal });
	} finally {
		clearInterval(look);
	}
}

test.each([
	['simulate', simulate],
	['compare', compare],
])(
	'%s with a question that is stopped by hand shows its ranges, and says that nothing is decided',
	async (_, words) => {
		const long = [...words, '--games', '100000'];
		const { exit, out } = await stoppedByHand([...long, '--json', '--report', 'a.html']);
		expect(exit).toBe(130);
		const json = JSON.parse(out) as Json;
		expect(json).toMatchObject({
			...{ stopRule: 'precision', stopped: 'by hand', answered: false, intervals: 'anytime' },
		});
		expect(json.games).toBeGreaterThan(64);
		expect(json.games).toBeLessThan(100_000);
		expect((json.quantities ?? json.rows)!.some((row) => 'low' in row || 'estimate' in row)).toBe(
			true,
		);
		const page = readFileSync(join(box.path, 'a.html'), 'utf8');
		expect(page).toContain('stopped by hand, and its question is not decided');
		expect(JSON.parse(lines().at(-1)!)).toMatchObject({ stopped: expect.any(Number) as number });
		// a page measures more than a run without one
		rmSync(join(box.path, 'run.jsonl'));
		const text = (await stoppedByHand(long)).out;
		expect(text).toMatch(/Stopped by hand after \d+ games: “.*” is not decided\..* still hold/);
	},
);

test('a run that was stopped by hand goes on to the result of one that was not', async () => {
	const words = ['simulate', ...game, '--json', '--games', '3000', '--until', 'margin ±0.01'];
	expect(JSON.parse((await stoppedByHand(words)).out)).toMatchObject({ stopped: 'by hand' });
	const figures = async (more: readonly string[]): Promise<unknown> => {
		const found = JSON.parse((await call([...words, ...more], { cwd: box.path })).out) as Json;
		expect(found).toMatchObject({ stopped: 'budget', answered: false, games: 3000 });
		return { ...found, played: 0, seconds: 0, gamesPerSecond: 0, playedBy: 0 };
	};
	expect(await figures(kept)).toEqual(await figures([]));
});

test('a run of fixed games that is stopped by hand shows no figure, and its checkpoint tells the stop', async () => {
	const { exit, out } = await stoppedByHand(['simulate', ...game, '--json', '--games', '100000']);
	expect({ exit, out }).toEqual({ exit: 130, out: '' });
	expect(JSON.parse(lines()[0]!)).toMatchObject({ stopRule: 'budget' });
	expect(JSON.parse(lines().at(-1)!)).toMatchObject({ stopped: expect.any(Number) as number });
});

test('the rule that ends a run is named before its first game', async () => {
	const words = ['compare', ...game, '--events', '--games', '40', '--until'];
	for (const [question, stopRule] of [
		['points decided', 'decided'],
		['points ±9', 'precision'],
	] as const) {
		const { out } = await call([...words, question], { cwd: box.path });
		expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({
			event: 'begin',
			stopRule,
			until: question,
		});
	}
	const { out } = await call(words.slice(0, -1), { cwd: box.path });
	expect(JSON.parse(out.split('\n')[0]!)).toMatchObject({ event: 'begin', stopRule: 'budget' });
});

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { Game, logJson, logOf, logYaml } from '@tilewright/interpreter';
import { BotRandom } from '@tilewright/players';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadData } from '../data/workspace.ts';
import { call, codesOf } from '../frame/testing.ts';
import { compiled } from '../setup/compiled.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

let played: Game | undefined;

function playedGame(): Game {
	if (played !== undefined) return played;
	const data = loadData({
		cwd: box.path,
		data: [],
	});
	const { program } = compiled(data, { game: 'carcassonne', seats: 2 });
	const game = new Game(program, { seed: 5, names: ['ann', 'ben'] });
	const random = new BotRandom(9);
	while (game.decision !== undefined) game.choose(random.below(game.decision.options.length));
	return (played = game);
}

interface Json {
	ok: boolean;
	steps: number;
	scores: number[];
	differences: unknown[];
	divergence?: { step: number; kind: string; expected: string; actual: string };
	decision?: { seat: string; options: string[] };
	explained?: {
		step: number;
		points: { points: number; lines: { points: number; file: string; at: number }[] }[];
	}[];
	diagnostics: { code: string }[];
}

async function replay(...words: string[]): Promise<Json & { exit: number }> {
	const { exit, out } = await call(['replay', '--json', ...words], { cwd: box.path });
	return { exit, ...(JSON.parse(out) as Json) };
}

test('a log verifies, as YAML, JSON and gzipped, and saves as itself', async () => {
	const game = playedGame();
	const log = logOf(game, { title: 'a game' });
	box.put('a.yaml', logYaml(log));
	box.put('a.json', logJson(log));
	writeFileSync(join(box.path, 'a.json.gz'), gzipSync(logJson(log)));
	for (const file of ['a.yaml', 'a.json', 'a.json.gz']) {
		const { exit, ok, scores, steps } = await replay(file, '--verify');
		expect({ exit, ok, scores, steps }).toEqual({
			exit: 0,
			ok: true,
			scores: game.scores,
			steps: log.steps.length,
		});
	}
	await replay('a.yaml', '--verify', '--save-as', 'b.json.gz');
	const text = gunzipSync(readFileSync(join(box.path, 'b.json.gz'))).toString();
	expect((JSON.parse(text) as { steps: unknown }).steps).toEqual(
		JSON.parse(JSON.stringify(log.steps)),
	);
	expect((await replay('b.json.gz', '--verify')).ok).toBe(true);
});

test('changed rules diverge at the step where they first matter, and nothing is saved', async () => {
	box.put('a.yaml', logYaml(logOf(playedGame(), { title: 'a game', hashes: false })));
	box.copy('carcassonne/base', 'base');
	box.edit('base/rules.yaml', /(road:[\s\S]*?each: )1/, '$12');
	const words = ['a.yaml', '--data', 'base', '--save-as', 'b.yaml'];
	const changed = await replay(...words, '--verify');
	expect(changed).toMatchObject({ exit: 1, ok: false, divergence: { kind: 'points' } });
	expect(changed.diagnostics.map((d) => d.code)).toContain('LOG-DIVERGES');
	expect(readdirSync(box.path).sort()).toEqual(['a.yaml', 'base']);
	expect(await replay(...words)).toMatchObject({ exit: 0, ok: true });
});

test('--until stops and tells the options; --explain tells every point with its rule', async () => {
	const game = playedGame();
	box.put('a.yaml', logYaml(logOf(game, { title: 'a game' })));
	const stopped = await replay('a.yaml', '--until', '3');
	expect(stopped.steps).toBe(3);
	expect(stopped.decision!.options.length).toBeGreaterThan(1);
	const { explained, scores } = await replay('a.yaml', '--explain');
	const given = explained!.flatMap((s) => s.points);
	expect(given.reduce((n, p) => n + p.points, 0)).toBe(scores.reduce((a, b) => a + b, 0));
	for (const p of given) {
		expect(p.lines.reduce((n, l) => n + l.points, 0)).toBe(p.points);
		for (const l of p.lines) expect(l.file).toContain('carcassonne/base/rules.yaml');
	}
	const { out } = await call(['replay', 'a.yaml', '--explain'], { cwd: box.path });
	expect(out).toMatch(/tiles \d+ × \d+ = \d+ {2}\S+ \(.*rules\.yaml:\d+\)/);
});

test.each([
	[['nowhere.json'], 2, 'CLI-PATH-MISSING'],
	[['.'], 2, 'CLI-PATH-SPECIAL'],
	[[], 2, 'CLI-ARGUMENT-MISSING'],
	[['cut.json'], 1, 'LOG-TRUNCATED'],
	[['other.json'], 1, 'LOG-KIND'],
	[['damaged.gz'], 1, 'LOG-GZIP'],
	[['bomb.gz'], 1, 'LOG-GZIP-RATIO'],
	[['newer.yaml'], 1, 'LOG-KEYS'],
	[['recording.json'], 3, 'RECORDING-UNKNOWN'],
	[['recording.json', '--differences', 'other.json'], 1, 'SCHEMA-'],
	[['good.yaml', '--differences', 'x.yaml'], 2, 'CLI-RECORDING-FLAG'],
	[['good.yaml', '--save-as', 'x.txt'], 2, 'CLI-OUT-KIND'],
	[['good.yaml', '--save-as', 'good.yaml'], 2, 'CLI-OUT-EXISTS'],
	[['good.yaml', '--until', '-1'], 2, 'CLI-NUMBER'],
] as const)('%j ends with %i, %s', async (words, exit, code) => {
	const log = logOf(playedGame(), { title: 'a game' });
	box.put('good.yaml', logYaml(log));
	box.put('cut.json', logJson(log).slice(0, 5000));
	box.put('other.json', '{"a": 1}');
	box.put('newer.yaml', logYaml({ ...log, keys: 999 }));
	writeFileSync(join(box.path, 'damaged.gz'), gzipSync('{}').subarray(0, 12));
	writeFileSync(join(box.path, 'bomb.gz'), gzipSync(Buffer.alloc(20_000_000)));
	const recording = {
		players: [{ name: 'A' }, { name: 'B' }],
		setup: { sets: { 'unheard-of': 1 }, elements: {}, rules: {}, start: [] },
		trace: { drawn: [], steps: [] },
	};
	box.put('recording.json', JSON.stringify(recording));
	const result = await call(['replay', '--json', ...words], { cwd: box.path });
	expect(result.exit).toBe(exit);
	expect(codesOf(result)[0]).toContain(code);
});

import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { logYaml } from '@tilewright/interpreter';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { call, codesOf } from '../frame/testing.ts';
import { type Sandbox, sandbox } from '../testing.ts';

let box: Sandbox;
beforeEach(() => (box = sandbox()));
afterEach(() => box.remove());

const file = {
	setup: {
		sets: { 'basic:1': 1 },
		elements: { 'small-follower': 7 },
		rules: {},
		start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
	},
	players: [{ name: 'Ann' }, { name: 'Ben' }],
	initialRandom: 0.25,
	replay: [
		{ type: 'PLACE_TILE', payload: { tileId: 'BA/L', rotation: 'R0', position: [0, 1] } },
		{ type: 'PASS', payload: {} },
		{ type: 'COMMIT', payload: { random: 0.5 } },
	],
	gameAnnotations: { drawOrder: ['BA/L', 'BA/C'] },
	test: { description: '', assertions: ['Ann has 0 points', 'Phase is TilePhase'] },
};

async function run(...words: string[]): ReturnType<typeof call> {
	return call(words, { cwd: box.path });
}

test('a saved game replays, is kept as a log, and comes back as it was', async () => {
	box.put('a.jcz', JSON.stringify(file));
	writeFileSync(join(box.path, 'b.jcz.gz'), gzipSync(JSON.stringify(file)));
	for (const name of ['a.jcz', 'b.jcz.gz'])
		expect((await run('replay', name, '--assert', '--verify')).exit).toBe(0);
	await run('replay', 'a.jcz', '--save-as', 'log.yaml');
	expect((await run('export', 'log.yaml', '--to', 'jcz', '--out', 'c.jcz')).exit).toBe(0);
	const made = JSON.parse(readFileSync(join(box.path, 'c.jcz'), 'utf8')) as typeof file;
	expect(made.setup).toMatchObject(file.setup);
	expect(made.replay.map((m) => m.type)).toEqual(file.replay.map((m) => m.type));
	expect(made.gameAnnotations.drawOrder).toEqual(['BA/L', 'BA/C']);
	expect((await run('replay', 'c.jcz', '--verify')).exit).toBe(0);
	expect(readdirSync(box.path).sort()).toEqual(['a.jcz', 'b.jcz.gz', 'c.jcz', 'log.yaml']);
});

test('assertions that fail, or cannot be judged, end the command with 1', async () => {
	const asserting = async (...assertions: string[]): Promise<{ exit: number; out: string }> => {
		box.put('a.jcz', JSON.stringify({ ...file, test: { description: '', assertions } }));
		return run('replay', 'a.jcz', '--assert', '--json');
	};
	const failed = await asserting('Ann has 1 point', 'Ann has 0 points');
	expect(failed.exit).toBe(1);
	expect(JSON.parse(failed.out)).toMatchObject({
		ok: false,
		assertions: [
			{ text: 'Ann has 1 point', ok: false, actual: '0 points' },
			{ text: 'Ann has 0 points', ok: true },
		],
		unsupported: [],
	});
	const unknown = await asserting('It rains');
	expect(unknown.exit).toBe(1);
	expect(JSON.parse(unknown.out)).toMatchObject({ ok: false, unsupported: [{ text: 'It rains' }] });
});

test('names that no pack maps end the command with 3, and each is printed', async () => {
	box.put('a.jcz', JSON.stringify({ ...file, setup: { ...file.setup, sets: { 'moon:1': 1 } } }));
	const { exit, out } = await run('replay', 'a.jcz', '--json');
	expect(exit).toBe(3);
	expect(out).toContain('moon:1');
});

test('a game that draws other things than tiles is refused, with every outcome and its step', async () => {
	const log = {
		log: 'gold',
		format: 1,
		keys: 1,
		'set-up': { game: 'gold-rush', packs: ['base'], seats: ['ann', 'bob'], seed: 3 },
		steps: [],
	};
	box.put('log.yaml', logYaml(log as never));
	const result = await call(['--json', 'export', 'log.yaml', '--to', 'jcz', '--out', 'x.jcz'], {
		cwd: box.path,
	});
	expect(result.exit).toBe(1);
	expect(codesOf(result)).toEqual(expect.arrayContaining(['EXPORT-SETUP', 'EXPORT-CHANCE']));
	expect(result.out + result.err).toMatch(/brought: .+ at step 0/);
	expect(readdirSync(box.path)).toEqual(['log.yaml']);
});

test.each([
	[['export', 'a.jcz', '--out', 'x.jcz'], 2, 'CLI-FLAG-MISSING'],
	[['export', 'a.jcz', '--to', 'jcz'], 2, 'CLI-FLAG-MISSING'],
	[['export', 'a.jcz', '--to', 'pdf', '--out', 'x'], 2, 'CLI-FLAG-VALUE'],
	[['export', 'a.jcz', '--to', 'jcz', '--out', 'a.jcz'], 2, 'CLI-OUT-EXISTS'],
	[['export', 'none.jcz', '--to', 'jcz', '--out', 'x.jcz'], 2, 'CLI-PATH-MISSING'],
	[['replay', 'log.yaml', '--assert'], 2, 'CLI-RECORDING-FLAG'],
	[['replay', 'wrong.jcz'], 1, 'RECORDING-SHAPE'],
] as const)('%j ends with %i, %s', async (words, exit, code) => {
	box.put('a.jcz', JSON.stringify(file));
	box.put('wrong.jcz', JSON.stringify({ ...file, replay: [{ type: 5 }] }));
	const log = {
		log: 'x',
		format: 1,
		keys: 1,
		'set-up': { packs: ['base'], seats: ['ann'] },
		steps: [],
	};
	box.put('log.yaml', logYaml(log as never));
	const result = await call(['--json', ...words], { cwd: box.path });
	expect(result.exit).toBe(exit);
	expect(codesOf(result)[0]).toContain(code);
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readSetting } from '../bench/setting.ts';
import { type Call, call, codesOf } from '../frame/testing.ts';
import { Refusal } from '../frame/refusal.ts';

interface Json {
	rounds: {
		handwritten: number;
		engine: number;
		ratio: number;
		generated: number;
		generatedRatio: number;
	}[];
	ratio: { median: number; least: number; most: number };
	handwritten: { z: Record<string, number>; checksum: string };
	engine: { z: Record<string, number>; checksum: string };
	generated: { z: Record<string, number>; checksum: string };
	beside: { name: string; gamesPerSecond: number; ratio: number; tile: number }[];
	growth: { copies: number; tiles: number; microsecondsPerTile: number; times: number }[];
	falls: { what: string; before: number; now: number }[];
}

const launcher = fileURLToPath(new URL('../../bin/tilewright.mjs', import.meta.url));

/** Runs the command as people do: a build that is up to date is what is measured, and it starts its many threads faster. */
function launched(words: readonly string[], cwd: string = process.cwd()): Promise<Call> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, [launcher, ...words], { cwd });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ exit: code as Call['exit'], out, err }));
	});
}

test('both are proved, then measured in turns; larger games cost more a tile or less', async () => {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
	const last = join(folder, 'last.json');
	// no machine is as fast as the last run is said to have been
	writeFileSync(last, '{"hand-written": 900, "gold-rush": 1e-9, "gone": 5, "broken": "x"}');
	const { exit, out, err } = await launched([
		'bench',
		'--json',
		'--milliseconds',
		'20',
		'--copies',
		'1,3',
		'--beside',
		'gold-rush',
		'--last',
		last,
	]);
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	const json = JSON.parse(out) as Json;
	expect(json.rounds).toHaveLength(7);
	for (const r of json.rounds) {
		expect(r.ratio).toBeCloseTo(r.engine / r.handwritten, 2);
		expect(r.generatedRatio).toBeCloseTo(r.generated / r.handwritten, 2);
	}
	expect(json.generated.checksum).toBe(json.engine.checksum);
	const sorted = json.rounds.map((r) => r.ratio).sort((a, b) => a - b);
	expect(json.ratio).toEqual({ median: sorted[3], least: sorted[0], most: sorted[6] });
	for (const side of [json.handwritten, json.engine, json.generated]) {
		expect(Object.keys(side.z)).toEqual(['meanSeat1', 'meanSeat2', 'seat1Wins', 'ties']);
		for (const z of Object.values(side.z)) expect(z).toBeLessThan(4);
	}
	expect(json.beside.map((b) => b.name)).toContain('gold-rush');
	for (const b of json.beside) {
		expect(b.gamesPerSecond).toBeGreaterThan(0);
		expect(b.ratio).toBeLessThan(1);
		expect(b.tile).toBeGreaterThan(1);
	}
	expect(json.growth.map((g) => g.tiles)).toEqual([72, 216]);
	expect(json.growth[0]!.times).toBe(1);
	for (const g of json.growth) expect(g.microsecondsPerTile).toBeGreaterThan(0);
	expect(json.falls.map((f) => f.what)).toEqual(['hand-written']);
	const figures = JSON.parse(readFileSync(last, 'utf8')) as Record<string, number>;
	expect(figures['hand-written']).toBe(json.ratio.median);
	expect(Object.keys(figures)).toEqual([
		'hand-written',
		'hand-written, generated code',
		...json.beside.map((b) => b.name),
	]);
	rmSync(folder, { recursive: true });
});

test('an engine that plays another game is refused before any time is measured', async () => {
	const words = ['bench', '--json', '--copies', '0', '--data'];
	const { sandbox } = await import('../testing.ts');
	const box = sandbox();
	try {
		box.copy('carcassonne/base', 'base');
		box.edit('base/rules.yaml', /(road:[\s\S]*?each: )1/, '$12');
		const result = await launched([...words, 'base'], box.path);
		expect({ exit: result.exit, codes: codesOf(result) }).toEqual({
			exit: 1,
			codes: ['BENCH-MEANS'],
		});
	} finally {
		box.remove();
	}
});

test('fewer than seven rounds are misuse, and without the repository something is lacking', async () => {
	const few = await call(['bench', '--json', '--rounds', '3']);
	expect({ exit: few.exit, codes: codesOf(few) }).toEqual({ exit: 2, codes: ['CLI-NUMBER'] });
	const empty = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
	try {
		readSetting(empty);
		expect.unreachable();
	} catch (error) {
		expect(error as Refusal).toMatchObject({ exit: 3, diagnostics: [{ code: 'CLI-LACKS' }] });
	} finally {
		rmSync(empty, { recursive: true });
	}
});

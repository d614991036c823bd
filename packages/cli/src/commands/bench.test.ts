import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readSetting } from '../bench/setting.ts';
import { call, codesOf } from '../frame/testing.ts';
import { Refusal } from '../frame/refusal.ts';

interface Json {
	rounds: { handwritten: number; engine: number; ratio: number }[];
	ratio: { median: number; least: number; most: number };
	handwritten: { z: Record<string, number>; checksum: string };
	engine: { z: Record<string, number>; checksum: string };
	beside: { name: string; gamesPerSecond: number; ratio: number }[];
	growth: { copies: number; tiles: number; microsecondsPerTile: number; times: number }[];
}

test('both are proved, then measured in turns; larger games cost more a tile or less', async () => {
	const { exit, out, err } = await call([
		'bench',
		'--json',
		'--milliseconds',
		'100',
		'--copies',
		'1,3',
	]);
	expect({ exit, err }).toEqual({ exit: 0, err: '' });
	const json = JSON.parse(out) as Json;
	expect(json.rounds).toHaveLength(7);
	for (const r of json.rounds) expect(r.ratio).toBeCloseTo(r.engine / r.handwritten, 2);
	const sorted = json.rounds.map((r) => r.ratio).sort((a, b) => a - b);
	expect(json.ratio).toEqual({ median: sorted[3], least: sorted[0], most: sorted[6] });
	for (const side of [json.handwritten, json.engine]) {
		expect(Object.keys(side.z)).toEqual(['meanSeat1', 'meanSeat2', 'seat1Wins', 'ties']);
		for (const z of Object.values(side.z)) expect(z).toBeLessThan(4);
	}
	expect(json.beside.map((b) => b.name)).toContain('gold-rush');
	for (const b of json.beside) {
		expect(b.gamesPerSecond).toBeGreaterThan(0);
		expect(b.ratio).toBeLessThan(1);
	}
	expect(json.growth.map((g) => g.tiles)).toEqual([72, 216]);
	expect(json.growth[0]!.times).toBe(1);
	for (const g of json.growth) expect(g.microsecondsPerTile).toBeGreaterThan(0);
});

test('an engine that plays another game is refused before any time is measured', async () => {
	const words = ['bench', '--json', '--copies', '0', '--data'];
	const { sandbox } = await import('../testing.ts');
	const box = sandbox();
	try {
		box.copy('carcassonne/base', 'base');
		box.edit('base/rules.yaml', /(road:[\s\S]*?each: )1/, '$12');
		const result = await call([...words, 'base'], { cwd: box.path });
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

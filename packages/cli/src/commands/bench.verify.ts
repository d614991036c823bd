import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { launched } from '../bench/testing.ts';

interface Speed {
	gamesPerSecond: number;
	ratio: number;
	tile: number;
}

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
	beside: (Speed & { name: string; generated: Speed })[];
	growth: { copies: number; tiles: number; microsecondsPerTile: number; times: number }[];
	falls: { what: string; before: number; now: number }[];
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
	for (const b of json.beside.flatMap((row) => [row, row.generated])) {
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
		'hand-written/generated',
		...json.beside.flatMap((b) => [b.name, `${b.name}/generated`]),
	]);
	rmSync(folder, { recursive: true });
});

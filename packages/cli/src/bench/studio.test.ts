import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Context } from '../frame/context.ts';
import { Interrupted, Refusal } from '../frame/refusal.ts';
import { type StudioFigures, measureStudio, rowsOf } from './studio.ts';

const figures: StudioFigures = {
	load: { usableKb: 240, wholeKb: 360 },
	edit: { edits: 20, medianMs: 150, p95Ms: 300, compileMedianMs: 20, swapMedianMs: 10 },
	frames: { medianMs: 16.7, p95Ms: 30, frames: 200 },
	taskMs: { load: 400, bots: 60, edits: 90 },
};

describe('budgets', () => {
	test('are kept when nothing is over, whatever the page needs to come up', () => {
		expect(rowsOf(figures).every((r) => r.ok)).toBe(true);
		expect(rowsOf(figures)[3]).toMatchObject({ found: 90, budget: 100 });
	});

	test.each([
		[0, { ...figures, load: { usableKb: 300.1, wholeKb: 360 } }],
		[1, { ...figures, edit: { ...figures.edit, medianMs: 201 } }],
		[2, { ...figures, edit: { ...figures.edit, compileMedianMs: 51 } }],
		[3, { ...figures, taskMs: { load: 0, edits: 101 } }],
		[4, { ...figures, frames: { ...figures.frames, medianMs: 33 } }],
	])('row %i alone is over', (at, over) => {
		expect(
			rowsOf(over)
				.map((r, i) => (r.ok ? -1 : i))
				.filter((i) => i >= 0),
		).toEqual([at]);
	});
});

describe('a measurement', () => {
	const folder = mkdtempSync(join(tmpdir(), 'tilewright-bench-'));
	afterAll(() => rmSync(folder, { recursive: true, force: true }));
	const stop = new AbortController();
	const context = { signal: stop.signal } as Context;
	const measure = (): Promise<unknown> => measureStudio(context, 3, folder);

	test('needs the studio and its build', async () => {
		await expect(measure()).rejects.toThrow(Refusal);
		mkdirSync(join(folder, 'e2e'));
		writeFileSync(join(folder, 'e2e', 'bench.mjs'), 'throw new Error("no browser")');
		await expect(measure()).rejects.toThrow('built studio');
		mkdirSync(join(folder, 'build'));
		await expect(measure()).rejects.toMatchObject({
			diagnostics: [{ code: 'CLI-LACKS', hint: expect.stringContaining('no browser') as string }],
		});
	});

	test('is what the script prints, and stops when it is told to', async () => {
		const script = join(folder, 'e2e', 'bench.mjs');
		writeFileSync(script, 'console.log(JSON.stringify(process.argv.slice(2)))');
		expect(await measure()).toEqual(['--edits', '3']);
		writeFileSync(script, 'setTimeout(() => {}, 60_000)');
		setTimeout(() => stop.abort(), 200);
		await expect(measure()).rejects.toThrow(Interrupted);
	});
});

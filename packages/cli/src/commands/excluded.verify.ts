import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { codesOf } from '../frame/testing.ts';
import { folder, json, ownFolders, run, sameByWorkers } from '../lab/testing.ts';
import type { ExcludedJson } from '../setup/excluded.ts';
import { withFragileRules } from '../testing.ts';

ownFolders();

const game = ['--game', 'carcassonne', '--seats', 'random,random', '--games', '60'];
const simulate = ['simulate', ...game, '--with', 'fragile', '--quantities', 'margin'];
const compare = ['compare', ...game, '--a', '--with fragile --set fields.pointsPerCity=9'];
const sweep = ['sweep', ...game, '--vary', 'with=none,fragile'];

interface Json {
	readonly games: number;
	readonly excluded?: ExcludedJson;
}

const here = (words: readonly string[]): string[] => [...words, ...withFragileRules(folder())];

test.each([
	['simulate', simulate],
	['compare', compare],
	['sweep', sweep],
])(
	'%s: games that break are counted and listed, and a command shows one of them',
	async (_, words) => {
		const { excluded } = await json<Json>(here([...words, '--jobs', '1']));
		const { games, faults, commands } = excluded!;
		expect(games).toBeGreaterThan(1);
		expect(faults).toHaveLength(games);
		for (const fault of faults)
			expect(fault).toMatchObject({ code: 'RUN-OVERFLOW', rule: 'fragile.broken' });
		expect(faults.slice(0, 8).every(({ again }) => again === 'broke')).toBe(true);
		const [command = ''] = commands;
		const [program, ...shown] = command.split(' ');
		expect(program).toBe('tilewright');
		const one = await run(here([...shown, '--json', '--jobs', '1']));
		if (words === sweep)
			expect(JSON.parse(one.out)).toMatchObject({
				excluded: { faults: [{ seed: faults[0]!.seed }] },
			});
		else
			expect({ exit: one.exit, codes: codesOf(one) }).toEqual({ exit: 1, codes: ['RUN-OVERFLOW'] });
		const text = (await run(here([...words, '--jobs', '1']))).out;
		expect(text).toContain('with excluded');
		expect(text).toContain(`Seed ${faults[0]!.seed}`);
		expect(text).toContain(command);
	},
);

test.each([
	['simulate', simulate],
	['compare', compare],
	['sweep', sweep],
])(
	'%s: a run with games that break has the same result by workers and when it goes on',
	async (_, words) => {
		await sameByWorkers(here(words));
		const kept = here([...words, '--checkpoint', 'run.jsonl', '--jobs', '1']);
		const { excluded, ...first } = await json<Json>(kept);
		expect(excluded!.games).toBeGreaterThan(1);
		expect(await json<Json>(kept)).toMatchObject({ excluded, games: first.games });
	},
);

test('a run in which every game breaks tells the fault of the first; in a sweep the other set-ups have figures', async () => {
	const data = [...withFragileRules(folder(), 0), '--jobs', '1'];
	const broken = await run([...simulate, ...data, '--json']);
	expect({ exit: broken.exit, codes: codesOf(broken) }).toEqual({
		exit: 1,
		codes: ['RUN-OVERFLOW'],
	});
	expect(broken.out).toContain('seed 1;');
	const { excluded } = await json<Json>([...sweep, ...data]);
	expect(excluded!.games).toBe(60);
	const text = (await run([...sweep, ...data])).out;
	expect(text).toMatch(/none +\d/);
	expect(text).toContain('every game broke');
});

test('the page lists the games that broke, with logs up to the fault', async () => {
	const words = here([...compare, '--report', 'a.html', '--jobs', '1']);
	const { excluded } = await json<Json>(words);
	const page = readFileSync(join(folder().path, 'a.html'), 'utf8');
	const [, section = ''] = page.split('Games that broke');
	expect(page).toContain('with excluded games:');
	expect(section).toContain(`Seed ${excluded!.faults[0]!.seed}, A`);
	const [, log = ''] = /href="data:application\/json;charset=utf-8,([^"]+)"/.exec(section)!;
	folder().put('broken.json', decodeURIComponent(log));
	const replayed = await json<{ ok: boolean; steps: number }>(here(['replay', 'broken.json']));
	expect(replayed.ok).toBe(true);
	expect(replayed.steps).toBeGreaterThan(20);
});

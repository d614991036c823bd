import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { type Campaign, runCampaign } from './campaign.ts';
import { type Row, mergeRows, readCheckpoint, roundsLeft, writeCheckpoint } from './checkpoint.ts';
import { addToLedger, ledgerTable, readPage, renewed } from './ledgers.ts';

const folder = mkdtempSync(join(tmpdir(), 'tilewright-ledger-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const row = (round: number, commit = 'a'): Row => ({
	rounds: [round, round + 1],
	commit,
	counts: { games: 1, steps: round },
});

const dozen = (played: number[] = []): Campaign => ({
	name: 'dozen',
	seed: 4,
	unit: 'games',
	amount: 12,
	rounds: 12,
	play: (round, numbers) => {
		played.push(round);
		const counts = { games: 1, steps: numbers.below(90) };
		const fault = { cause: 'a fault', message: `in ${round}`, minimal: () => round };
		return {
			counts,
			...(round === 3 ? { skipped: 'nothing to play' } : {}),
			...(round === 2 ? { failures: [fault] } : {}),
		};
	},
});

test('merged rounds say the same in any order, in any parts, and merged again', () => {
	const all = Array.from({ length: 30 }, (_, round) => row(round, round < 20 ? 'a' : 'b'));
	const whole = mergeRows(all);
	expect(whole.map(({ rounds }) => rounds)).toEqual([
		[0, 20],
		[20, 30],
	]);
	fc.assert(
		fc.property(
			fc.shuffledSubarray(all, { minLength: 30 }),
			fc.integer({ min: 0, max: 30 }),
			(rows, at) => {
				const parts = [mergeRows(rows.slice(0, at)), mergeRows(rows.slice(at))];
				expect(mergeRows([...parts.flat(), ...all.slice(3, 9)])).toEqual(whole);
			},
		),
	);
});

test('a round that was played twice counts once, though it took another time', () => {
	const timed = (milliseconds: number, wins = 1): Row => ({
		...row(0),
		counts: { games: 2, wins, milliseconds },
	});
	expect(mergeRows([timed(5), timed(7)])).toEqual([timed(5)]);
	expect(() => mergeRows([timed(5), timed(5, 2)])).toThrow(/do not go together/);
});

test('rounds are left that no row covers', () => {
	fc.assert(
		fc.property(fc.uniqueArray(fc.nat(40)), fc.nat(20), (covered, first) => {
			const left = roundsLeft(mergeRows(covered.map((n) => row(n))), first);
			const found = Array.from({ length: 30 }, () => left.next().value);
			const open = Array.from({ length: 100 }, (_, n) => first + n);
			expect(found).toEqual(open.filter((n) => !covered.includes(n)).slice(0, 30));
		}),
	);
});

test('rounds that contradict each other, or are shared in part, are refused', () => {
	const other = { ...row(4), counts: { games: 2 } };
	expect(() => mergeRows([row(4), other])).toThrow('rounds 4 and 4');
	const [left, right] = [mergeRows([row(1), row(2)]), mergeRows([row(2), row(3)])];
	expect(() => mergeRows([...left, ...right])).toThrow('rounds 1 to 2 and 2 to 3');
});

test('a campaign played in parts and merged comes to the same as one played at once, and goes on from its ledger', async () => {
	const [low, high] = [join(folder, 'low'), join(folder, 'high')];
	await runCampaign({ ...dozen(), file: low, rounds: 5 });
	await runCampaign({ ...dozen(), file: high, first: 8 });
	const ledgers = join(folder, 'ledgers');
	for (const file of [high, low, high]) addToLedger(readCheckpoint(file), ledgers);
	const ledger = join(ledgers, 'dozen-4.jsonl');
	expect(readFileSync(ledger, 'utf8').trim().split('\n')).toHaveLength(3);
	const played: number[] = [];
	const resumed = await runCampaign({ ...dozen(played), file: ledger });
	expect(played).toEqual([5, 6, 7]);
	expect(resumed).toEqual(await runCampaign(dozen()));
	addToLedger(readCheckpoint(ledger), ledgers);
	expect(ledgerTable(ledgers)).toMatch(
		/\| dozen +\| 4 +\| \S+ +\| 0 to 11 \| +12 \| +\d+ \| +1 \|$/,
	);
});

test('what is no checkpoint is refused', () => {
	const file = join(folder, 'none');
	writeCheckpoint(file, { head: {} as never, rows: [] });
	expect(() => readCheckpoint(file)).toThrow('no checkpoint');
});

test('the page shows the ledgers; `node test/campaign/ledger.ts` renews it', () => {
	expect(renewed(readPage())).toBe(readPage());
	expect(readPage()).toContain('<!-- made: ledgers -->');
});

import {
	type GameMapping,
	type Mapping,
	readRecording,
	readSaved,
	replaySaved,
	type VerifiedRecording,
	verifyRecording,
} from '@tilewright/interop';
import type { Compile } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { dataOf } from '../support/packs.ts';
import { type RecordedFile, mappingText, record, workspace } from './market.ts';

function mappings(mapping: string = mappingText): GameMapping[] {
	const document = workspace(mapping).documents.find((d) => d.kind === 'mapping')!;
	return [{ game: 'market', pack: 'market', mapping: dataOf(document) as Mapping }];
}

const compileMarket: Compile = (selection) => compile(workspace(), selection);

async function verify(
	file: RecordedFile,
	mapping: string = mappingText,
): Promise<VerifiedRecording> {
	const bytes = new TextEncoder().encode(JSON.stringify(file));
	const { recording, diagnostics } = await readRecording('market.json', bytes);
	expect(diagnostics).toEqual([]);
	return verifyRecording(recording!, compileMarket, mappings(mapping));
}

const games = [1, 2, 3, 4, 5, 6].map((seed) => ({ seed, file: record(seed, 2 + (seed % 2)) }));

describe('recordings with chance of every kind', () => {
	test.each(games)('game $seed is equal', async ({ file }) => {
		const { divergence, ok, scores, diagnostics } = await verify(file);
		expect(diagnostics).toEqual([]);
		expect(divergence).toBeUndefined();
		expect({ ok, scores }).toEqual({ ok: true, scores: file.trace.finalScores });
	});

	test('they hold what they are for', () => {
		const chosen = games.flatMap(({ file }) =>
			file.trace.steps.map((s) => s.chosen.split(' ')[0]!),
		);
		const all = ['LAY', 'STAND', 'DIP', 'SOW', 'TAKE', 'WHOM', 'FREE', 'BUY', 'NO'];
		expect(new Set(chosen)).toEqual(new Set(all));
		expect(games.some(({ file }) => file.trace.finalPoints.length === 0)).toBe(true);
	});
});

test.each(games)('game $seed as a save comes to the same end', async ({ file }) => {
	const save = { ...file, trace: undefined };
	const bytes = new TextEncoder().encode(JSON.stringify(save));
	const { saved, diagnostics } = await readSaved('market.jcz', bytes);
	expect(diagnostics).toEqual([]);
	const { divergence, game, ...replayed } = replaySaved(saved!, compileMarket, mappings());
	expect(divergence).toBeUndefined();
	expect(game!.over).toBe(true);
	// nothing tells what the urn brings; all else is the same
	expect(replayed.diagnostics.filter((d) => d.code !== 'RECORDING-CHANCE')).toEqual([]);
	const bag = (g: { stream: string; outcome: string }): boolean => g.stream !== 'urn';
	expect(game!.chance.filter(bag).length).toBeGreaterThan(10);
	const dips = (n: number): number =>
		game!.ledger.reduce(
			(sum, e) => sum + (e.seat === n && e.lines[0]!.id === 'found' ? e.points : 0),
			0,
		);
	const recordedPoints = (n: number): number =>
		file.trace.steps.reduce(
			(sum, s) =>
				sum + s.points.reduce((t, p) => t + (p.player === n && p.name === 'dip' ? p.points : 0), 0),
			0,
		);
	for (const seat of save.players.keys()) expect(dips(seat)).toBe(recordedPoints(seat));
});

describe('a mapping without', () => {
	const without = (text: RegExp): string => {
		const changed = mappingText.replace(text, '');
		expect(changed).not.toBe(mappingText);
		return changed;
	};
	test.each([
		['the places of a tile', /, places: \{[^}]*\}/],
		['payments without an entry', /silent: .*\n/],
		['questions that are never asked', /unasked: .*\n/],
		['the second decision of a message', /, then: \[.*\]/],
		['keys that their next message completes', /, begins: true/],
	])('%s does not pass all games', async (_what, text) => {
		const mapping = without(text);
		const results = await Promise.all(games.map(({ file }) => verify(file, mapping)));
		expect(results.some((r) => !r.ok)).toBe(true);
	});
});

test('a word of several meanings is that of the open decision', async () => {
	const [line = ''] = / {2}LAY: \{.*\}/.exec(mappingText) ?? [];
	const several = mappingText.replace(
		line,
		'  LAY: [{ action: dip, key: dip }, { action: lay, key: "lay {tile} {cell} {turn}" }]',
	);
	expect(several).not.toBe(mappingText);
	const results = await Promise.all(games.map(({ file }) => verify(file, several)));
	expect(results.map((r) => r.ok)).toEqual(games.map(() => true));
});

test('what no mapping tells is guessed, and a wrong order of a bag is no guess', async () => {
	const guessing = mappingText.replace(/chance:\n.*\n/, '');
	const wrong = mappingText.replace('[coin 1, coin 2, coin 5]', '[coin 5, coin 2, coin 1]');
	expect(new Set([guessing, wrong, mappingText]).size).toBe(3);
	const all = async (mapping: string): Promise<boolean[]> =>
		Promise.all(games.map(async ({ file }) => (await verify(file, mapping)).ok));
	expect(await all(guessing)).toEqual(games.map(() => true));
	expect(await all(wrong)).toContain(false);
});

describe('a change is found', () => {
	const changed = async (change: (file: RecordedFile) => boolean): Promise<unknown[]> => {
		const kinds: unknown[] = [];
		for (const { file } of games) {
			const copy = structuredClone(file);
			if (change(copy)) kinds.push((await verify(copy)).divergence?.kind);
		}
		expect(kinds.length).toBeGreaterThan(0);
		return kinds;
	};
	const drop =
		(start: string): ((file: RecordedFile) => boolean) =>
		(file) => {
			const step = file.trace.steps.find(
				(s) => s.options.some((o) => o.startsWith(start) && o !== s.chosen) && s.options.length > 2,
			);
			if (step === undefined) return false;
			const at = step.options.findIndex((o) => o.startsWith(start) && o !== step.chosen);
			step.options.splice(at, 1);
			return true;
		};
	test('in one price of one thing', async () =>
		expect(new Set(await changed(drop('BUY')))).toEqual(new Set(['options'])));
	test('in the points that a guess rests on', async () => {
		const kinds = await changed((file) => {
			const step = file.trace.steps.find((s) => s.points.some((p) => p.name === 'harvest'));
			if (step === undefined) return false;
			const wrong = step.points.map((p) => ({ ...p, items: ['1x harvest=6'] }));
			step.points.splice(0, step.points.length, ...wrong);
			return true;
		});
		expect(kinds).toContain('points');
		expect(kinds).not.toContain(undefined);
	});
});

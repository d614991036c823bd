import {
	type ReplayedSaved,
	mappingsIn,
	readSaved,
	replaySaved,
	writeSaved,
} from '@tilewright/interop';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { type TheirFile, commit, lay, smallGame, stand } from './games.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = mappingsIn(workspace);

async function read(file: TheirFile): Promise<ReplayedSaved> {
	const bytes = new TextEncoder().encode(JSON.stringify(file));
	const { saved, diagnostics } = await readSaved('some/set.jcz', bytes);
	expect(diagnostics).toEqual([]);
	return replaySaved(saved!, compile, mappings, { strict: true });
}

function written({ game }: ReplayedSaved): TheirFile {
	const { text, diagnostics } = writeSaved(game!, 'again', compile, mappings);
	expect(diagnostics).toEqual([]);
	return JSON.parse(text!) as TheirFile;
}

const messagesOf = ({ diagnostics }: ReplayedSaved): string =>
	diagnostics.map((d) => d.message).join();

function winter(elements: Record<string, number | boolean>): TheirFile {
	const file = smallGame();
	file.setup = {
		sets: { winter: 1 },
		elements: { 'small-follower': 7, farmers: true, ...elements },
		rules: {},
		start: [{ tile: 'BA/RCr', x: 0, y: 0, rotation: 0 }],
	};
	file.replay = [
		lay('WI/RCc.i', 1, 0, 90),
		stand('0.small.1', 1, 0, 'Road', 'W'),
		commit(0.5),
		lay('WI/RC', -1, 0, 180),
		stand('1.small.1', -1, 0, 'Field', 'ER'),
		commit(0.5),
	];
	file.gameAnnotations = { drawOrder: ['WI/RCc.i', 'WI/RC', 'BA/L'] };
	return file;
}

describe('the winter', () => {
	test('is the base game with twelve tiles more', async () => {
		const played = await read(winter({}));
		expect({ ok: played.ok, scores: played.scores }).toEqual({ ok: true, scores: [3, 0] });
		expect(played.game!.program.packs).toContain('winter');
		expect(played.game!.steps.map((s) => s.key)).toEqual([
			'place WI-5 1/0 r1',
			'follower road W',
			'place WI-2 -1/0 r2',
			'follower field ER',
		]);
		const { groups } = played.game!.program.deck;
		expect(groups.flatMap((g) => g.tiles).reduce((n, t) => n + t.copies, 0)).toBe(83);
	});

	test('has an inn where the file says so, and pig-herds by themselves', async () => {
		expect((await read(winter({ inn: true }))).scores).toEqual([6, 0]);
		expect((await read(winter({ 'pig-herd': true }))).scores).toEqual([3, 0]);
	});

	test('is written as its own set, without the one it holds', async () => {
		const file = winter({ inn: true });
		const { setup } = written(await read(file));
		expect(setup['sets']).toEqual({ winter: 1 });
		expect(setup['elements']).toMatchObject({ inn: true, farmers: true });
		expect(setup['elements']).not.toHaveProperty('pig-herd');
	});

	test('beside the base set would be that set twice', async () => {
		const file = winter({});
		file.setup['sets'] = { winter: 1, 'basic:1': 1 };
		const played = await read(file);
		expect(played.lacking).toBe(true);
		expect(messagesOf(played)).toContain('set beside winter "basic:1"');
	});
});

function river(sets: readonly string[], spring: string): TheirFile {
	const file = smallGame();
	file.setup = {
		sets: { 'basic:1': 1, 'river/1:1': 1, ...Object.fromEntries(sets.map((s) => [s, 1])) },
		elements: { 'small-follower': 7, farmers: true, river: true },
		rules: {},
		start: [{ tile: spring, x: 0, y: 0, rotation: 0 }],
	};
	file.replay = [
		lay('RI.1/IFI', 1, 0, 0),
		stand('0.small.1', 1, 0, 'Field', 'NL.NR.EL.WR'),
		commit(0.5),
	];
	file.gameAnnotations = { drawOrder: ['RI.1/IFI', 'RI.1/CICI'] };
	return file;
}

function sizes({ game }: ReplayedSaved): Record<string, number> {
	const { groups } = game!.program.deck;
	return Object.fromEntries(
		groups.map((g) => [g.id, g.tiles.reduce((n, t) => n + t.copies, 0)] as const),
	);
}

describe('the ten tiles and the two of the river', () => {
	test('are two sets', async () => {
		const [none, land, water, both] = await Promise.all(
			[[], ['gq11'], ['gq11/river'], ['gq11', 'gq11/river']].map(async (sets) =>
				sizes(await read(river(sets, 'RI/s'))),
			),
		);
		const { main, riverbed } = none!;
		expect(land).toMatchObject({ main: main! + 10, riverbed });
		expect(water).toMatchObject({ main, riverbed: riverbed! + 1 });
		expect(both).toMatchObject({ main: main! + 10, riverbed: riverbed! + 1 });
	});

	test('the tile that lies first says which spring it is', async () => {
		const file = river(['gq11/river'], 'GQ/RFI');
		const played = await read(file);
		expect(played.ok).toBe(true);
		expect(played.game!.program.params['river.springTile']).toBe('gq11Road');
		expect(played.selection!.start).toBeUndefined();
		const { setup } = written(played);
		expect(setup['sets']).toEqual(file.setup['sets']);
		expect(setup['start']).toEqual(file.setup['start']);
	});

	test('a pig-herd that is to mean nothing is more than is mapped', async () => {
		const file = river(['gq11'], 'RI/s');
		file.setup['rules'] = { 'gq11-pig-herd': 'pig' };
		expect((await read(file)).ok).toBe(true);
		file.setup['rules'] = { 'gq11-pig-herd': 'nothing' };
		const played = await read(file);
		expect(played.lacking).toBe(true);
		expect(messagesOf(played)).toContain('gq11-pig-herd');
		// where those tiles are not in the game the rule says nothing
		const without = river([], 'RI/s');
		without.setup['rules'] = { 'gq11-pig-herd': 'nothing' };
		expect((await read(without)).ok).toBe(true);
	});
});

describe('what a mapping names of ours', () => {
	const withRiver = (pack: string): string[] => (pack === 'base' ? ['river1'] : [pack, 'river1']);

	test.each(mappings.map((m) => [m.pack!, m] as const))('is there: %s', (pack, { mapping }) => {
		const { program } = compile({ game: 'carcassonne', with: withRiver(pack), seats: 2 });
		const tiles = new Set(program!.tiles.map((t) => t.id));
		const drawn = Object.values(mapping.tiles ?? {}).map((t) =>
			typeof t === 'string' ? t : t.tile,
		);
		expect(drawn.filter((t) => !tiles.has(t))).toEqual([]);
		const entries = [mapping.sets, mapping.starts, mapping.elements].flatMap((table) =>
			Object.values<string | { params?: object; count?: string }>(table ?? {}),
		);
		const params = entries.flatMap((e) =>
			typeof e === 'string' ? [] : [...Object.keys(e.params ?? {}), ...(e.count ? [e.count] : [])],
		);
		const chosen = Object.values(mapping.rules ?? {}).flatMap((r) => r.param ?? []);
		const known = Object.keys(program!.params);
		expect([...params, ...chosen].filter((p) => !known.includes(p))).toEqual([]);
	});
});

import { judgeHoles, countsOf, setFigures, totalOf } from '@tilewright/lab';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import type { Setup } from '@tilewright/session';
import { shipped, textOf, testServices, twoPersons } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';
import type { CountChange, CountEdit, SetView, EditTarget } from './requests.ts';

const services = testServices();
const { edits } = services;
const handlers = makeHandlers(services);
const tilesPath = 'data/carcassonne/base/tiles.yaml';
const setup: Setup = { ...twoPersons, packs: ['river1'] };

beforeAll(async () => {
	edits.change({ files: shipped, gone: [], whole: true });
	await handlers['set.of']({ setup, onDisk: false });
}, 60_000);

async function viewOf(setup_: Setup, onDisk = false): Promise<SetView> {
	const { view, findings } = await handlers['set.of']({ setup: setup_, onDisk });
	expect(findings).toEqual([]);
	return view!;
}
const change = async (
	changes: readonly CountChange[],
	where: EditTarget = 'usual',
	setup_: Setup = setup,
): Promise<CountEdit> => handlers['set.change']({ setup: setup_, changes, where, title: 'Mine' });
async function under<T>(
	texts: Readonly<Record<string, string>>,
	check: () => Promise<T>,
): Promise<T> {
	edits.handlers.edits(texts);
	const found = await check();
	edits.handlers.edits(Object.fromEntries(Object.keys(texts).map((p) => [p, null])));
	return found;
}

test('the set of a set-up, pack by pack', async () => {
	const view = await viewOf(setup);
	expect(view.packs.map((p) => [p.name, p.sets, p.own])).toEqual([
		['base', 1, false],
		['river', 1, false],
		['river1', 1, false],
	]);
	const base = view.tiles.filter((t) => t.pack === 'base');
	expect(base.reduce((n, t) => n + t.copies, 0)).toBe(72);
	expect(view.tiles.every((t) => t.copies === t.published && !t.out)).toBe(true);
	const counts = countsOf(view.program);
	expect(setFigures(view.program, view.shown, counts).tiles).toBe(totalOf(counts));
});

test('a pack that is not saved stands first, and the published set does without it', async () => {
	const texts = {
		'own/mine/pack.yaml':
			'pack: mine\nformat: 1\ngame: carcassonne\nrole: expansion\ntitle: Mine\nversion: 1.0.0\nlicence: MIT\nuse: [base]\nsays: Mine.\n',
		'own/mine/tiles.yaml': 'format: 1\ntiles:\n  M1: { road: E-W }\n',
	};
	await under(texts, async () => {
		const mine: Setup = { ...setup, packs: [...setup.packs, 'mine'] };
		const edited = await viewOf(mine);
		expect(edited.packs[0]).toEqual({ name: 'mine', title: 'Mine', sets: 1, own: true });
		expect(edited.tiles[0]?.id).toBe('M1');
		const published = await viewOf(mine, true);
		expect(published.tiles).toEqual((await viewOf(setup, true)).tiles);
	});
	const { findings } = await handlers['set.of']({
		setup: { ...setup, packs: ['nowhere'] },
		onDisk: true,
	});
	expect(findings.length).toBeGreaterThan(0);
});

describe('house rules', () => {
	test('are begun where the set-up has none of one’s own', async () => {
		const { texts, begins } = await change([{ is: 'count', tile: 'X', copies: 4 }]);
		expect(begins).toBe('tile-counts');
		const [[path, text] = ['', '']] = Object.entries(texts);
		expect(path).toBe('own/house-rules/tile-counts.yaml');
		expect(text).toContain('title: Mine\nover: [carcassonne/base]');
		expect(text).toContain('X: 4');
		const played = { ...setup, overlays: ['tile-counts'] };
		await under(texts, async () => {
			const view = await viewOf(played);
			expect(view.tiles.find((t) => t.id === 'X')).toMatchObject({ copies: 4, published: 1 });
			const disk = await viewOf({ ...played, overlays: [] }, true);
			expect(disk.tiles.find((t) => t.id === 'X')).toMatchObject({ copies: 1 });
			const more = await change([{ is: 'leave-out', tile: 'W', out: true }], 'usual', played);
			expect(more.begins).toBeUndefined();
			const next = more.texts[path]!;
			await under({ [path]: next }, async () => {
				const w = (await viewOf(played)).tiles.find((t) => t.id === 'W');
				expect(w).toMatchObject({ copies: 0, published: 4, out: true, pack: 'base' });
				const back = await change([{ is: 'leave-out', tile: 'W', out: false }], 'usual', played);
				expect(back.texts[path]).not.toContain('W');
			});
		});
	});

	test('about other things stay as they are: counts have a file of their own', async () => {
		const file = 'own/house-rules/others.yaml';
		const head = 'overlay: others\nformat: 1\ntitle: Others\nover: [carcassonne/base]\n';
		const played = { ...setup, overlays: ['others'] };
		const one: CountChange[] = [{ is: 'count', tile: 'X', copies: 4 }];
		await under({ [file]: `${head}changes: [{ disable: base.recall }]\n` }, async () => {
			expect((await change(one, 'usual', played)).begins).toBe('tile-counts');
		});
		await under({ [file]: `${head}tiles: { counts: { W: 2 } }\n` }, async () => {
			expect(Object.keys((await change(one, 'usual', played)).texts)).toEqual([file]);
		});
	});

	test('say how many sets of a pack are played', async () => {
		const { texts, begins } = await change([{ is: 'copies', pack: 'base', sets: 2 }], 'files');
		await under(texts, async () => {
			const view = await viewOf({ ...setup, overlays: [begins!] });
			expect(view.packs.find((p) => p.name === 'base')!.sets).toBe(2);
			expect(view.tiles.find((t) => t.id === 'B')).toMatchObject({ copies: 8, published: 4 });
		});
	});
});

test('the files of the tiles change in place, in the column in play', async () => {
	const { texts, begins } = await change(
		[
			{ is: 'count', tile: 'B', copies: 7 },
			{ is: 'count', tile: 'E', copies: 9 },
		],
		'files',
	);
	expect(begins).toBeUndefined();
	expect(Object.keys(texts)).toEqual([tilesPath]);
	expect(texts[tilesPath]).toBe(
		textOf(tilesPath)
			.replace('B: { copies: 4', 'B: { copies: 7')
			.replace('E: { copies: { c1: 5, c2: 4 }', 'E: { copies: { c1: 5, c2: 9 }'),
	);
	await under(texts, async () => {
		const view = await viewOf(setup);
		expect(view.tiles.find((t) => t.id === 'E')).toMatchObject({ copies: 9, published: 4 });
		const back = await change([{ is: 'count', tile: 'B', copies: undefined }], 'files');
		expect(back.texts[tilesPath]).toContain('B: { copies: 4');
	});
});

test('rules for holes are evaluated in pieces and cached', async () => {
	const { program, shown } = await viewOf(setup);
	// each piece of the work ends after one step, however fast it is
	let ms = 0;
	const clock = vi.spyOn(performance, 'now').mockImplementation(() => (ms += 1000));
	const [stale, holes] = await Promise.all([
		handlers['set.holes'](setup),
		handlers['set.holes']({ ...setup, packs: ['river1', 'river2'] }),
	]);
	clock.mockRestore();
	expect(stale).toBeUndefined();
	expect(holes!.complete.slice(1)).toEqual([true, true, true, true]);
	const own = await handlers['set.holes'](setup);
	expect(own).toEqual(judgeHoles(program, shown));
	expect(Object.keys(own!.refused).length).toBeGreaterThan(3);
	expect(await handlers['set.holes'](setup)).toBe(own);
});

test('rules that do not compile have findings, and no set', async () => {
	const { view, findings } = await handlers['set.of']({
		setup: { ...setup, overlays: ['nowhere'] },
		onDisk: false,
	});
	expect(view).toBeUndefined();
	expect(findings.map((f) => f.code)).toEqual(['LINK-ID-UNKNOWN']);
});

test('a tile that says nothing is one of the set', async () => {
	const text = textOf(tilesPath);
	const emptied = text.replace(/^ {2}E: .*$/m, '  E:');
	expect(emptied).not.toBe(text);
	await under({ [tilesPath]: emptied }, async () => {
		const { view, findings } = await handlers['set.of']({ setup, onDisk: false });
		expect(view !== undefined || findings.length > 0).toBe(true);
	});
});

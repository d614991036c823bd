import { examplesIn, type GameState } from '@tilewright/session';
import { expect, test } from 'vitest';
import { shipped, testServices, Trial } from '../engine/testing.ts';
import { handlers as makeHandlers } from './handlers.ts';

const names = ['Ann', 'Ben'];

function prepared() {
	const services = testServices();
	services.files.change(shipped, [], true);
	return { services, handlers: makeHandlers(services) };
}

async function opened(
	saved: string,
	texts: Readonly<Record<string, string>> = {},
): Promise<GameState> {
	const more = Object.entries(texts).map(([path, text]) => ({
		path,
		bytes: new TextEncoder().encode(text),
	}));
	const trial = new Trial([...shipped, ...more]);
	expect(await trial.host.restore(saved)).toMatchObject({ ok: true, notes: [] });
	return trial.game;
}

const examples = examplesIn(prepared().services.files.workspace);

test('there is a finished game, a set, a house rule, and every other game of the data', () => {
	expect(examples.map((e) => e.is)).toEqual(['finished', 'set', 'house-rule', 'game']);
});

test.each(examples)(
	'$id opens, is marked as an example, and waits for a person',
	async (example) => {
		const { services, handlers } = prepared();
		let setup = handlers['examples.setup']({ example, names });
		const set =
			example.is === 'set' ? handlers['examples.set']({ setup, title: 'A small set' }) : undefined;
		if (set) {
			const added = Object.entries(set.texts).map(([path, text]) => ({
				path,
				bytes: new TextEncoder().encode(text),
			}));
			services.files.change(added, [], false);
			expect(services.files.workspace.diagnosticsOf((path) => path.startsWith(set.folder))).toEqual(
				[],
			);
			setup = { ...setup, packs: [...setup.packs, set.pack] };
		}
		const to = example.is === 'finished' ? 'end' : 'middle';
		const saved = handlers['examples.game']({ setup, to });
		const game = await opened(saved!, set?.texts);
		expect(game.setup.example).toBe(true);
		expect(game.setup.game).toBe(example.game);
		expect(game.over).toBe(example.is === 'finished');
		if (example.is !== 'finished') expect(game.decision?.seat).toBe(0);
		if (example.is === 'house-rule') expect(game.setup.overlays).toEqual([example.overlay]);
		for (const { seat, bot } of game.steps)
			expect(bot).toBe(example.is === 'finished' || seat > 0 ? 'greedy' : undefined);
	},
	60_000,
);

test('the set has drawn tiles and one that is blank, all of them in the deck', () => {
	const { services, handlers } = prepared();
	const example = examples.find((e) => e.is === 'set')!;
	const setup = handlers['examples.setup']({ example, names });
	const set = handlers['examples.set']({ setup, title: 'A small set' })!;
	const tiles = set.texts[set.blank.file]!;
	expect(tiles).toContain(`${set.blank.id}: {}`);
	expect(tiles.match(/copies: 2/g)?.length).toBeGreaterThan(2);
	const added = Object.entries(set.texts).map(([path, text]) => ({
		path,
		bytes: new TextEncoder().encode(text),
	}));
	services.files.change(added, [], false);
	expect(handlers['examples.set']({ setup, title: 'A small set' })!.folder).not.toBe(set.folder);
});

test('without a game there is no example', () => {
	expect(examplesIn(testServices().files.workspace)).toEqual([]);
});

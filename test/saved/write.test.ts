import { readSaved, replaySaved, writeSaved, mappingsIn } from '@tilewright/interop';
import { Game, type Log, verifyLog } from '@tilewright/interpreter';
import { describe, expect, test } from 'vitest';
import { conformanceLogs, families } from '../conformance/logs.ts';
import { messageDigest, recordedOrders } from './orders.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { partOf } from '../support/part.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = mappingsIn(workspace);
const orders = recordedOrders();
const logs: [string, Log][] = [];
const firstOf: [string, Log][] = [];
for (const family of families())
	for (const [name, log] of await conformanceLogs(family)) {
		if (!/s1|4p|bcb/.test(name)) continue;
		if (firstOf.at(-1)?.[0] !== family) firstOf.push([family, log]);
		logs.push([name, log]);
	}

function figuresIn(value: unknown): unknown[] {
	if (typeof value !== 'object' || value === null) return [];
	return Object.entries(value).flatMap(([key, of]) => (key === 'meepleId' ? [of] : figuresIn(of)));
}

describe('a game of ours, written as the other program saves it', () => {
	test.each(partOf(logs, 6))('%s reads back equal', async (name, log) => {
		const { game } = verifyLog(log, compile, { loose: true });
		const { text, diagnostics } = writeSaved(game!, name, compile, mappings);
		expect(diagnostics).toEqual([]);
		const { saved } = await readSaved(`${name}.jcz`, new TextEncoder().encode(text));
		const again = replaySaved(saved!, compile, mappings, { strict: true });
		expect(again.divergence).toBeUndefined();
		expect(again.game!.steps).toEqual(game!.steps);
		expect(again.game!.hash()).toBe(game!.hash());
		expect(again.scores).toEqual(log.end!.scores);
		for (const { payload } of saved!.messages)
			for (const figure of figuresIn(payload)) expect(figure).toMatch(/^\d\.[a-z-]+\.\d+$/);
		expect(messageDigest(saved!.messages)).toBe(orders[name]);
		// without the order, their generator draws other tiles
		const free = replaySaved({ ...saved!, drawOrder: [] }, compile, mappings);
		expect(free.ok).toBe(false);
	});

	test.each(partOf(firstOf, 6))('random games of the set-up of %s are written', (_family, log) => {
		const { program } = verifyLog(log, compile, { loose: true }).game!;
		for (let seed = 1; seed <= 4; seed++) {
			const game = new Game(program, { seed, names: log['set-up'].seats });
			let random = seed * 7919;
			while (game.decision) {
				random = (random * 1103515245 + 12345) & 0x7fffffff;
				game.choose(random % game.decision.options.length);
			}
			const { text, diagnostics } = writeSaved(game, 'x', compile, mappings);
			expect(diagnostics).toEqual([]);
			expect(text).toContain('gameAnnotations');
		}
	});

	test('is told what the format cannot say', () => {
		const { program } = compile({
			game: 'carcassonne',
			seats: 2,
			params: { 'fields.scoring': 'perCity4' },
			elements: { abbot: false, gardens: false },
		});
		const { text, diagnostics } = writeSaved(
			new Game(program!, { seed: 1 }),
			'x',
			compile,
			mappings,
		);
		expect(text).toBeUndefined();
		expect(diagnostics.map((d) => d.message).join()).toContain('fields.scoring perCity4');
	});

	test('names what has no words: the game where nobody maps it, else tiles and values', () => {
		const { program } = compile({ game: 'carcassonne', seats: 2 });
		const game = new Game(program!, { seed: 1 });
		const findingsWith = (known: typeof mappings): string[] =>
			writeSaved(game, 'x', compile, known).diagnostics.map((d) => `${d.code} ${d.message}`);
		expect(findingsWith([])).toEqual([expect.stringMatching(/^EXPORT-SETUP .* game carcassonne/)]);
		const bare = mappings.map((m) => ({ ...m, mapping: { ...m.mapping, tiles: {} } }));
		const { outcome } = game.chance[0]!;
		expect(findingsWith(bare)).toContainEqual(
			expect.stringMatching(new RegExp(`^EXPORT-SETUP .* tile ${outcome}\\.`)),
		);
	});

	test('a step without a word of the format is named', () => {
		const { program } = compile({ game: 'carcassonne', seats: 2 });
		const game = new Game(program!, { seed: 1 });
		game.play(game.decision!.options[0]!.key);
		const mute = mappings.map((m) => ({ ...m, mapping: { ...m.mapping, actions: {} } }));
		const { diagnostics } = writeSaved(game, 'x', compile, mute);
		expect(diagnostics.map((d) => d.code)).toContain('EXPORT-OPTION');
	});

	test('chance the format has no place for is named: the stream, what came, and when', () => {
		const { program } = compile({ game: 'gold-rush', seats: 2 });
		const game = new Game(program!, { seed: 1 });
		while (game.steps.length < 6) game.choose(0);
		const { text, diagnostics } = writeSaved(game, 'x', compile, []);
		expect(text).toBeUndefined();
		const other = game.chance.filter((c) => c.stream !== 'deck');
		const streams = [...new Set(other.map((c) => c.stream))];
		expect(streams.length).toBeGreaterThan(0);
		const messages = diagnostics.filter((d) => d.code === 'EXPORT-CHANCE').map((d) => d.message);
		expect(messages).toHaveLength(streams.length);
		for (const [i, stream] of streams.entries()) {
			const of = other.filter((c) => c.stream === stream);
			expect(messages[i]).toContain(
				`"${stream}" brought: ${of[0]!.outcome} at step ${of[0]!.step}`,
			);
			if (of.length > 5) expect(messages[i]).toContain(`and ${of.length - 5} more`);
		}
	});

	test('what would be read back as another game is not written', () => {
		const { program } = compile({ game: 'carcassonne', seats: 2 });
		const other: typeof compile = (selection) =>
			compile({ ...selection, params: { ...selection.params, 'base.twoTileCity': 'half' } });
		const game = new Game(program!, { seed: 1 });
		const { text, diagnostics } = writeSaved(game, 'x', other, mappings);
		expect(text).toBeUndefined();
		expect(diagnostics.map((d) => d.code)).toEqual(['EXPORT-DIFFERS']);
	});
});

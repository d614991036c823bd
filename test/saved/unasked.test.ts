import { mappingsIn, readSaved, replaySaved, writeSaved } from '@tilewright/interop';
import { Game } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const workspace = shippedWorkspace();
const compile = compilerOf(workspace);
const mappings = mappingsIn(workspace);
const { program } = compile({ game: 'carcassonne', with: ['king-and-robber'], seats: 2 });

function gameWithEqualRecords(seed: number, isFirst: boolean): Game | undefined {
	const game = new Game(program!, { seed, names: ['ann', 'bob'] });
	let random = seed * 7919;
	let met = false;
	for (let decision = game.decision; decision !== undefined; decision = game.decision) {
		random = (random * 1103515245 + 12345) & 0x7fffffff;
		const asksForMarker = /marked(City|Road)$/.test(decision.id);
		met ||= asksForMarker;
		const marked = isFirst ? 0 : decision.options.length - 1;
		game.choose(asksForMarker ? marked : random % decision.options.length);
	}
	return met ? game : undefined;
}

const seeds = Array.from({ length: 60 }, (_, i) => i + 1);

test('a game with equal records is written without the place of the marker, and reads back equal', async () => {
	const games = seeds.flatMap((seed) => gameWithEqualRecords(seed, true) ?? []);
	expect(games.length).toBeGreaterThan(0);
	for (const game of games) {
		const { text, diagnostics } = writeSaved(game, 'x', compile, mappings);
		expect(diagnostics).toEqual([]);
		const { saved } = await readSaved('x.jcz', new TextEncoder().encode(text));
		const again = replaySaved(saved!, compile, mappings, { strict: true });
		expect(again.divergence).toBeUndefined();
		expect(again.scores).toEqual(game.scores);
		expect(again.game!.steps).toEqual(game.steps);
	}
});

test('another place than the first cannot be written, and is a finding', () => {
	const game = seeds.flatMap((seed) => gameWithEqualRecords(seed, false) ?? [])[0]!;
	const { diagnostics } = writeSaved(game, 'x', compile, mappings);
	expect(diagnostics.map((d) => d.code)).toEqual(['EXPORT-OPTION']);
});

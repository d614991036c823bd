import type { ChanceOutcome, Compile, Game } from '@tilewright/interpreter';
import { type Diagnostic, appendAll, diagnose, hasErrors } from '@tilewright/schema';
import type { GameMapping, Names } from '../recording/names.ts';
import { namesInSet } from '../recording/setup.ts';
import { evenlySpread } from './generator-states.ts';
import { replaySaved } from './replay.ts';
import type { SavedGame } from './saved.ts';
import { ForeignEncoder } from './foreign-encoder.ts';
import { writeMessages } from './message-writer.ts';
import { setupInTheirs } from './write-setup.ts';

export interface WrittenSaved {
	readonly text?: string;
	readonly diagnostics: readonly Diagnostic[];
}

/**
 * Writes a game in the format of the other program: its set-up by the mappings in reverse, each choice as its message, the tiles in the
 * order drawn. The text is read back and must give the same game.
 */
export function writeSaved(
	game: Game,
	title: string,
	compile: Compile,
	mappings: readonly GameMapping[],
): WrittenSaved {
	const { program } = game;
	const own = mappings.filter(({ pack, mapping }) =>
		program.packs.includes(mapping.pack ?? pack ?? ''),
	);
	const names = namesInSet(own, program.packs);
	const diagnostics: Diagnostic[] = otherChance(game, title, names);
	if (own.length === 0) {
		// without a single mapped word there would be one more finding for each tile and choice
		const what = { what: 'game', name: program.game };
		return { diagnostics: [diagnose(title, undefined, 'EXPORT-SETUP', what), ...diagnostics] };
	}
	const encoder = new ForeignEncoder(names);
	const { setup, unnamed } = setupInTheirs(program, game.names, names, encoder);
	for (const { what, name } of unnamed)
		diagnostics.push(diagnose(title, undefined, 'EXPORT-SETUP', { what, name }));
	const drawOrder: string[] = [];
	const nameless = new Set<string>();
	for (const { stream, outcome, unseen } of game.chance) {
		// a tile that goes where nobody sees it is one that never comes later
		if (stream !== 'deck' || unseen === true) continue;
		const tile = encoder.tile(outcome);
		if (tile === undefined) nameless.add(outcome);
		else drawOrder.push(tile);
	}
	for (const name of nameless)
		diagnostics.push(diagnose(title, undefined, 'EXPORT-SETUP', { what: 'tile', name }));
	const initialRandom = evenlySpread(Math.abs(game.seed));
	const { messages, unmapped, unmet } = writeMessages(game, names, encoder, initialRandom);
	for (const { at, key } of unmapped)
		diagnostics.push(diagnose(title, undefined, 'EXPORT-OPTION', { step: at, key }));
	appendAll(diagnostics, chanceFindings(unmet, title));
	if (hasErrors(diagnostics)) return { diagnostics };
	const saved: SavedGame = {
		name: title,
		...setup,
		initialRandom,
		messages,
		drawOrder,
		endTurn: program.own?.draws,
		assertions: [],
	};
	const again = replaySaved(saved, compile, mappings);
	const keys = (g: Game | undefined): string => (g?.steps ?? []).map((s) => s.key).join('; ');
	const [expected, actual] =
		again.game?.program.hash === program.hash
			? [keys(game), keys(again.game)]
			: unequal(game, again.game);
	if (!again.ok || expected !== actual)
		return {
			diagnostics: [
				...again.diagnostics.filter((d) => d.severity === 'error'),
				...(expected === actual
					? []
					: [diagnose(title, undefined, 'EXPORT-DIFFERS', around(expected, actual))]),
			],
		};
	return { text: `${JSON.stringify(inTheirShape(saved), null, 1)}\n`, diagnostics };
}

function otherChance({ chance }: Game, title: string, names: Names): Diagnostic[] {
	const other = chance.filter(
		({ stream }) => stream !== 'deck' && names.find('chance', stream) === undefined,
	);
	return chanceFindings(other, title);
}

function chanceFindings(chance: readonly ChanceOutcome[], title: string): Diagnostic[] {
	return [...new Set(chance.map((c) => c.stream))].map((stream) => {
		const of = chance.filter((c) => c.stream === stream);
		const [came, steps] = [of.map((c) => c.outcome), of.map((c) => c.step)];
		return diagnose(title, undefined, 'EXPORT-CHANCE', { stream, came, steps });
	});
}

function unequal(one: Game, other: Game | undefined): [string, string] {
	const describeSetup = (game: Game | undefined): string[] =>
		game === undefined
			? []
			: [
					...game.program.packs.map((p) => `pack ${p}`),
					...game.program.elements.map((e) => `element ${e}`),
					...Object.entries(game.program.params).map(([k, v]) => `${k} ${String(v)}`),
				];
	const [a, b] = [describeSetup(one), describeSetup(other)];
	const lacks = a.filter((x) => !b.includes(x));
	const has = b.filter((x) => !a.includes(x));
	return [lacks.join(', ') || 'the rules', has.join(', ') || 'other rules'];
}

function around(expected: string, actual: string): { expected: string; actual: string } {
	let i = 0;
	while (i < expected.length && expected[i] === actual[i]) i++;
	const from = Math.max(0, i - 20);
	return { expected: expected.slice(from, from + 120), actual: actual.slice(from, from + 120) };
}

function inTheirShape(saved: SavedGame): object {
	const { players, sets, elements, rules, start, drawOrder, endTurn } = saved;
	return {
		gameId: '1',
		name: saved.name,
		initialRandom: saved.initialRandom,
		setup: { sets, elements, rules, start },
		players: players.map((name, slot) => ({ name, slot })),
		replay: saved.messages.map((m, clock) => ({ ...m, clock })),
		gameAnnotations: { drawOrder, ...(endTurn === undefined ? {} : { endTurn }) },
	};
}

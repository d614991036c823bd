import {
	type Compile,
	type Decision,
	Game,
	type Option,
	outcomesOf,
} from '@tilewright/interpreter';
import { type Diagnostic, diagnose, hasErrors } from '@tilewright/schema';
import { type GameMapping, Names } from '../recording/names.ts';
import { payloadOf } from './messages.ts';
import { replaySaved } from './replay.ts';
import type { Message } from '../message.ts';
import type { SavedGame } from './saved.ts';
import { Speaker } from './speak.ts';
import { setupInTheirs } from './write-setup.ts';

/** A game written as the other program saves it, or why it cannot be. */
export interface WrittenSaved {
	readonly text?: string;
	readonly diagnostics: readonly Diagnostic[];
}

/** How the generator of chance is set at confirmations; the order of tiles is written, so only other programs ask it. */
const step = 0.6180339887498949;

/**
 * Writes a game in the format of the other program: its set-up by the reverse of the mappings, each choice as the message it
 * is, the tiles in the order drawn. What was written is read back and must be the same game.
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
	const diagnostics: Diagnostic[] = otherChance(game, title);
	if (own.length === 0) {
		// without a single word of theirs each tile and choice would be told besides
		const what = { what: 'game', name: program.game };
		return { diagnostics: [diagnose(title, undefined, 'EXPORT-SETUP', what), ...diagnostics] };
	}
	const names = new Names(own);
	const speaker = new Speaker(names);
	const { setup, unnamed } = setupInTheirs(program, game.names, names, speaker);
	for (const { what, name } of unnamed)
		diagnostics.push(diagnose(title, undefined, 'EXPORT-SETUP', { what, name }));
	const drawOrder: string[] = [];
	const nameless = new Set<string>();
	for (const { stream, outcome } of game.chance) {
		if (stream !== 'deck') continue;
		const tile = speaker.tile(outcome);
		if (tile === undefined) nameless.add(outcome);
		else drawOrder.push(tile);
	}
	for (const name of nameless)
		diagnostics.push(diagnose(title, undefined, 'EXPORT-SETUP', { what: 'tile', name }));
	const initialRandom = (Math.abs(game.seed) * step) % 1;
	const telling = new Telling(game, names, speaker, initialRandom);
	for (const { at, key } of telling.unsaid)
		diagnostics.push(diagnose(title, undefined, 'EXPORT-OPTION', { step: at, key }));
	if (hasErrors(diagnostics)) return { diagnostics };
	const saved: SavedGame = {
		name: title,
		...setup,
		initialRandom,
		messages: telling.messages,
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

/** What chance brought besides tiles: the format has no place for it. */
function otherChance({ chance }: Game, title: string): Diagnostic[] {
	const streams = new Set(chance.map((c) => c.stream).filter((s) => s !== 'deck'));
	return [...streams].map((stream) => {
		const of = chance.filter((c) => c.stream === stream);
		const [came, steps] = [of.map((c) => c.outcome), of.map((c) => c.step)];
		return diagnose(title, undefined, 'EXPORT-CHANCE', { stream, came, steps });
	});
}

/** Where two set-ups differ first. */
function unequal(one: Game, other: Game | undefined): [string, string] {
	const told = (game: Game | undefined): string[] =>
		game === undefined
			? []
			: [
					...game.program.packs.map((p) => `pack ${p}`),
					...game.program.elements.map((e) => `element ${e}`),
					...Object.entries(game.program.params).map(([k, v]) => `${k} ${String(v)}`),
				];
	const [a, b] = [told(one), told(other)];
	const lacks = a.filter((x) => !b.includes(x));
	const has = b.filter((x) => !a.includes(x));
	return [lacks.join(', ') || 'the rules', has.join(', ') || 'other rules'];
}

/** Both texts from a little before where they part. */
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

/** Plays a game once more and tells each choice, also those that answered themselves, as messages of theirs. */
class Telling {
	readonly messages: Message[] = [];
	readonly unsaid: { readonly at: number; readonly key: string }[] = [];
	private readonly names: Names;
	private readonly speaker: Speaker;
	private random: number;

	constructor(of: Game, names: Names, speaker: Speaker, random: number) {
		this.names = names;
		this.speaker = speaker;
		this.random = random;
		const game = new Game(of.program, {
			seed: of.seed,
			names: of.names,
			draws: outcomesOf(of.chance),
			onForced: (game, decision) => {
				if (this.isTheirs(decision)) this.tell(game, decision, decision.options[0]!);
			},
		});
		const { machine } = game;
		machine.onWave = (wave) => this.confirm(wave, game);
		for (const { key } of of.steps) {
			const { decision } = game;
			const option = decision && game.find(key);
			if (decision === undefined || option === undefined) {
				this.unsaid.push({ at: game.steps.length, key });
				return;
			}
			this.tell(game, decision, option);
			game.choose(option.index);
		}
	}

	/** Whether a decision with one option is one that theirs asks too. */
	private isTheirs({ options }: Decision): boolean {
		const action = options[0]?.action ?? 'pass';
		if (action === 'pass') return false;
		const plain = action.slice(action.lastIndexOf('.') + 1);
		return [...this.names.allActions()].some(([, entry]) => entry.action === plain);
	}

	private tell(game: Game, decision: Decision, option: Option): void {
		const spoken = this.speaker.say(game, decision, option);
		const message = spoken?.words[0] === undefined ? undefined : this.message(spoken.words, option);
		if (message === undefined) this.unsaid.push({ at: game.steps.length, key: option.key });
		else this.messages.push({ ...message, player: decision.seat });
	}

	/** Of look-alike turns the one that is ours. */
	private message(words: readonly string[], option: Option): Omit<Message, 'player'> | undefined {
		const turn = / r([0-3])$/.exec(option.key)?.[1];
		const chosen = words.find((w) => turn !== undefined && w.endsWith(` R${Number(turn) * 90}`));
		return payloadOf(chosen ?? words[0]!, this.names);
	}

	private confirm(wave: string, game: Game): void {
		for (const [type, { before, reseeds }] of this.names.all('messages')) {
			if (before !== wave) continue;
			this.random = (this.random + step) % 1;
			const payload = reseeds === undefined ? {} : { [reseeds]: this.random };
			this.messages.push({ type, payload, player: game.active });
		}
	}
}

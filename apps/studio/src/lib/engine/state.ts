import { EngineFault, type Game, viewOf } from '@tilewright/interpreter';
import type { Program, RuleSet, Workspace } from '@tilewright/lang';
import { playerNames } from '@tilewright/players';
import {
	builtOf,
	describeDecision,
	describeEntry,
	placesOf,
	shownOf,
	discardedOf,
	type DecisionView,
	type GameState,
	type SwapView,
	PERSON,
	type Setup,
	type StepLabels,
	type ScriptedChance,
	overlaysIn,
	type Branch,
	type Timeline,
	type Finding,
	type ScenarioShown,
	streamsOf,
	type StreamView,
	openStreams,
	secretsOf,
} from '@tilewright/session';
import { type Held, stepsBack } from './hold.ts';

/** A game with what the host knows of it. */
export interface Running {
	readonly number: number;
	setup: Setup;
	/** The game as far as it is played, or looked at. */
	game: Game;
	readonly time: Timeline;
	/** A moment of the past is looked at: nobody decides. */
	looking: boolean;
	/** How the game stood before rules that stopped it: the next edit may let it go on. */
	intended: Stood | undefined;
	/** What is shown instead of the game until the turn is confirmed. */
	held: Held | undefined;
	/** The seat whose person is at the screen, also while a moment of the past is looked at. */
	atScreen: number | undefined;
	/** The last turn of the course is not confirmed yet, whatever moment is looked at. */
	waits: boolean;
	swap: SwapView | undefined;
	fault: GameState['fault'];
	/** A step of the course that is taken again brings what it brought before; false once something else is wished. */
	follows: boolean;
	/** The bot that decides for persons, too, while the game plays by itself. */
	auto: string | undefined;
	/** Its steps in words. */
	readonly said: StepLabels;
	/** What chance is to bring. */
	readonly script: ScriptedChance;
	/** The scenario it was opened from. */
	readonly scenario: ScenarioShown | undefined;
}

/** A game as it stood, as far as it is known, and the course it was on. */
export interface Stood {
	readonly game: Game;
	readonly line: Branch;
	readonly cursor: number;
	readonly looking: boolean;
}

/** Everything the page draws a game from. */
export function stateOf(running: Running): GameState {
	const { held, game, time } = running;
	const by = game.steps.map((_, i) => time.line.steps[i]?.bot);
	const state = {
		...stateNow(running),
		back: stepsBack(game, by, held !== undefined),
		script: scriptShown(running),
		scenario: running.scenario,
	};
	return held ? { ...state, ...held, held: true, decision: undefined, over: false } : state;
}

function scriptShown(running: Running): readonly StreamView[] {
	const script = streamsOf(running.game, running.script, running.held !== undefined);
	return secretsOf(running) === 'hidden' ? openStreams(script, running.game.program) : script;
}

/** The decision without its options where they are another seat's, which may name what that seat alone sees. */
function decisionShown(running: Running, viewer: number | undefined): DecisionView | undefined {
	const { game } = running;
	const { decision } = game;
	if (!decision) return undefined;
	const described = describeDecision(game, decision);
	const isOthers = secretsOf(running) === 'hidden' && decision.seat !== viewer;
	return isOthers ? { ...described, options: [] } : described;
}

function stateNow(running: Running): GameState {
	const { number, setup, game, time, looking, swap, fault, said, auto } = running;
	const { program } = game;
	const viewer = viewerOf(running);
	const view = viewOf(game.machine, viewer);
	const taken = game.steps.length;
	const { steps } = time.line;
	return {
		number,
		setup,
		names: game.names,
		view,
		decision: decisionShown(running, viewer),
		secrets: secretsOf(running),
		places: placesOf(game, view),
		shown: shownOf(game),
		built: builtOf(game, view),
		over: game.over,
		scores: game.scores,
		active: game.active,
		steps: said.all(game.steps.map((s, i) => ({ ...s, bot: steps[i]?.bot }))),
		held: false,
		back: 0,
		script: [],
		scenario: undefined,
		notes: time.line.notes ?? {},
		name: time.line.name ?? '',
		undone: steps.length - taken,
		later: said.all(steps).slice(taken),
		looking,
		auto: auto !== undefined,
		bots: playerNames,
		line: time.line.id,
		branches: time.branches.map(({ next, ...b }) => ({
			...b,
			next: next && { ...next, words: said.of(next, b.from, steps[b.from - 1]) },
		})),
		ledger: game.ledger.map((entry, i) => describeEntry(game, entry, i)),
		discarded: discardedOf(game, view),
		total: program.deck.groups.reduce(
			(sum, g) => sum + g.tiles.reduce((n, t) => n + t.copies, 0),
			0,
		),
		swap,
		fault,
	};
}

/** The scores as the page is told them. */
export function shownScores({ held, game }: Running): readonly number[] {
	return held?.scores ?? game.scores;
}

/** Whether a person is to decide. */
export function isPerson({ game, setup }: Pick<Running, 'game' | 'setup'>): boolean {
	const { decision } = game;
	return decision !== undefined && setup.seats[decision.seat]?.by === PERSON;
}

/** The seat whose view of the game is shown, at whatever moment. */
export function viewerOf(running: Running): number | undefined {
	return secretsOf(running) === 'hidden' ? running.atScreen : running.game.decision?.seat;
}

/** What went wrong inside the engine. */
export function faultOf(error: unknown): { code: string; message: string } {
	if (error instanceof EngineFault) return { code: error.code, message: error.message };
	return { code: 'STUDIO-FAULT', message: error instanceof Error ? error.message : String(error) };
}

/** A fault as a finding of no file. */
export function findingOfFault(error: unknown): Finding {
	const { code, message } = faultOf(error);
	return {
		code,
		severity: 'error',
		message,
		file: '',
		line: 0,
		column: 0,
		excerpt: '',
		hint: undefined,
	};
}

/** Paths of all documents of the packs in play, and of the overlays over them. */
export function pathsOf(
	ruleSet: RuleSet | undefined,
	{ documents }: Pick<Workspace, 'documents'>,
): Set<string> | undefined {
	if (!ruleSet) return undefined;
	const over = overlaysIn(documents, ruleSet.overlays);
	return new Set([...ruleSet.packs.flatMap((p) => p.parts), ...over].map((d) => d.path));
}

/** Parts of a program that hold words and places, which its hash leaves out. */
const worded = ['sources', 'texts', 'displays', 'decisions', 'actions', 'kinds', 'pieces'] as const;

/** Whether two programs come from the same places in the same words, so that what is shown stays right. */
export function sameWords(a: Program, b: Program): boolean {
	return worded.every((part) => JSON.stringify(a[part]) === JSON.stringify(b[part]));
}

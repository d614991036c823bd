import { EngineFault, type Game, type GameView, viewOf } from '@tilewright/interpreter';
import type { Program, RuleSet } from '@tilewright/lang';
import type { BotRandom } from '@tilewright/players';
import type { Diagnostic } from '@tilewright/schema';
import { describeEntry, describeOption } from './describe.ts';
import { type Held, stepsBack } from './hold.ts';
import type { Finding, GameState, Setup, SwapView } from './protocol.ts';

/** A game with what the host knows of it. */
export interface Running {
	readonly number: number;
	readonly setup: Setup;
	game: Game;
	/** Names of the bots behind the steps. */
	readonly by: (string | undefined)[];
	undone: { key: string; bot: string | undefined }[];
	/** What is shown instead of the game until the turn is confirmed. */
	held: Held | undefined;
	swap: SwapView | undefined;
	fault: GameState['fault'];
	readonly random: BotRandom;
}

/** Everything the page draws a game from. */
export function stateOf(running: Running): GameState {
	const { held } = running;
	const state = {
		...stateNow(running),
		back: stepsBack(running.game, running.by, held !== undefined),
	};
	return held ? { ...state, ...held, held: true, decision: undefined, over: false } : state;
}

function stateNow({ number, setup, game, by, undone, swap, fault }: Running): GameState {
	const { decision, program } = game;
	const view = viewOf(game.machine, decision?.seat);
	return {
		number,
		setup,
		names: game.names,
		view,
		decision: decision && {
			id: decision.id,
			seat: decision.seat,
			prompt: decision.prompt,
			options: decision.options.map((o) => describeOption(game, o)),
		},
		over: game.over,
		scores: game.scores,
		active: game.active,
		steps: game.steps.map((s, i) => ({ ...s, bot: by[i] })),
		held: false,
		back: 0,
		undone: undone.length,
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

/** Tiles that were drawn and neither laid nor are in hand: the draws and the laid tiles are in the same order. */
export function discardedOf(game: Game, view: GameView): { step: number; tile: string }[] {
	const laid = view.tiles.slice(game.program.deck.start.length).map((t) => t.id);
	if (view.drawn !== undefined) laid.push(view.drawn);
	let next = 0;
	return game.chance.flatMap(({ stream, step, outcome }) => {
		if (stream !== 'deck') return [];
		if (laid[next] === outcome) {
			next++;
			return [];
		}
		return [{ step, tile: outcome }];
	});
}

/** A finding as the page shows it. */
export function findingOf(d: Diagnostic): Finding {
	return {
		code: d.code,
		severity: d.severity,
		message: d.message,
		file: d.file,
		line: d.line,
		column: d.column,
		excerpt: d.excerpt,
		hint: d.hint,
		start: d.start,
		endLine: d.endLine,
		endColumn: d.endColumn,
		fix: d.fix,
	};
}

/** What went wrong inside the engine. */
export function faultOf(error: unknown): { code: string; message: string } {
	if (error instanceof EngineFault) return { code: error.code, message: error.message };
	return { code: 'STUDIO-FAULT', message: error instanceof Error ? error.message : String(error) };
}

/** Paths of all documents of the packs in play. */
export function pathsOf(ruleSet: RuleSet | undefined): Set<string> | undefined {
	return ruleSet && new Set(ruleSet.packs.flatMap((p) => p.parts.map((d) => d.path)));
}

/** Whether two programs come from the same places, so that explanations stay right. */
export function sameSources(a: Program, b: Program): boolean {
	return (
		JSON.stringify(a.sources) === JSON.stringify(b.sources) &&
		JSON.stringify(a.texts) === JSON.stringify(b.texts)
	);
}

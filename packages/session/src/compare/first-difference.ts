import { Game, type GameView, viewOf } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { describeDecision, wordsOfStep } from '../describe/decision.ts';
import type { OptionView, Target } from '../describe/game-state.ts';
import { placesOfOptions, placesThatPaid } from './differing-places.ts';

export interface DifferingSide {
	readonly view: GameView;
	readonly scores: readonly number[];
	/** The question that is open; empty when the game is over. */
	readonly prompt: string;
	/** The labels of options that are offered only here. */
	readonly only: readonly string[];
	/** Where these options are, and where points were paid only here. */
	readonly places: readonly Target[];
}

export interface FirstDifference {
	readonly seed: number;
	readonly steps: number;
	readonly seat: number;
	readonly words: string;
	readonly a: DifferingSide;
	readonly b: DifferingSide;
}

/** The bots that play in turn: what one never does, another one may. */
const bots = ['greedy', 'random'] as const;

/**
 * Plays one game of bots under two rule sets at once, up to a number of steps. The bot sees the first of them; its decision is taken in
 * both. Undefined where they do not differ.
 */
export function firstDifference(
	[one, two]: readonly [Program, Program],
	seed: number,
	names: readonly string[],
	maxSteps: number,
): FirstDifference | undefined {
	const [a, b] = [one, two].map((program) => new Game(program, { seed, names, ledger: false }));
	const player = players[bots[seed % bots.length]!];
	if (!a || !b || !player) return undefined;
	const random = new BotRandom(seed);
	let [seat, words] = [0, ''];
	for (;;) {
		if (differ(a, b)) {
			const [ofA, ofB] = [optionsOf(a), optionsOf(b)];
			const [paidInA, paidInB] =
				a.scores.join() === b.scores.join()
					? [[], []]
					: placesThatPaid(
							[one, two],
							{ seed, names },
							a.steps.map(({ key }) => key),
						);
			return {
				...{ seed, steps: a.steps.length, seat, words },
				a: sideOf(a, onlyIn(ofA, ofB), paidInA),
				b: sideOf(b, onlyIn(ofB, ofA), paidInB),
			};
		}
		const { decision } = a;
		if (!decision || a.over || a.steps.length >= maxSteps) return undefined;
		const option = decision.options[a.think((machine) => player(machine, random))];
		const other = option && b.find(option.key);
		if (!option || !other) return undefined;
		[seat, words] = [decision.seat, wordsOfStep(a, option)];
		a.choose(option.index);
		b.choose(other.index);
	}
}

function differ(a: Game, b: Game): boolean {
	if (a.over !== b.over || a.scores.join() !== b.scores.join()) return true;
	const [of, other] = [a.decision, b.decision];
	if (of?.id !== other?.id || of?.seat !== other?.seat) return true;
	const keys = new Set(of?.options.map(({ key }) => key));
	return (
		keys.size !== (other?.options.length ?? 0) ||
		(other?.options.some(({ key }) => !keys.has(key)) ?? false)
	);
}

function optionsOf(game: Game): readonly OptionView[] {
	const { decision } = game;
	return decision ? describeDecision(game, decision).options : [];
}

function onlyIn(options: readonly OptionView[], others: readonly OptionView[]): OptionView[] {
	const labels = new Set(others.map(({ label }) => label));
	return options.filter(({ label }) => !labels.has(label));
}

function sideOf(game: Game, only: readonly OptionView[], paid: readonly Target[]): DifferingSide {
	const { decision } = game;
	return {
		view: viewOf(game.machine),
		scores: game.scores,
		prompt: decision ? describeDecision(game, decision).prompt : '',
		only: only.map(({ label }) => label),
		places: paid.length > 0 ? paid : placesOfOptions(only),
	};
}

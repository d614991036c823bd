import { Game, type GameOptions, type LedgerEntry } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { describeCounted, isOnBoard } from '../describe/counted.ts';
import type { OptionView, Target } from '../describe/game-state.ts';

/** The places of options, each once. A placement is shown as its cell. */
export function placesOfOptions(options: readonly OptionView[]): readonly Target[] {
	return eachOnce(options.flatMap(({ targets }) => targets.map(withoutTurn).filter(isOnBoard)));
}

/**
 * The places that paid in the last step of one game and not in that of the other, for both games: the segments of a feature, else all
 * that was counted. The games are played again, this time with their ledgers.
 */
export function placesThatPaid(
	programs: readonly [Program, Program],
	options: GameOptions,
	keys: readonly string[],
): readonly [readonly Target[], readonly Target[]] {
	const [a, b] = programs.map((program) => new Game(program, { ...options, ledger: true })) as [
		Game,
		Game,
	];
	for (const game of [a, b])
		for (const key of keys) {
			const option = game.find(key);
			if (!option) return [[], []];
			game.choose(option.index);
		}
	return [placesOf(a, entriesOnlyIn(a, b)), placesOf(b, entriesOnlyIn(b, a))];
}

function entriesOnlyIn(game: Game, other: Game): readonly LedgerEntry[] {
	const paid = new Set(lastEntries(other).map(keyOf));
	return lastEntries(game).filter((entry) => !paid.has(keyOf(entry)));
}

function lastEntries({ ledger, steps }: Game): readonly LedgerEntry[] {
	return ledger.filter(({ step }) => step === steps.length);
}

function keyOf({ seat, points, segment }: LedgerEntry): string {
	return `${seat} ${points} ${segment}`;
}

function placesOf(game: Game, entries: readonly LedgerEntry[]): readonly Target[] {
	const places = entries.flatMap((entry): readonly Target[] => {
		const { feature, lines } = describeCounted(game, entry);
		const segments = feature?.segments.filter(({ segment }) => segment >= 0) ?? [];
		if (segments.length > 0)
			return segments.map((at) => ({ is: 'segment', name: '', text: '', ...at }));
		return lines.flatMap(({ targets }) => targets);
	});
	return eachOnce(places);
}

function withoutTurn(target: Target): Target {
	if (target.is !== 'placement') return target;
	const { name, text, x, y } = target;
	return { is: 'cell', name, text, x, y };
}

function eachOnce(targets: readonly Target[]): readonly Target[] {
	const known = new Map(targets.map((target) => [JSON.stringify({ ...target, text: '' }), target]));
	return [...known.values()];
}

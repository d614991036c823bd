import type { Game, LedgerEntry, Swap } from '@tilewright/interpreter';
import { describeEntry, type SwapView, type Branch } from '@tilewright/session';
import { type Running, shownScores } from './state.ts';

/** What stood before the rules changed, and what the change took. */
interface Before extends Pick<SwapView, 'number' | 'files' | 'compileMs' | 'swapMs'> {
	readonly old: Game;
	readonly line: Branch;
	readonly scores: readonly number[];
}

/** What an edit did to a game, in words and points: scores, changed entries, and where it stopped. */
export function swapView(
	running: Running,
	{ game, stopped, left, changes }: Swap,
	{ old, line, scores, ...of }: Before,
): SwapView {
	const describe = (game: Game, entry: LedgerEntry | undefined) =>
		entry && describeEntry(game, entry, game.ledger.indexOf(entry));
	return {
		...of,
		scores: shownScores(running).map((after, seat) => ({ before: scores[seat]!, after })),
		changes: changes.map((c) => ({
			step: c.step,
			seat: c.seat,
			before: describe(old, c.before),
			after: describe(game, c.after),
		})),
		stopped: stopped && {
			step: stopped.step,
			key: stopped.key,
			words: running.said.of(
				{ ...line.steps[stopped.step]!, key: stopped.key },
				stopped.step,
				line.steps[stopped.step - 1],
			),
			message: stopped.message,
		},
		left: left.length,
	};
}

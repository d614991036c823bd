import type { GameState, SwapView } from '@tilewright/session';

/** The score that a seat had before the rules changed, until it scores again; undefined where the change left it as it was. */
export function scoreBefore(
	swap: Pick<SwapView, 'scores'> | undefined,
	seat: number,
	now: number | undefined,
): number | undefined {
	const scores = swap?.scores[seat];
	return scores && scores.before !== scores.after && scores.after === now
		? scores.before
		: undefined;
}

/** The change of the rules whose effects the page shows: none once it is put away or taken back, unless the game stops at it. */
export function shownSwap(game: Pick<GameState, 'swap'>, dismissed: number): SwapView | undefined {
	const { swap } = game;
	if (!swap || swap.number === dismissed) return undefined;
	return swap.restores && !swap.stopped ? undefined : swap;
}

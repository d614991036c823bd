import type { GameState, SwapView } from '@tilewright/session';

/** The change of the rules whose effects the page shows: none once it is put away or taken back, unless the game stops at it. */
export function shownSwap(game: Pick<GameState, 'swap'>, dismissed: number): SwapView | undefined {
	const { swap } = game;
	if (!swap || swap.number === dismissed) return undefined;
	return swap.restores && !swap.stopped ? undefined : swap;
}

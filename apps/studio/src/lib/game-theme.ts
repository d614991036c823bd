import { type Looks, NO_LOOKS, type Theme, themeOf } from '@tilewright/art';
import { tonesOf } from '@tilewright/scene';
import type { GameState } from '@tilewright/session';

export type Scheme = 'light' | 'dark';

/** The colours of a game; `colours` are the names of its seats' colours, joined by commas. */
export function gameTheme(scheme: Scheme, looks: Looks | undefined, colours: string): Theme {
	const tones = tonesOf(colours.split(',').map((colour) => ({ colour })));
	return themeOf(scheme, looks ?? NO_LOOKS, tones);
}

export function isPersonToDecide(game: GameState | undefined): boolean {
	return (
		game?.decision !== undefined &&
		!game.viewingPast &&
		game.curtain === undefined &&
		!game.auto &&
		game.setup.seats[game.decision.seat]?.by === 'person'
	);
}

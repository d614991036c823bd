import type { Looks } from '@tilewright/art';
import type { Palette } from '@tilewright/lang';
import type { Finding, Rules, Setup } from '../engine/protocol.ts';

/** The tiles of a set-up, and what they are drawn with. */
export interface TilesHere {
	readonly palette: Palette;
	readonly kinds: Rules['kinds'];
	readonly looks: Looks;
}

/** Questions of the view that draws tiles. */
export interface TileQuestions {
	/** Undefined where the packs cannot be linked. */
	'tiles.here': { ask: Setup; answer: TilesHere | undefined };
	/** What is wrong with the rules of a set-up. */
	'tiles.findings': { ask: Setup; answer: readonly Finding[] };
}

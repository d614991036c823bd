import type { Looks } from '@tilewright/art';
import type { Palette } from '@tilewright/lang';
import type { Rules } from '../engine/rules.ts';
import type { Setup, Finding } from '@tilewright/session';

/** The tiles of a set-up, and what they are drawn with. */
export interface TilesHere {
	readonly palette: Palette;
	readonly kinds: Rules['kinds'];
	readonly looks: Looks;
	/** Groups of the deck, by id. */
	readonly groups: readonly string[];
	/** Files a new tile can be written into: own ones first, also those that an own pack does not have yet. */
	readonly homes: readonly TileHome[];
}

/** A file for tiles. */
export interface TileHome {
	readonly file: string;
	/** The title of its pack. */
	readonly of: string;
	/** It belongs to the person; others came with the studio. */
	readonly isOwn: boolean;
}

/** Questions of the view that draws tiles. */
export interface TileRequests {
	/** Undefined where the packs cannot be linked. */
	'tiles.here': { ask: Setup; answer: TilesHere | undefined };
	/** Gives a tile another id wherever it is named; the texts that change, or why not. */
	'tiles.rename': {
		ask: { readonly file: string; readonly id: string; readonly to: string };
		answer: { readonly texts: Readonly<Record<string, string>> } | { readonly finding: Finding };
	};
	/** What is wrong with the rules of a set-up. */
	'tiles.findings': { ask: Setup; answer: readonly Finding[] };
}

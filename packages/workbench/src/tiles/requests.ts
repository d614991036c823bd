import type { Looks } from '@tilewright/art';
import type { Palette } from '@tilewright/lang';
import type { Rules } from '@tilewright/scene';
import type { Finding } from '@tilewright/session';

/** The tiles of a set-up, and what they are drawn with. */
export interface TilesHere {
	readonly palette: Palette;
	readonly kinds: Rules['kinds'];
	readonly looks: Looks;
	/** Groups of the deck, by id. */
	readonly groups: readonly string[];
	/** Files a new tile can be written into: own ones first, also those that an own pack does not have yet. */
	readonly files: readonly TileFile[];
}

/** A file for tiles. */
export interface TileFile {
	readonly file: string;
	/** The title of its pack. */
	readonly of: string;
	/** It belongs to the person; others came with the studio. */
	readonly isOwn: boolean;
}

export interface RenameRequest {
	readonly file: string;
	readonly id: string;
	readonly to: string;
}

/** The texts that change, or why the tile cannot be renamed. */
export type RenameResult =
	{ readonly texts: Readonly<Record<string, string>> } | { readonly finding: Finding };

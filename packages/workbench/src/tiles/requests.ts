import type { Looks } from '@tilewright/art';
import type { Palette } from '@tilewright/lang';
import type { Rules } from '@tilewright/scene';
import type { Finding } from '@tilewright/session';

export interface TilesHere {
	readonly palette: Palette;
	readonly kinds: Rules['kinds'];
	readonly looks: Looks;
	readonly groups: readonly string[];
	/** Files a new tile can be written into: own ones first, also those that an own pack does not have yet. */
	readonly files: readonly TileFile[];
}

export interface TileFile {
	readonly file: string;
	readonly of: string;
	readonly isOwn: boolean;
}

export interface RenameRequest {
	readonly file: string;
	readonly id: string;
	readonly to: string;
}

export type RenameResult =
	{ readonly texts: Readonly<Record<string, string>> } | { readonly finding: Finding };

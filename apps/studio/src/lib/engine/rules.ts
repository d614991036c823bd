import type { Looks } from '@tilewright/art';
import type { TileIR } from '@tilewright/lang';
import type { Fix } from '@tilewright/schema';

/** A place in a data file. */
export interface Source {
	readonly id: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly cites: readonly string[];
}

export interface Finding {
	readonly code: string;
	readonly severity: 'error' | 'warning' | 'info';
	readonly message: string;
	readonly file: string;
	readonly line: number;
	readonly column: number;
	readonly excerpt: string;
	readonly hint: string | undefined;
	/** Offset of the place in the text, and where it ends. */
	readonly start?: number;
	readonly endLine?: number;
	readonly endColumn?: number;
	/** A cure that takes the finding away. */
	readonly fix?: Fix | undefined;
}

/** A set-up compiled: what the board is drawn with. */
export interface Rules {
	readonly title: string;
	readonly tiles: readonly TileIR[];
	readonly kinds: readonly {
		readonly id: string;
		readonly title: string;
		readonly connect: 'edge' | 'area' | 'point' | 'region' | 'none';
		readonly form: 'line' | 'block' | 'none';
	}[];
	readonly pieces: readonly { readonly id: string; readonly title: string }[];
	readonly looks: Looks;
}

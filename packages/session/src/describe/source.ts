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

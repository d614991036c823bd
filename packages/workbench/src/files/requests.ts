import type { Finding, Setup } from '@tilewright/session';

export interface FileRow {
	readonly path: string;
	/** The kind of its declarations; empty where nothing can be read. */
	readonly kind: string;
	/** There is such a file on disk. */
	readonly onDisk: boolean;
	readonly bytes: number;
}

/** A pack with its files; the last has no manifest, and holds what belongs to none. */
export interface PackRow {
	readonly id: string;
	readonly name: string;
	readonly game: string;
	readonly title: string;
	readonly role: string;
	readonly version: string;
	readonly folder: string;
	readonly files: readonly FileRow[];
}

/** A game, and the packs a new one can build on. */
export interface Base {
	readonly game: string;
	readonly title: string;
	/** The pack that makes the game. */
	readonly use: string;
}

export interface WorkspaceView {
	readonly packs: readonly PackRow[];
	readonly games: readonly Base[];
	readonly libraries: readonly string[];
}

/** Files that are to be taken over: what they say, beside what is there. */
export interface Incoming {
	readonly files: readonly {
		readonly path: string;
		readonly text: string;
		readonly kind: string;
		/** The present text of the file; null where there is none. */
		readonly now: string | null;
	}[];
	readonly findings: readonly Finding[];
}

export interface LinkContent extends Incoming {
	readonly setup: Setup | undefined;
	/** There is a choice of rules, but it cannot be understood. */
	readonly damaged: boolean;
	readonly rules: string;
	readonly log: string | undefined;
	readonly steps: number;
}

/** Tiles of another program as a pack. */
export interface ImportedTiles {
	readonly id: string;
	readonly game: string;
	readonly files: Readonly<Record<string, string>>;
	readonly findings: readonly Finding[];
}

/** A file that changes when a pack gets another name: where it lies and what it says, before and after. */
export interface RenamedFile {
	readonly path: string;
	readonly to: string;
	/** On disk; absent where there is no such file. */
	readonly disk: { readonly before: string; readonly after: string } | undefined;
	/** As it is edited here, if it is. */
	readonly edit: { readonly before: string; readonly after: string } | undefined;
	/** At how many places the name is written anew. */
	readonly places: number;
}

export interface NamedBytes {
	readonly name: string;
	readonly bytes: Uint8Array;
}

/** The content of a link that is to be made: a set-up with edited files, and perhaps the running game. */
export interface Shared {
	readonly setup: Setup;
	readonly edited: readonly string[];
	readonly log: string | undefined;
}

/** The text after the `#` of a link, with the number of files in it. */
export type ShareLink =
	{ readonly text: string; readonly files: number } | { readonly finding: Finding };

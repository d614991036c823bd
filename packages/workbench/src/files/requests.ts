import type { Finding, Setup } from '@tilewright/session';

export interface FileRow {
	readonly path: string;
	/** The kind of its declarations; empty where nothing can be read. */
	readonly kind: string;
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

export interface Base {
	readonly game: string;
	readonly title: string;
	readonly use: string;
}

export interface WorkspaceView {
	readonly packs: readonly PackRow[];
	readonly games: readonly Base[];
	readonly libraries: readonly string[];
}

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

/** Something that comes with a link, as people call it. */
export type LinkThing =
	| {
			readonly is: 'pack';
			readonly title: string;
			readonly tiles: number;
			readonly rules: number;
			readonly isNew: boolean;
	  }
	| {
			readonly is: 'house';
			readonly title: string;
			readonly changes: readonly {
				readonly name: string;
				readonly off: boolean;
				readonly sentences: readonly string[];
			}[];
	  };

export interface LinkContent extends Incoming {
	readonly things: readonly LinkThing[];
	readonly setup: Setup | undefined;
	/** There is a choice of rules, but it cannot be understood. */
	readonly damaged: boolean;
	/** The titles of the game and of its packs. */
	readonly rules: readonly string[];
	readonly log: string | undefined;
	readonly steps: number;
}

export interface ImportedTiles {
	readonly id: string;
	readonly game: string;
	readonly files: Readonly<Record<string, string>>;
	readonly findings: readonly Finding[];
}

export interface RenamedFile {
	readonly path: string;
	readonly to: string;
	readonly disk: { readonly before: string; readonly after: string } | undefined;
	readonly edit: { readonly before: string; readonly after: string } | undefined;
	readonly places: number;
}

export interface NamedBytes {
	readonly name: string;
	readonly bytes: Uint8Array;
}

export interface Shared {
	readonly setup: Setup;
	readonly edited: readonly string[];
	readonly log: string | undefined;
}

/** The text after the `#` of a link, with the titles of what it carries and of what is played. */
export type ShareLink =
	| {
			readonly text: string;
			readonly things: readonly string[];
			readonly rules: readonly string[];
	  }
	| { readonly finding: Finding };

import type { Carrier } from '@tilewright/interop/bundle';
import type { Rules } from '@tilewright/scene';
import type { Finding, Setup, SetupDifference } from '@tilewright/session';

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
			readonly tileIds: readonly string[];
			readonly rules: number;
			/** All its files come, not only those that were edited. */
			readonly isWhole: boolean;
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

/** A game that comes with a link: the number of its decisions, and the points where they are known. */
export interface CarriedGame {
	readonly moves: number;
	readonly over: boolean;
	readonly seats: readonly { readonly name: string; readonly points: number | undefined }[];
}

/** The contents of a link or file, in words for people. */
export interface Carried {
	/** The titles of the game and of its packs. */
	readonly rules: readonly string[];
	/** The choices of the set-up that are not the usual ones. */
	readonly choices: readonly SetupDifference[];
	readonly things: readonly LinkThing[];
	/** The number of each tile of its packs, by id, in a game with its choices; undefined where its rules have errors. */
	readonly copies: Readonly<Record<string, number>> | undefined;
	/** New tiles, to be drawn. */
	readonly drawn: Pick<Rules, 'tiles' | 'kinds' | 'looks'> | undefined;
	readonly game: CarriedGame | undefined;
}

export interface LinkContent extends Incoming {
	readonly carried: Carried;
	readonly setup: Setup | undefined;
	/** There is a choice of rules, but it cannot be understood. */
	readonly damaged: boolean;
	readonly log: string | undefined;
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
	readonly carrier: Carrier;
}

/** A text that was shared. */
export interface SharedText {
	readonly text: string;
	readonly carrier: Carrier;
}

/** The text after the `#` of a link or in a file, what it carries, and the titles of what stays out as the game does not use it. */
export type ShareLink =
	| {
			readonly text: string;
			readonly carried: Carried;
			readonly left: readonly string[];
	  }
	| { readonly finding: Finding };

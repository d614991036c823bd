import type { Setup } from '@tilewright/session';

export interface EditableFile {
	readonly path: string;
	readonly pack: string;
	/** The text of the file on disk; undefined where there is none. */
	readonly disk: string | undefined;
	readonly text: string;
}

/** A place in a text that is being written. */
export interface Caret {
	readonly path: string;
	readonly text: string;
	readonly offset: number;
	readonly setup: Setup;
}

/** Proposals for the text from an offset up to the caret. */
export interface Proposals {
	readonly from: number;
	readonly list: readonly Proposal[];
}
export interface Proposal {
	readonly label: string;
	/** The text that is inserted, where it is not the label. */
	readonly apply?: string | undefined;
	readonly form: 'key' | 'value' | 'name' | 'property' | 'method' | 'function' | 'variable' | 'tag';
	readonly detail: string;
	readonly info: string;
}

/** The explanation of the text between two offsets. */
export interface Explanation {
	readonly from: number;
	readonly to: number;
	readonly title: string;
	readonly text: string;
}

/** A file as it stands on disk, and as it counts: with the edit laid over it. */
export interface FileText {
	readonly path: string;
	/** Undefined where there is none on disk. */
	readonly disk: string | undefined;
	readonly text: string | undefined;
}

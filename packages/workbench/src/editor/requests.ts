import type { Setup } from '@tilewright/session';

export interface EditableFile {
	readonly path: string;
	readonly pack: string;
	readonly disk: string | undefined;
	readonly text: string;
}

export interface Caret {
	readonly path: string;
	readonly text: string;
	readonly offset: number;
	readonly setup: Setup;
}

export interface Proposals {
	readonly from: number;
	readonly list: readonly Proposal[];
}
export interface Proposal {
	readonly label: string;
	readonly apply?: string | undefined;
	readonly form: 'key' | 'value' | 'name' | 'property' | 'method' | 'function' | 'variable' | 'tag';
	readonly detail: string;
	readonly info: string;
}

export interface Explanation {
	readonly from: number;
	readonly to: number;
	readonly title: string;
	readonly text: string;
}

export interface FileText {
	readonly path: string;
	readonly disk: string | undefined;
	readonly text: string | undefined;
}

export interface FilesOutOfUse {
	readonly paths: readonly string[];
	/** The set-up whose findings are known: files that it uses are passed over. */
	readonly setup?: Setup;
}

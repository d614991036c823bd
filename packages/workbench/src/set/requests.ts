import type { ShownSides } from '@tilewright/interpreter';
import type { OverlayChange, Program } from '@tilewright/lang';
import type { Rules } from '@tilewright/scene';
import type { Setup, Finding } from '@tilewright/session';

export interface SetTile {
	readonly id: string;
	/** The name of its pack; of an overlay where that adds it. */
	readonly pack: string;
	/** Copies as the rules say now, and as they are published. */
	readonly copies: number;
	readonly published: number;
	readonly out: boolean;
	/** Its file can say how many there are. */
	readonly inFile: boolean;
}

export interface SetPack {
	readonly name: string;
	readonly title: string;
	readonly sets: number;
	/** It is one's own, so changes go to its files unless somebody says otherwise. */
	readonly own: boolean;
}

export interface SetView {
	readonly program: Program;
	readonly shown: ShownSides;
	readonly rules: Pick<Rules, 'tiles' | 'kinds' | 'looks'>;
	readonly tiles: readonly SetTile[];
	readonly packs: readonly SetPack[];
}

export type CountChange = Extract<OverlayChange, { is: 'count' | 'copies' | 'leave-out' }>;
/** The target of changes: the files of the tiles, house rules, or the files of own packs only. */
export type EditTarget = 'usual' | 'overlay' | 'files';

export interface CountEdit {
	readonly texts: Readonly<Record<string, string>>;
	/** The id of house rules that the set-up does not have yet. */
	readonly begins: string | undefined;
	readonly trouble: string;
}

export interface SetRequest {
	readonly setup: Setup;
	readonly onDisk: boolean;
}
export interface SetResult {
	readonly view: SetView | undefined;
	readonly findings: readonly Finding[];
}

export interface CountRequest {
	readonly setup: Setup;
	readonly changes: readonly CountChange[];
	readonly where: EditTarget;
	readonly title: string;
}

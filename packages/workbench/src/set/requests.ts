import type { ShownSides } from '@tilewright/interpreter';
import type { OverlayChange, Program } from '@tilewright/lang';
import type { Rules } from '@tilewright/scene';
import type { Setup, Finding } from '@tilewright/session';

/** A tile of a set, or one that house rules left out. */
export interface SetTile {
	readonly id: string;
	/** The name of its pack; of an overlay where that adds it. */
	readonly pack: string;
	/** Copies as the rules say now, and as they are published. */
	readonly copies: number;
	readonly published: number;
	/** House rules left it out. */
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

/** A set of tiles under some set-up, with all that its figures are worked out from. */
export interface SetView {
	readonly program: Program;
	readonly shown: ShownSides;
	readonly rules: Pick<Rules, 'tiles' | 'kinds' | 'looks'>;
	readonly tiles: readonly SetTile[];
	readonly packs: readonly SetPack[];
}

export type CountChange = Extract<OverlayChange, { is: 'count' | 'copies' | 'leave-out' }>;
/** The target of changes: the files of the tiles, house rules, or the files of own packs only. */
export type Where = 'usual' | 'overlay' | 'files';

/** The texts that a change comes to. */
export interface CountEdit {
	readonly texts: Readonly<Record<string, string>>;
	/** The id of house rules that the set-up does not have yet. */
	readonly begins: string | undefined;
	/** The reason for which it cannot be done; empty when it can. */
	readonly trouble: string;
}

/** A set under edited texts, or as the files on disk are. */
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
	readonly where: Where;
	/** The title of house rules that are begun. */
	readonly title: string;
}

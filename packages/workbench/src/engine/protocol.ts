import type { GameView } from '@tilewright/interpreter';
import type { WorkspaceFile } from '@tilewright/lang';
import type { Finding, GameState, Setup } from '@tilewright/session';
import type { AllHandlers } from './handler-registry.ts';
import type { Rules } from '@tilewright/scene';

export interface Preview {
	readonly rules: Rules;
	readonly view: GameView;
}

export interface Done {
	readonly ok: boolean;
	readonly message: string;
}

export interface Opened {
	readonly ok: boolean;
	readonly notes: readonly string[];
	readonly findings: readonly Finding[];
}

export interface SavedFile {
	readonly name: string;
	readonly text: string;
}

export interface GameFile {
	readonly name: string;
	readonly bytes: Uint8Array;
}

export interface PlayedFiles {
	readonly rules: string;
	readonly files: readonly WorkspaceFile[];
}

/** A saved game; a finished one stays as it is where the files are given that it was played under. */
export interface SavedGame {
	readonly text: string;
	readonly playedUnder?: PlayedFiles | undefined;
}

export interface SaveFormat {
	readonly as: 'yaml' | 'json';
	readonly edited: readonly string[];
}

export type RuleChoice = Partial<
	Pick<Setup, 'packs' | 'preset' | 'elements' | 'params' | 'overlays' | 'order'>
>;

export interface Started {
	readonly ok: boolean;
	readonly findings: readonly Finding[];
}

export type RequestName = keyof AllHandlers;
export type RequestOf<N extends RequestName> = Parameters<AllHandlers[N]>;
export type ResponseOf<N extends RequestName> = Awaited<ReturnType<AllHandlers[N]>>;

export interface ToWorker {
	readonly request: RequestName;
	readonly id: number;
	readonly payload: unknown;
}

export type FromWorker =
	| { readonly is: 'response'; readonly id: number; readonly value: unknown }
	| { readonly is: 'failed'; readonly id: number; readonly message: string }
	| { readonly is: 'rules'; readonly rules: Rules }
	| { readonly is: 'disk' }
	| { readonly is: 'game'; readonly game: GameState | undefined }
	/** A replay runs: steps taken, and to take; it is done when both are alike. */
	| { readonly is: 'progress'; readonly done: number; readonly total: number }
	/** The running game, to be kept, with its number; with the files it was played under once it is finished. */
	| {
			readonly is: 'keep';
			readonly number: number;
			readonly text: string;
			readonly playedUnder?: PlayedFiles | undefined;
	  }
	/** The number of files, -1 while they are out of reach; `changed` tells whether one of them is another now. */
	| {
			readonly is: 'data';
			readonly files: number;
			readonly connected: boolean;
			readonly changed: boolean;
	  }
	| { readonly is: 'unread'; readonly findings: readonly Finding[] }
	| { readonly is: 'findings'; readonly findings: readonly Finding[]; readonly stale: boolean };

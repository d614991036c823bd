import type { Program } from '@tilewright/lang';

export type Subject =
	| {
			readonly is: 'handwritten';
			readonly path: string;
			readonly options: Readonly<Record<string, boolean | number>>;
	  }
	| { readonly is: 'engine'; readonly program: Program; readonly code: 'closures' | 'generated' };

export type Order =
	| {
			readonly do: 'play';
			readonly first: number;
			readonly games: number;
			readonly backwards: boolean;
	  }
	| { readonly do: 'round'; readonly seconds: number }
	| { readonly do: 'means'; readonly file: string; readonly name: string; readonly key: string };

export interface Played {
	readonly scores: Int32Array;
	readonly tiles: number;
}

/** One round: games and tiles played, and the user time of the processor they took. */
export interface Round {
	readonly games: number;
	readonly tiles: number;
	readonly seconds: number;
}

export interface Published {
	readonly mean: number;
	readonly unit: number;
}

export type PublishedMeans = Readonly<Record<string, Published>>;

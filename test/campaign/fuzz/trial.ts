export type Step =
	| { readonly do: 'call'; readonly words: readonly string[]; readonly mayWrite?: string }
	| {
			readonly do: 'play';
			readonly game: string;
			readonly with: readonly string[];
			readonly data: readonly string[];
			readonly pick: number;
	  }
	| {
			readonly do: 'studio';
			readonly target: string;
			readonly game: string;
			readonly with: readonly string[];
			readonly pick: number;
	  }
	| { readonly do: 'bundle'; readonly path: string }
	| { readonly do: 'link'; readonly path: string }
	| { readonly do: 'plant'; readonly fault: Planted };

export type Planted = 'nothing' | 'throw' | 'hang' | 'memory' | 'heap' | 'pollute' | 'exit';

export type Files = Readonly<Record<string, Uint8Array>>;

export interface Trial {
	readonly files: Files;
	readonly steps: readonly Step[];
}

export interface Fault {
	readonly cause: string;
	readonly message: string;
}

export interface Result {
	readonly faults: readonly Fault[];
	readonly counts: Readonly<Record<string, number>>;
}

export interface Budget {
	/** Seconds of the processor for one trial. */
	readonly seconds: number;
	/** Bytes of memory of the whole process. */
	readonly bytes: number;
	/** Megabytes of objects of the program, which are a part of that; the rest is left for code and buffers. */
	readonly heap: number;
}

export const budget: Budget = { seconds: 20, bytes: 2 ** 30, heap: 700 };

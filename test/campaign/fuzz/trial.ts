/** One thing that is done with the files of a trial. */
export type Step =
	/** A call of the command line in the folder of the trial. */
	| { readonly do: 'call'; readonly words: readonly string[]; readonly mayWrite?: string }
	/** Games of a pack under random choices. */
	| {
			readonly do: 'play';
			readonly game: string;
			readonly with: readonly string[];
			/** Folders of packs beside the shipped ones. */
			readonly data: readonly string[];
			readonly pick: number;
	  }
	/** The studio opens the files, and its views ask what they ask. */
	| {
			readonly do: 'studio';
			/** The file that is written in. */
			readonly target: string;
			readonly game: string;
			readonly with: readonly string[];
			readonly pick: number;
	  }
	/** A file of packs is opened as the studio opens it. */
	| { readonly do: 'bundle'; readonly path: string }
	/** The same for the text behind the `#` of a link. */
	| { readonly do: 'link'; readonly path: string }
	/** A fault on purpose, for tests of the campaign itself. */
	| { readonly do: 'plant'; readonly fault: Planted };

export type Planted = 'nothing' | 'throw' | 'hang' | 'memory' | 'heap' | 'pollute' | 'exit';

/** Files by their paths in the folder of a trial. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** Files in a folder of their own, and what is done with them. Plain data that can be sent to another process. */
export interface Trial {
	readonly files: Files;
	readonly steps: readonly Step[];
}

/** A fault that a trial showed. Faults with the same cause are counted together. */
export interface Fault {
	readonly cause: string;
	readonly message: string;
}

/** The outcome of a trial. */
export interface Result {
	readonly faults: readonly Fault[];
	/** Amounts by name, such as `compiled`, `games`, `findings`. */
	readonly counts: Readonly<Record<string, number>>;
}

/** Bounds of one trial. */
export interface Budget {
	/** Seconds of the processor for one trial. */
	readonly seconds: number;
	/** Bytes of memory of the whole process. */
	readonly bytes: number;
	/** Megabytes of objects of the program, which are a part of that; the rest is left for code and buffers. */
	readonly heap: number;
}

export const budget: Budget = { seconds: 20, bytes: 2 ** 30, heap: 700 };

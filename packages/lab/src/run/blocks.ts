/** The division of a run of games: blocks of consecutive games, of which only the last may be shorter. */
export interface Cut {
	readonly games: number;
	readonly size: number;
}

/** Blocks are large enough for little talk between threads, and many enough that all threads end at about the same time. */
const wantedBlocks = 64;

/** Cuts a run; the result depends on nothing but the number of games and the largest size of a block. */
export function cutOf(games: number, largest: number): Cut {
	const size = 2 ** Math.floor(Math.log2(Math.max(1, games / wantedBlocks)));
	return { games, size: Math.min(largest, size) };
}

export function blockCount({ games, size }: Cut): number {
	return Math.ceil(games / size);
}

/** Number of the first game of a block, and of the first game after it. */
export function gamesOf({ games, size }: Cut, block: number): { first: number; end: number } {
	return { first: block * size, end: Math.min(games, (block + 1) * size) };
}

export function gamesIn(cut: Cut, finished: ReadonlyMap<number, unknown> = new Map()): number {
	let games = 0;
	for (const block of finished.keys()) {
		const { first, end } = gamesOf(cut, block);
		games += end - first;
	}
	return games;
}

export interface KeptBlocks<Result> {
	readonly finished: ReadonlyMap<number, Result>;
	readonly keep: (block: number, result: Result) => void;
}

export function blocksLeft(cut: Cut, finished: ReadonlyMap<number, unknown>): Int32Array {
	const left: number[] = [];
	for (let block = 0; block < blockCount(cut); block++) if (!finished.has(block)) left.push(block);
	const shared = new Int32Array(new SharedArrayBuffer(Math.max(1, left.length) * 4));
	shared.set(left);
	return shared.subarray(0, left.length);
}

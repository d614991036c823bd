/** The arrays of one game. Nodes are tile number * 8 + segment; tiles are numbered in the order they are laid. */
export interface Arena {
	/** Cells of a row; the board is square. */
	readonly width: number;
	/** True when the board is narrower than a straight line of all tiles, so that its rim must be watched. */
	readonly guarded: boolean;
	/** `[cell]` to 0 when untouched, position in the frontier + 1, or -(number of the tile + 1). */
	readonly cells: Int16Array;
	readonly rim: Uint8Array;
	/** `[cell]` to the number of occupied monasteries around it that are not full. */
	readonly watched: Uint8Array;
	/** Empty cells next to tiles, and side by side with them what their neighbours demand. */
	readonly frontier: Int32Array;
	readonly signatures: Uint8Array;
	readonly cellOf: Int32Array;
	/** `[tile number]` to index in the tile table * 4 + rotation. */
	readonly codeOf: Uint8Array;
	readonly tileStamp: Int32Array;
	/** Every node knows the root of its feature; the members of a feature form a ring. */
	readonly root: Int16Array;
	readonly next: Int16Array;
	/** At roots: the number of members. */
	readonly size: Int16Array;
	/** At roots: open sides | figures << 16. */
	readonly load: Int32Array;
	/** `[node]` to seat + 1 of the figure on it. */
	readonly owner: Uint8Array;
	readonly cityStamp: Int32Array;
	/** Occupied monasteries that are not full, and how many cells around them are empty. */
	readonly monks: Int16Array;
	readonly missing: Uint8Array;
	readonly claimed: Int16Array;
}

/** Larger boards are cut off here; a game that would leave one stops with an error instead of going wrong. */
const LARGEST_WIDTH = 259;

export function createArena(tiles: number): Arena {
	const width = Math.min(2 * tiles + 3, LARGEST_WIDTH);
	const rim = new Uint8Array(width * width);
	for (let i = 0; i < width; i++) {
		rim[i] = rim[width * (width - 1) + i] = rim[width * i] = rim[width * i + width - 1] = 1;
	}
	return {
		width,
		guarded: width === LARGEST_WIDTH,
		cells: new Int16Array(width * width),
		rim,
		watched: new Uint8Array(width * width),
		frontier: new Int32Array(3 * tiles + 4),
		signatures: new Uint8Array(3 * tiles + 4),
		cellOf: new Int32Array(tiles),
		codeOf: new Uint8Array(tiles),
		tileStamp: new Int32Array(tiles),
		root: new Int16Array(tiles * 8),
		next: new Int16Array(tiles * 8),
		size: new Int16Array(tiles * 8),
		load: new Int32Array(tiles * 8),
		owner: new Uint8Array(tiles * 8),
		cityStamp: new Int32Array(tiles * 8),
		monks: new Int16Array(tiles),
		missing: new Uint8Array(tiles),
		claimed: new Int16Array(tiles),
	};
}

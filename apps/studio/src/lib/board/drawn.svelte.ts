import { untrack } from 'svelte';

/** The time for drawings in one frame, in milliseconds; a frame has 16. */
const SLICE_MS = 7;

export interface ToDraw {
	readonly tile: { readonly id: string };
	readonly turn: number;
}
type Drawing = (id: string, turn: number) => string;

/**
 * The drawings of the tiles on a board, in their order. What can be drawn at once is there at once; a whole board, as after a jump
 * in time, comes over several frames. A tile that is drawn stays as it is until its next drawing is made.
 */
export class Drawn {
	private list: readonly (string | undefined)[] = $state.raw([]);
	private of: readonly string[] = [];

	/** Call it while a component is set up. */
	constructor(tiles: () => readonly ToDraw[], drawing: () => Drawing) {
		$effect.pre(() => {
			const [all, draw] = [tiles(), drawing()];
			return untrack(() => this.follow(all, draw));
		});
	}

	at(tile: number): string | undefined {
		return this.list[tile];
	}

	/** The number of drawn tiles at the beginning of the list. */
	get count(): number {
		const bare = this.list.indexOf(undefined);
		return bare < 0 ? this.list.length : bare;
	}

	private follow(all: readonly ToDraw[], draw: Drawing): () => void {
		const of = all.map(({ tile, turn }) => `${tile.id} ${turn}`);
		this.list = of.map((key, i) => (this.of[i] === key ? this.list[i] : undefined));
		this.of = of;
		let next = 0;
		let frame = 0;
		const go = (): void => {
			const list = [...this.list];
			const until = performance.now() + SLICE_MS;
			do {
				const tile = all[next];
				if (!tile) break;
				list[next++] = draw(tile.tile.id, tile.turn);
			} while (performance.now() < until);
			this.list = list;
			if (next < all.length) frame = requestAnimationFrame(go);
		};
		go();
		return () => cancelAnimationFrame(frame);
	}
}

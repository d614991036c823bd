import type { Machine } from '@tilewright/interpreter/state';
import { Ratio } from '../ratio.ts';
import { Moments } from '../statistics.ts';
import type { PlayedKind } from './played.ts';
import { forEachTileOf, rootOf, segmentCount } from '@tilewright/interpreter/state';

/** Sizes beyond are counted as this one. */
const MAX_SIZE = 400;

class OfKind {
	readonly complete: Moments = new Moments();
	readonly incomplete: Moments = new Moments();
	readonly share: Ratio = new Ratio();
	readonly sizeComplete: Ratio = new Ratio();
	readonly sizeIncomplete: Ratio = new Ratio();
	readonly sizes: readonly [complete: number[], incomplete: number[]] = [[], []];
}

export class FeatureTally {
	private readonly kinds: readonly OfKind[];

	constructor(kinds: number) {
		this.kinds = Array.from({ length: kinds }, () => new OfKind());
	}

	take({ rt, scoring }: Machine): void {
		const { board, m } = rt;
		const n = this.kinds.length;
		const count = [new Int32Array(n), new Int32Array(n)] as const;
		const tiles = [new Int32Array(n), new Int32Array(n)] as const;
		for (let s = 0; s < segmentCount(board); s++) {
			if (rootOf(board, s) !== s) continue;
			const kind = m[board.KIND + s]!;
			const open = scoring.complete(s) ? 0 : 1;
			let size = 0;
			forEachTileOf(board, s, () => (size++, false));
			count[open][kind]!++;
			tiles[open][kind]! += size;
			const sizes = this.kinds[kind]!.sizes[open];
			const at = Math.max(0, Math.min(size, MAX_SIZE) - 1);
			while (sizes.length <= at) sizes.push(0);
			sizes[at]!++;
		}
		this.kinds.forEach((of, kind) => {
			const [done, open] = [count[0][kind]!, count[1][kind]!];
			of.complete.add(done);
			of.incomplete.add(open);
			of.share.add(open, done + open);
			of.sizeComplete.add(tiles[0][kind]!, done);
			of.sizeIncomplete.add(tiles[1][kind]!, open);
		});
	}

	figures(): PlayedKind[] {
		return this.kinds.flatMap((of, kind) =>
			of.share.of === 0
				? []
				: [
						{
							kind,
							complete: of.complete.estimate,
							incomplete: of.incomplete.estimate,
							shareIncomplete: of.share.estimate,
							sizeComplete: of.sizeComplete.estimate,
							sizeIncomplete: of.sizeIncomplete.estimate,
							sizesComplete: [...of.sizes[0]],
							sizesIncomplete: [...of.sizes[1]],
						},
					],
		);
	}
}

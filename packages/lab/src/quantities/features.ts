import { type Machine, forEachTileOf, rootOf, segmentCount } from '@tilewright/interpreter/state';
import { type GameQuantity, whole } from './quantity.ts';

function forEachFeature(
	{ rt, scoring, program }: Machine,
	visit: (kind: string, tiles: number, complete: boolean) => void,
): void {
	const { board, m } = rt;
	for (let segment = 0; segment < segmentCount(board); segment++) {
		if (rootOf(board, segment) !== segment) continue;
		let tiles = 0;
		forEachTileOf(board, segment, () => (tiles++, false));
		visit(program.kinds[m[board.KIND + segment]!]!.id, tiles, scoring.complete(segment));
	}
}

function atEnd(
	name: string,
	unit: string,
	next: (before: number, tiles: number, complete: boolean) => number,
): GameQuantity {
	return {
		name,
		unit,
		per: 'feature-kind',
		parts: whole,
		watch: (machine) => ({
			end: () => {
				const values = new Map<string, number>();
				forEachFeature(machine, (kind, tiles, complete) =>
					values.set(kind, next(values.get(kind) ?? 0, tiles, complete)),
				);
				return values;
			},
		}),
	};
}

export const featureQuantities: readonly GameQuantity[] = [
	atEnd('features-complete', 'features', (n, _tiles, complete) => n + (complete ? 1 : 0)),
	atEnd('features-open', 'features', (n, _tiles, complete) => n + (complete ? 0 : 1)),
	atEnd('largest-feature', 'tiles', (most, tiles) => Math.max(most, tiles)),
	atEnd('tiles-in-complete', 'tiles', (n, tiles, complete) => n + (complete ? tiles : 0)),
];

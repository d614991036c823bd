import { GRID_ROW } from './columns.ts';
import { Joints } from './joints.ts';
import { AREA_LEFT, EDGE_LEFT, SIDE_CODE, SIDE_KIND, SIDE_WORDS } from './protos.ts';

/** Sides of tiles on the board, as cell * 4 + direction. */
export class Sides extends Joints {
	/** A word of a side's record that is no lane. */
	private word(cell: number, direction: number, word: number): number {
		const row = this.m[this.GRID + cell * 4 + GRID_ROW]!;
		return row < 0
			? this.m[this.changedRow(row) + direction * SIDE_WORDS + word]!
			: this.protos.sides[row + direction * SIDE_WORDS + word]!;
	}

	/** The cell a side of a cell faces. */
	neighbour(cell: number, direction: number): number {
		switch (direction) {
			case 0:
				return cell - this.width;
			case 1:
				return cell + 1;
			case 2:
				return cell + this.width;
			default:
				return cell - 1;
		}
	}

	/** The kind at a side of a covered cell; -1 is ground, or no tile. */
	sideKind(cell: number, direction: number): number {
		return this.cellTile(cell) < 0 ? -1 : this.word(cell, direction, SIDE_KIND);
	}

	/** What a side shows, as numbered by the plan; 0 without a tile, -1 inside a tile. */
	sideCode(cell: number, direction: number): number {
		return this.cellTile(cell) < 0 ? 0 : this.word(cell, direction, SIDE_CODE);
	}

	/** The side of another tile that a side of a cell, covered or not, meets; or -1. */
	facing(cell: number, direction: number): number {
		const there = this.neighbour(cell, direction);
		const tile = this.cellTile(there);
		if (tile < 0 || tile === this.cellTile(cell)) return -1;
		return there * 4 + (direction ^ 2);
	}

	/** The segment that holds both halves of a side, or -1. */
	segmentAtSide(cell: number, direction: number): number {
		const left = this.lane(cell, direction, EDGE_LEFT);
		return left === this.lane(cell, direction, EDGE_LEFT + 1) ? left : -1;
	}

	/** The segment at a half side (NL 0, NR 1, EL 2 … WR 7): what crosses the border there, else the area. */
	segmentAtHalf(cell: number, half: number): number {
		const edge = this.lane(cell, half >> 1, EDGE_LEFT + (half & 1));
		return edge >= 0 ? edge : this.areaAtHalf(cell, half);
	}

	/** The area at a half side, or -1. */
	areaAtHalf(cell: number, half: number): number {
		return this.lane(cell, half >> 1, AREA_LEFT + (half & 1));
	}

	/** The outer sides of a tile. */
	forEachSide(tile: number, visit: (side: number) => boolean): boolean {
		for (let i = 0; i < this.tileCellCount(tile); i++) {
			const cell = this.tileCellAt(tile, i);
			for (let d = 0; d < 4; d++)
				if (this.word(cell, d, SIDE_CODE) >= 0 && visit(cell * 4 + d)) return true;
		}
		return false;
	}

	/** Whether a side of a tile's cell is an outer one. */
	isOuter(tile: number, cell: number, direction: number): boolean {
		return this.cellTile(this.neighbour(cell, direction)) !== tile;
	}

	/**
	 * The outer sides a tile kind would have at a placement. Such a side is one number: `side + ((cell of the tile * 4 + rotation) << 22)`.
	 */
	forEachPlacementSide(
		tileKind: number,
		placement: number,
		visit: (placementSide: number) => boolean,
	): boolean {
		const { protos } = this;
		for (let i = 0; i < protos.cellCount[tileKind]!; i++) {
			const cell = this.cellOf(tileKind, placement, i);
			const turned = i * 4 + (placement & 3);
			for (let d = 0; d < 4; d++) {
				const at = ((protos.cellBase[tileKind]! * 4 + turned) * 4 + d) * SIDE_WORDS;
				if (protos.sides[at + SIDE_CODE]! < 0) continue;
				if (visit((turned << PLACEMENT_SIDE_BITS) | (cell * 4 + d))) return true;
			}
		}
		return false;
	}

	/** The kind that would lie at a placement side; -1 is ground. */
	placementSideKind(tileKind: number, placementSide: number): number {
		const row = this.protos.cellBase[tileKind]! * 4 + (placementSide >> PLACEMENT_SIDE_BITS);
		return this.protos.sides[(row * 4 + (placementSide & 3)) * SIDE_WORDS + SIDE_KIND]!;
	}

	/** The side on the board that a placement side would meet, or -1. */
	placementSideFacing(placementSide: number): number {
		const side = placementSide & ((1 << PLACEMENT_SIDE_BITS) - 1);
		return this.facing(side >> 2, side & 3);
	}
}

/** Bits of a side's number: the grid has less than 2^20 cells. */
export const PLACEMENT_SIDE_BITS = 22;

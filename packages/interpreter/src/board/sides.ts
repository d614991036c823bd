import { GRID_ROW, OUT_OF_BOUNDS } from './columns.ts';
import { Joints } from './edge-joining.ts';
import { AREA_LEFT, EDGE_LEFT, SIDE_CODE, SIDE_KIND, SIDE_WORDS } from './tile-tables.ts';

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

	/** The kind that was printed at a side of a covered cell. */
	printedKind(cell: number, direction: number): number {
		return this.protos.sides[this.printedRow(cell) + direction * SIDE_WORDS + SIDE_KIND]!;
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

	/** Whether a side of a covered cell may meet what it faces, as far as the two sides alone say. */
	sidesMeet(cell: number, direction: number): boolean {
		const facing = this.facing(cell, direction);
		return (
			facing < 0 ||
			this.mayMeet(this.sideCode(cell, direction), this.sideCode(facing >> 2, facing & 3))
		);
	}

	/** The segment that holds both halves of a side, or -1. */
	segmentAtSide(cell: number, direction: number): number {
		const left = this.lane(cell, direction, EDGE_LEFT);
		return left === this.lane(cell, direction, EDGE_LEFT + 1) ? left : -1;
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

	/** The side of the board that a placement side would lie at. */
	sideOfPlacement(placementSide: number): number {
		return placementSide & ((1 << PLACEMENT_SIDE_BITS) - 1);
	}

	/** The kind that would lie at a placement side; -1 is ground. */
	placementSideKind(tileKind: number, placementSide: number): number {
		const row = this.protos.cellBase[tileKind]! * 4 + (placementSide >> PLACEMENT_SIDE_BITS);
		return this.protos.sides[(row * 4 + (placementSide & 3)) * SIDE_WORDS + SIDE_KIND]!;
	}

	/** The side on the board that a placement side would meet, or -1. */
	placementSideFacing(placementSide: number): number {
		const side = boardSide(placementSide);
		return this.facing(side >> 2, side & 3);
	}

	/** Placements (look-alike rotations once) that cover free cells and touch a laid tile, whatever the sides show. */
	forEachContact(tileKind: number, visit: (placement: number) => boolean): boolean {
		const { m, protos } = this;
		const n = m[this.FRONTIER]!;
		const cells = protos.cellCount[tileKind]!;
		const base = protos.cellBase[tileKind]!;
		const seen = new Set<number>();
		for (let i = 0; i < n; i++) {
			const cell = m[this.FRONT_CELL + i]!;
			for (let r = 0; r < protos.symmetry[tileKind]!; r++)
				for (let c = 0; c < cells; c++) {
					const at = (base + c) * 4 + r;
					const placement = (cell - protos.cellY[at]! * this.width - protos.cellX[at]!) * 4 + r;
					if (seen.has(placement) || !this.isFree(tileKind, placement)) continue;
					seen.add(placement);
					if (visit(placement)) return true;
				}
		}
		return false;
	}

	private isFree(tileKind: number, placement: number): boolean {
		for (let c = 0; c < this.protos.cellCount[tileKind]!; c++) {
			const cell = this.cellOf(tileKind, placement, c);
			if (cell < 0 || cell >= this.plan.cells || this.m[this.GRID + cell * 4]! > 0) return false;
			if (this.m[this.GRID + cell * 4] === OUT_OF_BOUNDS) return false;
		}
		return true;
	}

	/**
	 * Whether a tile would fit if some sides showed a kind: laid ones (cell * 4 + direction) or, `inHand`, its own (as
	 * `forEachPlacementSide` numbers them).
	 */
	fitsShowing(
		tileKind: number,
		placement: number,
		shown: ReadonlySet<number>,
		inHand: boolean,
		kind: number,
	): boolean {
		const other = this.plan.kindCode[kind + 1]!;
		return !this.forEachPlacementSide(tileKind, placement, (side) => {
			const facing = this.placementSideFacing(side);
			if (facing < 0) return false;
			const row = this.protos.cellBase[tileKind]! * 4 + (side >> PLACEMENT_SIDE_BITS);
			const printed = this.protos.sides[(row * 4 + (side & 3)) * SIDE_WORDS + SIDE_CODE]!;
			const own = inHand && shown.has(side) ? other : printed;
			const met = !inHand && shown.has(facing) ? other : this.sideCode(facing >> 2, facing & 3);
			return !this.mayMeet(own, met);
		});
	}
}

/** Bits of a side's number: the grid has less than 2^20 cells. */
export const PLACEMENT_SIDE_BITS = 22;

/** The side of the board that a side of the tile in hand would be: without its turn. A side of the board stays as it is. */
export function boardSide(side: number): number {
	return side & ((1 << PLACEMENT_SIDE_BITS) - 1);
}

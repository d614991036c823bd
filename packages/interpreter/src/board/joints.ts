import { GRID_ROW, GRID_SEG0, GRID_STATE, OUT_OF_BOUNDS } from './columns.ts';
import { Fits } from './fits.ts';
import { AREA_LEFT, AREA_RIGHT, EDGE_LEFT, EDGE_RIGHT, SIDE_CODE, SIDE_WORDS } from './protos.ts';

/** What happens where sides meet: edges join and close ports, areas join half by half, empty cells learn what they face. */
export class Joints extends Fits {
	/** One side of a cell being laid: `row` is that of the cell in `protos.sides`, `there` the cell it faces. */
	protected laySide(row: number, direction: number, seg0: number, there: number): void {
		const { m } = this;
		const { sides } = this.protos;
		const own = row + direction * SIDE_WORDS;
		const code = sides[own + SIDE_CODE]!;
		if (code < 0) return;
		const at = this.GRID + there * 4;
		const state = m[at]!;
		const back = direction ^ 2;
		if (state <= 0) {
			this.constrain(there, state, back, code);
			return;
		}
		const row2 = m[at + GRID_ROW]!;
		const left = sides[own + EDGE_LEFT]!;
		const right = sides[own + EDGE_RIGHT]!;
		const areaLeft = sides[own + AREA_LEFT]!;
		const areaRight = sides[own + AREA_RIGHT]!;
		if (row2 < 0) {
			const record = this.changedRow(row2) + back * SIDE_WORDS;
			this.meetEdges(
				left < 0 ? -1 : seg0 + left,
				right < 0 ? -1 : seg0 + right,
				m[record + EDGE_LEFT]!,
				m[record + EDGE_RIGHT]!,
			);
			const record2 = m[record + AREA_RIGHT]!;
			if (areaLeft >= 0 && record2 >= 0) this.meetArea(seg0 + areaLeft, record2);
			const record1 = m[record + AREA_LEFT]!;
			if (areaRight >= 0 && record1 >= 0) this.meetArea(seg0 + areaRight, record1);
			return;
		}
		const facing = row2 + back * SIDE_WORDS;
		const seg2 = m[at + GRID_SEG0]!;
		const left2 = sides[facing + EDGE_LEFT]!;
		const right2 = sides[facing + EDGE_RIGHT]!;
		if (left === right && left2 === right2) {
			if (left >= 0) {
				if (left2 >= 0) this.meetEdge(seg0 + left, seg2 + left2);
				else this.closePort(seg0 + left);
			} else if (left2 >= 0) this.closePort(seg2 + left2);
		} else
			this.meetEdges(
				left < 0 ? -1 : seg0 + left,
				right < 0 ? -1 : seg0 + right,
				left2 < 0 ? -1 : seg2 + left2,
				right2 < 0 ? -1 : seg2 + right2,
			);
		const areaLeft2 = sides[facing + AREA_LEFT]!;
		const areaRight2 = sides[facing + AREA_RIGHT]!;
		if (areaLeft >= 0 && areaRight2 >= 0) this.meetArea(seg0 + areaLeft, seg2 + areaRight2);
		if (areaRight >= 0 && areaLeft2 >= 0 && (areaLeft !== areaRight || areaLeft2 !== areaRight2))
			this.meetArea(seg0 + areaRight, seg2 + areaLeft2);
	}

	/** An empty cell faces a side with a code in one more direction. */
	private constrain(cell: number, state: number, direction: number, code: number): void {
		const { arena, m, FRONT_CODE } = this;
		if (state === OUT_OF_BOUNDS) return;
		const digit = code * this.weight[direction]!;
		if (state < 0) {
			const at = FRONT_CODE - state - 2;
			arena.set(at, m[at]! + digit);
			return;
		}
		const n = m[this.FRONTIER]!;
		arena.set(this.FRONTIER, n + 1);
		arena.set(this.FRONT_CELL + n, cell);
		arena.set(FRONT_CODE + n, digit);
		arena.set(this.GRID + cell * 4 + GRID_STATE, -n - 2);
	}

	/** The cell in this place of the frontier is covered now; the last one takes its place. */
	protected leaveFrontier(place: number): void {
		const { arena, m, FRONT_CELL, FRONT_CODE } = this;
		const last = m[this.FRONTIER]! - 1;
		arena.set(this.FRONTIER, last);
		if (place === last) return;
		const moved = m[FRONT_CELL + last]!;
		arena.set(FRONT_CELL + place, moved);
		arena.set(FRONT_CODE + place, m[FRONT_CODE + last]!);
		arena.set(this.GRID + moved * 4 + GRID_STATE, -place - 2);
	}

	/** Two whole sides meet: each closes the other's port. */
	private meetEdge(a: number, b: number): void {
		const { m, KIND, OPEN } = this;
		if (m[KIND + a] !== m[KIND + b]) {
			this.closePort(a);
			this.closePort(b);
			return;
		}
		const root = this.unite(a, b);
		this.arena.set(OPEN + root, m[OPEN + root]! - 2);
	}

	/** Halves meet: left the other's right. A segment that holds both halves of a side has one port there. */
	private meetEdges(left: number, right: number, left2: number, right2: number): void {
		if (left >= 0) this.closePort(left);
		if (right >= 0 && right !== left) this.closePort(right);
		if (left2 >= 0) this.closePort(left2);
		if (right2 >= 0 && right2 !== left2) this.closePort(right2);
		this.joinEdge(left, right2);
		this.joinEdge(right, left2);
	}

	/** Joins two edge segments, either of which may be -1, if their kind is the same. */
	protected joinEdge(a: number, b: number): void {
		if (a >= 0 && b >= 0 && this.m[this.KIND + a] === this.m[this.KIND + b]) this.unite(a, b);
	}

	/** A port of a segment faces a tile now. */
	protected closePort(seg: number): void {
		const at = this.OPEN + this.m[this.PARENT + seg]!;
		this.arena.set(at, this.m[at]! - 1);
		this.ask(seg);
	}

	/** Makes a feature a candidate if the completion of its kind is ever asked. */
	protected ask(seg: number): void {
		if (this.asked[this.m[this.KIND + seg]!] !== 0) this.touch(seg);
	}

	protected meetArea(a: number, b: number): void {
		if (this.m[this.KIND + a] === this.m[this.KIND + b]) this.unite(a, b);
	}
}

import type { Arena } from '../arena.ts';
import { GRID_ROW, GRID_SEG0, GRID_STATE, OUT_OF_BOUNDS } from './columns.ts';
import { Fits } from './placement-table.ts';
import type { BoardPlan } from './plan.ts';
import * as P from './tile-tables.ts';

/** What happens where sides meet: edges join and close ports, areas join half by half, empty cells learn what they face. */
export class Joints extends Fits {
	declare private readonly joints: Int32Array;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		this.joints = plan.protos.joints;
	}

	/** One side of a cell being laid: `row` is that of the cell in `protos.sides`, `there` the cell it faces. */
	protected laySide(row: number, direction: number, seg0: number, there: number): void {
		const { m, joints } = this;
		const own = joints[(row >> 3) + direction]!;
		if (own === 0) return;
		const at = this.GRID + there * 4;
		const state = m[at]!;
		const back = direction ^ 2;
		if (state <= 0) {
			this.constrain(there, state, back, own >> P.JOINT_CODE);
			return;
		}
		const row2 = m[at + GRID_ROW]!;
		const facing = row2 < 0 ? P.JOINT_SPLIT : joints[(row2 >> 3) + back]!;
		if (((own | facing) & P.JOINT_SPLIT) !== 0) {
			this.meetHalves(row, direction, seg0, there);
			return;
		}
		const one = seg0 - 1;
		const two = m[at + GRID_SEG0]! - 1;
		const edge = own & P.JOINT_MASK;
		const edge2 = facing & P.JOINT_MASK;
		if (edge !== 0) {
			if (edge2 !== 0) this.meetEdge(one + edge, two + edge2);
			else this.closePort(one + edge);
		} else if (edge2 !== 0) this.closePort(two + edge2);
		const left = (own >> P.JOINT_LEFT) & P.JOINT_MASK;
		const right = (own >> P.JOINT_RIGHT) & P.JOINT_MASK;
		const left2 = (facing >> P.JOINT_LEFT) & P.JOINT_MASK;
		const right2 = (facing >> P.JOINT_RIGHT) & P.JOINT_MASK;
		if (left !== 0 && right2 !== 0) this.meetArea(one + left, two + right2);
		if (right !== 0 && left2 !== 0 && (left !== right || left2 !== right2))
			this.meetArea(one + right, two + left2);
	}

	/** The same where halves of a side differ or the neighbour's sides were changed. */
	private meetHalves(row: number, direction: number, seg0: number, there: number): void {
		if (this.plan.hides && (this.isHiddenRow(row, direction) || this.isHidden(there))) return;
		const own = (lane: number): number => {
			const offset = this.protos.sides[row + direction * P.SIDE_WORDS + lane]!;
			return offset < 0 ? -1 : seg0 + offset;
		};
		const facing = (lane: number): number => this.lane(there, direction ^ 2, lane);
		this.meetEdges(own(P.EDGE_LEFT), own(P.EDGE_RIGHT), facing(P.EDGE_LEFT), facing(P.EDGE_RIGHT));
		this.meetAreas(own(P.AREA_LEFT), facing(P.AREA_RIGHT));
		this.meetAreas(own(P.AREA_RIGHT), facing(P.AREA_LEFT));
	}

	private isHiddenRow(row: number, direction: number): boolean {
		return this.protos.sides[row + direction * P.SIDE_WORDS + P.SIDE_HIDDEN] === 1;
	}

	/** Whether a cell is covered by a tile that lies face down. */
	protected isHidden(cell: number): boolean {
		if (!this.plan.hides || this.cellTile(cell) < 0) return false;
		const row = this.m[this.GRID + cell * 4 + GRID_ROW]!;
		for (let d = 0; row >= 0 && d < 4; d++) if (this.isHiddenRow(row, d)) return true;
		return false;
	}

	/** What lies in a lane (`EDGE_LEFT` … `AREA_RIGHT`) of a side: a segment or -1. */
	protected lane(cell: number, direction: number, lane: number): number {
		const { m } = this;
		const at = this.GRID + cell * 4;
		if (m[at]! <= 0) return -1;
		const row = m[at + GRID_ROW]!;
		if (row < 0) return m[this.changedRow(row) + direction * P.SIDE_WORDS + lane]!;
		const offset = this.protos.sides[row + direction * P.SIDE_WORDS + lane]!;
		return offset < 0 ? -1 : m[at + GRID_SEG0]! + offset;
	}

	/** An empty cell faces a side with a code in one more direction; a cell met first enters the frontier at its end. */
	private constrain(cell: number, state: number, direction: number, code: number): void {
		const { arena, m, FRONT_CODE } = this;
		if (state === OUT_OF_BOUNDS) return;
		// without a branch, for which of both it is nobody can foretell: `known` is -1 in the frontier, 0 outside
		const known = state >> 31;
		const n = m[this.FRONTIER]!;
		const place = (n & ~known) | ((-2 - state) & known);
		const digit = code * this.weight[direction]!;
		arena.set(this.FRONTIER, n + 1 + known);
		arena.set(this.FRONT_CELL + place, cell);
		arena.set(FRONT_CODE + place, (m[FRONT_CODE + place]! & known) + digit);
		arena.set(this.GRID + cell * 4 + GRID_STATE, -2 - place);
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

	/** Two whole sides meet, the first of a new segment: each closes the other's port. */
	private meetEdge(a: number, b: number): void {
		const { m, PARENT, KIND, OPEN } = this;
		if (m[KIND + a] !== m[KIND + b]) {
			this.closePort(a);
			this.closePort(b);
			return;
		}
		const root = m[PARENT + b]!;
		if (m[PARENT + a] === a && m[this.SIZE + a] === 1) {
			this.arena.set(OPEN + root, m[OPEN + root]! + m[OPEN + a]! - 2);
			this.enlist(a, root);
		} else {
			const joined = this.unite(a, b);
			this.arena.set(OPEN + joined, m[OPEN + joined]! - 2);
		}
	}

	/** Areas meet, the first a new segment. */
	private meetArea(a: number, b: number): void {
		const { m, PARENT, KIND } = this;
		const root = m[PARENT + b]!;
		if (m[PARENT + a] === root || m[KIND + a] !== m[KIND + root]) return;
		if (m[PARENT + a] === a && m[this.SIZE + a] === 1) this.enlist(a, root);
		else this.unite(a, b);
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

	private meetAreas(a: number, b: number): void {
		if (a >= 0 && b >= 0) this.meetArea(a, b);
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
}

import type { Arena } from '../arena.ts';
import { EngineFault } from '../fault.ts';
import { GRID_ROW, GRID_SEG0, GRID_STATE } from './columns.ts';
import { Events, JOINED, SPLIT } from './feature-events.ts';
import { COUNT, type BoardPlan } from './plan.ts';
import {
	AREA_LEFT,
	AREA_RIGHT,
	CELL_WORDS,
	EDGE_LEFT,
	EDGE_RIGHT,
	SIDE_CODE,
	SIDE_KIND,
	SIDE_WORDS,
} from './tile-tables.ts';

/**
 * Geometry that changes after a tile was laid. A cell whose sides changed gets a record of its own in the arena; a feature that
 * may fall apart is rebuilt: its segments stand alone again, then join by sides and links, and its pieces follow.
 */
export class Changes extends Events {
	declare private readonly CHANGES: number;
	declare private readonly LINKS: number;
	declare private readonly OWNED: number;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		this.CHANGES = plan.base.COUNTS + COUNT.changes;
		this.LINKS = plan.base.COUNTS + COUNT.links;
		this.OWNED = plan.base.COUNTS + COUNT.owned;
	}

	/**
	 * Adds a segment that reaches some sides (cell * 4 + direction) of a tile, above what lies there; it goes when the piece it
	 * belongs to does. Returns the segment.
	 */
	addSegment(tile: number, kind: number, sides: ArrayLike<number>, piece: number = -1): number {
		const { arena, m } = this;
		const seg = m[this.SEGMENTS]!;
		if (seg === this.plan.sizes.segments)
			throw new EngineFault('RUN-MEMORY', 'More segments were added than planned');
		this.fresh = seg;
		arena.set(this.SEGMENTS, seg + 1);
		arena.set(this.KIND + seg, kind);
		arena.set(this.SEG_TILE + seg, tile);
		arena.set(this.SEG_INDEX + seg, -1);
		let at = this.TILE_EXTRA + tile;
		while (m[at]! > 0) at = this.SEG_EXTRA + m[at]! - 1;
		arena.set(at, seg + 1);
		arena.set(this.SEG_EXTRA + seg, 0);
		for (let i = 0; i < sides.length; i++) this.changeSide(sides[i]!, seg, kind);
		if (piece >= 0) this.belongs(seg, piece);
		this.ask(seg);
		return seg;
	}

	/** Lets an added segment go when a piece does. */
	belongs(seg: number, piece: number): void {
		const { arena } = this;
		const { base, sizes } = this.plan;
		const n = this.m[this.OWNED]!;
		if (n === sizes.changes)
			throw new EngineFault('RUN-MEMORY', 'More segments were added than planned');
		arena.set(base.O_SEG + n, seg);
		arena.set(base.O_PIECE + n, piece);
		arena.set(this.OWNED, n + 1);
	}

	/** The piece that an added segment goes with; -1 where it stays. */
	ownerOf(seg: number): number {
		const { m } = this;
		const { base } = this.plan;
		for (let i = 0; i < m[this.OWNED]!; i++)
			if (m[base.O_SEG + i] === seg) return m[base.O_PIECE + i]!;
		return -1;
	}

	/** Whether an added segment goes with a piece. */
	owns(piece: number): boolean {
		const at = this.plan.base.O_PIECE;
		return this.m.subarray(at, at + this.m[this.OWNED]!).includes(piece);
	}

	/** Whether a piece links anything. */
	links(piece: number): boolean {
		const at = this.plan.base.L_PIECE;
		return this.m.subarray(at, at + this.m[this.LINKS]!).includes(piece);
	}

	/** The added segment that a side of a tile shows; -1 where it shows what is printed. */
	addedAt(side: number): number {
		const seg = this.lane(side >> 2, side & 3, EDGE_LEFT);
		return seg >= 0 && this.m[this.SEG_INDEX + seg]! < 0 ? seg : -1;
	}

	/** Whether a segment was added and has gone again. */
	isGone(seg: number): boolean {
		return this.m[this.KIND + seg]! < 0;
	}

	/** A piece leaves its place: what it joins is parted, segments that belong to it go. */
	release(piece: number): void {
		const { m, arena } = this;
		const { base } = this.plan;
		if (m[this.LINKS]! > 0) this.unlink(piece);
		for (let i = m[this.OWNED]! - 1; i >= 0; i--) {
			if (m[base.O_PIECE + i] !== piece) continue;
			const seg = m[base.O_SEG + i]!;
			const last = m[this.OWNED]! - 1;
			arena.set(base.O_SEG + i, m[base.O_SEG + last]!);
			arena.set(base.O_PIECE + i, m[base.O_PIECE + last]!);
			arena.set(this.OWNED, last);
			this.removeSegment(seg);
		}
	}

	/** Takes an added segment away: its sides show what is printed there, links at it are dropped. */
	private removeSegment(seg: number): void {
		const { arena, m } = this;
		const { base } = this.plan;
		for (let i = m[this.LINKS]! - 1; i >= 0; i--)
			if (m[base.L_A + i] === seg || m[base.L_B + i] === seg) this.dropLink(i);
		const tile = m[this.SEG_TILE + seg]!;
		const reached: number[] = [];
		this.forEachSide(tile, (side) => {
			if (this.lane(side >> 2, side & 3, EDGE_LEFT) === seg) reached.push(side);
			return false;
		});
		for (const side of reached) this.restoreSide(side);
		if (m[this.SIZE + this.find(seg)] !== 1) this.rebuild(seg);
		let at = this.TILE_EXTRA + tile;
		while (m[at]! !== seg + 1) at = this.SEG_EXTRA + m[at]! - 1;
		arena.set(at, m[this.SEG_EXTRA + seg]!);
		arena.set(this.KIND + seg, -1);
		arena.set(this.MINSEG + seg, -1);
		this.forgetDirty(seg);
	}

	/** Makes a side show what is printed there. */
	private restoreSide(side: number): void {
		const cell = side >> 2;
		const { sides } = this.protos;
		const printed = this.printedRow(cell) + (side & 3) * SIDE_WORDS;
		const seg0 = this.m[this.GRID + cell * 4 + GRID_SEG0]!;
		const own = (lane: number): number =>
			sides[printed + lane]! < 0 ? -1 : seg0 + sides[printed + lane]!;
		this.showSide(
			side,
			own(EDGE_LEFT),
			own(EDGE_RIGHT),
			sides[printed + SIDE_CODE]!,
			sides[printed + SIDE_KIND]!,
		);
	}

	/** Makes a side show another kind (-1: ground). A segment of a different kind no longer reaches it. */
	overrideEdge(side: number, kind: number): void {
		const seg = this.segmentAtSide(side >> 2, side & 3);
		this.changeSide(side, seg >= 0 && this.m[this.KIND + seg] === kind ? seg : -1, kind);
	}

	/** Joins the features of two segments of one kind for as long as a piece lies there. */
	link(a: number, b: number, piece: number): void {
		const { arena, m } = this;
		const { base, sizes } = this.plan;
		const n = m[this.LINKS]!;
		if (n === sizes.links) throw new EngineFault('RUN-MEMORY', `More than ${n} links`);
		if (m[this.KIND + a] !== m[this.KIND + b])
			throw new EngineFault('RUN-STATE', 'A link between features of different kinds');
		arena.set(base.L_A + n, a);
		arena.set(base.L_B + n, b);
		arena.set(base.L_PIECE + n, piece);
		arena.set(this.LINKS, n + 1);
		if (this.recording && this.find(a) !== this.find(b)) {
			this.record(JOINED, m[this.MINSEG + this.find(a)]!);
			this.record(JOINED, m[this.MINSEG + this.find(b)]!);
		}
		this.fresh = m[this.SEGMENTS]!;
		this.unite(a, b);
		this.ask(a);
	}

	/** Takes away the links of a piece. */
	unlink(piece: number): void {
		const { m } = this;
		const { base } = this.plan;
		for (let i = m[this.LINKS]! - 1; i >= 0; i--)
			if (m[base.L_PIECE + i] === piece) this.dropLink(i);
	}

	private dropLink(i: number): void {
		const { arena, m } = this;
		const { base } = this.plan;
		const a = m[base.L_A + i]!;
		const last = m[this.LINKS]! - 1;
		for (const column of [base.L_A, base.L_B, base.L_PIECE])
			arena.set(column + i, m[column + last]!);
		arena.set(this.LINKS, last);
		this.rebuild(a);
	}

	linkCount(): number {
		return this.m[this.LINKS]!;
	}

	/** Both ends and the piece of a link. */
	linkAt(i: number): { a: number; b: number; piece: number } {
		const { m } = this;
		const { base } = this.plan;
		return { a: m[base.L_A + i]!, b: m[base.L_B + i]!, piece: m[base.L_PIECE + i]! };
	}

	/** Makes a feature one of another kind; everything that points at it stays. */
	convert(seg: number, kind: number): void {
		const { m, NEXT, KIND } = this;
		if (!this.plan.converts) throw new EngineFault('RUN-STATE', 'Conversions were not planned');
		let s = seg;
		do {
			this.arena.set(KIND + s, kind);
			s = m[NEXT + s]!;
		} while (s !== seg);
		this.ask(seg);
	}

	/** Makes segments ones of other kinds, apart from the features they were printed in: each joins what is of its kind. */
	recast(segments: readonly number[], kinds: readonly number[]): void {
		const { arena, KIND } = this;
		if (!this.plan.converts) throw new EngineFault('RUN-STATE', 'Conversions were not planned');
		const roots = new Set(segments.map((s) => this.find(s)));
		segments.forEach((s, i) => arena.set(KIND + s, kinds[i]!));
		// what is rebuilt may join a feature that is still to come; that one is rebuilt with it
		for (const root of roots) this.rebuild(root);
	}

	/** Gives a side another segment (or none) and the code of a kind. */
	private changeSide(side: number, seg: number, kind: number): void {
		this.showSide(side, seg, seg, this.plan.kindCode[kind + 1]!, kind);
	}

	/** Gives the halves of a side other segments; what reached it before and what it meets follow. */
	private showSide(
		side: number,
		newLeft: number,
		newRight: number,
		newCode: number,
		kind: number,
	): void {
		const { arena, m } = this;
		const cell = side >> 2;
		const direction = side & 3;
		const record = this.recordOf(cell) + direction * SIDE_WORDS;
		const code = m[record + SIDE_CODE]!;
		if (code < 0) throw new EngineFault('RUN-STATE', 'A side inside a tile cannot change');
		const left = m[record + EDGE_LEFT]!;
		const right = m[record + EDGE_RIGHT]!;
		const there = this.neighbour(cell, direction);
		const back = direction ^ 2;
		const laid = this.cellTile(there) >= 0 && !this.isHidden(there);
		const stays = (seg: number): boolean => seg < 0 || seg === newLeft || seg === newRight;
		if (!laid) {
			if (!stays(left)) this.closePort(left);
			if (right !== left && !stays(right)) this.closePort(right);
		}
		arena.set(record + EDGE_LEFT, newLeft);
		arena.set(record + EDGE_RIGHT, newRight);
		arena.set(record + SIDE_CODE, newCode);
		arena.set(record + SIDE_KIND, kind);
		const state = m[this.GRID + there * 4 + GRID_STATE]!;
		if (state < -1) {
			const at = this.FRONT_CODE - state - 2;
			arena.set(at, m[at]! + (newCode - code) * this.weight[back]!);
		}
		const isNew = (seg: number): boolean => seg >= 0 && seg !== left && seg !== right;
		if (laid) {
			if (isNew(newLeft)) this.joinEdge(newLeft, this.lane(there, back, EDGE_RIGHT));
			if (isNew(newRight)) this.joinEdge(newRight, this.lane(there, back, EDGE_LEFT));
			if (!stays(left)) this.rebuild(left);
			if (right !== left && !stays(right)) this.rebuild(right);
			return;
		}
		for (const seg of newLeft === newRight ? [newLeft] : [newLeft, newRight]) {
			if (!isNew(seg)) continue;
			const at = this.OPEN + this.find(seg);
			arena.set(at, m[at]! + 1);
		}
	}

	/** The record of a covered cell's sides in the arena, made when it has none. */
	private recordOf(cell: number): number {
		const { arena, m } = this;
		const at = this.GRID + cell * 4 + GRID_ROW;
		const row = m[at]!;
		if (row < 0) return this.changedRow(row);
		const n = m[this.CHANGES]!;
		if (n === this.plan.sizes.changes)
			throw new EngineFault('RUN-MEMORY', 'More cells were changed than planned');
		arena.set(this.CHANGES, n + 1);
		const record = this.changedRow(-n - 1);
		const seg0 = m[at + 1]!;
		for (let i = 0; i < CELL_WORDS; i++) {
			const word = this.protos.sides[row + i]!;
			arena.set(record + i, i % SIDE_WORDS <= AREA_RIGHT && word >= 0 ? seg0 + word : word);
		}
		arena.set(record + 6, row);
		arena.set(at, -n - 1);
		return record;
	}

	/** Makes the segments of a feature stand alone and joins them anew. */
	private rebuild(seg: number): void {
		const { arena, m, NEXT, PIECES, P_NEXT, P_SEG } = this;
		const members: number[] = [];
		let s = seg;
		do {
			members.push(s);
			s = m[NEXT + s]!;
		} while (s !== seg);
		const pieces: number[] = [];
		const { followers } = this;
		followers?.part(this.find(seg));
		this.followers = undefined;
		const head = m[PIECES + this.find(seg)]!;
		for (let p = head; p >= 0; p = m[P_NEXT + p] === head ? -1 : m[P_NEXT + p]!) pieces.push(p);
		for (const member of members) this.isolate(member);
		for (const member of members) this.rejoin(member);
		const { base } = this.plan;
		for (let i = 0; i < m[this.LINKS]!; i++)
			if (members.includes(m[base.L_A + i]!)) this.unite(m[base.L_A + i]!, m[base.L_B + i]!);
		for (const piece of pieces) {
			const on = m[P_SEG + piece]!;
			arena.set(P_SEG + piece, -1);
			this.attach(piece, on);
		}
		this.followers = followers;
		const roots = members.filter((s) => this.find(s) === s);
		for (const root of roots) {
			followers?.made(root);
			this.ask(root);
			if (this.recording && roots.length > 1) this.record(SPLIT, m[this.MINSEG + root]!);
		}
	}

	/** A segment as it was before it joined any other. */
	private isolate(seg: number): void {
		const { arena, m, protos } = this;
		const { markColumns, base } = this.plan;
		arena.set(this.PARENT + seg, seg);
		arena.set(this.NEXT + seg, seg);
		arena.set(this.MINSEG + seg, seg);
		arena.set(this.SIZE + seg, 1);
		arena.set(this.PIECES + seg, -1);
		arena.set(this.SETTLED + seg, m[base.SETTLED_OWN + seg]!);
		const tile = m[this.SEG_TILE + seg]!;
		const tileKind = m[this.TILE_KIND + tile]!;
		const offset = seg - m[this.TILE_SEG0 + tile]!;
		const own = offset < protos.segCount[tileKind]!;
		const row = protos.segBase[tileKind]! + offset;
		for (let i = 0; i < markColumns.length; i++)
			arena.set(markColumns[i]! + seg, own ? protos.segMarks[row * markColumns.length + i]! : 0);
		let open = 0;
		this.forEachSide(tile, (side) => {
			const left = this.lane(side >> 2, side & 3, EDGE_LEFT);
			const right = this.lane(side >> 2, side & 3, EDGE_RIGHT);
			const meets =
				left === seg || right === seg || this.eachLayer(side >> 2, side & 3, (s) => s === seg);
			const there = this.neighbour(side >> 2, side & 3);
			if (meets && (this.cellTile(there) < 0 || this.isHidden(there))) open++;
			return false;
		});
		arena.set(this.OPEN + seg, open);
	}

	/** Joins a segment with what it meets across the sides of its tile. */
	private rejoin(seg: number): void {
		this.forEachSide(this.m[this.SEG_TILE + seg]!, (side) => {
			const [cell, d] = [side >> 2, side & 3];
			const there = this.neighbour(cell, d);
			const meets = (own: number, facing: number): void => {
				if (this.lane(cell, d, own) === seg) this.joinEdge(seg, this.lane(there, d ^ 2, facing));
			};
			meets(EDGE_LEFT, EDGE_RIGHT);
			meets(EDGE_RIGHT, EDGE_LEFT);
			meets(AREA_LEFT, AREA_RIGHT);
			meets(AREA_RIGHT, AREA_LEFT);
			if (this.eachLayer(cell, d, (s) => s === seg)) this.joinLayers(cell, d);
			return false;
		});
	}

	protected resetChanges(): void {
		this.m[this.CHANGES] = 0;
		this.m[this.LINKS] = 0;
		this.m[this.OWNED] = 0;
		this.m.fill(0, this.TILE_EXTRA, this.TILE_EXTRA + this.tileCount());
		this.clearEvents();
	}
}

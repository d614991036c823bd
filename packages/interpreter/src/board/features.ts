import { EngineFault } from '../fault.ts';
import type { Arena } from '../arena.ts';
import { Columns, GRID_WATCH } from './columns.ts';
import { COUNT, type BoardPlan } from './plan.ts';

/** What is kept by feature outside of the board follows it. `single` roots are segments of the tile that is being laid. */
export interface Followers {
	/** Two features become one: `gone` is the root that is no more. */
	unite(kept: number, gone: number, keptIsNew: boolean, goneIsNew: boolean): void;
	/** A feature is taken apart: what it had. */
	part(root: number): void;
	/** A part of it, made anew. */
	made(root: number): void;
}

/** Features: segments joined into circles, with what they fold; the pieces on them; the candidates for completion. */
export class Features extends Columns {
	declare protected readonly asked: Uint8Array;
	private closing: Uint8Array = new Uint8Array(256);
	declare private readonly markAt: Int32Array;
	declare private readonly ASKED: number;
	declare private readonly DIRTY_COUNT: number;
	declare private readonly DIRTY: number;
	declare private readonly WATCHES: number;
	declare private readonly W_CELL: number;
	declare private readonly W_SEG: number;
	declare private readonly W_NEXT: number;
	/** Marks of features met by the running walk; no state. */
	declare protected readonly stamps: Int32Array;
	private stamp = 0;
	/** Told what becomes of features; programs that keep nothing by feature have none. */
	followers: Followers | undefined = undefined;
	/** First segment of the tile being laid, or of the segment being added. */
	protected fresh = 0;
	declare private readonly taken: Int32Array;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		const { base, sizes } = plan;
		this.asked = plan.asked;
		this.markAt = plan.markAt;
		this.ASKED = base.COUNTS + COUNT.asked;
		this.DIRTY_COUNT = base.COUNTS + COUNT.dirty;
		this.DIRTY = base.DIRTY;
		this.WATCHES = base.COUNTS + COUNT.watches;
		this.W_CELL = base.W_CELL;
		this.W_SEG = base.W_SEG;
		this.W_NEXT = base.W_NEXT;
		this.stamps = new Int32Array(Math.max(sizes.segments, sizes.tiles));
		this.taken = new Int32Array(sizes.segments);
		for (let s = 0; s < sizes.segments; s++) this.m[base.IDENTITY + s] = s;
	}

	/** A number that no entry of `stamps` has. */
	protected nextStamp(): number {
		if (this.stamp === 0x7fffffff) {
			this.stamps.fill(0);
			this.stamp = 0;
		}
		return ++this.stamp;
	}

	/** Joins the features of two segments: the smaller one is renamed, what they carry is folded. Returns the root. */
	protected unite(x: number, y: number): number {
		const { arena, m, PARENT, SIZE, NEXT, OPEN, MINSEG, PIECES, SETTLED, markAt } = this;
		let a = m[PARENT + x]!;
		let b = m[PARENT + y]!;
		if (a === b) return a;
		const sizeA = m[SIZE + a]!;
		const sizeB = m[SIZE + b]!;
		if (sizeA < sizeB) {
			const t = a;
			a = b;
			b = t;
		}
		if (this.followers) this.tellUnited(a, b);
		arena.set(SIZE + a, sizeA + sizeB);
		let s = b;
		do {
			arena.set(PARENT + s, a);
			s = m[NEXT + s]!;
		} while (s !== b);
		const next = m[NEXT + a]!;
		arena.set(NEXT + a, m[NEXT + b]!);
		arena.set(NEXT + b, next);
		const open = m[OPEN + b]!;
		if (open !== 0) arena.set(OPEN + a, m[OPEN + a]! + open);
		const first = m[MINSEG + b]!;
		if (first < m[MINSEG + a]!) arena.set(MINSEG + a, first);
		if (m[SETTLED + a] !== 0 && m[SETTLED + b] === 0) arena.set(SETTLED + a, 0);
		const there = m[PIECES + b]!;
		if (there >= 0) this.uniteRings(a, there);
		const kind = m[this.KIND + a]!;
		for (let i = markAt[kind]!, end = markAt[kind + 1]!; i < end; i++) this.foldMark(i, a, b);
		return a;
	}

	private tellUnited(kept: number, gone: number): void {
		const { m, SIZE, fresh } = this;
		const isNew = (root: number): boolean => root >= fresh && m[SIZE + root] === 1;
		this.followers!.unite(kept, gone, isNew(kept), isNew(gone));
	}

	/** Joins a new segment that stands alone to an older feature; ports are the caller's. */
	protected enlist(seg: number, root: number): void {
		const { arena, m, SIZE, NEXT, SETTLED, markAt } = this;
		arena.set(this.PARENT + seg, root);
		arena.set(SIZE + root, m[SIZE + root]! + 1);
		arena.set(NEXT + seg, m[NEXT + root]!);
		arena.set(NEXT + root, seg);
		if (m[SETTLED + root] !== 0) arena.set(SETTLED + root, 0);
		const kind = m[this.KIND + root]!;
		for (let i = markAt[kind]!, end = markAt[kind + 1]!; i < end; i++) this.foldMark(i, root, seg);
	}

	private uniteRings(root: number, there: number): void {
		const { arena, m, PIECES, P_NEXT } = this;
		const here = m[PIECES + root]!;
		if (here < 0) {
			arena.set(PIECES + root, there);
			return;
		}
		const next = m[P_NEXT + here]!;
		arena.set(P_NEXT + here, m[P_NEXT + there]!);
		arena.set(P_NEXT + there, next);
	}

	private foldMark(i: number, a: number, b: number): void {
		const { plan, m } = this;
		const column = plan.markColumn[i]!;
		const here = m[column + a]!;
		const there = m[column + b]!;
		let value = here;
		switch (plan.markFold[i]) {
			case 0:
				value = here + there;
				break;
			case 1:
				value = here | there;
				break;
			case 2:
				value = here & there;
				break;
			default:
				if (there > here) value = there;
		}
		if (value !== here) this.arena.set(column + a, value);
	}

	/** Gives a new segment its marks. */
	protected printMarks(seg: number, row: number): void {
		const { markColumns } = this.plan;
		const { segMarks } = this.protos;
		for (let i = 0; i < markColumns.length; i++) {
			const value = segMarks[row * markColumns.length + i]!;
			if (value !== 0) this.arena.set(markColumns[i]! + seg, value);
		}
	}

	/** Notes that a feature was completed in a wave; its members remember it when they part. */
	settle(seg: number): void {
		const { m, NEXT } = this;
		const own = this.plan.base.SETTLED_OWN;
		this.arena.set(this.SETTLED + m[this.PARENT + seg]!, 1);
		let s = seg;
		do {
			this.arena.set(own + s, 1);
			s = m[NEXT + s]!;
		} while (s !== seg);
	}

	/** Puts a piece that stands nowhere on a segment. */
	attach(piece: number, seg: number): void {
		const { arena, m, PIECES, P_SEG, P_NEXT } = this;
		const root = m[this.PARENT + seg]!;
		const head = m[PIECES + root]!;
		arena.set(P_SEG + piece, seg);
		if (head < 0) {
			arena.set(P_NEXT + piece, piece);
			arena.set(PIECES + root, piece);
		} else {
			arena.set(P_NEXT + piece, m[P_NEXT + head]!);
			arena.set(P_NEXT + head, piece);
		}
	}

	/** Takes a piece off the board. */
	detach(piece: number): void {
		const { arena, m, PIECES, P_SEG, P_NEXT } = this;
		const seg = m[P_SEG + piece]!;
		if (seg < 0) return;
		const root = m[this.PARENT + seg]!;
		const next = m[P_NEXT + piece]!;
		if (next === piece) arena.set(PIECES + root, -1);
		else {
			let before = next;
			while (m[P_NEXT + before] !== piece) before = m[P_NEXT + before]!;
			arena.set(P_NEXT + before, next);
			if (m[PIECES + root] === piece) arena.set(PIECES + root, next);
		}
		arena.set(P_SEG + piece, -1);
		arena.set(P_NEXT + piece, -1);
	}

	/** Makes the feature of a segment a candidate for completion. */
	touch(seg: number): void {
		let count = this.m[this.DIRTY_COUNT]!;
		if (count === this.plan.sizes.dirty) count = this.thinDirty();
		this.arena.set(this.DIRTY + count, seg);
		this.arena.set(this.DIRTY_COUNT, count + 1);
	}

	/** Keeps one entry per feature. */
	private thinDirty(): number {
		const { m, arena, DIRTY } = this;
		const count = m[this.DIRTY_COUNT]!;
		const stamp = this.nextStamp();
		let kept = 0;
		for (let i = 0; i < count; i++) {
			const root = m[this.PARENT + m[DIRTY + i]!]!;
			if (this.stamps[root] === stamp) continue;
			this.stamps[root] = stamp;
			arena.set(DIRTY + kept++, root);
		}
		arena.set(this.DIRTY_COUNT, kept);
		return kept;
	}

	/** A segment is no candidate any more. */
	protected forgetDirty(seg: number): void {
		const { m, arena, DIRTY } = this;
		for (let i = m[this.DIRTY_COUNT]! - 1; i >= 0; i--) {
			if (m[DIRTY + i] !== seg) continue;
			const last = m[this.DIRTY_COUNT]! - 1;
			arena.set(DIRTY + i, m[DIRTY + last]!);
			arena.set(this.DIRTY_COUNT, last);
		}
	}

	/** Kinds (1) that are complete exactly when no port is open. */
	setClosing(kinds: Uint8Array): void {
		this.closing = kinds;
	}

	/** Whether any feature is a candidate. */
	isDirty(): boolean {
		return this.m[this.DIRTY_COUNT]! > 0 || this.m[this.ASKED]! < this.m[this.SEGMENTS]!;
	}

	/** Visits the root of each candidate once and forgets them: features with new segments, then those touched. Open ones of kinds that are complete when closed are passed over. */
	takeDirty(visit: (root: number) => void): void {
		const { m, taken, stamps, PARENT, KIND, OPEN, asked, closing } = this;
		const stamp = this.nextStamp();
		const n = m[this.SEGMENTS]!;
		let count = 0;
		for (let s = m[this.ASKED]!; s < n; s++) {
			const kind = m[KIND + s]!;
			if (asked[kind] !== 1) continue; // removed segments have no kind
			const root = m[PARENT + s]!;
			if ((closing[kind] === 1 && m[OPEN + root] !== 0) || stamps[root] === stamp) continue;
			stamps[root] = stamp;
			taken[count++] = root;
		}
		const touched = m[this.DIRTY_COUNT]!;
		for (let i = 0; i < touched; i++) {
			const root = m[PARENT + m[this.DIRTY + i]!]!;
			if ((closing[m[KIND + root]!] === 1 && m[OPEN + root] !== 0) || stamps[root] === stamp)
				continue;
			stamps[root] = stamp;
			taken[count++] = root;
		}
		this.arena.set(this.ASKED, n);
		if (touched > 0) this.arena.set(this.DIRTY_COUNT, 0);
		for (let i = 0; i < count; i++) visit(taken[i]!);
	}

	/** Makes the feature of a segment a candidate when a tile covers the cell. */
	watch(cell: number, seg: number): void {
		const { arena, m } = this;
		const head = this.GRID + cell * 4 + GRID_WATCH;
		for (let w = m[head]!; w > 0; w = m[this.W_NEXT + w - 1]!)
			if (m[this.W_SEG + w - 1] === seg) return;
		const node = m[this.WATCHES]!;
		if (node === this.plan.sizes.watches)
			throw new EngineFault('RUN-MEMORY', `More than ${node} watched cells`);
		arena.set(this.W_CELL + node, cell);
		arena.set(this.W_SEG + node, seg);
		arena.set(this.W_NEXT + node, m[head]!);
		arena.set(head, node + 1);
		arena.set(this.WATCHES, node + 1);
	}

	/** Makes all that watch a cell candidates. */
	protected wake(cell: number): void {
		const { m } = this;
		for (let w = m[this.GRID + cell * 4 + GRID_WATCH]!; w > 0; w = m[this.W_NEXT + w - 1]!)
			this.touch(m[this.W_SEG + w - 1]!);
	}

	/** Puts segments, pieces, candidates and watchers back to the beginning. */
	protected resetFeatures(): void {
		const { m, plan } = this;
		const { base } = plan;
		const n = m[this.SEGMENTS]!;
		m.copyWithin(this.PARENT, base.IDENTITY, base.IDENTITY + n);
		m.copyWithin(this.NEXT, base.IDENTITY, base.IDENTITY + n);
		m.copyWithin(this.MINSEG, base.IDENTITY, base.IDENTITY + n);
		m.fill(1, this.SIZE, this.SIZE + n);
		m.fill(-1, this.PIECES, this.PIECES + n);
		m.fill(0, this.SETTLED, this.SETTLED + n);
		m.fill(0, base.SETTLED_OWN, base.SETTLED_OWN + n);
		for (let i = 0; i < plan.markColumns.length; i++) {
			const column = plan.markColumns[i]!;
			m.fill(0, column, column + n);
		}
		m.fill(-1, this.P_SEG, this.P_SEG + plan.sizes.pieces);
		m.fill(-1, this.P_NEXT, this.P_NEXT + plan.sizes.pieces);
		for (let w = m[this.WATCHES]! - 1; w >= 0; w--)
			m[this.GRID + m[this.W_CELL + w]! * 4 + GRID_WATCH] = 0;
		m[this.WATCHES] = 0;
		m[this.DIRTY_COUNT] = 0;
		m[this.ASKED] = 0;
	}
}

import type { Arena } from '../arena.ts';
import type { KindMatch } from './side-codes.ts';
import { OUT_OF_BOUNDS } from './columns.ts';
import { MAX_FIT_ENTRIES, type BoardPlan } from './plan.ts';
import { SIDE_CODE, SIDE_WORDS } from './tile-tables.ts';
import { Walks, type Visit } from './queries.ts';

/**
 * Where tiles can lie. Each frontier cell keeps a constraint: the codes of the sides it faces as digits, 0 for nothing.
 * `fit` maps tile kind and constraint to a mask of distinct rotations and, above its four bits, their number.
 */
export class Fits extends Walks {
	/** Digit weights by direction. */
	declare protected readonly weight: Int32Array;
	declare private readonly space: number;
	declare private readonly dense: Int8Array;
	private readonly sparse = new Map<number, number>();
	declare private readonly isDense: boolean;
	declare private readonly codeCount: number;
	declare private compat: Uint8Array;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		const n = plan.codes.count;
		this.codeCount = n;
		this.compat = plan.codes.compatibility((own, facing) => own === facing);
		this.weight = Int32Array.of(1, n, n * n, n * n * n);
		this.space = n * n * n * n;
		const entries = this.space * plan.protos.cellCount.length;
		this.isDense = entries <= MAX_FIT_ENTRIES;
		this.dense = new Int8Array(this.isDense ? entries : 0).fill(-1);
	}

	/** Says which sides may meet, by their kinds; at first, equal ones. Not part of the state. */
	setMatch(matches: KindMatch): void {
		this.compat = this.plan.codes.compatibility(matches);
		this.dense.fill(-1);
		this.sparse.clear();
	}

	/** Whether a side with one code may meet a side with another. */
	protected mayMeet(own: number, facing: number): boolean {
		return this.compat[own * this.codeCount + facing] === 1;
	}

	frontierCount(): number {
		return this.m[this.FRONTIER]!;
	}

	frontierCell(i: number): number {
		return this.m[this.FRONT_CELL + i]!;
	}

	/** Mask and count of the rotations of a one-cell tile under a constraint. */
	private fitOf(tileKind: number, constraint: number): number {
		const at = tileKind * this.space + constraint;
		const known = this.isDense ? this.dense[at]! : (this.sparse.get(at) ?? -1);
		return known >= 0 ? known : this.fillFit(tileKind, constraint, at);
	}

	private fillFit(tileKind: number, constraint: number, at: number): number {
		let entry = 0;
		for (let r = 0; r < this.protos.symmetry[tileKind]!; r++)
			if (this.meets(this.protos.cellBase[tileKind]! * 4 + r, constraint)) entry += (1 << r) + 16;
		if (this.isDense) this.dense[at] = entry;
		else {
			if (this.sparse.size >= MAX_FIT_ENTRIES) this.sparse.clear();
			this.sparse.set(at, entry);
		}
		return entry;
	}

	/** Whether the sides of a cell at a rotation (its row) may meet those of a constraint. */
	private meets(row: number, constraint: number): boolean {
		const { compat, codeCount } = this;
		const { sides } = this.protos;
		let rest = constraint;
		for (let d = 0; d < 4; d++) {
			const facing = rest % codeCount;
			rest = (rest - facing) / codeCount;
			if (facing === 0) continue;
			const own = sides[(row * 4 + d) * SIDE_WORDS + SIDE_CODE]!;
			if (own >= 0 && compat[own * codeCount + facing] === 0) return false;
		}
		return true;
	}

	/** How many placements `forEachPlacement` would visit. */
	countPlacements(tileKind: number): number {
		if (!this.quick(tileKind)) return this.countSlowly(tileKind);
		const { m, dense } = this;
		const at = (tileKind * this.space) | 0;
		let i = this.FRONT_CODE;
		const end = (i + m[this.FRONTIER]!) | 0;
		let count = 0;
		// the sign of `all` tells whether an entry was missing; four at a time, for this is the hottest loop of a game
		let all = 0;
		for (const most = (end - 3) | 0; i < most; i = (i + 4) | 0) {
			const e = dense[(at + m[i]!) | 0]!;
			const f = dense[(at + m[(i + 1) | 0]!) | 0]!;
			const g = dense[(at + m[(i + 2) | 0]!) | 0]!;
			const h = dense[(at + m[(i + 3) | 0]!) | 0]!;
			all |= e | f | g | h;
			count = (count + (e >> 4) + (f >> 4) + (g >> 4) + (h >> 4)) | 0;
		}
		for (; i < end; i = (i + 1) | 0) {
			const e = dense[(at + m[i]!) | 0]!;
			all |= e;
			count = (count + (e >> 4)) | 0;
		}
		return all < 0 ? this.countSlowly(tileKind) : count;
	}

	/** Whether masks of a tile kind stand in the dense table. */
	private quick(tileKind: number): boolean {
		return this.isDense && this.protos.cellCount[tileKind] === 1;
	}

	private countSlowly(tileKind: number): number {
		if (this.protos.cellCount[tileKind] !== 1) return this.countWide(tileKind);
		const n = this.m[this.FRONTIER]!;
		let count = 0;
		for (let i = 0; i < n; i++) count += this.fitOf(tileKind, this.m[this.FRONT_CODE + i]!) >> 4;
		return count;
	}

	/** Placement k (cell * 4 + rotation) in the order of the frontier, rotations ascending; -1 beyond the last. */
	placementAt(tileKind: number, k: number): number {
		if (!this.quick(tileKind)) return this.atSlowly(tileKind, k);
		const { m, FRONT_CODE, dense } = this;
		const at = tileKind * this.space;
		const end = (FRONT_CODE + m[this.FRONTIER]!) | 0;
		let left = k;
		let i = FRONT_CODE;
		for (const most = (end - 3) | 0; i < most; i = (i + 4) | 0) {
			const e = dense[(at + m[i]!) | 0]!;
			const f = dense[(at + m[i + 1]!) | 0]!;
			const g = dense[(at + m[i + 2]!) | 0]!;
			const h = dense[(at + m[i + 3]!) | 0]!;
			const four = (e >> 4) + (f >> 4) + (g >> 4) + (h >> 4);
			if ((e | f | g | h) < 0 || left < four) break;
			left = (left - four) | 0;
		}
		for (; i < end; i++) {
			const entry = dense[(at + m[i]!) | 0]!;
			if (entry < 0) return this.atSlowly(tileKind, k);
			left = (left - (entry >> 4)) | 0;
			if (left >= 0) continue;
			// `left` is -1 for the last rotation of this cell, so the steps are taken from the top
			let mask = entry & 15;
			while (++left < 0) mask &= ~(1 << (31 - Math.clz32(mask)));
			return m[this.FRONT_CELL + i - FRONT_CODE]! * 4 + 31 - Math.clz32(mask);
		}
		return -1;
	}

	private atSlowly(tileKind: number, k: number): number {
		let left = k;
		let found = -1;
		const ended = this.forEachPlacement(tileKind, (placement) => {
			found = placement;
			return left-- === 0;
		});
		return ended ? found : -1;
	}

	/** Visits placements of a tile kind that its sides allow, look-alike rotations once; true ends the walk. */
	forEachPlacement(tileKind: number, visit: Visit): boolean {
		if (this.protos.cellCount[tileKind] !== 1) return this.forEachWide(tileKind, visit);
		const { m } = this;
		const n = m[this.FRONTIER]!;
		for (let i = 0; i < n; i++) {
			const entry = this.fitOf(tileKind, m[this.FRONT_CODE + i]!);
			if (entry === 0) continue;
			const cell = m[this.FRONT_CELL + i]!;
			for (let r = 0; r < 4; r++) if ((entry & (1 << r)) !== 0 && visit(cell * 4 + r)) return true;
		}
		return false;
	}

	/** Whether a tile fits by its sides: all its cells are free and inside, one of them is on the frontier. */
	fits(tileKind: number, cell: number, rotation: number): boolean {
		const { m, protos, GRID } = this;
		const base = protos.cellBase[tileKind]!;
		let contact = false;
		for (let c = 0; c < protos.cellCount[tileKind]!; c++) {
			const at = this.cellOf(tileKind, cell * 4 + rotation, c);
			if (!this.stays(cell, (base + c) * 4 + rotation)) return false;
			const state = m[GRID + at * 4]!;
			if (state > 0 || state === OUT_OF_BOUNDS) return false;
			if (state === 0) continue;
			contact = true;
			if (!this.meets((base + c) * 4 + rotation, m[this.FRONT_CODE - state - 2]!)) return false;
		}
		return contact;
	}

	/** Whether a cell of a tile laid at `cell` stays in the grid. */
	private stays(cell: number, at: number): boolean {
		const { protos, width } = this;
		const x = (cell % width) + protos.cellX[at]!;
		const y = ((cell / width) | 0) + protos.cellY[at]!;
		return x >= 0 && x < width && y >= 0 && y < width;
	}

	/** The smallest rotation that looks the same. */
	canonicalRotation(tileKind: number, rotation: number): number {
		return rotation % this.protos.symmetry[tileKind]!;
	}

	/** The placement with the smallest rotation that covers the same cells and looks the same. */
	canonicalPlacement(tileKind: number, placement: number): number {
		const r = placement & 3;
		const canonical = this.canonicalRotation(tileKind, r);
		const { width } = this;
		const x = this.least(tileKind, r, 'x') - this.least(tileKind, canonical, 'x');
		const y = this.least(tileKind, r, 'y') - this.least(tileKind, canonical, 'y');
		return ((placement >> 2) + y * width + x) * 4 + canonical;
	}

	private least(tileKind: number, r: number, axis: 'x' | 'y'): number {
		const { protos } = this;
		const list = axis === 'x' ? protos.cellX : protos.cellY;
		let least = 0;
		for (let c = 0; c < protos.cellCount[tileKind]!; c++)
			least = Math.min(least, list[(protos.cellBase[tileKind]! + c) * 4 + r]!);
		return least;
	}

	private countWide(tileKind: number): number {
		let count = 0;
		this.forEachWide(tileKind, () => {
			count++;
			return false;
		});
		return count;
	}

	/** Tiles of several cells: each frontier cell under each cell of the tile; a placement belongs to the first frontier cell it covers. */
	private forEachWide(tileKind: number, visit: Visit): boolean {
		const { m, protos, GRID } = this;
		const n = m[this.FRONTIER]!;
		const base = protos.cellBase[tileKind]!;
		const cells = protos.cellCount[tileKind]!;
		for (let i = 0; i < n; i++) {
			const cell = m[this.FRONT_CELL + i]!;
			for (let r = 0; r < protos.symmetry[tileKind]!; r++)
				for (let c = 0; c < cells; c++) {
					const at = (base + c) * 4 + r;
					const x = (cell % this.width) - protos.cellX[at]!;
					const y = ((cell / this.width) | 0) - protos.cellY[at]!;
					if (x < 0 || x >= this.width || y < 0 || y >= this.width) continue;
					const origin = y * this.width + x;
					if (!this.fits(tileKind, origin, r)) continue;
					let first = true;
					for (let o = 0; o < cells && first; o++) {
						const state = m[GRID + this.cellOf(tileKind, origin * 4 + r, o) * 4]!;
						first = state >= 0 || -state - 2 >= i;
					}
					if (first && visit(origin * 4 + r)) return true;
				}
		}
		return false;
	}
}

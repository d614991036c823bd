import { ownValue, largest } from '@tilewright/schema';
import { rotateCell, type TileIR } from '@tilewright/lang';
import type { BoardProgram } from './plan.ts';

/** The board once more, slowly and from scratch: what tests hold the real one to. It reads tiles only, none of its tables. */

export interface Laid {
	readonly tileKind: number;
	readonly x: number;
	readonly y: number;
	readonly r: number;
}

export interface Side {
	readonly x: number;
	readonly y: number;
	readonly d: number;
}

export interface Changes {
	readonly converted?: ReadonlyMap<number, string>;
	readonly added?: readonly {
		readonly seg: number;
		readonly tile: number;
		readonly kind: string;
	}[];
	readonly sides?: ReadonlyMap<string, { readonly seg: number; readonly kind: string }>;
	readonly links?: readonly (readonly [number, number])[];
}

export interface ReferenceFeature {
	readonly kind: string;
	readonly members: readonly number[];
	readonly open: number;
	readonly tiles: number;
	readonly marks: readonly number[];
}

interface Half {
	edge: number;
	area: number;
	kind: string;
	any: boolean;
}

const STEP = [
	[0, -1],
	[1, 0],
	[0, 1],
	[-1, 0],
] as const;

export function cellsAt(
	tile: TileIR,
	laid: { x: number; y: number; r: number },
): [number, number][] {
	return tile.cells.map((c) => {
		const [x, y] = rotateCell(c, laid.r);
		return [laid.x + x, laid.y + y];
	});
}

export class ReferenceBoard {
	readonly program: BoardProgram;
	readonly laid: readonly Laid[];
	readonly changes: Changes;
	private readonly covered = new Map<string, { tile: number; cell: number }>();
	private readonly first: number[] = [];
	/** Declared segments that exist: number of a segment minus that of its tile's first one. */
	private readonly present: number[][];
	readonly kindOf: string[] = [];
	readonly tileOf: number[] = [];
	private readonly printed: { tile: number; index: number }[] = [];

	constructor(program: BoardProgram, laid: readonly Laid[], changes: Changes = {}) {
		this.program = program;
		this.laid = laid;
		this.changes = changes;
		const kinds = new Set(program.kinds.map((k) => k.id));
		this.present = program.tiles.map((t) =>
			t.segments.flatMap((s, i) => (kinds.has(s.kind) ? i : [])),
		);
		laid.forEach((l, tile) => {
			const ir = program.tiles[l.tileKind]!;
			cellsAt(ir, l).forEach(([x, y], cell) => this.covered.set(`${x}/${y}`, { tile, cell }));
			this.first.push(this.kindOf.length);
			for (const index of this.present[l.tileKind]!) {
				this.printed[this.kindOf.length] = { tile: l.tileKind, index };
				this.kindOf.push(ir.segments[index]!.kind);
				this.tileOf.push(tile);
			}
			for (const added of changes.added ?? [])
				if (added.seg === this.kindOf.length) {
					this.kindOf.push(added.kind);
					this.tileOf.push(added.tile);
				}
		});
		for (const [seg, kind] of changes.converted ?? []) this.kindOf[seg] = kind;
	}

	isCovered(x: number, y: number): boolean {
		return this.covered.has(`${x}/${y}`);
	}

	private halves({ x, y, d }: Side): [Half, Half] {
		const { tile, cell } = this.covered.get(`${x}/${y}`)!;
		const l = this.laid[tile]!;
		const ir = this.program.tiles[l.tileKind]!;
		const printed = halvesOf(ir, this.present[l.tileKind]!, cell, d - l.r);
		const change = this.changes.sides?.get(`${x}/${y}/${d}`);
		return printed.map((half) => ({
			...half,
			...(change ? { kind: change.kind, any: false } : {}),
			edge: change ? change.seg : half.edge < 0 ? -1 : this.first[tile]! + half.edge,
			area: half.area < 0 ? -1 : this.first[tile]! + half.area,
		})) as [Half, Half];
	}

	private *sides(): Generator<Side> {
		for (const l of this.laid) {
			const cells = cellsAt(this.program.tiles[l.tileKind]!, l);
			for (const [x, y] of cells)
				for (let d = 0; d < 4; d++) {
					const [nx, ny] = [x + STEP[d]![0], y + STEP[d]![1]];
					if (!cells.some(([cx, cy]) => cx === nx && cy === ny)) yield { x, y, d };
				}
		}
	}

	features(): ReferenceFeature[] {
		const n = this.kindOf.length;
		const joins: number[][] = Array.from({ length: n }, () => []);
		const open = new Int32Array(n);
		const join = (a: number, b: number): void => {
			if (a < 0 || b < 0 || this.kindOf[a] !== this.kindOf[b]) return;
			joins[a]!.push(b);
			joins[b]!.push(a);
		};
		for (const side of this.sides()) {
			const [left, right] = this.halves(side);
			const facing = { x: side.x + STEP[side.d]![0], y: side.y + STEP[side.d]![1], d: side.d ^ 2 };
			if (!this.isCovered(facing.x, facing.y)) {
				for (const seg of new Set([left.edge, right.edge])) if (seg >= 0) open[seg]!++;
				continue;
			}
			const [left2, right2] = this.halves(facing);
			join(left.edge, right2.edge);
			join(right.edge, left2.edge);
			join(left.area, right2.area);
			join(right.area, left2.area);
		}
		for (const [a, b] of this.changes.links ?? []) join(a, b);
		const seen = new Set<number>();
		const features: ReferenceFeature[] = [];
		for (let s = 0; s < n; s++) {
			if (seen.has(s)) continue;
			const members = [s];
			seen.add(s);
			for (const m of members)
				for (const other of joins[m]!)
					if (!seen.has(other)) {
						seen.add(other);
						members.push(other);
					}
			members.sort((a, b) => a - b);
			features.push({
				kind: this.kindOf[s]!,
				members,
				open: members.reduce((sum, m) => sum + open[m]!, 0),
				tiles: new Set(members.map((m) => this.tileOf[m])).size,
				marks: this.program.marks.map((mark) => {
					if (mark.of !== 'segment') return 0;
					const values = members.map((m) => this.mark(m, mark.id));
					switch (mark.fold) {
						case 'sum':
							return values.reduce((a, b) => a + b, 0);
						case 'any':
							return values.reduce((a, b) => a | b, 0);
						case 'all':
							return values.reduce((a, b) => a & b);
						default:
							return largest(values);
					}
				}),
			});
		}
		return features;
	}

	private mark(seg: number, id: string): number {
		const printed = this.printed[seg];
		return printed
			? (ownValue(this.program.tiles[printed.tile]!.segments[printed.index]!.marks, id) ?? 0)
			: 0;
	}

	neighbours(seg: number, via: 'touches' | 'ends'): number[] {
		const printed = this.printed[seg];
		if (!printed) return [];
		const list = this.program.tiles[printed.tile]!.segments[printed.index]![via];
		return list.flatMap((i) => {
			const offset = this.present[printed.tile]!.indexOf(i);
			return offset < 0 ? [] : this.first[this.tileOf[seg]!]! + offset;
		});
	}

	frontier(): Set<string> {
		const out = new Set<string>();
		for (const { x, y, d } of this.sides()) {
			const [nx, ny] = [x + STEP[d]![0], y + STEP[d]![1]];
			if (!this.isCovered(nx, ny)) out.add(`${nx}/${ny}`);
		}
		return out;
	}

	fits(tileKind: number, x: number, y: number, r: number): boolean {
		const ir = this.program.tiles[tileKind]!;
		const cells = cellsAt(ir, { x, y, r });
		if (cells.some(([cx, cy]) => this.isCovered(cx, cy))) return false;
		let contact = false;
		for (let cell = 0; cell < cells.length; cell++)
			for (let d = 0; d < 4; d++) {
				const facing = {
					x: cells[cell]![0] + STEP[d]![0],
					y: cells[cell]![1] + STEP[d]![1],
					d: d ^ 2,
				};
				if (!this.isCovered(facing.x, facing.y)) continue;
				contact = true;
				const [left, right] = halvesOf(ir, this.present[tileKind]!, cell, d - r);
				const [left2, right2] = this.halves(facing);
				if (left.any || left2.any) continue;
				if (left.kind !== right2.kind || right.kind !== left2.kind) return false;
			}
		return contact;
	}
}

function halvesOf(
	ir: TileIR,
	present: readonly number[],
	cell: number,
	turned: number,
): [Half, Half] {
	const side = cell * 4 + (((turned % 4) + 4) % 4);
	return [side * 2, side * 2 + 1].map((half) => {
		const at = (area: boolean): number =>
			present.findIndex((i) => {
				const s = ir.segments[i]!;
				return (s.kind === 'land') === area && (s.sides.includes(side) || s.halves.includes(half));
			});
		if (ir.wildcard) return { edge: -1, area: -1, kind: '', any: true };
		const edge = at(false);
		return {
			edge,
			area: at(true),
			kind: edge < 0 ? '' : ir.segments[present[edge]!]!.kind,
			any: false,
		};
	}) as [Half, Half];
}

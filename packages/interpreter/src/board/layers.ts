import type { Arena } from '../arena.ts';
import type { BoardPlan } from './plan.ts';
import { AREA_RIGHT, EDGE_LEFT, SIDE_WORDS } from './tile-tables.ts';
import { PLACEMENT_SIDE_BITS, Sides } from './sides.ts';

/** Looks at a segment (or an offset into the segments of a tile kind); true ends the walk. */
type Visit = (segment: number) => boolean;

/**
 * Segments that lie over all others: no part of what a side shows and of no matching. They join across sides like edges, each
 * with those of its own kind.
 */
export class Layers extends Sides {
	/** Whether any tile has such segments. */
	declare protected readonly layered: boolean;
	/** Whether the completion of areas is asked for: then a tile that closes their ports makes them candidates. */
	declare private readonly areas: boolean;
	/** Whether laying a tile takes more than joining edges and areas. */
	declare protected readonly attentive: boolean;

	constructor(plan: BoardPlan, arena: Arena) {
		super(plan, arena);
		this.layered = plan.protos.layerTo.length > 0;
		this.areas = plan.kindConnect.some(
			(connect, kind) => connect === 'area' && plan.asked[kind] !== 0,
		);
		this.attentive = this.layered || this.areas;
	}

	/** What follows from a cell that was just covered beside joins of edges and areas. */
	protected layRest(cell: number): void {
		if (this.layered) this.layLayers(cell);
		if (this.areas) this.askAreas(cell);
	}

	/** Areas beside a cell that was just covered have fewer open ports. */
	private askAreas(cell: number): void {
		for (let d = 0; d < 4; d++) {
			const there = this.neighbour(cell, d);
			if (this.facing(cell, d) < 0) continue;
			for (let half = 0; half < 2; half++) {
				const other = this.areaAtHalf(there, (d ^ 2) * 2 + half);
				if (other >= 0) this.ask(other);
			}
		}
	}

	/** Half sides of an area that face an empty cell. */
	openHalves(segment: number): number {
		let open = 0;
		this.forEachMember(segment, (s) =>
			this.forEachSide(this.m[this.SEG_TILE + s]!, (side) => {
				const [cell, d] = [side >> 2, side & 3];
				if (this.cellTile(this.neighbour(cell, d)) >= 0) return false;
				for (let half = 0; half < 2; half++) if (this.areaAtHalf(cell, d * 2 + half) === s) open++;
				return false;
			}),
		);
		return open;
	}

	/** The layers of a printed side (`row`: of its cell in `protos.sides`), as offsets. */
	protected eachPrinted(row: number, direction: number, visit: Visit): boolean {
		const { layerAt, layerTo } = this.protos;
		const at = row / SIDE_WORDS + direction;
		for (let i = layerAt[at]!, end = layerAt[at + 1]!; i < end; i++)
			if (visit(layerTo[i]!)) return true;
		return false;
	}

	/** The layers at a side of a cell, covered or not. */
	protected eachLayer(cell: number, direction: number, visit: Visit): boolean {
		const tile = this.cellTile(cell);
		if (tile < 0 || !this.layered) return false;
		const seg0 = this.m[this.TILE_SEG0 + tile]!;
		return this.eachPrinted(this.printedRow(cell), direction, (offset) => visit(seg0 + offset));
	}

	/** The layers of a cell that was just covered join those they meet; ports that face a tile close. */
	private layLayers(cell: number): void {
		for (let d = 0; d < 4; d++) {
			const there = this.neighbour(cell, d);
			if (this.facing(cell, d) < 0 || this.isHidden(there)) continue;
			this.eachLayer(cell, d, (s) => (this.closePort(s), false));
			this.eachLayer(there, d ^ 2, (s) => (this.closePort(s), false));
			this.joinLayers(cell, d);
		}
	}

	/** Joins layers of one kind that meet at a side. */
	protected joinLayers(cell: number, direction: number): void {
		this.eachLayer(cell, direction, (own) =>
			this.eachLayer(this.neighbour(cell, direction), direction ^ 2, (other) => {
				this.joinEdge(own, other);
				return false;
			}),
		);
	}

	/** Whether a segment meets a side of its tile, with a half of it at least. */
	reaches(segment: number, side: number): boolean {
		const [cell, direction] = [side >> 2, side & 3];
		for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++)
			if (this.lane(cell, direction, lane) === segment) return true;
		return this.eachLayer(cell, direction, (s) => s === segment);
	}

	/** Whether a segment of a kind would lie at a side of a tile in hand. */
	placementSideShows(tileKind: number, placementSide: number, kind: number): boolean {
		const { segKind, segBase, cellBase, sides } = this.protos;
		const row = (cellBase[tileKind]! * 4 + (placementSide >> PLACEMENT_SIDE_BITS)) * 4 * SIDE_WORDS;
		const direction = placementSide & 3;
		const is = (offset: number): boolean =>
			offset >= 0 && segKind[segBase[tileKind]! + offset] === kind;
		for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++)
			if (is(sides[row + direction * SIDE_WORDS + lane]!)) return true;
		return this.eachPrinted(row, direction, is);
	}

	/** What else of its feature a segment meets across the sides of its tile, with the side it goes through. */
	forEachBeyond(segment: number, visit: (other: number, side: number) => boolean): boolean {
		const root = this.find(segment);
		return this.forEachSide(this.m[this.SEG_TILE + segment]!, (side) => {
			const [cell, d] = [side >> 2, side & 3];
			const there = this.neighbour(cell, d);
			if (this.cellTile(there) < 0) return false;
			let last = -1;
			const meet = (other: number): boolean => {
				if (other < 0 || other === last || this.find(other) !== root) return false;
				last = other;
				return visit(other, side);
			};
			for (let lane = EDGE_LEFT; lane <= AREA_RIGHT; lane++)
				if (this.lane(cell, d, lane) === segment && meet(this.lane(there, d ^ 2, lane ^ 1)))
					return true;
			return this.eachLayer(cell, d, (s) => s === segment && this.eachLayer(there, d ^ 2, meet));
		});
	}
}

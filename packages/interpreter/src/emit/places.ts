import { staysInGrid } from '../board/grid.ts';
import { AREA_LEFT, AREA_RIGHT, EDGE_LEFT, EDGE_RIGHT, SIDE_WORDS } from '../board/tile-tables.ts';
import { Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import { type Body, call } from './body.ts';
import { ascending, inOrder, type Order } from './collected.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import {
	add,
	both,
	choose,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	lt,
	mul,
	ne,
	num,
	sub,
	type Value,
	word,
} from './ir.ts';
import { DrawnZones } from './drawn-zones.ts';
import { NearTiles } from './near-tiles.ts';
import { markedPieces, type PieceBits, piledPieces } from './piece-bits.ts';
import { ZoneTiles } from './zone-tiles.ts';

export class PlaceCode {
	private readonly e: Emission;
	private readonly board: BoardCode;
	private made: Fn | undefined;
	private holders: Fn | undefined;
	private besides: Int32Array | undefined;
	readonly zoneTiles: ZoneTiles;
	readonly nearTiles: NearTiles;
	readonly drawnZones: DrawnZones;
	readonly piledPieces: PieceBits | undefined;
	/** By register: the pieces of which it is not 0. */
	readonly markedPieces: ReadonlyMap<number, PieceBits>;

	constructor(e: Emission, board: BoardCode) {
		this.e = e;
		this.board = board;
		this.zoneTiles = new ZoneTiles(e);
		this.nearTiles = new NearTiles(e);
		this.drawnZones = new DrawnZones(e);
		this.piledPieces = piledPieces(e);
		this.markedPieces = markedPieces(e);
	}

	/** Says code for when closures may have changed what the code keeps of places. */
	forget(f: Body): void {
		this.zoneTiles.forget(f);
		this.drawnZones.forget(f);
		this.piledPieces?.forget(f);
		for (const pieces of this.markedPieces.values()) pieces.forget(f);
	}

	/** The tile that a piece stands on, or -1; most stand on segments. */
	tileOfPiece(piece: Value): Value {
		const { WHERE, REF, board } = this.e.rt;
		const onSegment = word(board.SEGMENT_TILE, word(REF, piece));
		return choose(eq(word(WHERE, piece), Where.segment), onSegment, call(this.tileOf(), piece));
	}

	/** (piece) → the tile that it stands on, or -1 */
	private tileOf(): Fn {
		const { WHERE, REF, board } = this.e.rt;
		return (this.made ??= this.e.fn('pieceTile', ['piece'], true, (f, piece) => {
			const p = f.variable(piece);
			f.while(
				() => eq(word(WHERE, get(p)), Where.piece),
				() => f.set(p, word(REF, get(p))),
			);
			const where = f.let(word(WHERE, get(p)));
			const ref = f.let(word(REF, get(p)));
			f.if(eq(where, Where.segment), () => f.return(word(board.SEGMENT_TILE, ref)));
			f.if(eq(where, Where.tile), () => f.return(ref));
			f.if(eq(where, Where.cell), () => f.return(call(this.board.cellTile, ref)));
			f.return(-1);
		}));
	}

	/** (piece) → the cell that it stands on, or -1 */
	cellOf(f: Body, piece: Value): Value {
		const { WHERE, REF, board } = this.e.rt;
		return choose(
			eq(word(WHERE, piece), Where.cell),
			word(REF, piece),
			f.valueOf(() => {
				const tile = f.let(this.tileOfPiece(piece));
				return choose(lt(tile, 0), num(-1), word(board.TILE_CELL, tile));
			}),
		);
	}

	/** (piece) → the seat in whose zone or supply it is, or -1 */
	holderOf(): Fn {
		const { program, pieceOwner, seats, WHERE, REF, zoneFirst } = this.e.rt;
		return (this.holders ??= this.e.fn('holder', ['piece'], true, (f, piece) => {
			const where = f.let(word(WHERE, piece));
			const owners = this.e.memory.words(pieceOwner);
			f.if(eq(where, Where.supply), () => f.return(word(owners, piece)));
			f.if(ne(where, Where.zone), () => f.return(-1));
			const number = f.let(word(REF, piece));
			program.zones.forEach(({ per }, zone) => {
				if (per !== 'seat') return;
				const owner = f.let(sub(number, zoneFirst[zone]!));
				f.if(both(ge(owner, 0), lt(owner, seats)), () => f.return(owner));
			});
			f.return(-1);
		}));
	}

	tileAt(cell: Value): Value {
		return call(this.board.cellTile, cell);
	}

	/** Tells whether a segment reaches a side of its cell, as `segmentReaches` of `board/layers.ts` where there are no layers. */
	reaches(segment: Value, cell: Value, direction: Value): Value {
		const side = mul(direction, SIDE_WORDS);
		return [EDGE_LEFT, EDGE_RIGHT, AREA_LEFT, AREA_RIGHT]
			.map((lane) => eq(call(this.board.laneSegment, cell, add(side, lane)), segment))
			.reduceRight((rest, test) => either(test, rest));
	}

	/** The first word of the neighbours of each cell in the four directions; -1 outside of the grid. */
	neighbours(): number {
		const { board } = this.e.rt;
		this.besides ??= Int32Array.from({ length: board.width * board.width * 4 }, (_, i) => {
			const step = board.steps[i & 3]!;
			return staysInGrid(board, i >> 2, step, 1) ? (i >> 2) + step : -1;
		});
		return this.e.memory.words(this.besides);
	}

	zoneOf(zone: number, owner: Value): Value {
		const { board, program, zoneFirst } = this.e.rt;
		const isOfFeature = program.zones[zone]!.per === 'feature';
		return add(isOfFeature ? word(board.FIRST_SEGMENT, owner) : owner, num(zoneFirst[zone]!));
	}

	/** Walks the pieces in the zone of an owner, by number; in a stack from the top down. */
	eachInZone(f: Body, zone: number, owner: Value, order: Order, say: (piece: Value) => void): void {
		const { e } = this;
		const { optional, program, zoneFirst } = e.rt;
		if (!optional.hasZonePlaces) return;
		const { per, order: lies } = program.zones[zone]!;
		const first = zoneFirst[zone]! + optional.tilePlaces;
		if (per !== 'feature') return this.eachListed(f, add(owner, num(first)), say);
		const gather = (emit: (piece: Value) => void): void =>
			eachMember(f, e, owner, (s) => this.eachListed(f, add(s, num(first)), emit));
		if (order !== 'canonical') return gather(say);
		const { HEIGHT } = optional;
		if (lies !== 'stack' || HEIGHT < 0) return ascending(f, e, 'set(piece)', gather, say);
		inOrder(f, e, 'set(piece)', gather, say, (a, b) => {
			const [above, below] = [word(HEIGHT, a), word(HEIGHT, b)];
			return either(lt(above, below), both(eq(above, below), gt(a, b)));
		});
	}

	eachListed(f: Body, place: Value, say: (piece: Value) => void): void {
		const { PLACE_HEAD, PLACE_NEXT } = this.e.rt.optional;
		const p = f.variable(word(PLACE_HEAD, place));
		f.while(
			() => ge(get(p), 0),
			() => say(f.let(get(p))),
			() => f.set(p, word(PLACE_NEXT, get(p))),
		);
	}
}

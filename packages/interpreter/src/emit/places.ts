import { Where } from '../run/runtime.ts';
import { type Body, call } from './body.ts';
import type { BoardCode } from './board.ts';
import { type Order, ascending } from './collected.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import { type Fn, type Value, add, eq, ge, get, num, word } from './ir.ts';

/** Where pieces stand, as in `run/runtime.ts`, `run/zones.ts` and `run/place-lists.ts`. */
export class PlaceCode {
	private readonly e: Emission;
	private readonly board: BoardCode;
	private made: Fn | undefined;

	constructor(e: Emission, board: BoardCode) {
		this.e = e;
		this.board = board;
	}

	/** (piece) → the tile that it stands on, or -1 */
	tileOf(): Fn {
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

	/** The number of the zone of an owner; of a feature by its first segment. */
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
		if (lies === 'stack') return e.lacks('piles-from-the-top-down');
		ascending(f, e, 'set(piece)', gather, say);
	}

	/** Walks the list of a place. */
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

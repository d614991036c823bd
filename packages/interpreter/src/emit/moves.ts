import { featureSet } from '../run/feature-set.ts';
import { Where } from '../run/runtime.ts';
import type { BoardCode } from './board.ts';
import type { Body } from './body.ts';
import { eachCornerSegment } from './cells.ts';
import { storeMarks } from './due-marks.ts';
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
	lt,
	ne,
	not,
	num,
	sub,
	type Value,
	word,
} from './ir.ts';
import type { PlaceLists } from './place-lists.ts';
import type { PlaceCode } from './places.ts';
import { zoneRanges } from './zone-ranges.ts';

/** (piece, sort of place, id of the place, cause, 1 to put it beneath what lies there), as `pieceMover` of `run/pieces.ts` */
export function moveFn(e: Emission, board: BoardCode, places: PlaceCode, lists: PlaceLists): Fn {
	const { rt, program, memory } = e;
	const { REF, SUPPLY, WHERE, optional, pieceKind, pieceOwner, seats } = rt;
	const { CAUSE, HEIGHT, LAST, PILE, PLACE, SEEN, tilePlaces } = optional;
	const { PIECE_SEGMENT } = rt.board;
	const { ops } = featureSet(program);
	const hasCorners = program.pieces.some((k) => k.at.includes('corner'));
	const carries = program.pieces.some((k) => k.at.includes('piece'));
	const joins = (['link', 'link-end', 'add-segment'] as const).some((op) => ops.has(op));
	const kinds = program.pieces.length;
	const supplies = memory.words(
		Int32Array.from(
			pieceKind,
			(kind, p) => SUPPLY + (pieceOwner[p]! < 0 ? seats : pieceOwner[p]!) * kinds + kind,
		),
	);
	const kindOf = memory.words(pieceKind);
	const { ofPiece } = e.machine.dueMarks;

	const change = e.fn('changePlace', ['piece', 'where', 'ref'], false, (f, piece, where, ref) => {
		const old = f.let(word(WHERE, piece));
		const count = (by: number): void => {
			const supply = f.let(word(supplies, piece));
			f.store(0, supply, add(word(0, supply), by));
		};
		f.if(
			eq(old, Where.segment),
			() => f.run(board.detach, piece),
			() => f.if(eq(old, Where.supply), () => count(-1)),
		);
		f.store(WHERE, piece, where);
		f.store(REF, piece, ref);
		f.if(
			eq(where, Where.segment),
			() => f.run(board.attach, piece, ref),
			() => f.if(eq(where, Where.supply), () => count(1)),
		);
	});
	const height = HEIGHT < 0 ? undefined : heightFn(e, places);
	const setDown = carries ? setDownFn(e, change, lists) : undefined;
	const params = ['piece', 'where', 'ref', 'cause', 'under'];
	return e.fn('move', params, false, (f, piece, where, ref, cause, under) => {
		if (joins) leaveToClosure(f, e, [piece, where, ref, cause, under], board, places);
		if (LAST >= 0 || CAUSE >= 0)
			f.if(ge(cause, 0), () => {
				if (LAST >= 0) f.store(LAST, piece, word(PIECE_SEGMENT, piece));
				if (CAUSE >= 0) f.store(CAUSE, piece, cause);
			});
		if (SEEN >= 0) f.store(SEEN, piece, 0);
		const before = carries ? f.let(places.tileOfPiece(piece)) : undefined;
		if (carries)
			f.if(eq(where, Where.piece), () => {
				const p = f.variable(ref);
				f.while(
					() => both(ne(get(p), piece), eq(word(WHERE, get(p)), Where.piece)),
					() => f.set(p, word(REF, get(p))),
				);
				f.if(eq(get(p), piece), () => f.giveUp());
			});
		if (hasCorners) f.if(eq(word(WHERE, piece), Where.corner), () => f.run(board.detach, piece));
		f.run(change, piece, where, ref);
		if (hasCorners)
			f.if(eq(where, Where.corner), () => {
				const segment = f.let(cornerSegment(f, e, ref));
				f.if(ge(segment, 0), () => f.run(board.attach, piece, segment));
			});
		if (PILE >= 0) {
			f.store(PILE, piece, -1);
			places.piledPieces?.put(f, piece, false);
		}
		if (height) f.if(eq(where, Where.zone), () => f.run(height, piece, under));
		if (PLACE >= 0) f.run(lists.update, piece);
		if (setDown && before) {
			const isGone = [Where.supply, Where.zone, Where.offBoard].reduce<Value>(
				(test, place) => either(test, eq(where, place)),
				num(0),
			);
			f.if(isGone, () => f.run(setDown, piece, before));
			if (tilePlaces > 0) f.run(lists.updateDependent);
		}
		ofPiece.forEach((marks, kind) => {
			if (marks.length > 0) f.if(eq(word(kindOf, piece), kind), () => storeMarks(f, marks));
		});
	});
}

/** Calls the closure for a piece that joins segments or holds one that was added: these go as it leaves. */
function leaveToClosure(
	f: Body,
	e: Emission,
	args: readonly Value[],
	{ isSettled }: BoardCode,
	places: PlaceCode,
): void {
	const { LINK_COUNT, LINK_PIECE, OWNED_COUNT, OWNED_PIECE } = e.rt.board;
	const [piece] = args as [Value];
	e.leave(['pieces-that-hold-segments'], 'move');
	const isOf = f.variable(0);
	const look = (count: number, pieces: number): void =>
		f.count(0, word(count), (i) => f.if(eq(word(pieces, i), piece), () => f.set(isOf, 1)));
	look(LINK_COUNT, LINK_PIECE);
	look(OWNED_COUNT, OWNED_PIECE);
	f.if(get(isOf), () => {
		f.run(e.closure('move'), ...args);
		// closures may have taken features apart
		f.store(isSettled, 0, 0);
		places.forget(f);
		f.return();
	});
}

/** The first segment at a corner where all that meet there are of one feature, or -1. */
function cornerSegment(f: Body, e: Emission, corner: Value): Value {
	const { ROOT } = e.rt.board;
	return f.valueOf(() => {
		const first = f.variable(-1);
		const differ = f.variable(0);
		eachCornerSegment(f, e, corner, 'canonical', (s) => {
			f.if(lt(get(first), 0), () => f.set(first, s));
			f.if(ne(word(ROOT, s), word(ROOT, get(first))), () => f.set(differ, 1));
		});
		return choose(get(differ), num(-1), get(first));
	});
}

/** (piece, 1 for under all others): gives a piece that came into a zone its height there, as `takePlace` of `run/zones.ts`. */
function heightFn(e: Emission, places: PlaceCode): Fn {
	const { optional, REF, board } = e.rt;
	const { HEIGHT, PILE, PLACE_HEAD, PLACE_NEXT, tilePlaces } = optional;
	return e.fn('takePlace', ['piece', 'under'], false, (f, piece, under) => {
		const number = f.let(word(REF, piece));
		for (const { end, first, order, per } of zoneRanges(e)) {
			if (order !== 'stack' && per !== 'feature') continue;
			f.if(both(ge(number, first), lt(number, end)), () => {
				const segment = f.let(sub(number, num(first)));
				if (per === 'feature') {
					const owner = f.let(word(board.FIRST_SEGMENT, word(board.ROOT, segment)));
					if (PILE >= 0) {
						f.store(PILE, piece, owner);
						places.piledPieces?.put(f, piece, true);
					}
					f.store(REF, piece, add(owner, first));
				}
				if (order !== 'stack') return f.return();
				const most = f.variable(0);
				const least = f.variable(0);
				const look = (place: Value): void => {
					const p = f.variable(word(PLACE_HEAD, add(place, first + tilePlaces)));
					f.while(
						() => ge(get(p), 0),
						() =>
							f.if(ne(get(p), piece), () => {
								const h = f.let(word(HEIGHT, get(p)));
								f.if(ge(h, get(most)), () => f.set(most, add(h, 1)));
								f.if(not(lt(get(least), h)), () => f.set(least, sub(h, 1)));
							}),
						() => f.set(p, word(PLACE_NEXT, get(p))),
					);
				};
				if (per === 'feature') eachMember(f, e, segment, look);
				else look(segment);
				f.store(HEIGHT, piece, choose(under, get(least), get(most)));
				f.return();
			});
		}
	});
}

/** (piece, tile, -1 for none): leaves what a piece carried where it stood. */
function setDownFn(e: Emission, change: Fn, lists: PlaceLists): Fn {
	const { optional, pieceKind, REF, WHERE } = e.rt;
	return e.fn('setDown', ['piece', 'tile'], false, (f, piece, tile) =>
		f.count(0, num(pieceKind.length), (q) =>
			f.if(both(eq(word(WHERE, q), Where.piece), eq(word(REF, q), piece)), () => {
				const to = choose(lt(tile, 0), num(Where.offBoard), num(Where.tile));
				f.run(change, q, to, tile);
				if (optional.PLACE >= 0) f.run(lists.update, q);
			}),
		),
	);
}

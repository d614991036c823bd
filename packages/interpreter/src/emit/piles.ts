import { Header } from '../run/header.ts';
import { pileStream } from '../run/chance.ts';
import { Where } from '../run/runtime.ts';
import { type Body, call } from './body.ts';
import { ascending, inOrder } from './collected.ts';
import type { DeckCode } from './deck.ts';
import type { Emission } from './emission.ts';
import {
	add,
	both,
	either,
	eq,
	type Fn,
	ge,
	get,
	gt,
	type Label,
	lt,
	ne,
	num,
	sub,
	type Value,
	word,
} from './ir.ts';
import type { PlaceLists } from './place-lists.ts';
import type { PlaceCode } from './places.ts';
import { zoneRanges } from './zone-ranges.ts';

/**
 * () After features may have joined: piles that lie on one feature now become one, as `settlePiles` of `run/zones.ts`; nothing happens
 * where `isSettled` is 1. Undefined where there are no piles.
 */
export function settlePilesFn(
	e: Emission,
	places: PlaceCode,
	lists: PlaceLists,
	below: DeckCode['below'],
	isSettled: number,
): Fn | undefined {
	const { board, optional, pieceKind, program, REF, WHERE } = e.rt;
	const { HEIGHT, PILE } = optional;
	if (PILE < 0) return undefined;
	const inside = e.memory.room(pieceKind.length + 1);
	const ranges = zoneRanges(e);

	const settle = (f: Body, zone: number, segment: Value, owner: Value): void => {
		const { join } = program.zones[zone]!;
		const n = f.variable(0);
		const first = f.variable(-1);
		const isMixed = f.variable(0);
		const gather = (emit: (piece: Value) => void): void =>
			places.eachInZone(f, zone, segment, 'any', emit);
		const put = (piece: Value): void => {
			f.store(inside, get(n), piece);
			f.set(n, add(get(n), 1));
		};
		gather((piece) => {
			const pile = f.let(word(PILE, piece));
			f.if(lt(get(first), 0), () => f.set(first, pile));
			f.if(ne(pile, get(first)), () => f.set(isMixed, 1));
		});
		f.if(get(isMixed), () => {
			if (join === 'shuffled') {
				ascending(f, e, 'set(piece)', gather, put);
				shuffle(f, get(n));
			} else {
				const comesAfter = (a: Value, b: Value): Value => {
					const [older, younger] = join === 'oldOnTop' ? [b, a] : [a, b];
					const isLater = gt(word(PILE, younger), word(PILE, older));
					if (HEIGHT < 0) return either(isLater, both(isSame(PILE, a, b), gt(a, b)));
					const isBelow = either(
						lt(word(HEIGHT, a), word(HEIGHT, b)),
						both(isSame(HEIGHT, a, b), gt(a, b)),
					);
					return either(isLater, both(isSame(PILE, a, b), isBelow));
				};
				inOrder(f, e, 'set(piece)', gather, put, comesAfter);
			}
			if (HEIGHT < 0) return;
			f.count(0, get(n), (i) => {
				const piece = f.let(word(inside, i));
				f.store(HEIGHT, piece, sub(sub(get(n), 1), i));
				f.run(lists.unlink, piece, word(optional.PLACE, piece));
			});
			f.count(0, get(n), (i) => {
				const piece = f.let(word(inside, i));
				f.run(lists.link, piece, word(optional.PLACE, piece));
			});
		});
		gather((piece) => f.store(PILE, piece, owner));
	};
	/** Puts the first `n` pieces of the list into an order that chance chooses. */
	const shuffle = (f: Body, n: Value): void => {
		const stream = Math.max(0, program.streams.indexOf(pileStream));
		// of those that are left, one is taken each time, and the others keep their order
		f.count(0, sub(n, 1), (i) => {
			const at = f.let(add(i, call(below(stream), sub(n, i))));
			f.store(Header.chance, 0, add(word(Header.chance), 1));
			const piece = f.let(word(inside, at));
			const hole = f.variable(at);
			f.while(
				() => gt(get(hole), i),
				() => {
					f.store(inside, get(hole), word(inside - 1, get(hole)));
					f.set(hole, sub(get(hole), 1));
				},
			);
			f.store(inside, i, piece);
		});
	};

	return e.fn('settlePiles', [], false, (f) => {
		f.if(word(isSettled), () => f.return());
		f.store(isSettled, 0, 1);
		const look = (piece: Value, next: Label): void => {
			const pile = f.let(word(PILE, piece));
			f.if(lt(pile, 0), () => f.jump(next));
			f.if(ne(word(WHERE, piece), Where.zone), () => f.jump(next));
			const number = f.let(word(REF, piece));
			ranges.forEach(({ end, first, per }, zone) => {
				if (per !== 'feature') return;
				f.if(both(ge(number, first), lt(number, end)), () => {
					const segment = f.let(sub(number, num(first)));
					const owner = f.let(word(board.FIRST_SEGMENT, word(board.ROOT, segment)));
					f.if(ne(pile, owner), () => settle(f, zone, segment, owner));
				});
			});
		};
		const all = [...pieceKind.keys()];
		if (!places.piledPieces) f.count(0, num(all.length), look);
		else places.piledPieces.each(f, all, (piece) => f.block((next) => look(piece, next)));
	});
}

const isSame = (column: number, a: Value, b: Value): Value => eq(word(column, a), word(column, b));

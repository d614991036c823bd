import { Where } from '../run/runtime.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { eachMember } from './features.ts';
import { add, both, eq, ge, get, lt, ne, num, sub, type Value, word } from './ir.ts';
import { zoneRanges } from './zone-ranges.ts';

/**
 * After features may have joined: piles that lie on one feature now become one, as `settlePiles` of `run/zones.ts`. A pile that only
 * lies on a larger feature is noted here; closures bring several into their order.
 */
export function followPiles(f: Body, e: Emission): void {
	const { board, optional, pieceKind, REF, WHERE } = e.rt;
	const { PILE, PLACE_HEAD, PLACE_NEXT, tilePlaces } = optional;
	if (PILE < 0) return;
	e.leave(['piles-that-become-one'], 'afterMerge');
	f.block((end) =>
		f.count(0, num(pieceKind.length), (piece, next) => {
			const pile = f.let(word(PILE, piece));
			f.if(lt(pile, 0), () => f.jump(next));
			f.if(ne(word(WHERE, piece), Where.zone), () => f.jump(next));
			const number = f.let(word(REF, piece));
			for (const { end: last, first, per } of zoneRanges(e)) {
				if (per !== 'feature') continue;
				f.if(both(ge(number, first), lt(number, last)), () => {
					const segment = f.let(sub(number, num(first)));
					const owner = f.let(word(board.FIRST_SEGMENT, word(board.ROOT, segment)));
					f.if(eq(pile, owner), () => f.jump(next));
					const each = (say: (other: Value) => void): void =>
						eachMember(f, e, segment, (s) => {
							const p = f.variable(word(PLACE_HEAD, add(s, first + tilePlaces)));
							f.while(
								() => ge(get(p), 0),
								() => say(get(p)),
								() => f.set(p, word(PLACE_NEXT, get(p))),
							);
						});
					each((other) =>
						f.if(ne(word(PILE, other), pile), () => {
							f.run(e.closure('afterMerge'));
							f.jump(end);
						}),
					);
					each((other) => f.store(PILE, other, owner));
				});
			}
		}),
	);
}

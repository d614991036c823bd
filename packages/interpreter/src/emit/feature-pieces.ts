import type { Body } from './body.ts';
import type { Order } from './collected.ts';
import type { Emission } from './emission.ts';
import { both, ge, get, gt, lt, ne, word, type Value } from './ir.ts';

/** Walks the pieces of a feature; by their numbers where the order counts. */
export function eachPiece(
	f: Body,
	{ rt: { board } }: Emission,
	feature: Value,
	order: Order,
	say: (piece: Value) => void,
): void {
	const { PIECES, PIECE_NEXT } = board;
	const head = f.let(word(PIECES, feature));
	if (order !== 'canonical') {
		f.if(ge(head, 0), () => {
			const p = f.variable(head);
			f.loop((again) => {
				const piece = f.let(get(p));
				say(piece);
				f.set(p, word(PIECE_NEXT, piece));
				f.if(ne(get(p), head), () => f.jump(again));
			});
		});
		return;
	}
	// the next higher number each time: there are few pieces, mostly one, and no list has to be kept
	const last = f.variable(-1);
	f.if(ge(head, 0), () => {
		const several = f.let(ne(word(PIECE_NEXT, head), head));
		f.loop((again) => {
			const least = f.variable(head);
			f.if(several, () => {
				const p = f.variable(head);
				f.set(least, 0x7fffffff);
				f.loop((next) => {
					f.if(both(gt(get(p), get(last)), lt(get(p), get(least))), () => f.set(least, get(p)));
					f.set(p, word(PIECE_NEXT, get(p)));
					f.if(ne(get(p), head), () => f.jump(next));
				});
			});
			f.if(ne(get(least), 0x7fffffff), () => {
				f.set(last, get(least));
				say(f.let(get(least)));
				f.if(several, () => f.jump(again));
			});
		});
	});
}

import type { Expr } from '@tilewright/lang';
import { Where } from '../run/runtime.ts';
import { type Body, call } from './body.ts';
import { collected } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { add, both, choose, eq, ge, get, gt, lt, num, type Value, word } from './ir.ts';
import type { Scope } from './scope.ts';
import { ofFirst, type Walk, type WalkTable } from './walk.ts';

/** The pieces that stand on one sort of place. */
const standing =
	(where: number): Walk =>
	({ e, x }, f, set, scope, _order, say) => {
		const { WHERE, REF, pieceKind } = e.rt;
		ofFirst(x, f, set, scope, (id) =>
			f.count(0, num(pieceKind.length), (p) =>
				f.if(both(eq(word(WHERE, p), where), eq(word(REF, p), id)), () => say(p)),
			),
		);
	};

/** Tells whether the feature of a segment has any piece, where a set is what stands on that segment; undefined for other sets. */
function holdsAny(
	f: Body,
	e: Emission,
	x: Expressions,
	set: Expr,
	scope: Scope,
): Value | undefined {
	if (set.op === 'fold' && set.fold === 'filter') return holdsAny(f, e, x, set.on, scope);
	if (set.op !== 'call' || set.fn !== 'segment.pieces') return undefined;
	const [segment] = set.args;
	if (!x.isPresent(segment!, scope)) return undefined;
	return f.valueOf(() => {
		const root = e.features.of(f.let(x.value(f, segment!, scope)));
		return ge(word(e.rt.board.PIECES, root), 0);
	});
}

/** Walks over pieces, their kinds and their owners, by the name of the built-in. */
export const pieceWalks: WalkTable = {
	'corner.pieces': standing(Where.corner),
	'space.pieces': standing(Where.space),
	'piece.carried': standing(Where.piece),
	'piece-kind.supply': ({ e, x }, f, set, scope, _order, say) => {
		const { pieceCount, pieceFirst, program, seats, WHERE } = e.rt;
		const firsts = e.memory.words(pieceFirst);
		const counts = e.memory.words(pieceCount);
		ofFirst(x, f, set, scope, (kind) => {
			const block = f.let(add(kind, seats * program.pieces.length));
			const from = f.let(word(firsts, block));
			f.count(from, add(from, word(counts, block)), (p) =>
				f.if(eq(word(WHERE, p), Where.supply), () => say(p)),
			);
		});
	},
	'set(piece).kinds': ({ e, x }, f, set, scope, order, say) => {
		const within = order === 'canonical' ? order : 'repeats';
		const gather = (emit: (kind: Value) => void): void =>
			x.each(f, set.args[0]!, scope, within, (piece) => emit(x.builtIns.kindOf(piece)));
		const walk = (): void => {
			if (order === 'repeats') gather((kind) => say(f.let(kind)));
			else collected(f, e, set.type, gather, say);
		};
		const isAny = holdsAny(f, e, x, set.args[0]!, scope);
		if (isAny) f.if(isAny, walk);
		else walk();
	},
	'set(piece).majority': ({ e, x, places }, f, set, scope, _order, say) => {
		const { seats } = e.rt;
		e.withRoom(
			'seats',
			() => e.memory.room(seats),
			(counts) => {
				f.count(0, num(seats), (seat) => f.store(counts, seat, 0));
				x.each(f, set.args[0]!, scope, 'any', (piece) => {
					const owning = f.let(x.builtIns.ownerOf(piece));
					const owner = f.let(choose(lt(owning, 0), call(places.holderOf(), piece), owning));
					f.if(ge(owner, 0), () =>
						f.store(counts, owner, add(word(counts, owner), x.builtIns.powerOf(f, piece))),
					);
				});
				const most = f.variable(0);
				f.count(0, num(seats), (seat) => {
					const n = f.let(word(counts, seat));
					f.if(gt(n, get(most)), () => f.set(most, n));
				});
				f.if(gt(get(most), 0), () =>
					f.count(0, num(seats), (seat) =>
						f.if(eq(word(counts, seat), get(most)), () => say(seat)),
					),
				);
			},
		);
	},
};

import type { Expr } from '../ir/index.ts';
import { type TilePlace, tilePlaceOf } from '../ir/state.ts';
import { type EffectContext, emit, label, place } from '../lower/effect-context.ts';

export type PutAway = 'discard-tile' | 'stow-tile';

export type PutAwayPlace = TilePlace | Expr;

/** Puts the tile in hand away. A choice between places is made by jumps, so that each is known. */
export function putAway(ctx: EffectContext<PutAway>, to: PutAwayPlace): void {
	if (typeof to !== 'string' && to.op === 'if') {
		const [other, end] = [label(ctx), label(ctx)];
		emit<never>(ctx, { op: 'unless', test: to.test, to: other });
		putAway(ctx, to.then);
		emit<never>(ctx, { op: 'jump', to: end });
		place(ctx, other);
		putAway(ctx, to.else);
		place(ctx, end);
		return;
	}
	const known = typeof to === 'string' ? to : tilePlaceOf(to);
	if (known !== undefined) emit(ctx, { op: 'discard-tile', to: known });
	else if (typeof to !== 'string') emit(ctx, { op: 'stow-tile', to });
}

export function placesOf(to: PutAwayPlace): TilePlace[] {
	if (typeof to === 'string') return [to];
	if (to.op === 'if') return [...placesOf(to.then), ...placesOf(to.else)];
	const known = tilePlaceOf(to);
	return known === undefined ? [] : [known];
}

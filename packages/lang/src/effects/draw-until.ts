import { binary, constant } from '../ir/build.ts';
import type { Expr } from '../ir/index.ts';
import type { SourcedValue } from '../link/sourced-value.ts';
import { type EffectContext, emit, label, place } from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { report } from '../lower/lowering-context.ts';
import { type PutAwayPlace, type PutAway, placesOf, putAway } from './put-away.ts';

const inHand: Expr = { op: 'call', fn: 'drawn', args: [], type: 'tile-kind' };
const noTile: Expr = { op: 'none', type: 'tile-kind' };
const tilesLeft: Expr = { op: 'call', fn: 'deck.size', args: [], type: 'int' };

/**
 * Draws again until a test holds of the tile in hand, or none is left. Tiles of which it does not hold go to `rest`. Each pass
 * leaves fewer tiles in the deck.
 */
export function drawUntil<Op extends PutAway>(
	ctx: EffectContext<Op | PutAway>,
	test: Expr,
	rest: PutAwayPlace,
	at: SourcedValue,
	draw: () => void,
): void {
	const { frame } = ctx;
	const kept = frame.next;
	const fall = takeSlots(frame);
	const [again, end] = [label(ctx), label(ctx)];
	const misses: Expr = { op: 'not', on: test, type: 'bool' };
	emit<never>(ctx, { op: 'let', slot: fall, value: constant(2147483647) });
	place(ctx, again);
	draw();
	emit<never>(ctx, {
		op: 'unless',
		test: binary('&&', binary('!=', inHand, noTile), misses),
		to: end,
	});
	emit<never>(ctx, { op: 'measure', slot: fall, measure: tilesLeft });
	// a tile that goes back into the deck would be drawn again without end
	if (placesOf(rest).includes('deck'))
		report(ctx.lowering, at, 'RULE-ENDLESS', { what: 'draw-tile' });
	putAway(ctx, rest);
	emit<never>(ctx, { op: 'jump', to: again });
	place(ctx, end);
	frame.next = kept;
}

import type { Expr, Opcode } from '../ir/index.ts';
import { type EffectContext, loop, readLocal } from '../lower/effect-context.ts';
import { isReplaced, operation } from './operation.ts';

export function onPieces<Op extends Opcode>(
	ctx: EffectContext<Op>,
	event: 'moved' | 'returned',
	pieces: Expr,
	cause: number,
	write: (ctx: EffectContext<Op>, pieces: Expr) => void,
): void {
	if (!isReplaced(ctx, event)) {
		operation(ctx, event, { cause }, (c) => write(c, pieces));
		return;
	}
	const set: Expr =
		pieces.type === 'piece' ? { op: 'list', items: [pieces], type: 'set(piece)' } : pieces;
	const name = 'replaced piece';
	loop(ctx, set, { name, type: 'piece' }, {}, (inner) => {
		const variable = inner.scope.names.get(name);
		const piece = readLocal(variable?.kind === 'local' ? variable.slot : 0, 'piece', 'piece');
		operation(inner, event, { cause, piece }, (c) => write(c, piece));
	});
}

import type { Runtime } from '../../run/runtime.ts';
import { forEachPieceIn } from '../../run/zones.ts';
import type { ExprOf, SingleType } from '../values.ts';
import type { CallExpr, SetMeaning } from './meaning.ts';

export function numberOf(
	{ program, zoneFirst, board, m }: Runtime,
	zone: number,
): (owner: number) => number {
	const first = zoneFirst[zone]!;
	if (program.zones[zone]!.per === 'feature') return (f) => first + m[board.FIRST_SEGMENT + f]!;
	return (owner) => first + owner;
}

export function ofOwner<A extends SingleType>(): SetMeaning<
	readonly [ExprOf<A>],
	'piece',
	CallExpr & { readonly table: readonly number[] }
> {
	return {
		each: (c, args, slot, body, { table }) => {
			const { rt } = c;
			const number = numberOf(rt, table[0]!);
			const owner = c.num(args[0]);
			const visit = (p: number): boolean => {
				rt.temps[slot] = p;
				return body();
			};
			return () => {
				const o = owner();
				return o >= 0 && forEachPieceIn(rt, number(o), visit);
			};
		},
	};
}

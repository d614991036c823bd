import { type Expr, type MemberName, visit } from '@tilewright/lang';
import type { Bool } from '../../expr/backend.ts';
import { slotsRead } from '../../expr/unchanging.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';

/** Built-ins whose values are the same wherever a tile would lie, apart from sides, which move with it. */
const movable: ReadonlySet<MemberName> = new Set([
	'placement.sides',
	'placement.turn',
	'placement.tile',
	'placement-side.kind',
	'placement-side.direction',
	'placement-side.opposite',
	'turn(placement-side,placement-side)',
]);

const operations: ReadonlySet<Expr['op']> = new Set([
	'temp',
	'const',
	'none',
	'not',
	'binary',
	'if',
]);

export function followsFromTurn(e: Expr, it: number): boolean {
	if (e.type !== 'set(placement-side)') return false;
	const { temps, locals } = slotsRead(e);
	if (locals.size > 0 || [...temps].some((slot) => slot !== it)) return false;
	let follows = true;
	visit(e, (node) => {
		follows &&=
			operations.has(node.op) ||
			(node.op === 'fold' &&
				(node.fold === 'filter' || node.fold === 'exists' || node.fold === 'all')) ||
			(node.op === 'call' && movable.has(node.fn));
	});
	return follows;
}

export function eachTurnedSide(
	{ backend, rt: { m, temps } }: Machine,
	set: Expr,
	it: number,
	slot: number,
	body: Bool,
): Bool {
	const known = new Map<number, readonly number[]>();
	let found: number[] = [];
	const gather = backend.each(set, slot, () => {
		found.push(temps[slot]!);
		return false;
	});
	return () => {
		const placement = temps[it]!;
		const key = m[Header.drawn]! * 4 + (placement & 3);
		// a side holds its cell times four
		const moved = placement & ~3;
		let members = known.get(key);
		if (members === undefined) {
			found = [];
			gather();
			members = found.map((side) => side - moved);
			known.set(key, members);
		}
		for (let i = 0; i < members.length; i++) {
			temps[slot] = members[i]! + moved;
			if (body()) return true;
		}
		return false;
	};
}

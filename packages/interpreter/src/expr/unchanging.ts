import { type Expr, elementOf, partsOf, visit } from '@tilewright/lang';
import type { Num } from './backend.ts';

/** A walk over values of variables, during which the state of the game does not change. */
export interface Walk {
	readonly isVariable: (local: { readonly slot: number }) => boolean;
	round: number;
	keeps: boolean;
}

/**
 * The largest parts of expressions that take work and depend neither on the variables of a walk nor on a member that the expressions
 * walk over themselves.
 */
export function unchangingParts(exprs: readonly Expr[], { isVariable }: Walk): Expr[] {
	// a part may stand in several places, and where another tile is in hand it is another value
	if (exprs.some(changesHand)) return [];
	const partsIn = (e: Expr): Expr[] =>
		takesWork(e) && isFixed(e, isVariable) ? [e] : partsOf(e).flatMap(partsIn);
	return [...new Set(exprs.flatMap(partsIn))];
}

/** The largest sets in expressions that depend neither on the variables of a walk nor on a member that the expressions walk over. */
export function unchangingSets(exprs: readonly Expr[], { isVariable }: Walk): Expr[] {
	if (exprs.some(changesHand)) return [];
	const setsIn = (e: Expr): Expr[] =>
		elementOf(e.type) !== undefined && isFixed(e, isVariable) ? [e] : partsOf(e).flatMap(setsIn);
	return [...new Set(exprs.flatMap(setsIn))];
}

function changesHand(e: Expr): boolean {
	let found = false;
	visit(e, ({ op }) => {
		found ||= op === 'in-hand';
	});
	return found;
}

export function oncePerWalk(walk: Walk, get: Num): Num {
	let round = -1;
	let value = 0;
	walk.keeps = true;
	return () => {
		if (round !== walk.round) {
			value = get();
			round = walk.round;
		}
		return value;
	};
}

function takesWork(e: Expr): boolean {
	if (elementOf(e.type) !== undefined) return false;
	if (e.op === 'fold' || e.op === 'define' || e.op === 'can' || e.op === 'possible') return true;
	return partsOf(e).some((part) => partsOf(part).length > 0);
}

function isFixed(e: Expr, isVariable: Walk['isVariable']): boolean {
	const { temps, locals } = slotsRead(e);
	return temps.size === 0 && ![...locals].some((slot) => isVariable({ slot }));
}

/** The slots that an expression reads, without those of members that it walks over itself. */
export function slotsRead(e: Expr): {
	readonly temps: ReadonlySet<number>;
	readonly locals: ReadonlySet<number>;
} {
	const own = new Set<number>();
	const temps = new Set<number>();
	const locals = new Set<number>();
	visit(e, (node) => {
		if (node.op === 'fold') own.add(node.slot);
		else if (node.op === 'temp') temps.add(node.slot);
		else if (node.op === 'local' || node.op === 'before') locals.add(node.slot);
	});
	own.forEach((slot) => temps.delete(slot));
	return { temps, locals };
}

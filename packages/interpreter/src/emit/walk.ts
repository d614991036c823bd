import type { Expr } from '@tilewright/lang';
import type { Body } from './body.ts';
import type { Order } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { ge, type Value } from './ir.ts';
import type { PlaceCode } from './places.ts';
import type { Scope } from './scope.ts';

type Call = Extract<Expr, { op: 'call' }>;

/** The code that walks call. */
export interface WalkParts {
	readonly e: Emission;
	readonly x: Expressions;
	readonly places: PlaceCode;
	/** Walks the pieces of a feature. */
	pieces(f: Body, feature: Value, order: Order, say: (piece: Value) => void): void;
}

/** Makes a walk over the members of a built-in's set. */
export type Walk = (
	parts: WalkParts,
	f: Body,
	set: Call,
	scope: Scope,
	order: Order,
	say: (member: Value) => void,
) => void;

/** Walks by the name of the built-in. */
export type WalkTable = Readonly<Record<string, Walk>>;

/** Walks what belongs to the first argument, where there is one. */
export function ofFirst(
	x: Expressions,
	f: Body,
	set: Call,
	scope: Scope,
	walk: (id: Value) => void,
): void {
	const [first] = set.args;
	const id = f.let(x.value(f, first!, scope));
	if (x.isPresent(first!, scope)) walk(id);
	else f.if(ge(id, 0), () => walk(id));
}

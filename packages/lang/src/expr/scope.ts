import type { Expr } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';

export type Variable = {
	readonly type: Type;
	readonly nullable?: boolean;
	/** A feature known to be of this kind: what the kind declares for itself is a property of it. */
	readonly ofKind?: number;
	readonly doc?: string;
} & (
	| { readonly kind: 'local'; readonly slot: number }
	| { readonly kind: 'temp'; readonly slot: number }
	/** Stands for another expression, written out wherever it is read. */
	| { readonly kind: 'expr'; readonly expr: Expr }
);

export interface Scope {
	readonly names: ReadonlyMap<string, Variable>;
	readonly outer?: Scope;
}

export function scopeOf(names: Readonly<Record<string, Variable>>, outer?: Scope): Scope {
	const map = new Map(Object.entries(names));
	return outer === undefined ? { names: map } : { names: map, outer };
}

export const emptyScope: Scope = { names: new Map() };

export function lookUp(scope: Scope, name: string): Variable | undefined {
	for (let s: Scope | undefined = scope; s !== undefined; s = s.outer) {
		const found = s.names.get(name);
		if (found !== undefined) return found;
	}
	return undefined;
}

export function visible(scope: Scope): Map<string, Variable> {
	const all = new Map<string, Variable>();
	for (let s: Scope | undefined = scope; s !== undefined; s = s.outer)
		for (const [name, variable] of s.names) if (!all.has(name)) all.set(name, variable);
	return all;
}

/** Hands out temp slots; every binder of a whole program gets its own. */
export interface TempAllocator {
	next(): number;
}

export function countTemps(first = 0): TempAllocator & { readonly used: () => number } {
	let n = first;
	return { next: () => n++, used: () => n };
}

import type { PointsInstr } from './code.ts';
import type { Expr } from './expr.ts';

type SetInstr = Extract<PointsInstr, { readonly op: 'set' }>;

/** The number by which an instruction raises its register: `n: n + 2`. Undefined when it does anything else. */
export function incrementOf({ register, on, value }: SetInstr): Expr | undefined {
	if (value.op !== 'binary' || value.name !== '+') return undefined;
	for (const [old, added] of [
		[value.left, value.right],
		[value.right, value.left],
	] as const)
		if (old.op === 'register' && old.register === register && isEqual(old.on, on)) return added;
	return undefined;
}

function isEqual(a: Expr | undefined, b: Expr | undefined): boolean {
	return textOf(a) === textOf(b);
}

function textOf(e: Expr | undefined): string {
	return JSON.stringify(e ?? null, (key, value: unknown) => (key === 'span' ? undefined : value));
}

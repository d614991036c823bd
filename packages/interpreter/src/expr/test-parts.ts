import type { Expr } from '@tilewright/lang';
import type { Bool, TestPart } from './backend.ts';
import type { Closures } from './closures.ts';
import { conjuncts } from './holders.ts';
import type { Walk } from './unchanging.ts';

/** The part of a requirement that must be asked: nothing, all, or all but its `when`, which holds. */
export const CheckedPart = { no: 0, whole: 1, applies: 2 } as const;
export type CheckedPart = (typeof CheckedPart)[keyof typeof CheckedPart];

/** By requirement and by forbid of a verb: what must be asked. */
export interface CheckedParts {
	readonly require: readonly CheckedPart[];
	readonly forbid: readonly CheckedPart[];
}

export function testParts(
	c: Closures,
	e: Expr,
	isFilled: boolean,
	walk: Walk | undefined,
	asked?: CheckedParts,
): TestPart[] {
	if (isFilled && e.op === 'can') return verbParts(c, e.verb, skippedRequirements(e), walk, asked);
	return conjuncts(e).map((part) => partOf(c, [part], walk, () => c.bool(part)));
}

export function verbParts(
	c: Closures,
	verb: number,
	skip: readonly number[],
	walk?: Walk,
	asked?: CheckedParts,
): TestPart[] {
	const { forbid, require } = c.rt.program.verbs[verb]!;
	const required = require.flatMap((given, i) => {
		const r = withoutWhen(given, asked?.require[i]);
		return r === undefined || r.local || skip.includes(i)
			? []
			: [partOf(c, [r.that, ...whensOf([r, ...r.allowed])], walk, () => c.requirement(r))];
	});
	const forbidden = forbid.flatMap((given, i) => {
		const f = withoutWhen(given, asked?.forbid[i]);
		return f === undefined ? [] : [partOf(c, [f.that, ...whensOf([f])], walk, () => forbids(c, f))];
	});
	return [...required, ...forbidden];
}

function withoutWhen<T extends { readonly when?: Expr }>(
	part: T,
	asked: CheckedPart = CheckedPart.whole,
): T | undefined {
	if (asked === CheckedPart.whole) return part;
	if (asked === CheckedPart.no) return undefined;
	const { when, ...rest } = part;
	return when === undefined ? part : (rest as unknown as T);
}

function partOf(
	c: Closures,
	reads: readonly Expr[],
	walk: Walk | undefined,
	compile: () => Bool,
): TestPart {
	return { reads, holds: walk ? c.keeping(reads, walk, compile) : compile() };
}

export function skippedRequirements({
	skip = [],
	waive = [],
}: Extract<Expr, { op: 'can' }>): readonly number[] {
	return waive.length === 0 ? skip : [...skip, ...waive];
}

export function allOf(parts: readonly TestPart[]): Bool {
	const tests = parts.map(({ holds }) => holds);
	const [a, b, c] = tests;
	if (tests.length === 0) return () => true;
	if (tests.length === 1) return a!;
	if (tests.length === 2) return () => a!() && b!();
	if (tests.length === 3) return () => a!() && b!() && c!();
	return () => {
		for (let i = 0; i < tests.length; i++) if (!tests[i]!()) return false;
		return true;
	};
}

function forbids(c: Closures, f: { readonly when?: Expr; readonly that: Expr }): Bool {
	const that = c.bool(f.that);
	if (!f.when) return () => !that();
	const applies = c.bool(f.when);
	return () => !(applies() && that());
}

function whensOf(parts: readonly { readonly when?: Expr }[]): Expr[] {
	return parts.flatMap(({ when }) => when ?? []);
}

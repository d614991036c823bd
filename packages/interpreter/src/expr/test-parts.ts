import type { Expr } from '@tilewright/lang';
import type { Bool, TestPart } from './backend.ts';
import type { Closures } from './closures.ts';
import { conjuncts } from './holders.ts';

/** The parts of a test that must all hold; with `isFilled` the slots of the verb that it asks about are filled already. */
export function testParts(c: Closures, e: Expr, isFilled: boolean): readonly TestPart[] {
	if (isFilled && e.op === 'can') return verbParts(c, e.verb, skippedRequirements(e));
	return conjuncts(e).map((part) => ({ holds: c.bool(part), reads: [part] }));
}

/** The requirements of a verb, then what it forbids; requirements that the fit tables answer are left to them. */
export function verbParts(c: Closures, verb: number, skip: readonly number[]): TestPart[] {
	const { forbid, require } = c.rt.program.verbs[verb]!;
	const required = require.flatMap((r, i) =>
		r.local || skip.includes(i)
			? []
			: [{ holds: c.requirement(r), reads: [r.that, ...whensOf([r, ...r.allowed])] }],
	);
	const forbidden = forbid.map((f) => ({
		holds: forbids(c, f),
		reads: [f.that, ...whensOf([f])],
	}));
	return [...required, ...forbidden];
}

/** Requirements that are not asked: known to hold, or waived. */
export function skippedRequirements({
	skip = [],
	waive = [],
}: Extract<Expr, { op: 'can' }>): readonly number[] {
	return waive.length === 0 ? skip : [...skip, ...waive];
}

/** A test that all parts hold. */
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

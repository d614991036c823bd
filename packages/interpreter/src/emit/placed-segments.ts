import { type Expr, keyOf } from '@tilewright/lang';
import { slotsRead } from '../expr/unchanging.ts';
import { constantKinds } from '../run/constant-kinds.ts';
import { Header } from '../run/header.ts';
import type { Body } from './body.ts';
import { asShort, once, type Say } from './collected.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { either, ne, type Value, word } from './ir.ts';
import type { Scope } from './scope.ts';

/** A set that counts only where all of some conditions hold. */
export interface Part {
	readonly set: Expr;
	readonly when: readonly Expr[];
	readonly scope: Scope;
}

/**
 * The parts of a set of segments whose members are, in this order, those of the tile just laid and then those of other sets; undefined
 * for other sets.
 */
export function besidePlaced(
	f: Body,
	e: Emission,
	x: Expressions,
	set: Expr,
	scope: Scope,
): readonly Part[] | undefined {
	if (set.type !== 'set(segment)' || e.rt.kindWords !== 1) return undefined;
	const [first, ...others] = partsOf(f, x, set, scope);
	return first && first.when.length === 0 && isOfPlaced(first.set) ? others : undefined;
}

/** Tells whether some part may count; undefined where one always does. */
export function mayCount(f: Body, x: Expressions, parts: readonly Part[]): Value | undefined {
	const first = parts.map(({ scope, when: [test] }) => test && { test, scope });
	if (first.includes(undefined)) return undefined;
	return first
		.map((one) => f.valueOf(() => x.value(f, one!.test, one!.scope)))
		.reduceRight((rest, test) => either(test, rest));
}

/** The kinds of features, as bits, that members of parts have; undefined where only the board tells. */
export function kindsIn({ program }: Emission, parts: readonly Part[]): number | undefined {
	const kinds = parts.map(({ set }) =>
		set.op === 'call' && set.fn === 'board.segments(set(kind))'
			? constantKinds(program, set.args[0]!)
			: undefined,
	);
	if (kinds.includes(undefined)) return undefined;
	return kinds.flatMap((some) => some ?? []).reduce((bits, kind) => bits | (1 << kind), 0);
}

/** Walks the members of such parts that do not lie on the tile just laid, each once. */
export function eachBesidePlaced(
	f: Body,
	e: Emission,
	x: Expressions,
	parts: readonly Part[],
	say: Say,
): void {
	const { SEGMENT_TILE } = e.rt.board;
	const gather = (emit: Say): void => {
		const unlessPlaced = asShort(emit, (segment) =>
			f.if(ne(word(SEGMENT_TILE, segment), word(Header.placed)), () => emit(segment)),
		);
		for (const { scope, set, when } of parts) {
			const walk = (tests: readonly Expr[]): void => {
				const [test, ...rest] = tests;
				if (test) f.if(x.value(f, test, scope), () => walk(rest));
				else x.each(f, set, scope, 'canonical', unlessPlaced);
			};
			walk(when);
		}
	};
	if (parts.length === 1) gather(say);
	else once(f, e, 'set(segment)', gather, say);
}

function partsOf(f: Body, x: Expressions, set: Expr, scope: Scope): readonly Part[] {
	switch (set.op) {
		case 'define': {
			const bound = x.bound(f, set, scope);
			return partsOf(f, x, bound.body, bound.scope);
		}
		case 'if': {
			const less = partsOf(f, x, set.else, scope);
			const all = partsOf(f, x, set.then, scope);
			const { locals } = slotsRead(set.test);
			const isWider = less.every((part, i) => isSame(part, all[i]));
			if (!isWider || locals.size > 0) return [{ set, when: [], scope }];
			const more = all.slice(less.length);
			return [...less, ...more.map((part) => ({ ...part, when: [set.test, ...part.when] }))];
		}
		case 'call':
			if (set.fn === 'set(*).union') return set.args.flatMap((part) => partsOf(f, x, part, scope));
			break;
	}
	return [{ set, when: [], scope }];
}

function isSame(one: Part, other: Part | undefined): boolean {
	const keys = ({ set, when }: Part): string => [set, ...when].map(keyOf).join('\n');
	return other !== undefined && keys(one) === keys(other);
}

function isOfPlaced(set: Expr): boolean {
	if (set.op !== 'call' || set.fn !== 'tile.segments') return false;
	const [tile] = set.args;
	return tile?.op === 'call' && tile.fn === 'placed';
}

import { suggest } from '@tilewright/schema';
import type { Expr, Span } from '../ir/expr.ts';
import type { Type } from '../ir/types.ts';
import { tilePlaceOf } from '../ir/state.ts';
import { elementOf, setOf } from '../ir/types.ts';
import { withIndex } from '../link/lookup.ts';
import { call } from '../model/callable.ts';
import { absent } from '../model/declarations.ts';
import type { Model } from '../model/model.ts';
import { valuesOf } from '../model/model.ts';
import { canBeNone, describeType } from '../model/type-words.ts';
import type { ExprContext } from './context.ts';
import type { Node } from './parse.ts';
import type { ExprProblem } from './problem.ts';
import { problem } from './problem.ts';
import type { Scope } from './scope.ts';

export interface Typed {
	readonly expr: Expr;
	readonly nullable: boolean;
	/** A feature known to be of this kind. */
	readonly ofKind?: number;
}

export interface Check {
	readonly text: string;
	readonly context: ExprContext;
	readonly model: Model;
	readonly problems: ExprProblem[];
	readonly scope: Scope;
	/** Keys of values known not to be none here. */
	readonly known: ReadonlySet<string>;
	readonly inBefore: boolean;
	readonly inFold: boolean;
	readonly synth: (c: Check, node: Node, want: Want) => Typed | undefined;
}

export type Want = Type | undefined;

/** Reports a problem; answers undefined, so that callers can return it. */
export function report(c: Check, ...args: Parameters<typeof problem>): undefined {
	c.problems.push(problem(...args));
	return undefined;
}

/** Reports a word of which the pack must say whose it means; true when it is one. */
export function isAmbiguous(c: Check, name: string, span: Span): boolean {
	const choices = c.model.ambiguous?.get(name);
	if (choices === undefined) return false;
	report(
		c,
		'TYPE-NAMESAKES',
		{ start: span.start, end: span.end },
		{
			name,
			choices: choices.join(' or '),
		},
	);
	return true;
}

export function nearest(c: Check, word: string, known: () => Iterable<string>): string | undefined {
	return (c.context.near?.(word, known) ?? suggest(word, known()))[0];
}

/** Returns true when the value may be none here. Tests before it that rule this out are taken into account. */
export function mayBeNone(c: Check, t: Typed): boolean {
	return t.nullable && (c.known.size === 0 || !c.known.has(keyOf(t.expr)));
}

/** Returns true when a value of one type can stand for the other: they are equal, or enumerations with the same values. */
export function sameType(model: Model, a: Type, b: Type): boolean {
	if (a === b) return true;
	const ea = elementOf(a);
	const eb = elementOf(b);
	if (ea !== undefined && eb !== undefined) return sameType(model, ea, eb);
	if (!a.startsWith('enum:') || !b.startsWith('enum:')) return false;
	const va = valuesOf(model, a);
	const vb = valuesOf(model, b);
	return va.length === vb.length && va.length > 0 && va.every((v, i) => v === vb[i]);
}

/** The typed value as the wanted type, converted where that is meant; undefined when it does not fit. */
export function convert(model: Model, t: Typed, want: Type): Typed | undefined {
	const { type } = t.expr;
	if (sameType(model, type, want)) return t;
	const element = elementOf(want);
	if (type === 'zone' && (want === 'set(piece)' || want === 'set(tile-kind)')) {
		const held = contentsOf(model, t);
		return held.expr.type === want ? held : undefined;
	}
	if (type === 'piece-kind' && (want === 'piece' || want === 'set(piece)')) {
		const piece = singlePiece(model, t.expr);
		if (piece === undefined) return undefined;
		return want === 'piece' ? { expr: piece, nullable: false } : single(piece, want);
	}
	if (element !== undefined && sameType(model, type, element)) return single(t.expr, want);
	return undefined;
}

function single(expr: Expr, type: Type): Typed {
	const gone = expr.op === 'none' || (expr.op === 'const' && expr.value === absent);
	return {
		expr: { op: 'list', items: gone ? [] : [expr], type, ...spanOf(expr) },
		nullable: false,
	};
}

export function contentsOf(model: Model, t: Typed): Typed {
	return { expr: contents(model, t.expr), nullable: false };
}

function contents(model: Model, zone: Expr): Expr {
	const place = tilePlaceOf(zone);
	if (place !== undefined) return call(`${place}.tiles`, [], 'set(tile-kind)', zone.span);
	const table = (zone.op === 'call' && zone.fn === 'zone' && zone.table) || [];
	const decl = withIndex(model.declared.zones, table[0] ?? absent);
	const holdsTiles = decl?.holds === 'tiles';
	const type = setOf(holdsTiles ? 'tile-kind' : 'piece');
	if (table[0] === absent) return { op: 'list', items: [], type, ...spanOf(zone) };
	if (holdsTiles) return call('zone.tiles', [zone], type, zone.span);
	const owner = zone.op === 'call' && zone.fn === 'zone' ? zone.args[0] : undefined;
	if (owner?.type === 'seat' || owner?.type === 'feature')
		return call(`${owner.type}.zone`, [owner], type, zone.span, table);
	return call('zone.pieces', [zone], type, zone.span);
}

export function singlePiece(model: Model, expr: Expr): Expr | undefined {
	if (expr.op !== 'const' || expr.type !== 'piece-kind') return undefined;
	if (expr.value === absent) return { op: 'none', type: 'piece', ...spanOf(expr) };
	const kind = withIndex(model.declared.pieceKinds, expr.value);
	return kind?.single === 'game' ? call('piece-kind.piece', [expr], 'piece', expr.span) : undefined;
}

export function spanOf(expr: Expr): { readonly span?: Span } {
	return expr.span === undefined ? {} : { span: expr.span };
}

export function demand(
	c: Check,
	t: Typed | undefined,
	want: Want,
	at: { readonly start: number; readonly end: number },
): Typed | undefined {
	if (t === undefined || want === undefined) return t;
	const fitted = convert(c.model, t, want);
	if (fitted !== undefined) return fitted;
	return report(c, 'TYPE-MISMATCH', at, {
		expected: describeType(want),
		found: t.expr.op === 'none' ? 'none' : describeType(t.expr.type),
	});
}

/** A text that is equal for expressions that read the same value. */
export function keyOf(expr: Expr): string {
	return JSON.stringify(expr, (key, value: unknown) => (key === 'span' ? undefined : value));
}

export function noneOf(type: Type, span: Span): Typed {
	return { expr: { op: 'none', type, span }, nullable: canBeNone(type) };
}

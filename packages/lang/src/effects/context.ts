import { binary, constant } from '../ir/build.ts';
import { type Scope, type Variable, scopeOf } from '../expr/scope.ts';
import type { Expr, Instr, Type } from '../ir/index.ts';
import { type Datum, type MapDatum, get, itemsOf, textOf } from '../link/datum.ts';
import { nearest } from '../link/nearest.ts';
import { type CheckOptions, type Expected, check } from '../lower/check.ts';
import { type Frame, type Label, takeSlots } from '../lower/emit.ts';
import { type Unit, report, sourceOf } from '../lower/unit.ts';
import { effects } from './table.ts';

/** Where an effect is lowered: the code it goes to, the names it sees, the frame it takes slots of. */
export interface EffectContext {
	readonly unit: Unit;
	readonly frame: Frame;
	readonly scope: Scope;
	/** Qualified id of the rule or action: `base.drawTile`. */
	readonly owner: string;
	readonly source: number;
	/** What happens when a decision is passed or has no option, inside rounds of seats. */
	readonly onPass?: () => void;
	/** The list of effects this one stands in: the slot that keeps the height of the stack, once something lies on it. */
	readonly block?: { mark: number };
	/** Replacements that are being carried out, and so do not apply again. */
	readonly replacing?: ReadonlySet<string>;
	/** Tests that hold here. */
	readonly guards?: readonly Expr[];
	/** What expressions may use besides the names in scope. */
	readonly options?: CheckOptions;
}

/** One effect of the language. */
export interface Effect {
	readonly name: string;
	/** Keys beside the effect's own that belong to it: `then`, `else`, `do`, `of`. */
	readonly beside: readonly string[];
	/** Writes the code; gives back the context of what follows when it declares names. */
	lower(ctx: EffectContext, node: Datum, whole: MapDatum): EffectContext | undefined;
	/** One sentence about what it does. */
	prose(node: Datum, whole: MapDatum): string;
}

export function emit(ctx: EffectContext, instr: Instr): void {
	ctx.unit.emitter.emit(instr, ctx.source);
}

export function label(ctx: EffectContext): Label {
	return ctx.unit.emitter.label();
}

export function place(ctx: EffectContext, at: Label): void {
	ctx.unit.emitter.place(at);
}

/** The typed expression under a key; reports a missing one. */
export function expr(ctx: EffectContext, node: Datum, key: string, expected: Expected): Expr {
	const datum = get(node, key);
	if (datum !== undefined) return check(ctx.unit, datum, expected, ctx.scope, ctx.options);
	report(ctx.unit, node, 'RULE-KEY-MISSING', { key });
	return { op: 'const', type: 'int', value: 0 };
}

/** The expression under a key, or another when it is not given. */
export function exprOr(
	ctx: EffectContext,
	node: Datum,
	key: string,
	expected: Expected,
	otherwise: Expr,
): Expr {
	return get(node, key) === undefined ? otherwise : expr(ctx, node, key, expected);
}

/** A word under a key; reports a missing or unknown one. */
export function wordOf<T extends string>(
	ctx: EffectContext,
	node: Datum,
	key: string,
	words: readonly T[],
	otherwise?: T,
): T {
	const datum = get(node, key);
	const text = textOf(datum);
	if (text !== undefined && (words as readonly string[]).includes(text)) return text as T;
	if (datum === undefined && otherwise !== undefined) return otherwise;
	if (datum === undefined) report(ctx.unit, node, 'RULE-KEY-MISSING', { key });
	else
		report(ctx.unit, datum, 'RULE-WORD', {
			found: text ?? '',
			allowed: words,
			near: nearest(text ?? '', words),
		});
	return otherwise ?? words[0]!;
}

/** The number of a cause; without one the effect's own name is it. */
export function causeOf(ctx: EffectContext, node: Datum, otherwise: string): number {
	return ctx.unit.causes.of(textOf(get(node, 'cause')) ?? otherwise);
}

/** The context with one more name. */
export function withName(ctx: EffectContext, name: string, variable: Variable): EffectContext {
	return { ...ctx, scope: scopeOf({ [name]: variable }, ctx.scope) };
}

/** A name for a slot of the frame. */
export function localOf(slot: number, type: Type, nullable = false): Variable {
	return { kind: 'local', slot, type, nullable };
}

export function readLocal(slot: number, name: string, type: Type): Expr {
	return { op: 'local', slot, name, type };
}

/** Goes to `end` once a counter in a slot is down to 0, else counts one down. */
export function countDown(ctx: EffectContext, slot: number, name: string, end: Label): void {
	const left = readLocal(slot, name, 'int');
	emit(ctx, { op: 'unless', test: binary('>', left, constant(0)), to: end });
	emit(ctx, { op: 'let', slot, value: binary('-', left, constant(1)) });
}

/** Lowers a list of effects, each seeing the names of those before it; slots are given back at the end. */
export function lowerBlock(ctx: EffectContext, list: Datum | undefined): void {
	const kept = ctx.frame.next;
	const block = { mark: -1 };
	let inner: EffectContext = { ...ctx, block };
	for (const item of itemsOf(list)) inner = lowerEffect(inner, item);
	if (block.mark >= 0) emit(ctx, { op: 'stack-release', slot: block.mark });
	ctx.frame.next = kept;
}

/** Remembers the height of the stack before the first set of a list of effects lies on it. */
export function keepStack(ctx: EffectContext): void {
	if (ctx.block === undefined || ctx.block.mark >= 0) return;
	ctx.block.mark = takeSlots(ctx.frame);
	emit(ctx, { op: 'stack-mark', slot: ctx.block.mark });
}

/** Stores a value under a name, to the end of the list of effects; a set is put on the stack. */
export function bind(
	ctx: EffectContext,
	name: string,
	value: Expr,
	nullable = true,
): EffectContext {
	const slot = takeSlots(ctx.frame);
	const isSet = value.type.startsWith('set(');
	if (isSet) keepStack(ctx);
	emit(ctx, isSet ? { op: 'let-set', slot, value } : { op: 'let', slot, value });
	return withName(ctx, name, localOf(slot, value.type, nullable));
}

function lowerEffect(ctx: EffectContext, item: Datum): EffectContext {
	if (item.is !== 'map') {
		report(ctx.unit, item, 'RULE-EFFECT', { found: textOf(item) ?? '', near: [] });
		return ctx;
	}
	const keys = [...item.entries.keys()];
	const name = keys.find((k) => effects.has(k));
	if (name === undefined) {
		const found = keys[0] ?? '';
		report(ctx.unit, item, 'RULE-EFFECT', { found, near: nearest(found, effects.keys()) });
		return ctx;
	}
	const effect = effects.get(name)!;
	const extra = keys.find((k) => k !== name && k !== 'given' && !effect.beside.includes(k));
	if (extra !== undefined) {
		const near = nearest(extra, effect.beside);
		report(
			ctx.unit,
			item.entries.get(extra)!,
			'RULE-EFFECT-KEY',
			{ effect: name, key: extra, near },
			{ key: true },
		);
	}
	const node = item.entries.get(name)!;
	const source = sourceOf(ctx.unit, ctx.owner, node, ctx.unit.sources[ctx.source]?.cites);
	const next = effect.lower({ ...ctx, source }, node, item);
	return next === undefined ? ctx : { ...next, source: ctx.source };
}

/** Runs a body for every member of a set, over a snapshot, and gives its slots back. */
export function loop(
	ctx: EffectContext,
	members: Expr,
	element: { readonly name: string; readonly type: Type },
	order: { readonly from?: Expr; readonly by?: { readonly slot: number; readonly key: Expr } },
	body: (inner: EffectContext, skip: Label) => void,
): void {
	const { frame } = ctx;
	const kept = frame.next;
	const mark = takeSlots(frame);
	const list = takeSlots(frame, 2);
	const slot = takeSlots(frame);
	const again = label(ctx);
	const end = label(ctx);
	emit(ctx, { op: 'stack-mark', slot: mark });
	emit(ctx, { op: 'each', list, in: members, ...order });
	place(ctx, again);
	emit(ctx, { op: 'next', list, slot, end });
	body(withName(ctx, element.name, localOf(slot, element.type)), again);
	emit(ctx, { op: 'jump', to: again });
	place(ctx, end);
	emit(ctx, { op: 'stack-release', slot: mark });
	frame.next = kept;
}

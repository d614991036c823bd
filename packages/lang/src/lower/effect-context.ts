import { scopeOf } from '../expr/scope.ts';
import type { Scope, Variable } from '../expr/scope.ts';
import { binary, constant } from '../ir/build.ts';
import type { Expr, InstrOf, Opcode, Type } from '../ir/index.ts';
import { type SourcedValue, get } from '../link/sourced-value.ts';
import { type CheckOptions, type Expected, check } from './check.ts';
import { type Frame, type Label, takeSlots } from './emit.ts';
import { type LoweringContext, report } from './lowering-context.ts';

/** Instructions that read and write only the frame of their routine. Whoever writes code may write them. */
export type FrameOpcode =
	| 'jump'
	| 'unless'
	| 'let'
	| 'let-set'
	| 'stack-mark'
	| 'stack-release'
	| 'each'
	| 'next'
	| 'measure'
	| 'fail';

export interface EffectContext<Op extends Opcode = never> {
	readonly lowering: LoweringContext;
	readonly frame: Frame;
	readonly scope: Scope;
	readonly owner: string;
	readonly source: number;
	/** Called when a decision is passed or has no option, inside loops that ask. */
	readonly onPass?: () => void;
	/** The list of effects this one stands in: the slot that keeps the height of the stack, once something lies on it. */
	readonly block?: { mark: number };
	readonly blocks?: readonly string[];
	/** Replacements that are being carried out, and so do not apply again. */
	readonly replacing?: ReadonlySet<string>;
	readonly guards?: readonly Expr[];
	readonly lineNames?: ReadonlyMap<string, string>;
	readonly options?: CheckOptions;
	/** Never there: it tells the compiler which instructions may be written besides those of the frame. */
	readonly instructions?: (op: Op) => void;
}

export interface LoweredEffect {
	readonly name: string;
	/** Keys beside the effect's own that belong to it: `then`, `else`, `of`. */
	readonly beside: readonly string[];
	lower(
		ctx: EffectContext<Opcode>,
		node: SourcedValue,
		whole: SourcedValue,
	): EffectContext | undefined;
}

export function emit<Op extends Opcode>(
	ctx: EffectContext<Op>,
	instr: InstrOf<NoInfer<Op> | FrameOpcode>,
): void {
	ctx.lowering.emitter.emit(instr, ctx.source);
}

export function label(ctx: EffectContext): Label {
	return ctx.lowering.emitter.label();
}

export function place(ctx: EffectContext, at: Label): void {
	ctx.lowering.emitter.place(at);
}

export function expr(
	ctx: EffectContext,
	node: SourcedValue,
	key: string,
	expected: Expected,
): Expr {
	const datum = get(node, key);
	if (datum !== undefined) return check(ctx.lowering, datum, expected, ctx.scope, ctx.options);
	report(ctx.lowering, node, 'RULE-KEY-MISSING', { key });
	return { op: 'const', type: 'int', value: 0 };
}

export function withName<Op extends Opcode>(
	ctx: EffectContext<Op>,
	name: string,
	variable: Variable,
): EffectContext<Op> {
	return { ...ctx, scope: scopeOf({ [name]: variable }, ctx.scope) };
}

export function withoutOptions<Op extends Opcode>(ctx: EffectContext<Op>): EffectContext<Op> {
	return { ...ctx, options: {} };
}

export function localOf(slot: number, type: Type, nullable = false): Variable {
	return { kind: 'local', slot, type, nullable };
}

export function readLocal(slot: number, name: string, type: Type): Expr {
	return { op: 'local', slot, name, type };
}

export const activeSeat: Expr = { op: 'call', fn: 'active', args: [], type: 'seat' };

export function countDown(ctx: EffectContext, slot: number, name: string, end: Label): void {
	const left = readLocal(slot, name, 'int');
	emit(ctx, { op: 'unless', test: binary('>', left, constant(0)), to: end });
	emit(ctx, { op: 'let', slot, value: binary('-', left, constant(1)) });
}

export function keepStack(ctx: EffectContext): void {
	if (ctx.block === undefined || ctx.block.mark >= 0) return;
	ctx.block.mark = takeSlots(ctx.frame);
	emit(ctx, { op: 'stack-mark', slot: ctx.block.mark });
}

/** Stores a value under a name, to the end of the list of effects; a set is put on the stack. */
export function bind<Op extends Opcode>(
	ctx: EffectContext<Op>,
	name: string,
	value: Expr,
	nullable = true,
): EffectContext<Op> {
	const slot = takeSlots(ctx.frame);
	const isSet = value.type.startsWith('set(');
	if (isSet) keepStack(ctx);
	emit<never>(ctx, isSet ? { op: 'let-set', slot, value } : { op: 'let', slot, value });
	return withName(ctx, name, localOf(slot, value.type, nullable));
}

export interface LoopOrder {
	readonly from?: Expr;
	readonly by?: { readonly slot: number; readonly key: Expr };
}

/** Runs a body for every member of a set, over a snapshot, and gives its slots back. */
export function loop<Op extends Opcode>(
	ctx: EffectContext<Op>,
	members: Expr,
	element: { readonly name: string; readonly type: Type },
	order: LoopOrder,
	body: (inner: EffectContext<Op>, skip: Label) => void,
): void {
	const { frame } = ctx;
	const kept = frame.next;
	const mark = takeSlots(frame);
	const list = takeSlots(frame, 2);
	const slot = takeSlots(frame);
	const again = label(ctx);
	const end = label(ctx);
	emit<never>(ctx, { op: 'stack-mark', slot: mark });
	emit<never>(ctx, { op: 'each', list, in: members, ...order });
	place(ctx, again);
	emit<never>(ctx, { op: 'next', list, slot, end });
	body(withName(ctx, element.name, localOf(slot, element.type)), again);
	emit<never>(ctx, { op: 'jump', to: again });
	place(ctx, end);
	emit<never>(ctx, { op: 'stack-release', slot: mark });
	frame.next = kept;
}

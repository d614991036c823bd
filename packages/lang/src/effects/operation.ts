import { limits } from '@tilewright/schema';
import type { Expr, Opcode } from '../ir/index.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { type Decl, declsBy } from '../link/ruleset.ts';
import { check } from '../lower/check.ts';
import { lowerBlock } from '../lower/block.ts';
import { type EffectContext, emit, label, place, withName } from '../lower/effect-context.ts';
import { orderRules } from '../lower/order.ts';
import { type LoweringContext, isFull, sourceOf } from '../lower/lowering-context.ts';
import type { MemberName } from '../model/members/index.ts';

/** Properties of the record of an event that are known before its operation. */
export interface KnownProperties {
	readonly piece?: Expr;
	readonly seat?: Expr;
	readonly points?: Expr;
	readonly tile?: Expr;
	readonly segment?: Expr;
	readonly cause?: number;
}

/**
 * Writes an operation that records an event, with the replacements that may take its place around it.
 * The first that applies is carried out instead; inside it, it does not apply again.
 */
export function operation<Op extends Opcode>(
	ctx: EffectContext<Op>,
	event: string,
	known: KnownProperties,
	write: (ctx: EffectContext<Op>) => void,
): void {
	ctx.lowering.emissions.push({
		owner: ctx.owner,
		event,
		cause: known.cause,
		guards: ctx.guards ?? [],
	});
	const replacements = replacementsOf(ctx.lowering, event);
	const depth = ctx.replacing?.size ?? 0;
	const { grown } = ctx.lowering;
	const end = label(ctx);
	for (const decl of replacements) {
		if (isFull(ctx.lowering)) break;
		if (ctx.replacing?.has(decl.name) === true) continue;
		grown.depth = Math.max(grown.depth, depth + 1);
		if (depth >= limits.chain) break;
		const slot = ctx.lowering.temps.next();
		ctx.lowering.records.set(slot, recordOf(known));
		const name = textOf(get(decl.datum, 'as')) ?? 'event';
		const source = sourceOf(ctx.lowering, decl.name, decl.datum);
		const replacing = new Set([...(ctx.replacing ?? []), decl.name]);
		const inner = withName({ ...ctx, owner: decl.name, source, replacing }, name, {
			kind: 'temp',
			slot,
			type: 'event',
		});
		const next = label(ctx);
		const when = get(decl.datum, 'when');
		if (when !== undefined)
			emit<never>(inner, {
				op: 'unless',
				test: check(ctx.lowering, when, 'bool', inner.scope),
				to: next,
			});
		lowerBlock(inner, get(decl.datum, 'do'));
		emit<never>(inner, { op: 'jump', to: end });
		place(ctx, next);
		ctx.lowering.records.delete(slot);
	}
	write(ctx);
	place(ctx, end);
}

export function isReplaced(ctx: EffectContext, event: string): boolean {
	return replacementsOf(ctx.lowering, event).some((d) => ctx.replacing?.has(d.name) !== true);
}

function replacementsOf(lowering: LoweringContext, event: string): readonly Decl[] {
	const known = lowering.replacements.get(event);
	if (known !== undefined) return known.rules;
	const ordered = orderRules(lowering, declsBy(lowering.ruleSet, 'replace', 'event', event));
	lowering.replacements.set(event, ordered);
	return ordered.rules;
}

function recordOf(known: KnownProperties): Readonly<Partial<Record<MemberName, Expr>>> {
	const out: Partial<Record<MemberName, Expr>> = {};
	if (known.piece !== undefined) {
		const { piece } = known;
		out['event.piece'] = piece;
		out['event.segment'] = known.segment ?? {
			op: 'call',
			fn: 'piece.segment',
			args: [piece],
			type: 'segment',
		};
		out['event.from'] = { op: 'call', fn: 'piece.segment', args: [piece], type: 'segment' };
		out['event.seat'] = { op: 'call', fn: 'piece.owner', args: [piece], type: 'seat' };
	}
	if (known.segment !== undefined) out['event.segment'] = known.segment;
	if (known.seat !== undefined) out['event.seat'] = known.seat;
	if (known.points !== undefined) out['event.points'] = known.points;
	if (known.tile !== undefined) out['event.tile'] = known.tile;
	if (known.cause !== undefined)
		out['event.cause'] = { op: 'const', value: known.cause, type: 'enum:cause' };
	return out;
}

import type { Opcode } from '../ir/index.ts';
import { type Datum, itemsOf, textOf } from '../link/datum.ts';
import { type EffectContext, emit } from './effect-context.ts';
import { isFull, report, sourceOf } from './unit.ts';

/** Lowers a list of effects, each seeing the names of those before it; slots are given back at the end. */
export function lowerBlock(ctx: EffectContext, list: Datum | undefined): void {
	const kept = ctx.frame.next;
	const block = { mark: -1 };
	let inner: EffectContext = { ...ctx, block };
	for (const item of itemsOf(list)) {
		if (isFull(ctx.unit)) break;
		inner = lowerEffect(inner, item);
	}
	if (block.mark >= 0) emit(ctx, { op: 'stack-release', slot: block.mark });
	ctx.frame.next = kept;
}

function lowerEffect(ctx: EffectContext, item: Datum): EffectContext {
	const { effects } = ctx.unit;
	if (item.is !== 'map') {
		report(ctx.unit, item, 'RULE-EFFECT', { found: textOf(item) ?? '', near: [] });
		return ctx;
	}
	const keys = [...item.entries.keys()];
	const name = keys.find((k) => effects.has(k));
	if (name === undefined) {
		const found = keys[0] ?? '';
		report(ctx.unit, item, 'RULE-EFFECT', {
			found,
			near: ctx.unit.diagnostics.near(found, effects.keys()),
		});
		return ctx;
	}
	const effect = effects.get(name)!;
	const extra = keys.find((k) => k !== name && k !== 'given' && !effect.beside.includes(k));
	if (extra !== undefined) {
		const near = ctx.unit.diagnostics.near(extra, effect.beside);
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
	// each effect writes the instructions that it declares, whatever the effect around it declares
	const inner = { ...ctx, source } as EffectContext<Opcode>;
	const next = effect.lower(inner, node, item);
	return next === undefined ? ctx : { ...next, source: ctx.source };
}

import type { Opcode } from '../ir/index.ts';
import { type SourcedValue, itemsOf, textOf } from '../link/sourced-value.ts';
import { type EffectContext, emit } from './effect-context.ts';
import { isFull, report, sourceOf } from './lowering-context.ts';

/** Lowers a list of effects, each seeing the names of those before it; slots are given back at the end. */
export function lowerBlock(ctx: EffectContext, list: SourcedValue | undefined): void {
	const kept = ctx.frame.next;
	const block = { mark: -1 };
	let inner: EffectContext = { ...ctx, block };
	for (const item of itemsOf(list)) {
		if (isFull(ctx.lowering)) break;
		inner = lowerEffect(inner, item);
	}
	if (block.mark >= 0) emit(ctx, { op: 'stack-release', slot: block.mark });
	ctx.frame.next = kept;
}

function lowerEffect(ctx: EffectContext, item: SourcedValue): EffectContext {
	const { effects } = ctx.lowering;
	if (item.is !== 'map') {
		report(ctx.lowering, item, 'RULE-EFFECT', { found: textOf(item) ?? '', near: [] });
		return ctx;
	}
	const keys = [...item.entries.keys()];
	const name = keys.find((k) => effects.has(k));
	if (name === undefined) {
		const found = keys[0] ?? '';
		report(ctx.lowering, item, 'RULE-EFFECT', {
			found,
			near: ctx.lowering.diagnostics.near(found, effects.keys()),
		});
		return ctx;
	}
	const effect = effects.get(name)!;
	const extra = keys.find((k) => k !== name && k !== 'given' && !effect.beside.includes(k));
	if (extra !== undefined) {
		const near = ctx.lowering.diagnostics.near(extra, effect.beside);
		report(
			ctx.lowering,
			item.entries.get(extra)!,
			'RULE-EFFECT-KEY',
			{ effect: name, key: extra, near },
			{ key: true },
		);
	}
	const node = item.entries.get(name)!;
	const source = sourceOf(ctx.lowering, ctx.owner, node, ctx.lowering.sources[ctx.source]?.cites);
	// each effect writes the instructions that it declares, whatever the effect around it declares
	const inner = { ...ctx, source } as EffectContext<Opcode>;
	const next = effect.lower(inner, node, item);
	return next === undefined ? ctx : { ...next, source: ctx.source };
}

import { emptyScope } from '../expr/scope.ts';
import { entriesOf, get } from '../link/sourced-value.ts';
import { declOf } from '../link/ruleset.ts';
import { lowerBlock } from '../lower/block.ts';
import { check } from '../lower/check.ts';
import { type EffectContext, bind, localOf, withName } from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { report, reportUnknown } from '../lower/lowering-context.ts';
import { type Effect, effect } from './effect.ts';
import { given, name, written } from './keys.ts';
import { sentence } from './prose.ts';

export const useBlock: Effect = effect({
	name: 'block',
	says: 'Does what a named block says. The block sees what it is given, and no other name of the rule.',
	keys: { value: name('block', 'The block.') },
	siblings: {
		with: written({
			type: 'object',
			description: 'What the block is given, by name. Each is evaluated once, before the block.',
			propertyNames: { $ref: 'common.schema.json#/$defs/name' },
			additionalProperties: {
				type: ['string', 'integer', 'boolean'],
				description: 'The value.',
				'x-expr': { type: 'any', scope: ['locals', 'event', 'wave'] },
			},
			minProperties: 1,
		}),
		given: given(),
	},
	instructions: [],
	lower: (ctx, keys, node) => {
		const { lowering, frame } = ctx;
		const id = keys.value();
		const decl = declOf(lowering.ruleSet, 'blocks', id);
		if (decl === undefined) {
			const known = lowering.ruleSet.sections.get('blocks')!.keys();
			reportUnknown(lowering, keys.value.datum ?? node, 'blocks', id, known);
			return;
		}
		lowering.usedBlocks.add(id);
		const around = ctx.blocks ?? [];
		if (around.includes(id)) {
			const path = [...around.slice(around.indexOf(id)), id];
			report(lowering, keys.value.datum ?? node, 'RULE-CYCLE', { what: 'blocks', path });
			return;
		}
		const args = get(decl.datum, 'args');
		const values = keys.with();
		for (const [key, datum] of entriesOf(values))
			if (get(args, key) === undefined) {
				const near = lowering.diagnostics.near(key, () => entriesOf(args).map(([arg]) => arg));
				report(
					lowering,
					datum,
					'LINK-ID-UNKNOWN',
					{ what: 'argument', id: key, near },
					{ key: true },
				);
			}
		const kept = frame.next;
		let bound: EffectContext = { ...ctx, scope: emptyScope };
		for (const { name: arg, type } of lowering.symbols.paramsOf(args)) {
			const datum = get(values, arg);
			if (datum === undefined) {
				report(lowering, values ?? node, 'RULE-KEY-MISSING', { key: arg });
				bound = withName(bound, arg, localOf(takeSlots(frame), type));
			} else bound = bind(bound, arg, check(lowering, datum, type, ctx.scope, ctx.options));
		}
		const inner = { ...bound, lineNames: new Map(), options: {}, blocks: [...around, id] };
		lowerBlock(inner, get(decl.datum, 'do'));
		frame.next = kept;
	},
	prose: sentence('effect.block', 'Do “{value}”.'),
});

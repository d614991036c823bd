import type { Scope } from '../expr/scope.ts';
import { type Expr, elementOf } from '../ir/index.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { type Decl, citesOf } from '../link/ruleset.ts';
import { lowerBlock } from './block.ts';
import { check } from './check.ts';
import { type EffectContext, bind, emit, expr, label, loop, place } from './effect-context.ts';
import type { Frame } from './emit.ts';
import { limitOf } from './limits.ts';
import { orderOf } from './members.ts';
import { type LoweringContext, sourceOf } from './lowering-context.ts';
import { byUse } from './variables.ts';

type RuleOpcode = 'limit' | 'fired';

export interface RuleOptions {
	readonly before?: (value: Expr) => number;
	readonly fires?: boolean;
}

/**
 * Lowers one rule where it stands: loop, lets, condition, limit, effects.
 * The condition and the limit are asked for every member of a loop.
 */
export function lowerRule(
	lowering: LoweringContext,
	frame: Frame,
	decl: Decl,
	scope: Scope,
	special: RuleOptions = {},
): void {
	const { datum } = decl;
	const source = sourceOf(lowering, decl.name, datum, citesOf(decl));
	const options = special.before === undefined ? {} : { options: { before: special.before } };
	const ctx: EffectContext<RuleOpcode> = {
		lowering,
		frame,
		scope,
		owner: decl.name,
		source,
		...options,
	};
	const kept = frame.next;
	const body = (inner: EffectContext<RuleOpcode>): void => {
		const block = { mark: -1 };
		const skip = label(inner);
		let c: EffectContext<RuleOpcode> = { ...inner, block };
		for (const [name, d] of byUse(get(datum, 'let')))
			c = bind(c, name, check(lowering, d, 'any', c.scope, c.options));
		const when = get(datum, 'when') === undefined ? undefined : expr(c, datum, 'when', 'bool');
		if (when !== undefined) emit(c, { op: 'unless', test: when, to: skip });
		const limit = limitOf(lowering, get(datum, 'limit'), decl.name, c.scope);
		if (limit !== undefined) emit(c, { op: 'limit', ...limit, to: skip });
		if (special.fires === true) emit(c, { op: 'fired' });
		lowerBlock(
			when === undefined ? c : { ...c, guards: [...(c.guards ?? []), when] },
			get(datum, 'do'),
		);
		place(c, skip);
		if (block.mark >= 0) emit(c, { op: 'stack-release', slot: block.mark });
	};
	const each = get(datum, 'for-each');
	if (each === undefined) {
		body(ctx);
	} else {
		const set = expr(ctx, each, 'in', 'set(*)');
		const name = textOf(get(each, 'as')) ?? 'it';
		const element = { name, type: elementOf(set.type) ?? 'int' } as const;
		loop(ctx, set, element, orderOf(ctx, get(each, 'order'), element), body);
	}
	frame.next = kept;
}

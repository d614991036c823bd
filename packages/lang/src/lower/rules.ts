import { type EffectContext, emit, expr, label, loop, localOf, lowerBlock, place, withName } from '../effects/context.ts';
import type { Scope } from '../expr/scope.ts';
import { get, textOf } from '../link/datum.ts';
import { type Decl, citesOf } from '../link/ruleset.ts';
import { check } from './check.ts';
import { type Frame, type Label, takeSlots } from './emit.ts';
import { limitOf } from './limits.ts';
import { membersOf, orderOf } from './members.ts';
import { type Unit, sourceOf } from './unit.ts';
import { byUse } from './variables.ts';

/**
 * Lowers one rule where it stands: loop, lets, condition, limit, effects.
 * The condition and the limit are asked for every member of a loop.
 */
export function lowerRule(unit: Unit, frame: Frame, decl: Decl, scope: Scope): void {
	const { datum } = decl;
	const source = sourceOf(unit, decl.name, datum, citesOf(decl));
	const ctx: EffectContext = { unit, frame, scope, owner: decl.name, source };
	const kept = frame.next;
	const body = (inner: EffectContext, leave: Label): void => {
		let c = inner;
		let mark = -1;
		let skip = leave;
		for (const [name, d] of byUse(get(datum, 'let'))) {
			const value = check(unit, d, 'any', c.scope);
			const slot = takeSlots(frame);
			const isSet = value.type.startsWith('set(');
			if (isSet && mark < 0) {
				mark = takeSlots(frame);
				skip = label(c);
				emit(c, { op: 'stack-mark', slot: mark });
			}
			emit(c, isSet ? { op: 'let-set', slot, value } : { op: 'let', slot, value });
			c = withName(c, name, localOf(slot, value.type, true));
		}
		if (get(datum, 'when') !== undefined) emit(c, { op: 'unless', test: expr(c, datum, 'when', 'bool'), to: skip });
		const limit = limitOf(unit, get(datum, 'limit'), decl.name, c.scope);
		if (limit !== undefined) emit(c, { op: 'limit', ...limit, to: skip });
		lowerBlock(c, get(datum, 'do'));
		if (mark < 0) return;
		place(c, skip);
		emit(c, { op: 'stack-release', slot: mark });
	};
	const each = get(datum, 'for-each');
	if (each === undefined) {
		const end = label(ctx);
		body(ctx, end);
		place(ctx, end);
	} else {
		const { set, element } = membersOf(ctx, each);
		const name = textOf(get(each, 'as')) ?? 'it';
		loop(ctx, set, { name, type: element }, orderOf(ctx, each, name, element), body);
	}
	frame.next = kept;
}

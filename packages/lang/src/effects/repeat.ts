import { constant } from '../ir/build.ts';
import { get, textOf } from '../link/datum.ts';
import { check } from '../lower/check.ts';
import { takeSlots } from '../lower/emit.ts';
import { report } from '../lower/unit.ts';
import { byUse } from '../lower/variables.ts';
import {
	type Effect,
	emit,
	expr,
	countDown,
	label,
	localOf,
	lowerBlock,
	place,
	withName,
} from './context.ts';
import { said } from './prose.ts';

/** `repeat: { while?, times?, measure?, vars?, do }`: a loop that ends, because a count or a falling measure says so. */
export const repeat: Effect = {
	name: 'repeat',
	beside: [],
	lower: (ctx, node) => {
		const { frame } = ctx;
		const kept = frame.next;
		let inner = ctx;
		for (const [name, datum] of byUse(get(node, 'vars'))) {
			const value = check(ctx.unit, datum, 'any', inner.scope);
			const slot = takeSlots(frame);
			emit(ctx, { op: 'let', slot, value });
			inner = withName(inner, name, localOf(slot, value.type, true));
		}
		const again = label(ctx);
		const end = label(ctx);
		const times = get(node, 'times');
		const measure = get(node, 'measure');
		if (times === undefined && measure === undefined)
			report(ctx.unit, node, 'RULE-ENDLESS', { what: textOf(get(node, 'while')) ?? 'repeat' });
		const counter = times === undefined ? -1 : takeSlots(frame);
		if (times !== undefined)
			emit(ctx, { op: 'let', slot: counter, value: expr(inner, node, 'times', 'int') });
		const fall = measure === undefined ? -1 : takeSlots(frame);
		if (measure !== undefined) emit(ctx, { op: 'let', slot: fall, value: constant(2147483647) });
		place(ctx, again);
		if (get(node, 'while') !== undefined)
			emit(ctx, { op: 'unless', test: expr(inner, node, 'while', 'bool'), to: end });
		if (times !== undefined) countDown(ctx, counter, 'times', end);
		if (measure !== undefined)
			emit(ctx, { op: 'measure', slot: fall, measure: expr(inner, node, 'measure', 'int') });
		lowerBlock(inner, get(node, 'do'));
		emit(ctx, { op: 'jump', to: again });
		place(ctx, end);
		frame.next = kept;
		return undefined;
	},
	prose: (node) =>
		get(node, 'while') === undefined
			? `Repeat ${said(node, 'times')} times:`
			: `Repeat while ${said(node, 'while')}:`,
};

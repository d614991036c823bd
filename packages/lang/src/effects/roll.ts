import { get, itemsOf, numberOf, textOf } from '../link/datum.ts';
import { takeSlots } from '../lower/emit.ts';
import { report } from '../lower/unit.ts';
import { type Effect, emit, localOf, withName } from './context.ts';
import { said } from './prose.ts';

/** `roll: { as, faces: [1, 1, 2, 3] }`: a die; the face is known under the name. */
export const roll: Effect = {
	name: 'roll',
	beside: [],
	lower: (ctx, node) => {
		const faces = itemsOf(get(node, 'faces')).flatMap((d) => numberOf(d) ?? []);
		if (faces.length === 0) report(ctx.unit, node, 'RULE-KEY-MISSING', { key: 'faces' });
		const name = textOf(get(node, 'as')) ?? 'rolled';
		const slot = takeSlots(ctx.frame);
		emit(ctx, {
			op: 'roll',
			slot,
			faces,
			stream: ctx.unit.streams.of(textOf(get(node, 'stream')) ?? 'dice'),
		});
		return withName(ctx, name, localOf(slot, 'int'));
	},
	prose: (node) => `Roll a die with the faces ${said(node, 'faces')}.`,
};

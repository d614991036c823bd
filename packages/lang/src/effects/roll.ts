import type { EngineStream } from '../ir/index.ts';
import { emit, localOf, withName } from '../lower/effect-context.ts';
import { takeSlots } from '../lower/emit.ts';
import { report } from '../lower/lowering-context.ts';
import { type Effect, effect } from './effect.ts';
import { newName, numbers, optionalName } from './keys.ts';
import { sentence } from './prose.ts';

export const roll: Effect = effect({
	name: 'roll',
	says: 'Rolls a die.',
	keys: {
		as: newName('A name for what it shows.', 'rolled'),
		faces: numbers('The numbers on its faces.', 100),
		stream: optionalName('stream', 'The stream of chance; `dice` when absent.'),
	},
	siblings: {},
	instructions: ['roll'],
	lower: (ctx, keys, node) => {
		const faces = keys.faces();
		if (faces.length === 0) report(ctx.lowering, node, 'RULE-KEY-MISSING', { key: 'faces' });
		const slot = takeSlots(ctx.frame);
		emit(ctx, {
			op: 'roll',
			slot,
			faces,
			stream: ctx.lowering.streams.of(keys.stream() ?? ('dice' satisfies EngineStream)),
		});
		return withName(ctx, keys.as(), localOf(slot, 'int'));
	},
	prose: sentence('effect.roll', 'Roll a die with the faces {faces}.'),
});

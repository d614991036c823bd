import { emit } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { cause, expression, optionalName } from './keys.ts';
import { operation } from './operation.ts';
import { sentence } from './prose.ts';

export const transfer: Effect = effect({
	name: 'transfer',
	says: 'Moves points from one seat to another. Records `points` for both, as a payment.',
	keys: {
		from: expression('seat', 'Who pays.'),
		to: expression('seat', 'Who gets them. What is paid to the bank is scored below zero.'),
		points: expression('int', 'How many.'),
		line: optionalName('line', 'The name of the line; `payment` when absent.', {
			declares: 'line',
		}),
		cause: cause('payment'),
	},
	siblings: {},
	instructions: ['transfer'],
	lower: (ctx, keys) => {
		const from = keys.from();
		const to = keys.to();
		const points = keys.points();
		const line = keys.line() ?? 'payment';
		const cause = keys.cause();
		const known = { cause, seat: from, points: { op: 'neg', on: points, type: 'int' } as const };
		operation(ctx, 'points', known, (c) =>
			emit(c, { op: 'transfer', from, to, line, points, cause }),
		);
	},
	prose: sentence('effect.transfer', 'Pay {points} from {from} to {to}.'),
});

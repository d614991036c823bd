import { lowerBlock } from '../lower/block.ts';
import { emit, label, place } from '../lower/effect-context.ts';
import { type Effect, effect } from './effect.ts';
import { needed } from './key.ts';
import { block, expression } from './keys.ts';
import { sentence } from './prose.ts';

export const branch: Effect = effect({
	name: 'if',
	says: 'Does one thing or the other.',
	keys: { value: expression('bool', 'The test.') },
	siblings: {
		then: needed(block('What is done when it holds.')),
		else: block('What is done when it does not.'),
	},
	instructions: [],
	lower: (ctx, keys) => {
		const test = keys.value();
		const otherwise = keys.else();
		const no = label(ctx);
		const end = otherwise === undefined ? no : label(ctx);
		emit(ctx, { op: 'unless', test, to: no });
		lowerBlock({ ...ctx, guards: [...(ctx.guards ?? []), test] }, keys.then());
		if (otherwise !== undefined) {
			emit(ctx, { op: 'jump', to: end });
			place(ctx, no);
			lowerBlock(ctx, otherwise);
		}
		place(ctx, end);
	},
	prose: sentence('effect.if', 'If {value}:'),
});

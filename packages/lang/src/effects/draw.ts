import type { EngineStream } from '../ir/index.ts';
import { constant } from '../ir/build.ts';
import { type SourcedValue, get } from '../link/sourced-value.ts';
import { emit } from '../lower/effect-context.ts';
import { streamOf } from '../lower/views.ts';
import { type Effect, effect } from './effect.ts';
import { optionalKey } from './key.ts';
import { cause, expression, optionalName, word } from './keys.ts';
import { sentence, sentenceIf } from './prose.ts';
import { target, zone } from './zone-keys.ts';

const isOne = (node: SourcedValue): boolean => countOf(node) === '1';
const isNumber = (node: SourcedValue): boolean => /^\d+$/.test(countOf(node));

function countOf(node: SourcedValue): string {
	const count = get(node, 'count');
	return count?.is === 'scalar' ? String(count.value) : '1';
}

export const draw: Effect = effect({
	name: 'draw',
	says: 'Takes pieces out of a zone by its order (a bag by chance, a stack from the top) and puts them elsewhere.',
	keys: {
		from: zone('pieces', 'The zone they come from.'),
		count: optionalKey(expression('int', 'How many; 1 when absent.')),
		to: target('Where they go.'),
		short: word(
			['skip', 'take-all', 'fail'],
			'What happens when there are fewer: nothing is drawn, all are drawn, or the game stops with an error. `take-all` when absent.',
			'take-all',
		),
		show: optionalKey(
			word(
				['all', 'owner', 'nobody'],
				'Who sees what was drawn; the zone or pile they go to decides when absent.',
			),
		),
		stream: optionalName(
			'stream',
			'The stream of chance it draws from; the name of the zone when absent.',
		),
		cause: cause('drawn'),
	},
	siblings: {},
	instructions: ['draw'],
	lower: (ctx, keys) => {
		const show = keys.show();
		const cause = keys.cause();
		ctx.lowering.emissions.push({
			owner: ctx.owner,
			event: 'moved',
			cause,
			guards: ctx.guards ?? [],
		});
		emit(ctx, {
			op: 'draw',
			from: keys.from(),
			count: keys.count() ?? constant(1),
			to: keys.to(),
			short: keys.short(),
			cause,
			stream: ctx.lowering.streams.of(
				keys.stream() ?? streamOf(ctx.lowering, keys.from.datum) ?? ('draw' satisfies EngineStream),
			),
			...(show === undefined ? {} : { show }),
		});
	},
	prose: sentenceIf(
		isOne,
		sentence('effect.draw', 'Draw {count} piece from {from} to {to}.', { count: '1' }),
		sentenceIf(
			isNumber,
			sentence('effect.draw.several', 'Draw {count} pieces from {from} to {to}.'),
			sentence('effect.draw.counted', 'Draw as many pieces as {count} from {from} to {to}.'),
		),
	),
});

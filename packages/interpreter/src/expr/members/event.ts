import { EventWord } from '../../run/event-words.ts';
import type { ExprOf } from '../values.ts';
import { type CallExpr, type Meanings, type NumMeaning, read } from './meaning.ts';

function word<R extends string>(
	which: keyof typeof EventWord,
): NumMeaning<readonly [ExprOf<'event'>], R, CallExpr> {
	return read(
		({ m, EVENTS, eventWords }) =>
			(event) =>
				m[EVENTS + event * eventWords + EventWord[which]]!,
	);
}

export const eventMeanings: Meanings<'event'> = {
	'event.segment': word('segment'),
	'event.tile': word('tile'),
	'event.piece': word('piece'),
	'event.seat': word('seat'),
	'event.points': word('points'),
	'event.cause': word('cause'),
	'event.from': word('from'),
	'event.space': word('space'),
	'event.tileKind': word('tileKind'),
};

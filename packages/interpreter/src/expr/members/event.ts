import { EventWord } from '../../run/event-words.ts';
import { read, type MemberTable } from './shape.ts';

const word = (which: keyof typeof EventWord, none = -1): ReturnType<typeof read> =>
	read(
		({ rt: { m, EVENTS, eventWords } }) =>
			(event) =>
				m[EVENTS + event * eventWords + EventWord[which]]!,
		none,
	);

/** Records of what happened. */
export const eventMembers: MemberTable = {
	'event.segment': word('segment'),
	'event.tile': word('tile'),
	'event.piece': word('piece'),
	'event.seat': word('seat'),
	'event.points': word('points', 0),
	'event.cause': word('cause'),
	'event.from': word('from'),
	'event.space': word('space'),
	'event.tileKind': word('tileKind'),
};

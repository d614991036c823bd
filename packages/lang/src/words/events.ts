import { ownValue } from '@tilewright/schema';
import type { EventName } from '../model/event-names.ts';
import { wordsOf } from './english.ts';

const eventWords: Readonly<Record<EventName, string>> = {
	drawn: 'a tile was drawn',
	laid: 'a tile was laid',
	extended: 'a feature grew by a tile',
	joined: 'features were joined',
	split: 'a feature was split',
	completed: 'a feature was completed',
	placed: 'a piece was put somewhere',
	moved: 'a piece was moved',
	returned: 'a piece went back to the supply',
	entered: 'a piece came onto a cell',
	revealed: 'a face became known',
	points: 'points were given',
	converted: 'a feature changed its kind',
	passed: 'a decision was declined',
	started: 'a game, a turn or a part of it began',
};

/** “after features were joined”. */
export function afterEvent(event: string | undefined): string {
	const words = wordsOf(event ?? '');
	return `after ${ownValue<string>(eventWords, event ?? '') ?? `“${words}”`}`;
}

import { smallest } from '@tilewright/schema';
import type { Program, Selection } from '@tilewright/lang';
import type { Names } from '../recording/names.ts';
import { sameStart, startOf } from '../recording/setup.ts';
import type { Message } from '../message.ts';
import type { SavedGame } from './saved.ts';

const endOfOrder = '#END';

export function orderOf({ drawOrder }: SavedGame): string[] {
	return drawOrder.filter((tile) => tile !== endOfOrder);
}

export function tilesIn(messages: readonly Message[]): string[] {
	return messages.flatMap(({ payload }) =>
		typeof payload['tileId'] === 'string' ? [payload['tileId']] : [],
	);
}

export function beginningOf(
	saved: SavedGame,
	names: Names,
	program: Program,
): Pick<Selection, 'start' | 'draws'> | undefined {
	const start = sameStart(saved, names, program) ? undefined : startOf(saved, names);
	const cut = saved.drawOrder.indexOf(endOfOrder);
	const ends = [cut < 0 ? undefined : cut, saved.endTurn].filter((n) => n !== undefined);
	const draws = ends.length === 0 ? undefined : Math.max(0, smallest(ends));
	if (start === undefined && draws === undefined) return undefined;
	return { ...(start ? { start } : {}), ...(draws === undefined ? {} : { draws }) };
}

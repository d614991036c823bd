import { expect, test } from 'vitest';
import { restOfQuery } from './rest-of-query.ts';

test.each([
	['players with the most points lose 1 point at the end of the turn', 'End of the turn'],
	['at the end of each turn: players with the most points lose 1 point', 'End of the turn'],
	['At the End of a Turn, players with the most points lose 1 point', 'end of the turn'],
	['players with the most points lose 1 point, end of turn', 'End of the turn'],
])('“%s” asks for more than the moment “%s”', (query, title) => {
	expect(restOfQuery(query, title)).toBe('players with the most points lose 1 point');
});

test.each([
	['end of the turn', 'End of the turn'],
	['points at the end of the turning', 'End of the turn'],
	['2 points for the last one', 'End of the game (last)'],
	['', 'Draw'],
])('“%s” asks for nothing besides, or for something else than “%s”', (query, title) => {
	expect(restOfQuery(query, title)).toBe('');
});

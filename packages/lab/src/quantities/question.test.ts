import { expect, test } from 'vitest';
import { questionFrom } from './question.ts';
import { rowId } from './rows.ts';

test.each([
	['margin ±0.5', rowId('margin', ''), 0.5],
	['lead-changes +-2', rowId('lead-changes', ''), 2],
	['points seat 1 ±1', rowId('points', 'seat 1'), 1],
	['points  player 1 ±1', rowId('points', 'seat 1'), 1],
	['seat-advantage: seat 2 decided', rowId('seat-advantage', 'seat 2'), undefined],
	['points-by-source seat 1, road ± 0.25', rowId('points-by-source', 'seat 1, road'), 0.25],
	['largest-feature city ±1', rowId('largest-feature', 'city'), 1],
] as const)('%s', (text, row, within) => {
	expect(questionFrom(text, 2)).toMatchObject({ row, within });
});

test.each([
	'margin',
	'margin ±0',
	'margin seat 1 ±1',
	'points ±1',
	'points seat 3 ±1',
	'joy ±1',
	'',
])('%j is no question', (text) => expect(questionFrom(text, 2)).toBeUndefined());

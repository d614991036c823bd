import { expect, test } from 'vitest';
import { stopRuleFrom } from './stop-rule.ts';

test.each([
	['points ±0.5', { row: 'points', within: 0.5 }],
	['points +-2', { row: 'points', within: 2 }],
	['seat 2 ± 1.5', { row: 'seat 1', within: 1.5 }],
	['player 2 ± 1.5', { row: 'seat 1', within: 1.5 }],
	['wins 1 ±3', { row: 'wins 0', within: 0.03 }],
	['wins 2  decided', { row: 'wins 1', within: undefined }],
	['tiles decided', { row: 'tiles', within: undefined }],
])('%s', (text, rule) => {
	expect(stopRuleFrom(text, 2)).toEqual(rule);
});

test.each([
	'',
	'points',
	'seat 3 ±1',
	'seat 0 ±1',
	'wins ±1',
	'time ±1',
	'points ±0',
	'points ±-1',
	'points ±1 or more',
])('%j is no stop rule for two seats', (text) => {
	expect(stopRuleFrom(text, 2)).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { HouseView } from '@tilewright/workbench';
import { houseSummary } from './house-summary.ts';

type Entry = HouseView['entries'][number];
const entry = (of: Partial<Entry>): Entry => ({
	...{ is: 'patch', ref: 'pack.road', value: undefined, off: false, switches: true, index: 0 },
	...{ line: 1, name: 'road', sentence: '', rests: [], key: '', about: [], before: [], after: [] },
	...of,
});
const pays = entry({ after: ['It pays 3 points.'] });

test.each([
	['their own description', 'Roads pay.', [pays], 'Roads pay.'],
	['what a rule says then', '', [pays], 'It pays 3 points.'],
	['a choice in words', '', [entry({ is: 'set', sentence: 'Each has 4.' })], 'Each has 4.'],
	['what happens to a rule', '', [entry({ is: 'disable' })], 'road is left out.'],
	[
		'what an added rule says',
		'',
		[entry({ is: 'add', after: ['At the end:', '\tIt pays.'] })],
		'At the end: It pays.',
	],
	[
		'a long rule that is added by its name',
		'',
		[entry({ is: 'add', after: ['X'.repeat(200)] })],
		'road is added.',
	],
	['how much else', '', [pays, pays, pays], 'It pays 3 points. And 2 more changes.'],
	['only what is switched on', '', [entry({ off: true }), pays], 'It pays 3 points.'],
	['that they change nothing', '', [], 'They change nothing yet.'],
] as const)('house rules tell %s', (_, says, entries, told) => {
	expect(houseSummary({ says, entries })).toBe(told);
});

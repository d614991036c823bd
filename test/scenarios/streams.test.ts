import { type Scenario, runScenario } from '@tilewright/interpreter';
import { expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());
const run = (setUp: Partial<Scenario['set-up']>, rest: Omit<Scenario, 'scenario' | 'set-up'>) =>
	runScenario(
		{ scenario: 'a test', ...rest, 'set-up': { packs: ['base'], seats: ['ann', 'bob'], ...setUp } },
		{ game: 'gold-rush', compile },
	);

const mine = (bag: string[]): Omit<Scenario, 'scenario' | 'set-up'> => ({
	play: [
		{ chance: { bag } },
		{ ann: ['place C1 1/0 r0', 'tent mountain N 0/0'] },
		{ bob: ['place C1 2/0 r0', 'pass'] },
		{ ann: ['place C1 3/0 r0', 'mine mountain N 0/0'] },
	],
	end: true,
});

test('what is said of one stream leaves the others to the seed or to the script', () => {
	for (const face of [0, 2, 5])
		expect(run({}, { ...mine([`ore ${face}`]), expect: { score: { ann: face } } })).toEqual({
			ok: true,
		});
	expect(run({}, mine([])).ok).toBe(true);
});

test('an outcome that a stream does not have is told', () => {
	expect(run({}, mine(['ore 4']))).toMatchObject({
		ok: false,
		message: expect.stringMatching(/the script wants ore 4 but ore \d came/) as string,
	});
});

test('piles are counted where they lie; a place that is none is told', () => {
	const expects = (zone: Record<string, number>): boolean => run({}, { expect: { zone } }).ok;
	expect(expects({ 'stack 0/0 mountain N': 1, bag: 62, 'hoard ann': 0 })).toBe(true);
	expect(expects({ 'stack 0/0 mountain N': 2 })).toBe(false);
	expect(expects({ 'stack 5/5 mountain N': 0 })).toBe(false);
	expect(expects({ 'hoard eve': 0 })).toBe(false);
});

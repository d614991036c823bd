import { describe, expect, test } from 'vitest';
import { countCommonSteps, MAX_BRANCHES, type RecordedStep, Timeline } from './timeline.ts';

const step = (key: string, seat = 0): RecordedStep => ({
	seat,
	decision: 'd',
	key,
	bot: undefined,
});
const keys = (time: Timeline): string => time.current.steps.map((s) => s.key).join('');
const played = (text: string): Timeline => {
	return [...text].reduce((time, key, i) => time.record(i, step(key), []), new Timeline());
};

describe('branches of a game', () => {
	test('one branch while nothing is taken back', () => {
		const time = played('abc');
		expect(keys(time)).toBe('abc');
		expect(time.others).toEqual([]);
	});

	test('the same step again follows the branch', () => {
		let time = played('abc');
		time = time.record(1, step('b'), []);
		expect(keys(time)).toBe('abc');
		expect(time.branches).toHaveLength(1);
	});

	test('another step parts from it, and the old branch stays', () => {
		let time = played('abcd');
		time = time.record(2, step('x'), [{ step: 3, stream: 'deck', outcome: 'T' }]);
		expect(keys(time)).toBe('abx');
		expect(time.current.chance).toEqual([{ step: 3, stream: 'deck', outcome: 'T' }]);
		expect(time.others).toEqual([{ id: 1, from: 2, more: 2, next: step('c') }]);
	});

	test('a step of another seat is another step', () => {
		let time = played('ab');
		time = time.record(1, step('b', 1), []);
		expect(time.branches).toHaveLength(2);
	});

	test('back to the old branch, and it is the new one that stays', () => {
		let time = played('abcd');
		time = time.record(2, step('x'), []);
		time = time.switchTo(1)!;
		expect(keys(time)).toBe('abcd');
		expect(time.others).toEqual([{ id: 2, from: 2, more: 1, next: step('x') }]);
		expect(time.switchTo(9)).toBeUndefined();
	});

	test('a branch that another holds whole is dropped when a new one parts', () => {
		let time = new Timeline(
			[
				{ id: 1, steps: [step('a'), step('b')], chance: [] },
				{ id: 4, steps: [step('a'), step('b'), step('c')], chance: [] },
			],
			4,
		);
		time = time.record(0, step('z'), []);
		expect(time.branches.map((l) => l.id)).toEqual([4, 5]);
	});

	test('the branch that is played is not forgotten', () => {
		let time = played('ab');
		time = time.record(0, step('z'), []);
		expect(time.forget(2)).toBeUndefined();
		time = time.forget(1)!;
		expect(time.others).toEqual([]);
	});

	test('a branch taken again: what came out, then what is left', () => {
		let time = played('abcd');
		const bot = { ...step('b'), bot: 'quick' };
		const old = {
			steps: [step('a'), bot, step('c'), step('d')],
			chance: [
				{ step: 0, stream: 'deck', outcome: 'P' },
				{ step: 4, stream: 'deck', outcome: 'Q' },
			],
		};
		// the first step answers itself now
		time = time.rebase(old, 2, { steps: [step('b')], chance: [old.chance[0]!] });
		expect(time.current.steps).toEqual([bot, step('c'), step('d')]);
		expect(time.current.chance.map((c) => c.step)).toEqual([0, 3]);
	});

	test('there are never more branches than the bound', () => {
		let time = played('ab');
		for (let i = 0; i < MAX_BRANCHES + 5; i++) time = time.record(1, step(`x${i}`), []);
		expect(time.branches).toHaveLength(MAX_BRANCHES);
		expect(keys(time)).toBe(`ax${MAX_BRANCHES + 4}`);
	});

	test('what two branches have in common', () => {
		expect(countCommonSteps([step('a'), step('b')], [step('a'), step('c')])).toBe(1);
		expect(countCommonSteps([], [step('a')])).toBe(0);
	});
});

import { describe, expect, test } from 'vitest';
import { common, MAX_BRANCHES, type RecordedStep, Timeline } from './timeline.ts';

const step = (key: string, seat = 0): RecordedStep => ({
	seat,
	decision: 'd',
	key,
	bot: undefined,
});
const keys = (time: Timeline): string => time.line.steps.map((s) => s.key).join('');
const played = (text: string): Timeline => {
	const time = new Timeline();
	[...text].forEach((key, i) => time.took(i, step(key), []));
	return time;
};

describe('courses of a game', () => {
	test('one course while nothing is taken back', () => {
		const time = played('abc');
		expect(keys(time)).toBe('abc');
		expect(time.branches).toEqual([]);
	});

	test('the same step again follows the course', () => {
		const time = played('abc');
		time.took(1, step('b'), []);
		expect(keys(time)).toBe('abc');
		expect(time.lines).toHaveLength(1);
	});

	test('another step parts from it, and the old course stays', () => {
		const time = played('abcd');
		time.took(2, step('x'), [{ step: 3, stream: 'deck', outcome: 'T' }]);
		expect(keys(time)).toBe('abx');
		expect(time.line.chance).toEqual([{ step: 3, stream: 'deck', outcome: 'T' }]);
		expect(time.branches).toEqual([{ id: 1, from: 2, more: 2, next: step('c') }]);
	});

	test('a step of another seat is another step', () => {
		const time = played('ab');
		time.took(1, step('b', 1), []);
		expect(time.lines).toHaveLength(2);
	});

	test('back to the old course, and it is the new one that stays', () => {
		const time = played('abcd');
		time.took(2, step('x'), []);
		expect(time.turnTo(1)).toBe(true);
		expect(keys(time)).toBe('abcd');
		expect(time.branches).toEqual([{ id: 2, from: 2, more: 1, next: step('x') }]);
		expect(time.turnTo(9)).toBe(false);
	});

	test('a course that another holds whole is dropped when a new one parts', () => {
		const time = new Timeline(
			[
				{ id: 1, steps: [step('a'), step('b')], chance: [] },
				{ id: 4, steps: [step('a'), step('b'), step('c')], chance: [] },
			],
			4,
		);
		time.took(0, step('z'), []);
		expect(time.lines.map((l) => l.id)).toEqual([4, 5]);
	});

	test('the course that is played is not forgotten', () => {
		const time = played('ab');
		time.took(0, step('z'), []);
		expect(time.forget(2)).toBe(false);
		expect(time.forget(1)).toBe(true);
		expect(time.branches).toEqual([]);
	});

	test('a course taken again: what came out, then what is left', () => {
		const time = played('abcd');
		const bot = { ...step('b'), bot: 'quick' };
		const old = {
			steps: [step('a'), bot, step('c'), step('d')],
			chance: [
				{ step: 0, stream: 'deck', outcome: 'P' },
				{ step: 4, stream: 'deck', outcome: 'Q' },
			],
		};
		// the first step answers itself now
		time.retaken(old, 2, { steps: [step('b')], chance: [old.chance[0]!] });
		expect(time.line.steps).toEqual([bot, step('c'), step('d')]);
		expect(time.line.chance.map((c) => c.step)).toEqual([0, 3]);
	});

	test('there are never more courses than the bound', () => {
		const time = played('ab');
		for (let i = 0; i < MAX_BRANCHES + 5; i++) time.took(1, step(`x${i}`), []);
		expect(time.lines).toHaveLength(MAX_BRANCHES);
		expect(keys(time)).toBe(`ax${MAX_BRANCHES + 4}`);
	});

	test('what two courses have in common', () => {
		expect(common([step('a'), step('b')], [step('a'), step('c')])).toBe(1);
		expect(common([], [step('a')])).toBe(0);
	});
});

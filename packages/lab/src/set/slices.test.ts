import type { Program } from '@tilewright/lang';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { programOf } from '../testing.ts';
import type { FromPlayer, PlayTask } from './play-tasks.ts';
import { SetPlay } from './play.ts';
import { SetPlaySlices } from './slices.ts';

const program = programOf();
const bots = ['random', 'random'];
const task = (key: string, games: number, of: Program = program): PlayTask => ({
	key,
	program: of,
	bots,
	seed: 7,
	games,
});

let messages: FromPlayer[] = [];
let pendingWork: (() => void)[] = [];
let clock = 0;
let slices: SetPlaySlices;
beforeEach(() => {
	messages = [];
	pendingWork = [];
	clock = 0;
	slices = new SetPlaySlices(
		(m) => messages.push(m),
		(work) => pendingWork.push(work),
		() => (clock += 25),
	);
});
afterEach(() => vi.restoreAllMocks());

const run = (most = 1000): void => {
	for (let i = 0; i < most && pendingWork.length > 0; i++) pendingWork.shift()!();
};

test('a task is played in slices, and its last figures are those of one go', () => {
	slices.take({ tasks: [task('mine', 60)], keep: [] });
	run(1);
	expect(messages.at(-1)!.figures!.games).toBeLessThan(60);
	run();
	expect(messages.length).toBeGreaterThan(2);
	const last = messages.at(-1)!;
	expect([last.done, last.trouble]).toEqual([true, '']);
	const whole = new SetPlay(program!, bots, 7);
	whole.play(60);
	expect(last.figures).toEqual(whole.figures());
	expect(pendingWork).toEqual([]);
});

test.each(['random', 'search:20'])(
	'%s: the figures are the same whatever the clock shows',
	(bot) => {
		const rules = programOf({ draws: 10 });
		const games = 2;
		const whole = new SetPlay(rules, [bot, 'greedy'], 7);
		whole.play(games);
		fc.assert(
			// clocks stand still, jump, and are set back
			fc.property(fc.infiniteStream(fc.integer({ min: -100, max: 100_000 })), (steps) => {
				let time = 0;
				const now = (): number => (time += steps.next().value!);
				// clocks that bots could read
				vi.spyOn(Date, 'now').mockImplementation(now);
				vi.spyOn(performance, 'now').mockImplementation(now);
				const told: FromPlayer[] = [];
				const work: (() => void)[] = [];
				const watched = new SetPlaySlices(
					(message) => told.push(message),
					(next) => work.push(next),
					now,
				);
				const mine = { ...task('mine', games, rules), bots: [bot, 'greedy'] };
				watched.take({ tasks: [mine], keep: [] });
				for (let next; (next = work.shift());) next();
				vi.restoreAllMocks();
				expect(told.at(-1)).toMatchObject({ done: true, trouble: '' });
				expect(told.at(-1)!.figures).toEqual(whole.figures());
			}),
			{ numRuns: 4 },
		);
	},
);

test('other tasks take the place of old ones; what is kept goes on where it was', () => {
	slices.take({ tasks: [task('mine', 500), task('other', 8)], keep: [] });
	run(4);
	const games = messages.findLast((m) => m.key === 'other')!.figures!.games;
	slices.take({ tasks: [task('mine', 6)], keep: ['other'] });
	messages = [];
	run();
	const first = messages.find((m) => m.key === 'other')!;
	expect(first.figures!.games).toBeGreaterThan(games);
	expect(
		messages
			.filter((m) => m.done)
			.map((m) => [m.key, m.figures!.games])
			.sort(),
	).toEqual([
		['mine', 6],
		['other', 8],
	]);
	slices.take({ tasks: [], keep: [] });
	run();
	expect(pendingWork).toEqual([]);
});

test('two sets keep step', () => {
	slices.take({ tasks: [task('mine', 40), task('other', 40)], keep: [] });
	run(12);
	const of = (key: string): number => messages.findLast((m) => m.key === key)!.figures!.games;
	expect(Math.abs(of('mine') - of('other'))).toBeLessThan(8);
});

test('a game that breaks is told, and the others go on', () => {
	const broken = { ...program!, code: [{ op: 'jump', to: 0 }] as unknown as Program['code'] };
	slices.take({ tasks: [task('mine', 3, broken), task('other', 3)], keep: [] });
	run();
	expect(messages.find((m) => m.key === 'mine')!.trouble).not.toBe('');
	expect(messages.find((m) => m.key === 'other' && m.done)!.figures!.games).toBe(3);
});

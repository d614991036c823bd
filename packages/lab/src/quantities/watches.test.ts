import { Machine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { type Player, players } from '@tilewright/players';
import { expect, test } from 'vitest';
import { playGame } from '../batch.ts';
import { playWatched } from '../compare/measure.ts';
import { SetPlay } from '../set/play.ts';
import { programOf } from '../testing.ts';
import { winParts } from './quantity.ts';
import { rowTitle } from './rows.ts';
import { quantities } from './table.ts';
import { Watches } from './watches.ts';

const all = quantities.map((q) => q.name);
const tables: readonly (readonly [string, Program, readonly string[]])[] = [
	['the base game', programOf(), ['greedy', 'random']],
	['three seats', programOf({ seats: 3 }), ['random', 'careless', 'random']],
	[
		'the base game with expansions',
		programOf({ with: ['inns-and-cathedrals', 'traders-and-builders'] }),
		['random', 'greedy'],
	],
	['the other game', programOf({ game: 'gold-rush' }), ['greedy', 'random']],
	['one seat', programOf({ seats: 1 }), ['random']],
];

const botsOf = (names: readonly string[]): Player[] => names.map((name) => players[name] as Player);

function watched(program: Program, bots: readonly Player[], seed: number) {
	const machine = new Machine(program);
	const watches = new Watches(machine, all);
	playWatched(machine, bots, seed, watches);
	const values = new Map([...watches.values()].map(([id, value]) => [rowTitle(id), value]));
	return { machine, values };
}

function sum(
	values: ReadonlyMap<string, number>,
	quantity: string,
	fits: (of: string) => boolean = () => true,
): number {
	let total = 0;
	for (const [title, value] of values) {
		const [name, of = ''] = title.split(': ');
		if (name === quantity && fits(of)) total += value;
	}
	return total;
}

const seeds = [1, 2, 3];

test.each(tables)('%s: measuring changes no game', (_, program, names) => {
	const plain = new Machine(program);
	for (const seed of seeds) {
		playGame(plain, botsOf(names), seed);
		const { m, SCORE, seats } = plain.rt;
		const { machine } = watched(program, botsOf(names), seed);
		expect(machine.rt.m.subarray(SCORE, SCORE + seats)).toEqual(m.subarray(SCORE, SCORE + seats));
	}
});

test.each(tables)('%s: what bots try out leaves no trace in any quantity', (_, program, names) => {
	for (const seed of seeds) {
		const taken: number[] = [];
		const noted = botsOf(names).map((bot): Player => (machine, random) => {
			const option = bot(machine, random);
			taken.push(option);
			return option;
		});
		const { values } = watched(program, noted, seed);
		let next = 0;
		const again = watched(
			program,
			noted.map(() => () => taken[next++]!),
			seed,
		);
		expect(again.values).toEqual(values);
	}
});

test.each(tables)('%s: quantities that speak of one thing agree', (_, program, names) => {
	const seats = names.length;
	for (const seed of seeds) {
		const { machine, values } = watched(program, botsOf(names), seed);
		const score = (seat: number): number => values.get(`points: seat ${seat + 1}`)!;
		for (let seat = 0; seat < seats; seat++) {
			const own = (of: string): boolean => of.startsWith(`seat ${seat + 1}`);
			expect(machine.rt.m[machine.rt.SCORE + seat]).toBe(score(seat));
			expect(sum(values, 'points-by-source', own)).toBe(score(seat));
			expect(values.get(`points-over-time: seat ${seat + 1}, tenth 10`)).toBe(score(seat));
		}
		expect(sum(values, 'rule-points')).toBe(sum(values, 'points'));
		expect(sum(values, 'wins')).toBe(winParts);
		expect(sum(values, 'seat-advantage')).toBe(0);
		if (seats === 2) expect(values.get('margin')).toBe(Math.abs(score(0) - score(1)));
		expect(values.get('lead-changes')!).toBeLessThan(values.get('decisions')! + 1);
		expect(sum(values, 'idle-turns')).toBeLessThanOrEqual(values.get('turns')!);
		// none of these tiles covers two cells
		expect(sum(values, 'tiles-at')).toBe(values.get('tiles'));
		expect(sum(values, 'pieces-at')).toBeLessThanOrEqual(sum(values, 'pieces-placed'));
		expect(values.get('branching')!).toBeGreaterThanOrEqual(100);
		for (const [title, value] of values)
			if (title.startsWith('largest-feature'))
				expect(value).toBeLessThanOrEqual(values.get('tiles')!);
	}
});

test('tiles and features are those that the figures of a set count', () => {
	for (const [, program, names] of tables) {
		const set = new SetPlay(program, names, 7);
		set.play(1);
		const figures = set.figures();
		const { values } = watched(program, botsOf(names), 7);
		expect(values.get('tiles')).toBe(figures.laid.value);
		for (const { kind, complete, incomplete, sizeComplete } of figures.kinds) {
			const { id } = program.kinds[kind]!;
			expect(values.get(`features-complete: ${id}`)).toBe(complete.value);
			expect(values.get(`features-open: ${id}`)).toBe(incomplete.value);
			expect(values.get(`tiles-in-complete: ${id}`)).toBeCloseTo(
				sizeComplete.value * complete.value,
			);
		}
	}
});

test('tiles that found no place are those that the figures of a set count', () => {
	const program = programOf();
	let dead = 0;
	for (let seed = 1; seed <= 40; seed++)
		dead += watched(program, botsOf(['random', 'random']), seed).values.get('dead-tiles')!;
	const set = new SetPlay(program, ['random', 'random'], 1);
	set.play(40);
	const { value, n } = set.figures().unplaced;
	expect(dead).toBeGreaterThan(0);
	expect(dead).toBe(Math.round(value * n));
});

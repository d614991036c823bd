import { Game } from '@tilewright/interpreter';
import type { Machine } from '@tilewright/interpreter/state';
import { expect, test } from 'vitest';
import { baseProgram } from '../../support/base.ts';
import { StepDigests, sameStates, watchStep } from './same-state.ts';

const program = baseProgram();
const play = (game: Game): void => game.choose(game.steps.length % game.machine.optionCount);

function twoGames(): [Game, Game] {
	const games: [Game, Game] = [new Game(program, { seed: 6 }), new Game(program, { seed: 6 })];
	for (const game of games) for (let i = 0; i < 30; i++) play(game);
	return games;
}

function sameAfterStep(spoil: (machine: Machine) => void): boolean {
	const [a, b] = twoGames();
	const same = watchStep(a.machine, b.machine);
	play(a);
	play(b);
	spoil(b.machine);
	return same();
}

test('equal games stay the same, and every score and piece that one of them changes is noticed', () => {
	expect(sameAfterStep(() => undefined)).toBe(true);
	expect(sameAfterStep(({ rt }) => rt.arena.set(rt.SCORE, rt.m[rt.SCORE]! + 1))).toBe(false);
	expect(sameAfterStep(({ rt }) => rt.arena.set(rt.WHERE + 3, 8))).toBe(false);
});

test('words that no state depends on may differ', () => {
	expect(sameAfterStep(({ rt }) => rt.arena.set(rt.stackEnd - 1, 77))).toBe(true);
});

test('equal steps have equal digests, others have not', () => {
	const digestsOf = (seed: number, skip: number): number[] => {
		const game = new Game(program, { seed });
		const digests = new StepDigests(game.machine);
		while (!game.over) {
			game.choose((game.steps.length * skip) % game.machine.optionCount);
			digests.add();
		}
		return digests.digests;
	};
	expect(digestsOf(2, 3)).toEqual(digestsOf(2, 3));
	expect(digestsOf(2, 3)).not.toEqual(digestsOf(2, 5));
	expect(digestsOf(2, 3)).not.toEqual(digestsOf(3, 3));
});

test('a game on a machine that played another one goes as on a new one, also after a fault or a game left open', () => {
	const used = new Game(program, { seed: 9 }).machine;
	for (let seed = 1; seed < 6; seed++) {
		const [fresh, again] = [
			new Game(program, { seed }),
			new Game(program, { seed, machine: used }),
		];
		while (!fresh.over) {
			const same = watchStep(fresh.machine, again.machine);
			expect(again.decision).toEqual(fresh.decision);
			for (const game of [fresh, again]) play(game);
			expect(same()).toBe(true);
			if (seed === 3 && fresh.steps.length === 20) break;
		}
		expect(sameStates(fresh.machine, again.machine)).toBe(true);
		expect([again.ledger, again.chance, again.steps]).toEqual([
			fresh.ledger,
			fresh.chance,
			fresh.steps,
		]);
	}
	expect(() => new Game({ ...program }, { seed: 1, machine: used })).toThrow('another program');
});

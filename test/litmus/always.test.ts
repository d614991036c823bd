import { Machine, stateHash } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { describe, expect, test } from 'vitest';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';
import { partOf } from '../support/part.ts';
import { litmusPacks } from './packs.ts';
import { crowded, playOut } from './play.ts';
import { shepherdsProgram } from './shepherds.ts';

function course(
	program: Program,
	seed: number,
	checksAll: boolean,
): { readonly states: readonly string[]; readonly checks: number } {
	const entries = new Set(program.always.map(({ routine }) => program.routines[routine]!.entry));
	const { length } = program.always;
	let checks = 0;
	const machine: Machine = new Machine(program, undefined, {
		onInstr: (pc) => {
			if (entries.has(pc)) checks++;
			const { DUE } = machine.rt.optional;
			if (checksAll) machine.rt.m.fill(-1, DUE, DUE + ((length + 31) >> 5));
		},
	});
	const states: string[] = [];
	machine.reset(seed);
	let pick = seed;
	while (!machine.over) {
		states.push(stateHash(machine));
		pick = (Math.imul(pick, 1103515245) + 12345) >>> 1;
		machine.choose(pick % machine.optionCount);
	}
	return { states, checks };
}

function checkOnlyWhereNeeded(program: Program, seeds: readonly number[]): void {
	for (const seed of seeds) {
		const needed = course(program, seed, false);
		const all = course(program, seed, true);
		expect(needed.states.length).toBe(all.states.length);
		expect(needed.states.findIndex((state, i) => state !== all.states[i])).toBe(-1);
		expect(needed.checks).toBeLessThan(all.checks);
	}
}

const packs = litmusPacks.filter((pack) => crowded(pack, 3, 6).always.length > 0);

describe('rules that always hold are checked where it can matter', () => {
	test.each(partOf(packs, 6).map((pack) => [pack.name, pack] as const))('%s', (_, pack) => {
		checkOnlyWhereNeeded(crowded(pack, 3, 6), [1, 2, 3]);
	});

	const sheep = 'hills-and-sheep';
	const builders = 'traders-and-builders';
	// pieces of these join segments, and carry others
	const joining = ['abbey-and-mayor', 'bridges-castles-and-bazaars'];
	test.each([
		[[sheep]],
		[[builders]],
		[['tower']],
		[[sheep, builders, 'tower']],
		[[sheep, builders, ...joining]],
	])('%s', (packs) => {
		const { program } = compilerOf(shippedWorkspace())({
			game: 'carcassonne',
			with: packs,
			seats: 3,
		});
		checkOnlyWhereNeeded(program!, [1, 2]);
	});
});

test('rules that always hold play the games of the same rules by events, and run few instructions more', () => {
	let instructions = 0;
	const [always, byEvents] = (['always', 'byEvents'] as const).map((form) => {
		const machine = new Machine(shepherdsProgram(form), undefined, {
			onInstr: () => instructions++,
		});
		instructions = 0;
		const scores = Array.from({ length: 20 }, (_, seed) => {
			playOut(machine, seed);
			const { m, SCORE, seats } = machine.rt;
			return Array.from(m.subarray(SCORE, SCORE + seats));
		});
		return { scores, instructions };
	});
	expect(always!.scores).toEqual(byEvents!.scores);
	expect(always!.instructions).toBeLessThan(1.6 * byEvents!.instructions);
});

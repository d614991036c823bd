import type { Program } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { guardWords } from './kept-before.ts';
import { Machine } from './machine.ts';
import { gameOf } from './testing.ts';

const had = 'before(e.segment.feature.tiles.size() > 2)';
const reward = '{ score: { to: active, line: longer, each: 1 } }';

function programOf(rules: string): Program {
	return gameOf(`registers: { seen: { type: int, says: A count. } }\nrules:\n${rules}\n`).machine
		.program;
}

const rule = (id: string, rest: string): string =>
	`  - { id: ${id}, on: { event: extended, as: e }, ${rest} }`;
const count = '{ set: { register: seen, to: seen + 1 } }';
const guarded = rule('longer', `when: "${had}", do: [${reward}]`);
const asked = rule('longer', `do: [${count}, { if: "${had}", then: [${reward}] }]`);
const counting = rule('counts', `do: [${count}]`);

function pointsOf(program: Program, seed: number): number[] {
	const machine = new Machine(program);
	let n = seed;
	machine.playThrough(seed, (options) => {
		n = (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;
		return (n >>> 8) % options;
	});
	const { m, SCORE, seats } = machine.rt;
	return [...m.subarray(SCORE, SCORE + seats)];
}

test('an event counts for nothing without its condition only where every rule that follows it asks for one first', () => {
	expect(guardWords(programOf(guarded), 'extended')).toHaveLength(1);
	expect(guardWords(programOf(`${guarded}\n${counting}`), 'extended')).toBeUndefined();
	expect(guardWords(programOf(asked), 'extended')).toBeUndefined();
});

test('a condition about before has the same points wherever a rule asks for it', () => {
	const seeds = Array.from({ length: 40 }, (_, seed) => seed);
	const all = (rules: string): readonly number[][] => {
		const program = programOf(rules);
		return seeds.map((seed) => pointsOf(program, seed));
	};
	expect(all(guarded)).toEqual(all(asked));
	expect(all(guarded)).not.toEqual(all(counting));
});

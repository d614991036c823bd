import { optionsOf } from '@tilewright/interpreter';
import { Machine, Tracing, describeState, stateHash } from '@tilewright/interpreter/state';
import type { Pack, Program } from '@tilewright/lang';
import { expect } from 'vitest';
import { compilerOf } from '../support/packs.ts';
import { litmusWorkspace } from './packs.ts';

const compile = compilerOf(litmusWorkspace);

function programOf(sketch: Pack, seats: number): Program {
	const { program, diagnostics } = compile({
		game: sketch.game!,
		with: [sketch.name],
		seats,
	});
	if (!program) throw new Error(diagnostics.map((d) => `${d.code} ${d.message}`).join('\n'));
	return program;
}

/** The program of a sketch with its own tiles more often than they are printed, so that short games meet what it is about. */
export function crowded(sketch: Pack, seats: number, times: number): Program {
	const program = programOf(sketch, seats);
	const played =
		sketch.role === 'game' ? undefined : compile({ game: sketch.game!, with: [], seats }).program;
	const own = new Set(played?.tiles.map((t) => t.id));
	const copies = (tile: number, n: number): number =>
		own.has(program.tiles[tile]!.id) ? n : n * times;
	const groups = program.deck.groups.map((g) =>
		g.order === 'shuffled'
			? { ...g, tiles: g.tiles.map((t) => ({ ...t, copies: copies(t.tile, t.copies) })) }
			: g,
	);
	return { ...program, deck: { ...program.deck, groups } };
}

/** Numbers from 0 below n that a seed brings. */
function numbers(seed: number): (n: number) => number {
	let s = Math.imul(seed + 1, 0x9e3779b9) | 0;
	return (n) => {
		s = (Math.imul(s, 1664525) + 1013904223) | 0;
		return Math.floor(((s >>> 8) / 0x1000000) * n);
	};
}

export function playOut(machine: Machine, seed: number, maxSteps: number = Infinity): number {
	const random = numbers(seed);
	machine.reset(seed);
	let steps = 0;
	for (; !machine.over && steps < maxSteps; steps++) machine.choose(random(machine.optionCount));
	return steps;
}

export function playWatched(program: Program, seed: number): void {
	const [fast, slow] = [new Machine(program), new Machine(program, (rt) => new Tracing(rt))];
	for (const m of [fast, slow]) m.rt.arena.journaling = true;
	fast.reset(seed);
	slow.reset(seed);
	const random = numbers(seed);
	while (!fast.over) {
		const options = optionsOf(fast);
		const keys = options.map((o) => o.key);
		expect(new Set(keys).size).toBe(keys.length);
		expect(optionsOf(slow)).toEqual(options);
		const state = describeState(fast);
		const mark = fast.mark();
		fast.choose(random(keys.length));
		fast.undoTo(mark);
		expect(describeState(fast)).toEqual(state);
		expect(optionsOf(fast)).toEqual(options);
		const k = random(keys.length);
		fast.choose(k);
		slow.choose(k);
		expect(stateHash(slow)).toBe(stateHash(fast));
	}
	expect(slow.over).toBe(true);
}

import { Header, Machine, cellTile } from '@tilewright/interpreter/state';
import { type Program, type Selection } from '@tilewright/lang';
import fc from 'fast-check';
import { programOf } from '../support/base.ts';
import { compilerOf, workspaceOf } from '../support/packs.ts';
import { type PackSet, pairsIn } from '../support/pairs.ts';
import { filesWithTestPacks } from '../support/test-packs.ts';

/**
 * A random game: a set-up, how many tiles its deck keeps, a seed, and what is chosen. The choice of decision `i` is `picks[i]`
 * modulo the number of options, and a number drawn from the seed beyond the last pick, so that shrinking shortens the game and
 * its deck and simplifies its first choices.
 */
export interface Script {
	readonly setUp: number;
	readonly tiles: number;
	readonly seed: number;
	readonly picks: readonly number[];
	/** Beyond the picks, tiles are laid where most neighbours lie, so that things get finished. */
	readonly dense: boolean;
}

export const baseSetUps: readonly Partial<Selection>[] = [
	{ seats: 2 },
	{ seats: 3, params: { 'base.tiles': 'c1', 'base.twoTileCity': 'half' } },
	{
		seats: 2,
		elements: { abbot: false, gardens: false },
		params: { 'base.meeplesPerPlayer': 2, 'base.unplaceableTile': 'shuffleBack' },
	},
	{ seats: 4, params: { 'fields.scoring': 'perCity4', 'base.unplaceableTile': 'removeAndSkip' } },
	{ seats: 3, params: { 'fields.scoring': 'perField3CityOncePerPlayer' } },
	{ seats: 5, elements: { farmers: false }, params: { 'abbot.earlyReturn': 'off' } },
];

export const setUps: readonly Partial<Selection>[] = [
	...baseSetUps,
	{ seats: 3, with: ['harbour'], elements: { boats: true, quays: true, winds: true } },
	{ seats: 2, with: ['letters'] },
	{ seats: 2, with: ['ropes'] },
	{ seats: 2, with: ['echo'] },
	{ seats: 2, with: ['whistle'] },
];

const workspace = workspaceOf(filesWithTestPacks());
const shipped = compilerOf(workspace);

let found: readonly PackSet[] | undefined;

export function pairs(): readonly PackSet[] {
	return (found ??= pairsIn(workspace));
}

const fixed = setUps.length;

const others: Partial<Selection>[] = [];

export function otherSetUp(setUp: Partial<Selection>): number {
	const number = others.findIndex((o) => JSON.stringify(o) === JSON.stringify(setUp));
	return -1 - (number >= 0 ? number : others.push(setUp) - 1);
}

export function pairSetUp(pair: number, seats: number): number {
	return fixed + pair * 4 + ((seats - 2) & 3);
}

function setUpOf(number: number): Partial<Selection> {
	if (number < 0) return others[-1 - number]!;
	const n = number - fixed;
	return n < 0 ? setUps[number]! : { ...pairs()[n >> 2]!, seats: 2 + (n & 3) };
}

export function scripts(often = 40): fc.Arbitrary<Script> {
	return fc.record({
		setUp: fc.nat(setUps.length - 1),
		tiles: fc.oneof(
			{ weight: often - 1, arbitrary: fc.integer({ min: 1, max: 18 }) },
			{ weight: 1, arbitrary: fc.constant(200) },
		),
		seed: fc.integer({ min: 1, max: 0x7fffffff }),
		picks: fc.array(fc.nat(9999), { maxLength: 24 }),
		dense: fc.boolean(),
	});
}

const shortened = new Map<string, Program>();

export function programFor(script: Script): Program {
	const whole = programOf(shipped, setUpOf(script.setUp));
	if (script.tiles >= 72) return whole;
	const key = `${script.setUp} ${script.tiles}`;
	let program = shortened.get(key);
	if (program === undefined) shortened.set(key, (program = cut(whole, script.tiles)));
	return program;
}

/** The program with fewer tiles: a sample that depends on nothing but their number. */
export function cut(program: Program, tiles: number): Program {
	const all = program.deck.groups.flatMap((g) =>
		g.tiles.flatMap(({ tile, copies }) => Array.from({ length: copies }, () => tile)),
	);
	const kept = new Map<number, number>();
	for (let i = 0; i < tiles && all.length > 0; i++) {
		const [tile] = all.splice(mix(tiles, i) % all.length, 1);
		kept.set(tile!, (kept.get(tile!) ?? 0) + 1);
	}
	const [first] = program.deck.groups;
	const group = {
		id: first!.id,
		order: 'shuffled' as const,
		after: [],
		tiles: [...kept].sort(([a], [b]) => a - b).map(([tile, copies]) => ({ tile, copies })),
	};
	return { ...program, deck: { ...program.deck, groups: [group] } };
}

export function mix(a: number, b: number): number {
	let h = Math.imul(a ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(b + 1, 0xc2b2ae35);
	h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
	h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
	return (h ^ (h >>> 15)) >>> 0;
}

export function pick(machine: Machine, script: Script, i: number): number {
	const n = machine.optionCount;
	const picked = script.picks[i];
	if (picked !== undefined) return picked % n;
	const any = mix(script.seed, i) % n;
	const { board, m } = machine.rt;
	if (!script.dense || machine.program.decisions[m[Header.decision]!]!.id !== 'tile') return any;
	let [best, most] = [any, -1];
	for (let o = 0; o < n; o++) {
		const k = (any + o) % n;
		const { alternative, values } = machine.decider.option(k);
		// a free action beside it lays nothing
		if (alternative !== 0) continue;
		const cell = values[0]! >> 2;
		let near = 0;
		for (const d of board.ring) if (cellTile(board, cell + d) >= 0) near++;
		if (near > most) [best, most] = [k, near];
	}
	return best;
}

const machines = new WeakMap<Program, Machine>();

/** A machine for a program, used again for the next game; set back to how a new one is. */
export function machineFor(program: Program): Machine {
	let machine = machines.get(program);
	if (machine === undefined) machines.set(program, (machine = new Machine(program)));
	machine.keepLedger = false;
	machine.rt.arena.journaling = false;
	machine.onForced = undefined;
	return machine;
}

/** Plays a script to its end; `see` is called at every decision, with its number, and at the end. */
export function playScript(
	machine: Machine,
	script: Script,
	see: (i: number) => void = () => {},
): void {
	machine.reset(script.seed);
	let i = 0;
	for (; !machine.over; i++) {
		see(i);
		machine.choose(pick(machine, script, i));
	}
	see(i);
}

export interface Law {
	readonly says: string;
	readonly property: fc.IPropertyWithHooks<unknown>;
	readonly holds?: (script: Script) => void;
}

export function law(
	says: string,
	holds: (script: Script) => void,
	games: fc.Arbitrary<Script> = scripts(),
): Law {
	return { says, holds, property: fc.property(games, holds) as fc.IPropertyWithHooks<unknown> };
}

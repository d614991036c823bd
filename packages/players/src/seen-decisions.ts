import type { Machine } from '@tilewright/interpreter/state';

/** A state as the words that differ in it from the one it was reached from, and the values of its options. */
interface SeenState {
	/** Where its pairs of place and word lie in `pairs`, and how many there are. */
	readonly at: number;
	readonly count: number;
	readonly values: number[];
}

/**
 * Values of options in the states that were reached from one state. Equal states have equal values, whatever their streams of chance:
 * a bot that values options deals them anew.
 */
export interface SeenDecisions {
	readonly machine: Machine;
	/** The height of the journal in the state they were reached from. */
	readonly from: number;
	readonly byHash: Map<number, SeenState[]>;
	readonly room: Room;
	used: number;
}

/** Kept for a machine, so that its bots need not reserve it for each decision. */
interface Room {
	/** By word: the last look that met it. */
	readonly metAt: Int32Array;
	looks: number;
	pairs: Int32Array;
}

const rooms = new WeakMap<Machine, Room>();

/** Begins anew; what was seen before is forgotten. */
export function newSeenDecisions(machine: Machine): SeenDecisions {
	let room = rooms.get(machine);
	if (room === undefined) {
		const metAt = new Int32Array(machine.rt.m.length);
		rooms.set(machine, (room = { metAt, looks: 0, pairs: new Int32Array(1 << 12) }));
	}
	return { machine, from: machine.mark(), byHash: new Map(), room, used: 0 };
}

/** The values of the options that were found in a state equal to the present one; empty and to be filled in where there was none. */
export function valuesHere(seen: SeenDecisions): number[] {
	const { byHash, machine, room } = seen;
	const at = seen.used;
	const hash = pairsFrom(seen, at);
	const count = (seen.used - at) / 2;
	const states = byHash.get(hash);
	const same = states?.find((state) => state.count === count && isHere(state, room, machine));
	if (same) {
		seen.used = at;
		return same.values;
	}
	const state = { at, count, values: [] };
	if (states) states.push(state);
	else byHash.set(hash, [state]);
	return state.values;
}

/** Each of its words differs, so that no other one does where as many differ in the present state. */
function isHere({ at, count }: SeenState, { pairs }: Room, { rt: { m } }: Machine): boolean {
	for (let i = 0; i < count; i++) if (m[pairs[at + i * 2]!] !== pairs[at + i * 2 + 1]) return false;
	return true;
}

/** Notes the words that differ from the first state; returns a number that follows from them, in whichever order they were written. */
function pairsFrom(seen: SeenDecisions, at: number): number {
	const { machine, from, room } = seen;
	const { arena, m, STREAMS } = machine.rt;
	const streamsEnd = STREAMS + machine.program.streams.length * 4;
	const end = arena.mark();
	if (at + end - from > room.pairs.length) {
		const longer = new Int32Array((at + end - from) * 2);
		longer.set(room.pairs);
		room.pairs = longer;
	}
	const { metAt, pairs } = room;
	const look = ++room.looks;
	let hash = 0;
	const { entries } = arena;
	for (let h = from; h < end; h += 2) {
		const place = entries[h]!;
		if (metAt[place] === look) continue;
		metAt[place] = look;
		const word = m[place]!;
		if (entries[h + 1] === word || (place >= STREAMS && place < streamsEnd)) continue;
		pairs[at++] = place;
		pairs[at++] = word;
		hash = (hash + Math.imul(Math.imul(place, 0x9e3779b1) ^ word, 0x85ebca6b)) | 0;
	}
	seen.used = at;
	return hash;
}

import { Machine } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';

export type MachineUse = 'watched' | 'interrupted' | 'log' | 'copy';

/** A machine that calls `onInstr`, which is another one for each game, before every instruction. */
export interface WatchedMachine {
	readonly machine: Machine;
	onInstr: (pc: number, machine: Machine) => void;
}

interface Machines {
	watched?: WatchedMachine;
	readonly others: Map<MachineUse, Machine>;
}

const machines = new WeakMap<Program, Machines>();

function machinesOf(program: Program): Machines {
	let known = machines.get(program);
	if (known === undefined) machines.set(program, (known = { others: new Map() }));
	return known;
}

/** The machine for a use of a program. Games of one program are played on the same ones, since a new machine is slow at first. */
export function machineFor(program: Program, use: MachineUse): Machine {
	const { others } = machinesOf(program);
	let machine = others.get(use);
	if (machine === undefined)
		others.set(use, (machine = new Machine(program, undefined, { marks: true })));
	return machine;
}

export function watchedMachine(program: Program): WatchedMachine {
	const known = machinesOf(program);
	if (known.watched) return known.watched;
	const watched: WatchedMachine = {
		machine: new Machine(program, undefined, {
			marks: true,
			onInstr: (pc, machine) => watched.onInstr(pc, machine),
		}),
		onInstr: () => undefined,
	};
	return (known.watched = watched);
}

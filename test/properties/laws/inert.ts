import { Machine, stateHash } from '@tilewright/interpreter/state';
import { type Selection } from '@tilewright/lang';
import fc from 'fast-check';
import { expect } from 'vitest';
import { programOf } from '../../support/base.ts';
import { compilerOf, workspaceOf } from '../../support/packs.ts';
import { filesWithTestPacks } from '../../support/test-packs.ts';
import { optionsOf } from '../options.ts';
import { type Law, type Script, baseSetUps, cut, pick, scripts } from '../script.ts';

const compile = compilerOf(workspaceOf(filesWithTestPacks()));
const machines = new Map<string, Machine>();

function machineOf(selection: Partial<Selection>, tiles: number): Machine {
	const key = `${JSON.stringify(selection)} ${tiles}`;
	let machine = machines.get(key);
	if (machine === undefined) {
		const whole = programOf(compile, selection);
		machines.set(key, (machine = new Machine(tiles < 72 ? cut(whole, tiles) : whole)));
	}
	return machine;
}

export function hashTrace(script: Script, more: Partial<Selection> = {}): string[] {
	const own = more.game === undefined || more.game === 'carcassonne';
	const setUp = own ? baseSetUps[script.setUp % baseSetUps.length]! : { seats: 2 };
	const elements = { ...setUp.elements, ...more.elements };
	const machine = machineOf({ ...setUp, ...more, elements }, script.tiles);
	const out: string[] = [];
	machine.reset(script.seed);
	for (let i = 0; !machine.over; i++) {
		const options = optionsOf(machine);
		out.push(`${stateHash(machine)} ${options.join(', ')}`);
		machine.choose(pick(machine, script, i));
	}
	return [...out, stateHash(machine)];
}

export const inertLaw: Law = {
	says: 'a pack with all its elements off leaves hashes and options',
	property: fc.property(scripts(), (script: Script) => {
		expect(hashTrace(script, { with: ['harbour'] })).toEqual(hashTrace(script));
	}) as never,
};

import type { Program } from '@tilewright/lang';
import type { Machine } from '../run/machine.ts';
import type { Runtime } from '../run/runtime.ts';
import { type Body, fn as makeFn } from './body.ts';
import { type Fn, type Value, num } from './ir.ts';
import type { CodeMemory } from './memory.ts';

/** The making of the code of one program. What cannot be made is noted, and gives up where it would run. */
export class Emission {
	readonly machine: Machine;
	readonly program: Program;
	readonly rt: Runtime;
	readonly memory: CodeMemory;
	readonly fns: Fn[] = [];
	/** Codes of the things that this program needs and generated code lacks. */
	readonly missing: Set<string> = new Set();

	constructor(machine: Machine, memory: CodeMemory) {
		this.machine = machine;
		this.program = machine.program;
		this.rt = machine.rt;
		this.memory = memory;
	}

	/** Notes that something is missing. */
	lacks(what: string): void {
		this.missing.add(what);
	}

	/** Notes that something is missing where a value is due. */
	noValue(what: string): Value {
		this.lacks(what);
		return num(0);
	}

	/** Makes a function that those made later can call. */
	fn(
		name: string,
		params: readonly string[],
		hasResult: boolean,
		say: (f: Body, ...params: Value[]) => void,
	): Fn {
		const made = makeFn(name, params, hasResult, say);
		this.fns.push(made);
		return made;
	}
}

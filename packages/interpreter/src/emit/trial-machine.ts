import type { Program } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { Header } from '../run/header.ts';
import { Machine } from '../run/machine.ts';
import { encode } from './encode.ts';
import { MAX_STEPPED } from './generated.ts';
import type { TrialCode } from './generated-code.ts';
import { codeMemory, instantiated, isFault } from './instance.ts';
import type { CodeMemory } from './memory.ts';
import { closuresOf } from './outside.ts';
import { trialCode } from './program-code.ts';
import { type WebAssemblyApi, webAssembly } from './web-assembly.ts';

/** Options that closures try before code is made: to make it takes as long as to try so many. */
const TRIALS_BEFORE_CODE = 50_000;

/** A machine for bots that look ahead, which soon try options in generated code where that pays. */
export function trialMachine(program: Program, before: number = TRIALS_BEFORE_CODE): Machine {
	const wasm = webAssembly;
	let memory: CodeMemory | undefined;
	const machine = new Machine(program, undefined, {
		words: (size) => {
			memory = codeMemory(wasm, size, limits.journalWords);
			return memory?.state ?? new Int32Array(size);
		},
	});
	if (!wasm || !memory) return machine;
	const { memory: own, journal, watched } = memory;
	const words = new Int32Array(own.buffer);
	const counts = memory.room(2);
	machine.rt.arena.journalIn({
		entries: words.subarray(journal),
		height: words.subarray(counts, counts + 1),
		watched: words.subarray(watched, journal),
		watchedCount: words.subarray(counts + 1, counts + 2),
	});
	const place = memory;
	let left = before;
	machine.trialCode = {
		...valuing(machine),
		goOn: (pc) => {
			if (left-- > 0) return false;
			machine.trial = machine.trialCode = made(machine, wasm, place, counts);
			return machine.trial?.goOn(pc) ?? false;
		},
	};
	return machine;
}

interface Exports {
	goOn(pc: number): number;
	undo(mark: number): void;
	readonly owners?: (feature: number) => number;
	readonly worth?: (feature: number) => number;
}

/** Closures value what code does not, or where code gives up. */
function valuing(
	{ scoring }: Machine,
	owners?: (feature: number) => number,
	worth?: (feature: number) => number,
): Pick<TrialCode, 'owners' | 'worth'> {
	const or =
		(code: ((feature: number) => number) | undefined, closure: (feature: number) => number) =>
		(feature: number): number => {
			if (code === undefined) return closure(feature);
			try {
				return code(feature);
			} catch {
				return closure(feature);
			}
		};
	return {
		owners: or(owners, (f) => scoring.owners(f)),
		worth: or(worth, (f) => scoring.worth(f)),
	};
}

function made(
	machine: Machine,
	wasm: WebAssemblyApi,
	memory: CodeMemory,
	counts: number,
): TrialCode | undefined {
	const said = trialCode(machine, memory, counts);
	if ('missing' in said) return undefined;
	if (said.closures.steps.size > MAX_STEPPED * machine.program.code.length) return undefined;
	const { outside, forget } = closuresOf(machine);
	const exports = instantiated<Exports>(wasm, encode(said.code), memory, outside);
	if (!exports) return undefined;
	const { goOn, owners, worth, undo } = exports;
	machine.rt.arena.takeBack = undo;
	const { m, board } = machine.rt;
	const run = (from: number): void => {
		for (let pc = machine.thread(from); pc >= 0; pc = machine.step(m[Header.pc]!)) {
			forget();
			const isOpen = goOn(pc);
			machine.epoch++;
			board.featuresChanged = true;
			machine.decider.forget();
			if (isOpen === 1 || machine.over) return;
		}
	};
	return {
		...valuing(machine, owners, worth),
		goOn: (pc) => {
			const before = machine.mark();
			try {
				run(pc);
				return true;
			} catch (error) {
				if (!isFault(wasm, error)) throw error;
				machine.undoTo(before);
				return false;
			}
		},
	};
}

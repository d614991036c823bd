import type { Program } from '@tilewright/lang';
import { Machine } from '../run/machine.ts';
import { encode } from './encode.ts';
import type { GeneratedCode, GeneratedSteps } from './generated-code.ts';
import type { Code } from './ir.ts';
import type { CodeMemory } from './memory.ts';
import { closuresOf } from './outside.ts';
import { type ClosureUse, type ProgramCode, programCode } from './program-code.ts';
import { codeMemory, instantiated, isDone } from './instance.ts';
import { type WebAssemblyApi, webAssembly } from './web-assembly.ts';

/** The code that was made, or codes of the reasons why there is none. */
type Made =
	| {
			readonly bytes: Uint8Array<ArrayBuffer>;
			readonly code: GeneratedCode;
			readonly closures: ClosureUse;
	  }
	| { readonly missing: readonly string[] };

/** A machine whose state lies in the memory of generated code, and that code. */
export type Generated = { readonly machine: Machine } & Made;

/** The parts of a program that generated code leaves to closures, or the reasons why there is no such code. */
export interface Emittable {
	/** Codes of what it leaves to closures (`instruction:set`); empty where the program is code as a whole. */
	readonly closures: readonly string[];
	/** Instructions of the program, and those of them that closures run. */
	readonly instructions: number;
	readonly stepped: number;
	/** Codes of the reasons why there is no code at all (`web-assembly-memory`). */
	readonly missing: readonly string[];
}

/** Results by program: to put one into words takes as long as to play many games. */
const found = new WeakMap<Program, Emittable>();

/** Tells how much of a program becomes code; the code is not compiled for it. */
export function emittable(program: Program): Emittable {
	return found.get(program) ?? emittableOf(program, prepared(program, webAssembly).say());
}

function emittableOf(program: Program, made: ProgramCode): Emittable {
	const result = sumOf(program, made);
	found.set(program, result);
	return result;
}

function sumOf(program: Program, made: ProgramCode): Emittable {
	const instructions = program.code.length;
	if ('missing' in made)
		return { closures: [], instructions, stepped: instructions, missing: made.missing };
	const { lacking, steps } = made.closures;
	return { closures: lacking, instructions, stepped: steps.size, missing: [] };
}

/** Codes of the things that a program needs and that are not made as code; none where all of it is code. */
export function lackingFor(program: Program): readonly string[] {
	const { closures, missing } = emittable(program);
	return [...missing, ...closures];
}

/** The largest batch that closures play alone, so that short batches never wait for code. */
const gamesBeforeCode = 60;

/** The same for code that calls closures, which gains less and so takes longer to pay for its making. */
const gamesBeforeMixedCode = 1000;

/** The largest part of the instructions that closures may run where code pays: with more of them the calls cost what code gains. */
export const MAX_STEPPED = 0.42;

/** The most games of a batch that closures play; all of them where code would not pay. */
export function gamesByClosures({ closures, instructions, missing, stepped }: Emittable): number {
	if (missing.length > 0 || stepped > MAX_STEPPED * instructions) return Infinity;
	return closures.length === 0 ? gamesBeforeCode : gamesBeforeMixedCode;
}

/**
 * A machine that plays whole games by uniform choices, in generated code where that pays: from the first game on where more games
 * are due than closures would play, else after those.
 */
export function playoutMachine(program: Program, due: number = 0): Machine {
	const { machine, make, say } = prepared(program, webAssembly);
	let before = 0;
	let said: ProgramCode | undefined;
	const unlessDue = (games: number): number => (due > games ? 0 : games);
	let byClosures = unlessDue(gamesBeforeCode);
	machine.generated = {
		play: (seed, choices) => {
			if (before++ < byClosures) return false;
			if (!said) {
				said = say();
				byClosures = unlessDue(gamesByClosures(emittableOf(program, said)));
				if (before <= byClosures) return false;
			}
			machine.generated = undefined;
			const made = make(said);
			return 'code' in made && made.code.play(seed, choices);
		},
	};
	return machine;
}

/** Makes a machine, and code for it where the program and the place it runs at (its `wasm`) allow that. */
export function generate(
	program: Program,
	wasm: WebAssemblyApi | undefined = webAssembly,
	edit?: Edit,
): Generated {
	const { machine, make, say } = prepared(program, wasm, edit);
	return { machine, ...make(say()) };
}

interface Prepared {
	readonly machine: Machine;
	/** Puts the code into words of the small language, or says why there is none. */
	readonly say: () => ProgramCode;
	/** Gives the machine the code that was put into words. */
	readonly make: (said: ProgramCode) => Made;
}

/** Changes code before it is written as bytes. */
export type Edit = (code: Code, memory: CodeMemory) => Code;

/** A machine whose words lie where code can work on them. */
function prepared(program: Program, wasm: WebAssemblyApi | undefined, edit?: Edit): Prepared {
	let memory: CodeMemory | undefined;
	const machine = new Machine(program, undefined, {
		words: (size) => {
			memory = codeMemory(wasm, size);
			return memory?.state ?? new Int32Array(size);
		},
	});
	const say = (): ProgramCode =>
		memory ? programCode(machine, memory) : { missing: ['web-assembly-memory'] };
	const make = (made: ProgramCode): Made => {
		if ('missing' in made) return made;
		if (!wasm || !memory) return { missing: ['web-assembly-memory'] };
		const bytes = encode(edit ? edit(made.code, memory) : made.code);
		const { outside, forget } = closuresOf(machine);
		const exports = instantiated<Exports>(wasm, bytes, memory, outside);
		if (!exports) return { missing: ['leave-to-compile-code'] };
		const { pick, play, reset, run } = exports;
		const code: GeneratedCode = {
			play: (seed, choices) => {
				forget();
				return isDone(wasm, () => machine.answering(pick, () => play(seed, choices)));
			},
			steps: { reset, run },
		};
		machine.generated = code;
		return { bytes, code, closures: made.closures };
	};
	return { machine, make, say };
}

interface Exports extends GeneratedSteps {
	pick(n: number): number;
	play(seed: number, choices: number): void;
}

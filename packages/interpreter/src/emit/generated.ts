import type { Program } from '@tilewright/lang';
import { Machine } from '../run/machine.ts';
import { encode } from './encode.ts';
import type { GeneratedCode, GeneratedSteps } from './generated-code.ts';
import { CodeMemory } from './memory.ts';
import { programCode } from './program-code.ts';
import { type WebAssemblyApi, webAssembly } from './web-assembly.ts';

/** The code that was made, or codes of the things that the program needs and such code lacks. */
type Made =
	| { readonly bytes: Uint8Array<ArrayBuffer>; readonly code: GeneratedCode }
	| { readonly missing: readonly string[] };

/** A machine whose state lies in the memory of generated code, and that code. */
export type Generated = { readonly machine: Machine } & Made;

/** Codes of the things that a program needs and generated code lacks (`registers`, `instruction:set`); none where it can be made. */
export function lackingFor(program: Program): readonly string[] {
	const made = generate(program);
	return 'missing' in made ? made.missing : [];
}

/** Games that closures play before code is made: short batches never wait for it. */
const GAMES_BEFORE = 60;

/** A machine that plays whole games by uniform choices, in generated code from some game on where there can be any. */
export function playoutMachine(program: Program): Machine {
	const { machine, make } = prepared(program, webAssembly);
	let before = 0;
	machine.generated = {
		play: (seed, choices) => {
			if (before++ < GAMES_BEFORE) return false;
			machine.generated = undefined;
			const made = make();
			return 'code' in made && made.code.play(seed, choices);
		},
	};
	return machine;
}

/** Makes a machine, and code for it where the program and the place it runs at (its `wasm`) allow that. */
export function generate(
	program: Program,
	wasm: WebAssemblyApi | undefined = webAssembly,
): Generated {
	const { machine, make } = prepared(program, wasm);
	return { machine, ...make() };
}

/** A machine whose words lie where code can work on them; `make` gives it the code. */
function prepared(
	program: Program,
	wasm: WebAssemblyApi | undefined,
): { readonly machine: Machine; readonly make: () => Made } {
	let memory: CodeMemory | undefined;
	const machine = new Machine(program, undefined, {
		words: (size) => {
			memory = codeMemory(wasm, size);
			return memory?.state ?? new Int32Array(size);
		},
	});
	const make = (): Made => {
		if (!wasm || !memory) return { missing: ['web-assembly-memory'] };
		const made = programCode(machine, memory);
		if ('missing' in made) return made;
		const bytes = encode(made.code);
		const exports = instantiated(wasm, bytes, memory);
		if (!exports) return { missing: ['leave-to-compile-code'] };
		const { reset, run, play } = exports;
		const code: GeneratedCode = {
			play: (seed, choices) => isDone(wasm, () => play(seed, choices)),
			steps: { reset, run },
		};
		machine.generated = code;
		return { bytes, code };
	};
	return { machine, make };
}

function codeMemory(wasm: WebAssemblyApi | undefined, words: number): CodeMemory | undefined {
	try {
		return wasm && new CodeMemory(wasm, words);
	} catch (error) {
		// so much memory at one place is not there
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

/** The exports of a module; undefined where the Content-Security-Policy of a page forbids code of this kind. */
function instantiated(
	{ CompileError, Instance, Module }: WebAssemblyApi,
	bytes: Uint8Array<ArrayBuffer>,
	{ memory }: CodeMemory,
): Exports | undefined {
	try {
		const { exports } = new Instance(new Module(bytes), { env: { memory } });
		return exports as unknown as Exports;
	} catch (error) {
		if (error instanceof CompileError || error instanceof EvalError) return undefined;
		throw error;
	}
}

interface Exports extends GeneratedSteps {
	play(seed: number, choices: number): void;
}

/** Runs generated code; false where it gave up. Whatever fault made it do so comes again in the closures, with its code and its place. */
function isDone({ RuntimeError }: WebAssemblyApi, run: () => void): boolean {
	try {
		run();
		return true;
	} catch (error) {
		if (error instanceof RuntimeError) return false;
		throw error;
	}
}

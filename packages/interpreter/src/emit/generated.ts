import type { Program } from '@tilewright/lang';
import { Machine } from '../run/machine.ts';
import { encode } from './encode.ts';
import type { GeneratedCode } from './generated-code.ts';
import { CodeMemory } from './memory.ts';
import { programCode } from './program-code.ts';
import { type WebAssemblyApi, webAssembly } from './web-assembly.ts';

/** A machine whose state lies in the memory of generated code; or what its program needs that such code lacks. */
export type Generated =
	| { readonly machine: Machine; readonly bytes: Uint8Array<ArrayBuffer> }
	| { readonly machine: Machine; readonly missing: readonly string[] };

/** Codes of the things that a program needs and generated code lacks (`registers`, `instruction:set`); none where it can be made. */
export function lackingFor(program: Program): readonly string[] {
	const made = generate(program);
	return 'missing' in made ? made.missing : [];
}

/** A machine that plays whole games by uniform choices in generated code where there can be any, and by closures elsewhere. */
export function playoutMachine(program: Program): Machine {
	return generate(program).machine;
}

/** Makes a machine, and code for it where the program and the place it runs at (its `wasm`) allow that. */
export function generate(
	program: Program,
	wasm: WebAssemblyApi | undefined = webAssembly,
): Generated {
	let memory: CodeMemory | undefined;
	const machine = new Machine(program, undefined, {
		words: (size) => {
			memory = codeMemory(wasm, size);
			return memory?.state ?? new Int32Array(size);
		},
	});
	if (!wasm || !memory) return { machine, missing: ['web-assembly-memory'] };
	const made = programCode(machine, memory);
	if ('missing' in made) return { machine, missing: made.missing };
	const bytes = encode(made.code);
	const exports = instantiated(wasm, bytes, memory);
	if (!exports) return { machine, missing: ['leave-to-compile-code'] };
	const { reset, run, play } = exports;
	const isPlayed = (seed: number, choices: number): boolean =>
		isDone(wasm, () => play(seed, choices));
	machine.generated = { reset, run, play: isPlayed };
	return { machine, bytes };
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

interface Exports extends Omit<GeneratedCode, 'play'> {
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

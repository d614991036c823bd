import { EngineFault } from '../fault.ts';
import { CodeMemory } from './memory.ts';
import type { Outside } from './outside.ts';
import type { WebAssemblyApi } from './web-assembly.ts';

/** A memory for a state and for a journal of so many words; undefined where there is none so large. */
export function codeMemory(
	wasm: WebAssemblyApi | undefined,
	words: number,
	journal: number = 0,
): CodeMemory | undefined {
	try {
		return wasm && new CodeMemory(wasm, words, journal);
	} catch (error) {
		if (error instanceof RangeError) return undefined;
		throw error;
	}
}

/** The exports of a module; undefined where the Content-Security-Policy of a page forbids code of this kind. */
export function instantiated<Exports>(
	{ CompileError, Instance, Module }: WebAssemblyApi,
	bytes: Uint8Array<ArrayBuffer>,
	{ memory }: CodeMemory,
	outside: Outside,
): Exports | undefined {
	try {
		const { exports } = new Instance(new Module(bytes), { env: { memory, ...outside } });
		return exports as unknown as Exports;
	} catch (error) {
		if (error instanceof CompileError || error instanceof EvalError) return undefined;
		throw error;
	}
}

/** Runs generated code; false where it gave up. Whatever fault made it do so comes again in the closures, with its code and its place. */
export function isDone(wasm: WebAssemblyApi, run: () => void): boolean {
	try {
		run();
		return true;
	} catch (error) {
		if (isFault(wasm, error)) return false;
		throw error;
	}
}

export function isFault({ RuntimeError }: WebAssemblyApi, error: unknown): boolean {
	return error instanceof RuntimeError || error instanceof EngineFault;
}

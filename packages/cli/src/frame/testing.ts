import { spawn } from 'node:child_process';
import { commands } from '../commands/index.ts';
import type { CommandSpec } from './command.ts';
import type { ExitCode } from './exit.ts';
import { runWords } from './run.ts';

export interface Call {
	readonly exit: ExitCode;
	readonly out: string;
	readonly err: string;
}

export async function call(
	words: readonly string[],
	options: {
		cwd?: string;
		signal?: AbortSignal;
		language?: string;
		commands?: readonly CommandSpec[];
		lines?: Iterable<string> | AsyncIterable<string>;
	} = {},
): Promise<Call> {
	let out = '';
	let err = '';
	const exit = await runWords(words, options.commands ?? commands, '1.2.3', {
		cwd: options.cwd ?? process.cwd(),
		out: (text) => (out += text),
		err: { write: (text) => (err += text) },
		signal: options.signal ?? new AbortController().signal,
		language: options.language,
		lines: async function* () {
			yield* options.lines ?? [];
		},
	});
	return { exit, out, err };
}

/** Runs Node in a process of its own, with the script and its words. */
export function started(args: readonly string[], cwd: string = process.cwd()): Promise<Call> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, args, { cwd });
		let out = '';
		let err = '';
		child.stdout.on('data', (chunk: Buffer) => (out += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (err += chunk.toString()));
		child.on('close', (code) => resolve({ exit: code as Call['exit'], out, err }));
	});
}

export function codesOf(call: Call): string[] {
	return (JSON.parse(call.out) as { diagnostics: { code: string }[] }).diagnostics.map(
		(d) => d.code,
	);
}

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

export function codesOf(call: Call): string[] {
	return (JSON.parse(call.out) as { diagnostics: { code: string }[] }).diagnostics.map(
		(d) => d.code,
	);
}

import type { Context } from './context.ts';
import type { ExitCode } from './exit.ts';

export interface FlagSpec {
	readonly flags: string;
	readonly says: string;
	/** Reads one value; `before` is what earlier uses of a repeatable flag gave. */
	readonly read?: (value: string, before: unknown) => unknown;
	readonly otherwise?: unknown;
}

export interface ArgumentSpec {
	readonly name: string;
	readonly says: string;
}

export interface Outcome {
	/** Somebody stopped the command, and this is its result all the same. */
	readonly stopped?: boolean;
	readonly exit: ExitCode;
	readonly json: unknown;
	readonly text: () => string;
}

/** One command. Every file of `commands/` exports one, and nothing else that is public. */
export interface CommandSpec {
	readonly name: string;
	readonly summary: string;
	readonly says: string;
	readonly arguments: readonly ArgumentSpec[];
	readonly flags: readonly FlagSpec[];
	readonly examples: readonly (readonly [line: string, says: string])[];
	readonly run: (
		context: Context,
		args: readonly string[],
		flags: Readonly<Record<string, unknown>>,
	) => Promise<Outcome>;
}

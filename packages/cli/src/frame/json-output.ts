import type { FlagSpec } from './command.ts';
import type { Context } from './context.ts';
import { planOutput } from './output.ts';
import { misuse } from './refusal.ts';

export const jsonFlags: readonly FlagSpec[] = [
	{ flags: '--out <file>', says: 'write the JSON value to a file as well' },
	{ flags: '--force', says: 'replace a file that exists' },
];

export interface JsonOutput {
	write(json: unknown): void;
}

/** The file that `--out` names, refused at once where it could not be written later; undefined without the flag. */
export function jsonOutput(
	context: Context,
	flags: Readonly<Record<string, unknown>>,
): JsonOutput | undefined {
	const out = flags['out'] as string | undefined;
	const force = flags['force'] === true;
	// other files that a command may write are replaced by the same word
	const others = ['report', 'log'];
	if (force && out === undefined && !others.some((flag) => flags[flag] !== undefined))
		throw misuse('CLI-FLAG-ALONE', { flag: '--force', needs: '--out' });
	if (out === undefined) return undefined;
	const output = planOutput(context.cwd, out, force);
	return { write: (json) => output.write(`${JSON.stringify(json, undefined, 2)}\n`) };
}

import { compare } from '../commands/compare.ts';
import { simulate } from '../commands/simulate.ts';
import { sweep } from '../commands/sweep.ts';
import { flagName } from '../frame/command-line.ts';
import type { FlagSpec } from '../frame/command.ts';
import { parseCommandLine } from '../frame/program.ts';
import { misuse } from '../frame/refusal.ts';
import type { RunCommand } from '../setup/run-plan.ts';

export const runCommands: readonly RunCommand[] = [simulate, compare, sweep];

/** Flags that say nothing about what is played, name files, or need somebody who looks at figures in the order of the games. */
const unfit = ['until', 'jobs', 'checkpoint', 'report', 'log', 'events', 'out', 'force'];

export function runFlags({ flags }: RunCommand): readonly FlagSpec[] {
	return flags.filter((spec) => !unfit.includes(flagName(spec)));
}

export function readRunWords(words: readonly string[]): {
	readonly command: RunCommand;
	readonly flags: Readonly<Record<string, unknown>>;
} {
	const specs = runCommands.map((command) => ({ ...command, flags: runFlags(command) }));
	const parsed = parseCommandLine(words, specs, '');
	if ('shown' in parsed) throw misuse('CLI-ARGUMENT-MISSING', { name: 'command' });
	const [other] = Object.keys(parsed.global);
	if (other !== undefined) throw misuse('CLI-FLAG-UNKNOWN', { flag: `--${other}`, near: [] });
	const command = runCommands.find(({ name }) => name === parsed.command.name)!;
	return { command, flags: parsed.flags };
}

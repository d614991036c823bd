import { translated } from '@tilewright/schema';
import type { CommandSpec } from './command.ts';

export interface CommandWords {
	readonly summary: string;
	readonly says: string;
	readonly arguments: readonly string[];
	readonly flags: readonly string[];
	readonly examples: readonly string[];
}

export function wordsOfCommand(spec: CommandSpec): CommandWords {
	const english: CommandWords = {
		summary: spec.summary,
		says: spec.says,
		arguments: spec.arguments.map(({ says }) => says),
		flags: spec.flags.map(({ says }) => says),
		examples: spec.examples.map(([, says]) => says),
	};
	return translated('cli/commands', spec.name, english);
}

import { Command, CommanderError, Option } from 'commander';
import { suggest } from '@tilewright/schema';
import { shippedData } from '../data/load.ts';
import type { CommandSpec } from './command.ts';
import { filledIn } from './examples.ts';
import { languageFlag } from './language.ts';
import { type Refusal, misuse } from './refusal.ts';
import { wordsOfCommand } from './words.ts';
import { groups, help } from '../texts/help.ts';

export interface GlobalFlags {
	readonly json?: boolean;
	readonly debug?: boolean;
	readonly locale?: string;
	readonly data?: readonly string[];
}

export type ParsedCommandLine =
	| {
			readonly command: CommandSpec;
			readonly args: readonly string[];
			readonly flags: Readonly<Record<string, unknown>>;
			readonly global: GlobalFlags;
	  }
	| { readonly shown: string; readonly good: boolean };

export function buildProgram(
	commands: readonly CommandSpec[],
	version: string,
	chosen: (command: CommandSpec, args: readonly string[], at: Command) => void = () => {},
): Command {
	const program = new Command('tilewright')
		.description(`${help.about}\n${help.exitCodes}`)
		.version(version);
	program
		.option('--json', help.json)
		.option('--debug', help.debug)
		.option(languageFlag.flags, help.language)
		.addOption(
			new Option('--data <dir>', help.data).argParser(
				(value: string, before: string[] | undefined) => [...(before ?? []), value],
			),
		)
		.configureHelp({ showGlobalOptions: true })
		.helpCommand(false)
		.showSuggestionAfterError(false);
	for (const spec of commands) {
		const { group, last } = groupOf(program, spec.name);
		const words = wordsOfCommand(spec);
		const command = group
			.command(last)
			.summary(words.summary)
			.description(`${words.summary}\n${words.says}`)
			.configureHelp({ showGlobalOptions: true })
			.allowExcessArguments(false)
			.action(() => chosen(spec, command.args, command));
		for (const [i, { name }] of spec.arguments.entries())
			command.argument(name, words.arguments[i]!);
		for (const [i, { flags, read, otherwise }] of spec.flags.entries()) {
			const option = new Option(flags, words.flags[i]!);
			if (read !== undefined)
				option.argParser((value: string, before: unknown) =>
					read(value, before === otherwise ? undefined : before),
				);
			if (otherwise !== undefined) option.default(otherwise, String(otherwise));
			command.addOption(option);
		}
		// only a call for help needs the folder of the shipped games
		command.addHelpText('after', () => {
			const examples = spec.examples.map(
				([line], i) => `  $ ${filledIn(line, shippedData())}\n      ${words.examples[i]!}`,
			);
			return `\n${examples.length === 1 ? help.example : help.examples}\n${examples.join('\n')}`;
		});
	}
	return program;
}

function groupOf(program: Command, name: string): { group: Command; last: string } {
	const words = name.split(' ');
	let group = program;
	for (const [i, word] of words.slice(0, -1).entries())
		group =
			group.commands.find((c) => c.name() === word) ??
			group
				.command(word)
				.description(groups[words.slice(0, i + 1).join(' ')]!)
				.configureHelp({ showGlobalOptions: true })
				.helpCommand(false)
				.showSuggestionAfterError(false);
	return { group, last: words.at(-1)! };
}

export function commandNamed(program: Command, name: string): Command {
	return name.split(' ').reduce((at, word) => at.commands.find((c) => c.name() === word)!, program);
}

function withAllBelow(command: Command): Command[] {
	return [command, ...command.commands.flatMap(withAllBelow)];
}

function namedBy(program: Command, words: readonly string[]): Command {
	let at = program;
	for (const word of words) at = at.commands.find((c) => c.name() === word) ?? at;
	return at;
}

export function parseCommandLine(
	words: readonly string[],
	commands: readonly CommandSpec[],
	version: string,
): ParsedCommandLine {
	let request: ParsedCommandLine | undefined;
	let shown = '';
	const program = buildProgram(commands, version, (command, args, at) => {
		request = { command, args, flags: at.opts(), global: program.opts<GlobalFlags>() };
	});
	const take = (text: string): void => void (shown += text);
	for (const command of withAllBelow(program))
		command
			.exitOverride()
			.configureOutput({ writeOut: take, writeErr: take, outputError: () => {} });
	try {
		program.parse([...words], { from: 'user' });
	} catch (error) {
		if (!(error instanceof CommanderError)) throw error;
		if (error.code === 'commander.helpDisplayed' || error.code === 'commander.version')
			return { shown, good: true };
		if (error.code === 'commander.help') return { shown, good: false };
		throw refusalOf(error, program, words);
	}
	return request ?? { shown: program.helpInformation(), good: false };
}

function refusalOf(error: CommanderError, program: Command, words: readonly string[]): Refusal {
	const named = /'([^']*)'/.exec(error.message)?.[1] ?? '';
	switch (error.code) {
		case 'commander.unknownCommand':
			return misuse('CLI-COMMAND-UNKNOWN', {
				name: named,
				near: suggest(
					named,
					namedBy(program, words).commands.map((c) => c.name()),
				),
			});
		case 'commander.unknownOption': {
			const known = [program, namedBy(program, words)].flatMap((c) =>
				c.options.flatMap((o) => o.long ?? []),
			);
			return misuse('CLI-FLAG-UNKNOWN', { flag: named, near: suggest(named, known) });
		}
		case 'commander.optionMissingArgument':
			return misuse('CLI-FLAG-EMPTY', { flag: named.split(/[ ,]/)[0] ?? named });
		case 'commander.missingArgument':
			return misuse('CLI-ARGUMENT-MISSING', { name: named });
		case 'commander.excessArguments':
			return misuse('CLI-ARGUMENT-EXTRA', { found: extraOf(program, words) });
		default:
			return misuse('CLI-ARGUMENT-EXTRA', { found: error.message });
	}
}

function extraOf(program: Command, words: readonly string[]): string {
	const at = namedBy(program, words);
	return at.args[at.registeredArguments.length] ?? words[words.length - 1] ?? '';
}

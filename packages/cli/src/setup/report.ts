import { type Side, botsLog, courseName, quantities, recordedGame } from '@tilewright/lab';
import { type ExampleGame, exampleGames } from '@tilewright/lab/report';
import type { Program } from '@tilewright/lang';
import { type CommandSpec, type FlagSpec } from '../frame/command.ts';
import { commandLine } from '../frame/command-line.ts';
import type { Context } from '../frame/context.ts';
import { type Output, planOutput } from '../frame/output.ts';
import { misuse } from '../frame/refusal.ts';
import type { Games } from './batch.ts';
import { keptQuantities } from './checkpoint.ts';
import { quantitiesOf } from './quantities.ts';
import { botsFlag, seatsHelp } from './bots.ts';
import { setUpFlags } from './flags.ts';
import { factWords } from '../texts/batches.ts';

type Flags = Readonly<Record<string, unknown>>;

export const reportFlag: FlagSpec = {
	flags: '--report <file>',
	says: 'write a page (.html) with plots and sentences that needs no network',
};

export function reportOutput(context: Context, flags: Flags): Output | undefined {
	const path = flags['report'] as string | undefined;
	if (path === undefined) return undefined;
	if (!/\.html?$/i.test(path)) throw misuse('CLI-OUT-KIND', { path, allowed: ['.html'] });
	return planOutput(context.cwd, path, flags['force'] === true);
}

/** The quantities of a run. A report without `--quantities` shows those of its checkpoint, or else `usual`. */
export function quantitiesForReport(
	context: Context,
	flags: Flags,
	ofQuestion: string | undefined,
	usual: readonly string[] = quantities.map((q) => q.name),
): readonly string[] {
	if (flags['report'] === undefined || flags['quantities'] !== undefined)
		return quantitiesOf(flags, ofQuestion);
	const kept = keptQuantities(context, flags)?.filter((name) => name !== courseName);
	const wanted = kept ?? usual;
	return quantitiesOf({ ...flags, quantities: wanted }, ofQuestion);
}

export function commandOfReport({ name, flags: specs }: CommandSpec, flags: Flags): string {
	return commandLine(name, specs, flags, ['out', 'force', 'events', 'jobs']);
}

export function commandOfGame(flags: Flags): string {
	const specs = [...setUpFlags, botsFlag(seatsHelp)];
	return `${commandLine('simulate', specs, flags)} --games 1 --log game.json --seed `;
}

export function factsOf(
	programs: readonly Program[],
	bots: readonly (readonly string[])[],
	{ seed, games }: Games,
): [name: string, value: string][] {
	const all = (values: readonly string[]): string => [...new Set(values)].join(' · ');
	return [
		[factWords.game, all(programs.map((p) => p.game))],
		[factWords.packs, all(programs.map((p) => p.packs.join(', ')))],
		[factWords.bots, all(bots.map((seats) => seats.join(', ')))],
		[factWords.games, factWords.seeds({ games, first: seed, last: seed + games - 1 })],
		[factWords.rules, all(programs.map((p) => p.hash))],
	];
}

const maxRecords = 8;

export function recordedGames(
	wanted: readonly { readonly seed: number; readonly shows: string }[],
	side: Side,
): ExampleGame[] {
	return exampleGames(wanted, maxRecords).map((game) => ({
		...game,
		log: botsLog(recordedGame(side, game.seed), side, game.seed),
	}));
}

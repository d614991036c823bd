import { shownSides } from '@tilewright/interpreter';
import {
	type ComparedPlay,
	type NamedPlay,
	type NamedSet,
	type PlayedFigures,
	SetPlay,
	judgeHoles,
	comparePlay,
	countsOf,
	namedPlay,
	namedSet,
	setFigures,
} from '@tilewright/lab';
import type { Program, Selection } from '@tilewright/lang';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec } from '../frame/command.ts';
import { type Context, yieldToSignals } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { list } from '../frame/flags.ts';
import { gamesFlags, gamesOf } from '../setup/batch.ts';
import { botsOf, botsFlag } from '../setup/bots.ts';
import { compiled } from '../setup/compiled.ts';
import { setUpFlags } from '../setup/flags.ts';
import { withLocatedFaults } from '../setup/playing.ts';
import { otherSelection, selectionFrom } from '../setup/selection.ts';
import { setText } from '../setup/set-text.ts';
import { batchWords } from '../texts/batches.ts';

export interface SetJson extends NamedSet {
	readonly game: string;
	readonly packs: readonly string[];
	readonly overlays: readonly string[];
	readonly played: readonly NamedPlay[];
}

interface ComparisonJson extends SetJson {
	readonly seed: number;
	readonly against?: SetJson;
	/** By table of bots: this set less the other. */
	readonly differences?: readonly ComparedPlay[];
}

interface Analysed {
	readonly json: SetJson;
	readonly program: Program;
	readonly played: readonly PlayedFigures[];
}

const tables: readonly (readonly string[])[] = [
	['random', 'random'],
	['greedy', 'greedy'],
];

export const set: CommandSpec = {
	name: 'set',
	summary: 'Analyse a set of tiles: sides, holes, contents, and how it works in play.',
	says: 'Counts of sides, patterns, segments and marks are exact. So is the list of tiles that may be laid between given neighbours: first by their sides, then by the rules, on a board with only these neighbours at the beginning of a game (`asked` is false if only the sides were compared). Games of bots show how often a drawn tile has no place, and how large features become. Game number i has the seed S + i, and errors are standard errors over games. `--against` plays another set-up of the same game and shows the differences.',
	arguments: [],
	flags: [
		...setUpFlags,
		botsFlag(
			'a bot for each seat, separated by commas, for one table; by default a table of random bots and one of greedy bots',
		),
		...gamesFlags('how many games each table plays; 0 for none', {
			min: 0,
			max: 1_000_000,
			otherwise: 100,
		}),
		{
			flags: '--against <parts>',
			says: 'the set-up to compare with: packs, preset=<id>, overlay=<id>, separated by commas; `published` for this one without house rules',
			read: list('--against'),
		},
	],
	examples: [
		['tilewright set --game {game} --games 50', 'The set as it is published.'],
		['tilewright set --game {game} --games 0 --json', 'Only what is exact, for a program.'],
	],
	run: async (context, _args, flags) => {
		const seatsFlag = flags['seats'] as string[] | undefined;
		const seatings = seatsFlag === undefined ? tables : [botsOf(seatsFlag)];
		const seats = seatings[0]!.length;
		const data = loadData(context);
		const selection = selectionFrom(data.workspace, flags, seats);
		const parts = flags['against'] as string[] | undefined;
		const other = parts && otherSelection(selection, parts);
		const { games, seed } = gamesOf(flags);
		const chosen = [selection, ...(other ? [other] : [])].map(
			(one) => [one, compiled(data, one)] as const,
		);
		const total = games * seatings.length * chosen.length;
		const found: Analysed[] = [];
		for (const [one, { program, ruleSet }] of chosen) {
			const before = games * seatings.length * found.length;
			const reportProgress = (done: number): void =>
				context.progress.report(
					batchWords.progress({ done: before + done, all: total }),
					before + done,
					total,
				);
			const options = { games, seed, reportProgress };
			found.push(
				await withLocatedFaults([ruleSet], () =>
					analysed(context, one, program, seatings, options),
				),
			);
		}
		const [a, b] = found as [Analysed, Analysed | undefined];
		const json: ComparisonJson = {
			seed,
			...a.json,
			...(b === undefined
				? {}
				: {
						against: b.json,
						differences: a.played.map((p, i) => comparePlay(p, a.program, b.played[i]!, b.program)),
					}),
		};
		return {
			exit: Exit.good,
			json,
			text: () => setText(a.json, b?.json, json.differences ?? []),
		};
	},
};

async function analysed(
	context: Context,
	selection: Selection,
	program: Program,
	seatings: readonly (readonly string[])[],
	play: {
		readonly games: number;
		readonly seed: number;
		readonly reportProgress: (done: number) => void;
	},
): Promise<Analysed> {
	const shown = shownSides(program);
	const counts = countsOf(program);
	const played: PlayedFigures[] = [];
	let done = 0;
	for (const bots of play.games > 0 ? seatings : []) {
		const table = new SetPlay(program, bots, play.seed);
		for (let i = 0; i < play.games; i++) {
			table.play(1);
			play.reportProgress(++done);
			if (done % 16 === 0) await yieldToSignals(context);
		}
		played.push(table.figures());
	}
	const json: SetJson = {
		game: program.game,
		packs: program.packs,
		overlays: selection.overlays ?? [],
		...namedSet(
			program,
			shown,
			counts,
			setFigures(program, shown, counts, judgeHoles(program, shown)),
		),
		played: played.map((p) => namedPlay(program, p)),
	};
	return { json, program, played };
}

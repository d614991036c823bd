import {
	botsLog,
	type Question,
	type QuantityRow,
	type SeatSummary,
	type StopKind,
	type Stopped,
	cellOf,
	countValues,
	cutOf,
	figure,
	excludedCount,
	firstGame,
	gameUntilFault,
	gamesIn,
	gamesOf,
	isByChance,
	quantileOf,
	questionFrom,
	shareRange,
	stopKindOf,
	stoppedBy,
	summarise,
	titleInWords,
} from '@tilewright/lab';
import { type BatchBlock, batchBlock, runBatch } from '@tilewright/lab/workers';
import {
	type ExcludedShown,
	excludedLines,
	simulationGames,
	simulationPage,
} from '@tilewright/lab/report';
import type { Program } from '@tilewright/lang';
import { type Data, loadData } from '../data/workspace.ts';
import type { Context } from '../frame/context.ts';
import { eventsFlag } from '../frame/events.ts';
import { Exit } from '../frame/exit.ts';
import { jsonFlags, jsonOutput } from '../frame/json-output.ts';
import { planOutput } from '../frame/output.ts';
import { table } from '../frame/present.ts';
import { Interrupted, misuse } from '../frame/refusal.ts';
import {
	adviceToContinue,
	batchOf,
	gamesFlags,
	gamesOf as gamesOfFlags,
	jobsFlag,
	reportBegin,
} from '../setup/batch.ts';
import { blockFormat } from '../setup/block-format.ts';
import { botsFlag, botsOf, seatsHelp } from '../setup/bots.ts';
import { wholeNumberReader } from '../frame/flags.ts';
import {
	type ResultFormat,
	checkpointFlag,
	openCheckpoint,
	playedWith,
} from '../setup/checkpoint.ts';
import { compiled } from '../setup/compiled.ts';
import { setUpFlags } from '../setup/flags.ts';
import { withLocatedFaults } from '../setup/playing.ts';
import { quantitiesFlag } from '../setup/quantities.ts';
import {
	commandOfGame,
	commandOfReport,
	factsOf,
	quantitiesForReport,
	recordedGames,
	reportFlag,
	reportOutput,
} from '../setup/report.ts';
import {
	type ExcludedJson,
	excludedJson,
	excludedOf,
	refuseWithoutGames,
} from '../setup/excluded.ts';
import { checkedGames } from '../setup/checked-games.ts';
import { type PlayedBy, playedBy, playedByInWords } from '../setup/played-by.ts';
import type { RunCommand, RunPlan } from '../setup/run-plan.ts';
import { selectionFrom } from '../setup/selection.ts';
import { batchWords, faultWords } from '../texts/batches.ts';

type Flags = Readonly<Record<string, unknown>>;

interface SimulationJson {
	readonly game: string;
	readonly packs: readonly string[];
	readonly elements: readonly string[];
	readonly params: Readonly<Record<string, number | string | boolean>>;
	readonly bots: readonly string[];
	readonly seed: number;
	readonly jobs: number;
	readonly games: number;
	readonly played: number;
	readonly seconds: number;
	readonly gamesPerSecond: number;
	readonly seats: readonly SeatJson[];
	readonly excluded?: ExcludedJson;
	readonly ties: number;
	readonly hash: string;
	readonly until?: string;
	readonly answered?: boolean;
	/** The rule that ends the run, and how it ended. */
	readonly stopRule: StopKind;
	readonly stopped: Stopped;
	readonly intervals: 'fixed' | 'anytime';
	readonly quantities: readonly QuantityRow[];
	/** The engine that played the games of bots that choose by nothing but chance; closures play those of others. */
	readonly playedBy?: PlayedBy;
	readonly checked?: number;
}

interface SeatJson {
	readonly mean: number;
	readonly sd: number;
	readonly ci95: number;
	readonly wins: number;
	readonly withExcluded?: SeatSummary['withExcluded'];
}

export const simulate: RunCommand = {
	name: 'simulate',
	summary: 'Play many games with bots and summarize the scores.',
	says: 'Game number i is played with the seed S + i. The digest covers the final scores in the order of the seeds. It does not depend on the number of threads.',
	arguments: [],
	flags: [
		...setUpFlags,
		botsFlag(seatsHelp, ['random', 'random']),
		...gamesFlags('how many games', { min: 1, max: 10_000_000, otherwise: 1000 }),
		{
			flags: '--until <question>',
			says: 'stop when a quantity is known precisely enough: "margin ±0.5", "seat-advantage seat 1 decided"; --games is the maximum',
		},
		quantitiesFlag,
		jobsFlag,
		{
			flags: '--check <n>',
			says: 'play n of the games with generated code and with closures, and compare all words of the state',
			read: wholeNumberReader('--check', 1, 1_000_000),
		},
		checkpointFlag,
		reportFlag,
		{ flags: '--log <file>', says: 'write the log of the first game to this file' },
		eventsFlag,
		...jsonFlags,
	],
	examples: [
		[
			'tilewright simulate --game {game} --seats greedy,random --games 1000 --seed 7',
			'A thousand games of a bot that looks one move ahead against one that plays at random.',
		],
		[
			'tilewright simulate --game {game} --seats greedy,greedy --games 1000 --report games.html',
			'A page with the spread of scores, sources of points, curves, maps and games to look at.',
		],
		[
			'tilewright simulate --game {game} --games 200000 --checkpoint run.jsonl',
			'A long run that may be stopped at any time; the same command continues it.',
		],
		[
			'tilewright simulate --game {game} --seats greedy,greedy --quantities lead-changes,margin,dead-tiles --until "margin ±1"',
			'How close games are; the run ends when the margin is known to a point.',
		],
		[
			'tilewright simulate --game {game} --games 20000 --jobs 2 --json --out means.json',
			'Two threads; the figures also go to a file.',
		],
	],
	plan: (context, flags, data) => planOf(context, flags, data),
	run: async (context, _args, flags) => {
		const bots = botsOf(flags['seats'] as string[]);
		const toCheck = flags['check'] as number | undefined;
		if (toCheck !== undefined && !isByChance(bots)) throw misuse('CLI-CHECK-BOTS', { bots });
		const output = jsonOutput(context, flags);
		const report = reportOutput(context, flags);
		const log =
			flags['log'] === undefined
				? undefined
				: planOutput(context.cwd, flags['log'] as string, flags['force'] === true);
		const plan = planOf(context, flags, loadData(context));
		const { program, question, until, quantities, ruleSets } = plan;
		const stopRule = stopKindOf(until);
		const batch = batchOf(context, flags);
		const { seed, games, jobs } = batch;
		const result = await withLocatedFaults(ruleSets, async () => {
			const kept = openCheckpoint(context, flags, plan.describe, plan.format);
			const before = gamesIn(cutOf(games, batchBlock), kept?.finished);
			reportBegin(context, 'simulate', batch, before, { stopRule, question });
			return playedWith(kept, () =>
				runBatch({
					program,
					seats: bots,
					...batch,
					quantities,
					until,
					...(kept && { kept }),
				}),
			);
		});
		const { scores, rows, answered, played, seconds, complete } = result;
		// ranges that hold at every look hold when somebody stops the run
		if (!complete && (until === undefined || result.games === 0))
			throw new Interrupted(adviceToContinue(flags));
		const stopped = stoppedBy({ answered, complete });
		const side = { program, seats: bots };
		if (log) {
			const { game: first } = gameUntilFault(side, seed);
			if (first) log.write(botsLog(first, side, seed).text);
		}
		const broken = [{ side, excluded: result.excluded, command: commandOfGame(flags) }];
		await withLocatedFaults(ruleSets, () => refuseWithoutGames(broken, seed, result.games));
		const excluded = excludedCount(result.excluded);
		const shown = excludedOf(broken, seed, { played: result.games + excluded, excluded });
		const checked =
			toCheck === undefined
				? undefined
				: await withLocatedFaults(ruleSets, () =>
						checkedGames(program, bots, { ...batch, check: toCheck }),
					);
		const summary = summarise(scores, bots.length, excluded);
		const { game, packs, elements, params } = program;
		const gamesPerSecond = Math.round((played / Math.max(seconds, 1e-6)) * 10) / 10;
		const json: SimulationJson = {
			game,
			packs,
			elements,
			params,
			bots,
			seed,
			jobs,
			...summary,
			...(shown && { excluded: excludedJson(shown) }),
			played,
			seconds: Math.round(seconds * 1000) / 1000,
			gamesPerSecond,
			...(question === undefined ? {} : { until: question, answered }),
			...{ stopRule, stopped },
			intervals: until === undefined ? 'fixed' : 'anytime',
			quantities: rows,
			...(isByChance(bots) ? { playedBy: playedBy(program, played, quantities.length > 0) } : {}),
			...(checked === undefined ? {} : { checked }),
		};
		output?.write(json);
		report?.write(
			simulationPage({
				title: batchWords.title({ game, games: summary.games, bots: bots.join(', ') }),
				...{
					bots,
					seed,
					games: summary.games,
					intervals: json.intervals,
					stopped,
					scores,
					rows,
				},
				facts: factsOf([program], [bots], { seed, games: summary.games }),
				command: commandOfReport(simulate, flags),
				commandOfGame: commandOfGame(flags),
				toSee: recordedGames(simulationGames(rows, seed), side),
				...(shown && { excluded: shown }),
			}),
		);
		return {
			...{ exit: Exit.good, json, stopped: stopped === 'by hand' },
			text: () => simulationText(json, scores, shown),
		};
	},
};

interface SimulationPlan extends RunPlan {
	readonly program: Program;
	readonly format: ResultFormat<BatchBlock>;
	readonly question: string | undefined;
	readonly until: Question | undefined;
	readonly quantities: readonly string[];
}

function planOf(context: Context, flags: Flags, data: Data): SimulationPlan {
	const bots = botsOf(flags['seats'] as string[]);
	const { program, ruleSet } = compiled(data, selectionFrom(data.workspace, flags, bots.length));
	const { seed, games } = gamesOfFlags(flags);
	const question = flags['until'] as string | undefined;
	const until = question === undefined ? undefined : asQuestion(question, bots.length);
	const quantities = quantitiesForReport(context, flags, until?.quantity);
	const cut = cutOf(games, batchBlock);
	const side = { program, seats: bots };
	return {
		...{ program, question, until, quantities, sides: [side], ruleSets: [ruleSet] },
		describe: () => ({
			run: 'simulate',
			rules: [program.hash],
			bots: [bots],
			seed,
			games,
			batches: 1,
			size: cut.size,
			intervals: until === undefined ? 'fixed' : 'anytime',
			quantities,
			firstGames: [firstGame(side, seed)],
			note: { stopRule: stopKindOf(until), ...(question !== undefined && { until: question }) },
		}),
		format: blockFormat((block) => {
			const { first, end } = gamesOf(cut, block);
			return end - first;
		}, bots.length),
	};
}

function asQuestion(text: string, seats: number): Question {
	const question = questionFrom(text, seats);
	if (!question) throw misuse('CLI-UNTIL-QUANTITY', { value: text, seats });
	return question;
}

function simulationText(
	json: SimulationJson,
	scores: ArrayLike<number>,
	excluded: ExcludedShown | undefined,
): string {
	const { games, seats, bots } = json;
	// ranges of one look would not hold in a run that was watched
	const fixed = json.intervals === 'fixed';
	const rows = seats.map(({ mean, ci95, wins, withExcluded }, i) => {
		const own = countValues(
			Array.from({ length: games }, (_, game) => scores[game * seats.length + i]!),
		);
		const won = shareRange(wins, games);
		const percent = (share: number): string => (100 * share).toFixed(1);
		return [
			batchWords.seat({ n: i + 1, bot: bots[i]! }),
			mean.toFixed(2),
			fixed && games > 1
				? batchWords.range({ low: (mean - ci95).toFixed(2), high: (mean + ci95).toFixed(2) })
				: '',
			batchWords.range({
				low: figure(quantileOf(own, 0.25)),
				high: figure(quantileOf(own, 0.75)),
			}),
			batchWords.percent(percent(wins / games)),
			fixed ? batchWords.percentRange({ low: percent(won.low), high: percent(won.high) }) : '',
			...(fixed && withExcluded
				? [
						batchWords.range({
							low: withExcluded.mean.low.toFixed(2),
							high: withExcluded.mean.high.toFixed(2),
						}),
						batchWords.percentRange({
							low: percent(withExcluded.won.low),
							high: percent(withExcluded.won.high),
						}),
					]
				: []),
		];
	});
	return [
		table([
			[
				...batchWords.scoreHeads,
				...(fixed && excluded ? [faultWords.headMean, faultWords.headWon] : []),
			],
			...rows,
		]),
		batchWords.ranges,
		batchWords.halves,
		...quantityLines(json),
		...(excluded ? [...excludedLines(excluded), ''] : []),
		batchWords.ties(((100 * json.ties) / json.games).toFixed(1)),
		batchWords.digest({ games: json.games, digest: json.hash }),
		batchWords.speed({
			games: json.played,
			seconds: json.seconds.toFixed(2),
			perSecond: json.gamesPerSecond,
		}),
		...(json.playedBy ? [playedByInWords(json.playedBy)] : []),
		...(json.checked === undefined
			? []
			: json.checked === 0
				? [batchWords.notChecked]
				: [batchWords.checked(json.checked)]),
	].join('\n');
}

function quantityLines({ quantities, until, stopped, games, intervals }: SimulationJson): string[] {
	if (quantities.length === 0) return [];
	// a table has no use for a row for every cell
	const shown = quantities.filter(
		({ quantity, title }) => !cellOf(title.slice(quantity.length + 2)),
	);
	const isBroken = shown.some((row) => row.withExcluded);
	const rows = shown.map(({ quantity, of, unit, mean, low, high, least, most, withExcluded }) => [
		`${titleInWords({ quantity, of })} (${unit})`,
		figure(mean),
		low !== undefined && high !== undefined
			? batchWords.range({ low: figure(low), high: figure(high) })
			: least === most
				? batchWords.always
				: batchWords.moreGames,
		batchWords.range({ low: figure(least), high: figure(most) }),
		...(withExcluded
			? [batchWords.range({ low: figure(withExcluded.low), high: figure(withExcluded.high) })]
			: []),
	]);
	return [
		'',
		table([[...batchWords.quantityHeads, ...(isBroken ? [faultWords.head] : [])], ...rows]),
		...(shown.some((row) => row.low === undefined && row.least !== row.most)
			? [batchWords.fewGames]
			: []),
		intervals === 'fixed'
			? batchWords.fixedIntervals
			: batchWords.anytimeIntervals({ question: until!, stopped, games }),
		'',
	];
}

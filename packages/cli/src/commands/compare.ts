import type { RuleSet } from '@tilewright/lang';
import { smallest } from '@tilewright/schema';
import {
	type Report,
	type Row,
	type Side,
	type StopKind,
	type StopRule,
	type Stopped,
	type Tally,
	courseName,
	cutOf,
	distinctRows,
	excludedCount,
	firstGame,
	gamesIn,
	gamesOf,
	pairingSentence,
	sentenceOf,
	stopKindOf,
	stoppedBy,
	differenceOfMeans,
	formatFigure,
	stopRuleFrom,
	tallyFrom,
	tallyJson,
	titleOf,
	twinSentence,
} from '@tilewright/lab';
import { comparisonBlock, runComparison } from '@tilewright/lab/workers';
import {
	type ExcludedShown,
	comparisonGames,
	comparisonPage,
	excludedLines,
} from '@tilewright/lab/report';
import { type Data, loadData } from '../data/workspace.ts';
import type { Context } from '../frame/context.ts';
import { eventsFlag } from '../frame/events.ts';
import { Exit } from '../frame/exit.ts';
import { jsonFlags, jsonOutput } from '../frame/json-output.ts';
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
import { botsFlag, botsOf, seatsHelp } from '../setup/bots.ts';
import {
	type ResultFormat,
	checkpointFlag,
	keptQuantities,
	openCheckpoint,
	playedWith,
} from '../setup/checkpoint.ts';
import { compiled } from '../setup/compiled.ts';
import {
	type ExcludedJson,
	excludedJson,
	excludedOf,
	refuseWithoutGames,
} from '../setup/excluded.ts';
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
import type { RunCommand, RunPlan } from '../setup/run-plan.ts';
import { selectionFrom } from '../setup/selection.ts';
import { sideFlags } from '../setup/side.ts';
import { batchWords, faultWords } from '../texts/batches.ts';
import { comparisonWords } from '../texts/comparison.ts';

type Flags = Readonly<Record<string, unknown>>;

interface ComparisonJson {
	readonly game: string;
	readonly a: SideJson;
	readonly b: SideJson;
	readonly seed: number;
	readonly jobs: number;
	readonly games: number;
	readonly until?: string;
	readonly answered?: boolean;
	/** The rule that ends the run, and how it ended. */
	readonly stopRule: StopKind;
	readonly stopped: Stopped;
	readonly played: number;
	readonly seconds: number;
	readonly intervals: Report['intervals'];
	readonly paired: boolean;
	readonly pairing?: Report['pairing'];
	readonly excluded?: ExcludedJson;
	readonly rows: readonly (Row & { readonly says: string })[];
}

interface SideJson {
	readonly packs: readonly string[];
	readonly elements: readonly string[];
	readonly params: Readonly<Record<string, number | string | boolean>>;
	readonly bots: readonly string[];
}

const names = ['A', 'B'] as const;

const quantitiesOfReport = [
	...['lead-changes', 'margin', 'turns', 'branching', 'idle-turns', 'dead-tiles'],
	...['pieces-placed', 'features-complete', 'rule-uses', 'rule-points'],
];

export const compare: RunCommand = {
	name: 'compare',
	summary: 'Play many games under two rule sets and show what differs.',
	says: 'Flags of the set-up hold for both sides; the flags in `--a` or `--b` belong to one of them. Game number i has the seed S + i on both sides. Where both sides have the same deck, games with the same seed are compared with each other; otherwise the means of all games are. Each difference has its 95 % interval. Over all rows together, chance alone marks a row as certain in at most one of twenty runs.',
	arguments: [],
	flags: [
		...setUpFlags,
		botsFlag(seatsHelp, ['greedy', 'greedy']),
		{
			flags: '--a <flags>',
			says: 'flags of A alone, in quotes: "--set name=value --with pack"',
		},
		{ flags: '--b <flags>', says: 'flags of B alone' },
		...gamesFlags('how many games of either side', { min: 2, max: 1_000_000, otherwise: 400 }),
		{
			flags: '--until <question>',
			says: 'stop when a row is known well enough: "points ±0.5", "wins 1 ±2", "seat 2 decided"; --games are the most',
		},
		jobsFlag,
		quantitiesFlag,
		checkpointFlag,
		reportFlag,
		eventsFlag,
		...jsonFlags,
	],
	examples: [
		[
			'tilewright compare --game {game} --a "--seats thoughtful,greedy" --b "--seats greedy,greedy" --games 200',
			'How much a stronger bot gets out of the first seat.',
		],
		[
			'tilewright compare --game {game} --a "--seats keen,keen" --games 400 --report keen.html',
			'A page with every difference, its range and the games that show it.',
		],
		[
			'tilewright compare --game {game} --a "--overlay my-table" --games 1000 --json --out my-table.json',
			'What house rules change; the figures also go to a file.',
		],
	],
	plan: (context, flags, data) => planOf(context, flags, data),
	run: async (context, _args, flags) => {
		const output = jsonOutput(context, flags);
		const page = reportOutput(context, flags);
		const plan = planOf(context, flags, loadData(context));
		const { a, b, question, until, quantities, ruleSets } = plan;
		const stopRule = stopKindOf(until);
		const batch = batchOf(context, flags);
		const { seed, games, jobs } = batch;
		const { report, pictures, played, seconds, answered, complete } = await withLocatedFaults(
			ruleSets,
			async () => {
				const kept = openCheckpoint(context, flags, plan.describe, plan.format);
				const before = gamesIn(cutOf(games, comparisonBlock), kept?.finished);
				reportBegin(context, 'compare', batch, before, { stopRule, question });
				return playedWith(kept, () =>
					runComparison({ a, b, ...batch, until, quantities, ...(kept && { kept }) }),
				);
			},
		);
		// ranges that hold at every look hold when somebody stops the run
		if (!complete && (until === undefined || report.games === 0))
			throw new Interrupted(adviceToContinue(flags));
		const stopped = stoppedBy({ answered, complete });
		const { excluded: excludedGames = [] } = report;
		const commandsOfGame = [flags['a'], flags['b']].map((own) =>
			commandOfGame(sideFlags(flags, own as string | undefined)),
		);
		const broken = [a, b].map((side, i) => ({
			...{ side, name: names[i]!, command: commandsOfGame[i]! },
			excluded: excludedGames.filter((game) => game.side === i),
		}));
		await withLocatedFaults(ruleSets, () => refuseWithoutGames(broken, seed, report.games));
		const excluded = excludedCount(excludedGames);
		const shown = excludedOf(broken, seed, { played: report.games + excluded, excluded });
		const json: ComparisonJson = {
			game: a.program.game,
			a: sideJson(a),
			b: sideJson(b),
			seed,
			jobs,
			games: report.games,
			...(question === undefined ? {} : { until: question, answered }),
			...{ stopRule, stopped },
			played,
			seconds: Math.round(seconds * 1000) / 1000,
			paired: report.paired,
			...(report.pairing && { pairing: report.pairing }),
			intervals: report.intervals,
			...(shown && { excluded: excludedJson(shown) }),
			rows: report.rows.map((row) => ({ ...row, says: sentenceOf(row, report, names) })),
		};
		output?.write(json);
		page?.write(
			comparisonPage({
				title: comparisonWords.title({ game: json.game, games: report.games }),
				...{ seed, stopped, report, pictures },
				sides: [sideWords(a, flags['a']), sideWords(b, flags['b'])],
				facts: factsOf([a.program, b.program], [a.seats, b.seats], { seed, games: report.games }),
				command: commandOfReport(compare, flags),
				commandOfGame: commandsOfGame.join('\n'),
				...(shown && { excluded: shown }),
				toSee: recordedGames(comparisonGames(report, seed), a),
			}),
		);
		return {
			...{ exit: Exit.good, json, stopped: stopped === 'by hand' },
			text: () => comparisonText(json, report, shown),
		};
	},
};

interface ComparisonPlan extends RunPlan {
	readonly a: Side;
	readonly b: Side;
	readonly format: ResultFormat<Tally>;
	readonly question: string | undefined;
	readonly until: StopRule | undefined;
	readonly quantities: readonly string[];
}

function planOf(context: Context, flags: Flags, data: Data): ComparisonPlan {
	const ruleSets: RuleSet[] = [];
	const side = (flagText: unknown): Side => {
		const own = sideFlags(flags, flagText as string | undefined);
		const seats = botsOf(own['seats'] as string[]);
		const { program, ruleSet } = compiled(data, selectionFrom(data.workspace, own, seats.length));
		ruleSets.push(ruleSet);
		return { program, seats };
	};
	const [a, b] = [side(flags['a']), side(flags['b'])];
	const { seed, games } = gamesOfFlags(flags);
	const question = flags['until'] as string | undefined;
	const until = question === undefined ? undefined : stopRule(question, [a, b]);
	const named = quantitiesForReport(context, flags, until?.quantity, quantitiesOfReport);
	const quantities = withCourse(context, flags, named) ? [...named, courseName] : named;
	const cut = cutOf(games, comparisonBlock);
	return {
		...{ a, b, question, until, quantities, sides: [a, b], ruleSets },
		describe: () => ({
			run: 'compare',
			rules: [a.program.hash, b.program.hash],
			bots: [a.seats, b.seats],
			seed,
			games,
			batches: 1,
			size: cut.size,
			intervals: until === undefined ? 'fixed' : 'anytime',
			quantities,
			firstGames: [firstGame(a, seed), firstGame(b, seed)],
			note: { stopRule: stopKindOf(until), ...(question !== undefined && { until: question }) },
		}),
		format: {
			write: tallyJson,
			read: (value, block) => {
				const { first, end } = gamesOf(cut, block);
				return tallyFrom(value, end - first);
			},
		},
	};
}

/** Points over the game are drawn on a page. A kept run goes on with what it measured. */
function withCourse(context: Context, flags: Flags, named: readonly string[]): boolean {
	const kept = keptQuantities(context, flags);
	if (kept) return kept.includes(courseName);
	const isWholePage = flags['report'] !== undefined && flags['quantities'] === undefined;
	return isWholePage || named.includes('points-over-time');
}

function stopRule(question: string, sides: readonly Side[]): StopRule {
	const seats = smallest(sides.map((side) => side.seats.length));
	const rule = stopRuleFrom(question, seats);
	if (!rule) throw misuse('CLI-UNTIL', { value: question, seats });
	return rule;
}

function sideWords({ program: { packs }, seats }: Side, flagText: unknown): string {
	const flags = flagText as string | undefined;
	return comparisonWords.side({ packs: packs.join(', '), flags, bots: seats.join(', ') });
}

function sideJson({ program: { packs, elements, params }, seats }: Side): SideJson {
	return { packs, elements, params, bots: seats };
}

function comparisonText(
	json: ComparisonJson,
	report: Report,
	excluded: ExcludedShown | undefined,
): string {
	const { games, played, seconds, rows, until, stopped } = json;
	const shown = distinctRows(report.rows);
	const lines = shown.map((row) => {
		const { estimate, same, withExcluded } = row;
		return [
			`${row.quantity === 'line' ? '  ' : ''}${titleOf(row)}`,
			formatFigure(row, row.a),
			formatFigure(row, row.b),
			report.games === 0 ? '' : formatFigure(row, differenceOfMeans(row)),
			estimate
				? comparisonWords.range({
						low: formatFigure(row, estimate.low),
						high: formatFigure(row, estimate.high),
					})
				: same
					? comparisonWords.never
					: '',
			row.stands ? '*' : '',
			...(withExcluded
				? [
						comparisonWords.range({
							low: formatFigure(row, withExcluded.low),
							high: formatFigure(row, withExcluded.high),
						}),
						withExcluded.stands ? '*' : '',
					]
				: []),
		];
	});
	const ids = new Set(shown.map((r) => r.id));
	const sentences = rows.filter((r) => r.stands && ids.has(r.id)).map((r) => r.says);
	const twin = twinSentence(report);
	return [
		table([[...comparisonWords.heads, ...(excluded ? [faultWords.head, ''] : [])], ...lines]),
		...(twin === undefined ? [] : [twin]),
		...(excluded ? ['', ...excludedLines(excluded)] : []),
		'',
		...(sentences.length > 0 ? sentences : [comparisonWords.noDifference]),
		comparisonWords.marks(shown.length),
		report.paired ? comparisonWords.paired : comparisonWords.notPaired,
		...(report.pairing ? [pairingSentence(report.pairing, games)] : []),
		whenRangesHold(report, until, stopped),
		comparisonWords.played({
			games,
			played: batchWords.playedNow({ played, seconds: seconds.toFixed(2) }),
		}),
	].join('\n');
}

function whenRangesHold(
	{ intervals, games }: Report,
	question: string | undefined,
	stopped: Stopped,
): string {
	if (intervals === 'fixed') return comparisonWords.fixed;
	if (question === undefined) return comparisonWords.anytime;
	return comparisonWords.anytimeUntil({ question, stopped, games });
}

import type { Program } from '@tilewright/lang';
import {
	type FactorialEffect,
	type QuantityRow,
	balancedOrders,
	blockCount,
	botWord,
	cutOf,
	excludedCount,
	factorialEffects,
	figure,
	firstGame,
	gamesOf,
	quantities,
	roundOf,
	titleInWords,
} from '@tilewright/lab';
import { type BatchBlock, batchBlock, runSweep } from '@tilewright/lab/workers';
import { type ExcludedShown, type Names, excludedLines, sweepPage } from '@tilewright/lab/report';
import { type Data, loadData } from '../data/workspace.ts';
import type { Context } from '../frame/context.ts';
import { commandLine } from '../frame/command-line.ts';
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
import { blockFormat } from '../setup/block-format.ts';
import { botsFlag, botsOf, seatsHelp } from '../setup/bots.ts';
import {
	type ResultFormat,
	checkpointFlag,
	openCheckpoint,
	playedWith,
} from '../setup/checkpoint.ts';
import { type Playable, compiled } from '../setup/compiled.ts';
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
	commandOfReport,
	factsOf,
	quantitiesForReport,
	reportFlag,
	reportOutput,
} from '../setup/report.ts';
import type { RunCommand, RunPlan } from '../setup/run-plan.ts';
import { type Axis, axisFrom, pointsOf } from '../sweep/axes.ts';
import { type WordedAxis, withWords } from '../sweep/axis-words.ts';
import { type Factors, factorsFlag, factorsOf } from '../sweep/factors.ts';
import { selectionsOf } from '../sweep/set-up.ts';
import { batchWords, faultWords } from '../texts/batches.ts';
import { sweepWords } from '../texts/sweep.ts';

type Flags = Readonly<Record<string, unknown>>;

interface SweepJson {
	readonly game: string;
	readonly bots: readonly string[];
	/** The bots changed seats from game to game: rows are by bot, `bot 1` being the first of `bots`. */
	readonly rotated?: true;
	readonly seed: number;
	readonly jobs: number;
	readonly games: number;
	readonly played: number;
	readonly seconds: number;
	readonly vary: readonly WordedAxis[];
	readonly points: readonly PointJson[];
	readonly effects?: readonly FactorialEffect[];
	readonly excluded?: ExcludedJson;
}

interface PointJson {
	readonly values: Readonly<Record<string, string>>;
	readonly rules: string;
	/** Games that ended. */
	readonly games: number;
	readonly quantities: readonly QuantityRow[];
}

const usual = ['points', 'margin', 'turns'];

export const sweep: RunCommand = {
	name: 'sweep',
	summary: 'Play many games under every combination of some choices, and compare their figures.',
	says: 'Every `--vary` lists values of a param, of the copies of a tile (`tile:ID`), of an element (`element:ID=on,off`), of the preset (`preset`) or of packs (`with=none,a,a+b`); `1..4` stands for whole numbers. Each combination plays the same seeds. All intervals of the table hold together, with a confidence of 95 %. `--factors` names packs instead: up to six are played in all combinations, more in a fraction of them that still keeps every effect of one and of two apart.',
	arguments: [],
	flags: [
		...setUpFlags,
		{
			flags: '--vary <name=values>',
			says: 'what changes from set-up to set-up, and its values between commas; repeatable',
			read: (value, before) => [...((before as Axis[] | undefined) ?? []), axisFrom(value)],
		},
		factorsFlag,
		botsFlag(seatsHelp, ['greedy', 'greedy']),
		{
			flags: '--rotate',
			says: 'let the bots change seats from game to game, each in every seat equally often; figures are then by bot',
		},
		...gamesFlags('how many games of each set-up', { min: 2, max: 1_000_000, otherwise: 400 }),
		quantitiesFlag,
		jobsFlag,
		checkpointFlag,
		reportFlag,
		eventsFlag,
		...jsonFlags,
	],
	examples: [
		[
			'tilewright sweep --game {game} --vary my.points=1..4 --vary element:my-element=on,off --games 200',
			'Points, margin and length for eight rule sets.',
		],
		[
			'tilewright sweep --game {game} --vary with=none,my-pack --quantities dead-tiles,branching --checkpoint run.jsonl',
			'What a pack does to dead tiles and options; the run may be stopped and continued.',
		],
		[
			'tilewright sweep --game {game} --factors my-pack,another,a-third --report packs.html',
			'What each of three packs does, and what every two do to each other.',
		],
	],
	plan: (context, flags, data) => planOf(context, flags, data),
	run: async (context, _args, flags) => {
		const bots = botsOf(flags['seats'] as string[]);
		const output = jsonOutput(context, flags);
		const report = reportOutput(context, flags);
		const plan = planOf(context, flags, loadData(context));
		const { axes, points, programs, quantities: names, ruleSets, gamesOfBlock, factors } = plan;
		const { isRotated } = plan;
		const batch = batchOf(context, flags, points.length);
		const { seed, games, jobs } = batch;
		const result = await withLocatedFaults(ruleSets, async () => {
			const kept = openCheckpoint(context, flags, plan.describe, plan.format);
			let held = 0;
			for (const block of kept?.finished.keys() ?? []) held += gamesOfBlock(block);
			reportBegin(context, 'sweep', { ...batch, games: games * points.length }, held, {
				stopRule: 'budget',
			});
			return playedWith(kept, () =>
				runSweep({
					...batch,
					programs,
					seats: bots,
					isRotated,
					names: namesOfBots(bots),
					quantities: names,
					...(kept && { kept }),
				}),
			);
		});
		if (!result.complete) throw new Interrupted(adviceToContinue(flags));
		const command = `${commandLine('sweep', sweep.flags, flags, leftOfOneGame)} --games ${isRotated ? roundOf({ seats: bots, isRotated }) : 2} --seed `;
		const broken = plan.sides.map((side, i) => ({
			...{ side, command, excluded: result.excluded[i]! },
			name: [...points[i]!].map(([name, value]) => `${name}=${value}`).join(' '),
		}));
		const ended = result.excluded.map((faults) => games - excludedCount(faults));
		const endedInAll = ended.reduce((sum, n) => sum + n, 0);
		await withLocatedFaults(ruleSets, () => refuseWithoutGames(broken, seed, endedInAll));
		const played = games * points.length;
		const shown = excludedOf(broken, seed, { played, excluded: played - endedInAll });
		const json: SweepJson = {
			game: programs[0]!.game,
			bots,
			...(isRotated && { rotated: true }),
			seed,
			jobs,
			games,
			played: result.played,
			seconds: Math.round(result.seconds * 1000) / 1000,
			vary: axes,
			points: points.map((point, i) => ({
				values: Object.fromEntries(point),
				rules: programs[i]!.hash,
				games: ended[i]!,
				quantities: result.points[i]!,
			})),
			// an effect needs figures of every set-up
			...(shown && { excluded: excludedJson(shown) }),
			...(factors &&
				ended.every((n) => n > 0) && {
					effects: factorialEffects(
						factors.design,
						factors.packs,
						result.points.map((rows, i) => ({ games: ended[i]!, rows })),
						axes.map((axis) => axis.title),
					),
				}),
		};
		output?.write(json);
		report?.write(
			sweepPage({
				title: sweepWords.title({ game: json.game, setUps: points.length, games }),
				...{ seed, vary: axes, points: json.points },
				...(json.effects && { effects: json.effects }),
				facts: [
					...factsOf(programs, [bots], batch),
					...(isRotated ? [[sweepWords.seats, sweepWords.rotated] as const] : []),
				],
				command: commandOfReport(sweep, flags),
				...(shown && { excluded: shown }),
			}),
		);
		return { exit: Exit.good, json, text: () => sweepText(json, shown) };
	},
};

interface SweepPlan extends RunPlan {
	readonly axes: readonly WordedAxis[];
	readonly points: ReturnType<typeof pointsOf>;
	readonly factors: Factors | undefined;
	readonly programs: readonly Program[];
	readonly isRotated: boolean;
	readonly quantities: readonly string[];
	readonly gamesOfBlock: (block: number) => number;
	readonly format: ResultFormat<BatchBlock>;
}

function planOf(context: Context, flags: Flags, data: Data): SweepPlan {
	const factors = factorsOf(flags);
	const axes = factors?.axes ?? (flags['vary'] as readonly Axis[] | undefined) ?? [];
	if (axes.length === 0) throw misuse('CLI-VARY', { value: '' });
	const bots = botsOf(flags['seats'] as string[]);
	const points = [...(factors?.points ?? pointsOf(axes))];
	const { workspace, selections } = selectionsOf(data, flags, points, bots.length);
	const playable: Playable[] = selections.map((s) => compiled({ ...data, workspace }, s));
	const programs = playable.map((p) => p.program);
	const ruleSets = playable.map((p) => p.ruleSet);
	const worded = axes.map((axis) => withWords(axis, workspace, ruleSets));
	const { seed, games } = gamesOfFlags(flags);
	// a single bot has no other seat
	const isRotated = flags['rotate'] === true && bots.length > 1;
	const round = roundOf({ seats: bots, isRotated });
	if (games % round !== 0) throw misuse('CLI-ROTATE', { games, round, bots: bots.length });
	const chosen = quantitiesForReport(context, flags, undefined, usual);
	const names = chosen.length > 0 ? chosen : usual;
	const cut = cutOf(games, batchBlock);
	const blocks = blockCount(cut);
	const gamesOfBlock = (block: number): number => {
		const { first, end } = gamesOf(cut, block % blocks);
		return end - first;
	};
	const sides = programs.map((program) => ({ program, seats: bots, isRotated }));
	return {
		axes: worded,
		...{ points, factors, programs, ruleSets, quantities: names, gamesOfBlock, sides, isRotated },
		describe: () => ({
			run: 'sweep',
			rules: programs.map((p) => p.hash),
			bots: isRotated
				? balancedOrders(bots.length).map((order) => order.map((bot) => bots[bot]!))
				: [bots],
			seed,
			games,
			batches: points.length,
			size: cut.size,
			intervals: 'fixed',
			quantities: names,
			firstGames: sides.map((side) => firstGame(side, seed)),
		}),
		format: blockFormat(gamesOfBlock, bots.length),
	};
}

const leftOfOneGame = ['games', 'seed', 'jobs', 'checkpoint', 'report', 'out', 'force', 'events'];

function namesOfBots(bots: readonly string[]): Names {
	return new Map(
		bots.map((name, i) => [botWord(i), sweepWords.bot({ word: botWord(i), name })] as const),
	);
}

function sweepText(
	{ vary, points, effects, games, played, seconds, rotated }: SweepJson,
	excluded: ExcludedShown | undefined,
): string {
	const titles = [...new Set(points.flatMap((p) => p.quantities.map((row) => row.title)))];
	const order = new Map(quantities.map((q, i) => [q.name, i]));
	const rank = (title: string): number => order.get(title.split(':')[0]!) ?? 0;
	titles.sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
	const tables = titles.map((title) => {
		const rows = points.map(({ values, quantities: measured, games: ended }) => {
			const row = measured.find((r) => r.title === title);
			const words = vary.map((axis) => wordIn(axis, values[axis.name]!));
			if (ended === 0) return [...words, '', sweepWords.allBroke];
			const broken = row?.withExcluded;
			return [
				...words,
				figure(row?.mean ?? 0),
				boundsOf(row),
				...(broken
					? [sweepWords.bounds({ low: figure(broken.low), high: figure(broken.high) })]
					: []),
			];
		});
		const first = points.flatMap((p) => p.quantities).find((r) => r.title === title)!;
		return [
			sweepWords.quantity({ title: titleInWords(first), unit: first.unit }),
			table([
				[
					...vary.map((_, i) => letterOf(i)),
					...[sweepWords.mean, sweepWords.range],
					...(excluded ? [faultWords.head] : []),
				],
				...rows,
			]),
			'',
		];
	});
	return [
		...vary.map(({ title }, i) => sweepWords.axis({ letter: letterOf(i), title })),
		'',
		...tables.flat(),
		...(effects === undefined ? [] : [...effects.map((effect) => effect.says), '']),
		...(excluded ? [...excludedLines(excluded), ''] : []),
		...(rotated ? [sweepWords.rotated] : []),
		sweepWords.ranges,
		sweepWords.overlap,
		sweepWords.played({
			games,
			setUps: points.length,
			played: batchWords.playedNow({ played, seconds: seconds.toFixed(2) }),
		}),
	].join('\n');
}

const letterOf = (axis: number): string => String.fromCharCode('A'.charCodeAt(0) + axis);

const wordIn = ({ values, words }: WordedAxis, value: string): string =>
	words[values.indexOf(value)]!;

function boundsOf(row: QuantityRow | undefined): string {
	if (row === undefined || row.least === row.most) return sweepWords.always;
	if (row.low === undefined) return sweepWords.moreGames;
	return sweepWords.bounds({ low: figure(row.low), high: figure(row.high!) });
}

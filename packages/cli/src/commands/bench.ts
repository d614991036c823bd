import { diagnose, smallest, largest } from '@tilewright/schema';
import { cpus } from 'node:os';
import { Bench, median, prove } from '../bench/bench.ts';
import { type BesideRow, measureBeside } from '../bench/beside.ts';
import { type GrowthRow, grownProgram, measureGrowth } from '../bench/growth.ts';
import { type Slowdown, slowdownsSince, readFigures, writeFigures } from '../bench/last-figures.ts';
import { type BenchSetting, lastFiguresPath, readSetting } from '../bench/setting.ts';
import { measureStudio, rowsOf } from '../bench/studio.ts';
import { loadData } from '../data/workspace.ts';
import type { CommandSpec, Outcome } from '../frame/command.ts';
import type { Context } from '../frame/context.ts';
import { Exit } from '../frame/exit.ts';
import { type JsonOutput, jsonFlags, jsonOutput } from '../frame/json-output.ts';
import { list, wholeNumberReader, wordReader } from '../frame/flags.ts';
import { table } from '../frame/present.ts';
import { Refusal, misuse } from '../frame/refusal.ts';
import { benchWords } from '../texts/bench.ts';

interface RoundJson {
	readonly handwritten: number;
	readonly engine: number;
	readonly ratio: number;
	readonly generated: number;
	readonly generatedRatio: number;
}

const slices = 8;

export const bench: CommandSpec = {
	name: 'bench',
	summary: 'Measure the speed of play against a hand-written playout.',
	says: 'Times the hand-written playout, the engine with closures, and the engine with generated code. They play the same set-up with the random bot and take turns, each in its own thread while the others wait. Games are counted per second of user time. The command first checks that all give equal games for equal seeds, and the published means. Then it times other set-ups against the first one, both by closures and in generated code, and measures the cost of a tile in larger games. Ratios are kept in a file; those that fell by more than a tenth since the last run are listed.',
	arguments: [
		{
			name: '[what]',
			says: '`studio`: the budgets of the studio, in a browser, instead of the speed of play',
		},
	],
	flags: [
		{
			flags: '--edits <n>',
			says: 'number of edits to time in the studio',
			read: wholeNumberReader('--edits', 1, 1000),
			otherwise: 20,
		},
		{
			flags: '--rounds <n>',
			says: 'rounds that each program plays',
			read: wholeNumberReader('--rounds', 7, 1000),
			otherwise: 7,
		},
		{
			flags: '--milliseconds <n>',
			says: 'user time of one round, in milliseconds',
			read: wholeNumberReader('--milliseconds', 10, 10_000),
			otherwise: 400,
		},
		{
			flags: '--copies <list>',
			says: 'sizes of the larger games, in sets of tiles; 0 for none',
			read: list('--copies'),
			otherwise: ['1', '3', '7', '14'],
		},
		{
			flags: '--beside <names>',
			says: 'the set-ups to time beside the first, separated by commas; all when left out',
			read: list('--beside'),
		},
		{
			flags: '--last <file>',
			says: 'the file with the ratios of the last run; in the repository when left out',
		},
		...jsonFlags,
	],
	examples: [
		['tilewright bench', 'Seven rounds of 0.4 s each, then larger games.'],
		['tilewright bench --copies 0 --json', 'The ratio alone.'],
		[
			'tilewright bench studio',
			'Load, edits, tasks and frames of the studio; exit code 1 when a budget is not kept.',
		],
	],
	run: async (context, args, flags) => {
		const [what] = args;
		if (what !== undefined && what !== 'studio')
			throw misuse('CLI-ARGUMENT-EXTRA', { found: what });
		const sizes = sizesOf(flags['copies'] as string[]);
		const rounds = flags['rounds'] as number;
		const seconds = (flags['milliseconds'] as number) / 1000;
		const output = jsonOutput(context, flags);
		if (what === 'studio') return studioOutcome(context, flags['edits'] as number, output);
		const setting = besideOnly(readSetting(), flags['beside'] as string[] | undefined);
		const data = loadData(context, setting.packs);
		const program = grownProgram(data, setting, 1);
		const { options, playout: path } = setting.handwritten;
		const { seats } = setting.selection;
		const a = await Bench.start(
			benchWords.handwritten,
			{ is: 'handwritten', path, options: { ...options, seats, copies: 1 } },
			context.signal,
		);
		const b = await Bench.start(
			benchWords.engine,
			{ is: 'engine', program, code: 'closures' },
			context.signal,
		);
		const c = await Bench.start(
			benchWords.generated,
			{ is: 'engine', program, code: 'generated' },
			context.signal,
		);
		try {
			context.progress.report(benchWords.warmingUp, 0, rounds);
			const published = await a.means(setting.handwritten.means);
			const proofs = {
				handwritten: await prove(a, 3000, seats, published),
				engine: await prove(b, 3000, seats, published),
				generated: await prove(c, 3000, seats, published),
			};
			if (proofs.generated.checksum !== proofs.engine.checksum)
				throw new Refusal(
					[diagnose('', undefined, 'BENCH-CHECKSUM', { engine: c.name })],
					Exit.findings,
				);
			const measured: RoundJson[] = [];
			for (let i = 0; i < rounds; i++) {
				context.progress.report(benchWords.rounds, i, rounds);
				const all = [a, b, c].map((bench) => ({ bench, games: 0, spent: 0 }));
				// slices take turns, so that a busy moment of the machine falls on all
				for (let slice = 0; slice < slices; slice++)
					for (const who of (slice + i) % 2 === 0 ? all : all.toReversed()) {
						const part = await who.bench.round(seconds / slices);
						who.games += part.games;
						who.spent += part.seconds;
					}
				const [handwritten, engine, generated] = all.map((w) => w.games / w.spent) as [
					number,
					number,
					number,
				];
				measured.push({
					handwritten: Math.round(handwritten),
					engine: Math.round(engine),
					ratio: rounded(engine / handwritten),
					generated: Math.round(generated),
					generatedRatio: rounded(generated / handwritten),
				});
			}
			await Promise.all([a.end(), b.end(), c.end()]);
			const beside = await measureBeside(context, data, setting, rounds, seconds);
			const growth =
				sizes.length === 0 ? [] : await measureGrowth(context, data, setting, sizes, 5, seconds);
			const ratios = measured.map((m) => m.ratio);
			const inCode = measured.map((m) => m.generatedRatio);
			const last = (flags['last'] as string | undefined) ?? lastFiguresPath;
			const figures = new Map([
				['hand-written', median(ratios)],
				['hand-written/generated', median(inCode)],
				...beside.flatMap(({ name, tile, generated }): [string, number][] => [
					[name, 1 / tile],
					[`${name}/generated`, 1 / generated.tile],
				]),
			]);
			const falls = slowdownsSince(readFigures(last), figures);
			writeFigures(last, figures);
			const json = {
				node: process.version,
				processor: cpus()[0]?.model ?? '',
				program: program.hash,
				rounds: measured,
				ratio: { median: median(ratios), least: smallest(ratios), most: largest(ratios) },
				handwritten: {
					gamesPerSecond: median(measured.map((m) => m.handwritten)),
					...proofs.handwritten,
				},
				engine: { gamesPerSecond: median(measured.map((m) => m.engine)), ...proofs.engine },
				generated: {
					gamesPerSecond: median(measured.map((m) => m.generated)),
					ratio: { median: median(inCode), least: smallest(inCode), most: largest(inCode) },
					...proofs.generated,
				},
				beside,
				growth,
				falls,
			};
			output?.write(json);
			return { exit: Exit.good, json, text: () => benchText(json) };
		} finally {
			await Promise.all([a.end(), b.end(), c.end()]);
		}
	},
};

async function studioOutcome(
	context: Context,
	edits: number,
	output: JsonOutput | undefined,
): Promise<Outcome> {
	const figures = await measureStudio(context, edits);
	const rows = rowsOf(figures);
	const json = { node: process.version, processor: cpus()[0]?.model ?? '', ...figures, rows };
	output?.write(json);
	return {
		exit: rows.every((r) => r.ok) ? Exit.good : Exit.findings,
		json,
		text: () =>
			table([
				benchWords.studioHeads,
				...rows.map((r) => [r.what, `${r.found}`, `${r.budget}`, r.ok ? '' : benchWords.over]),
			]),
	};
}

function besideOnly(setting: BenchSetting, names: readonly string[] | undefined): BenchSetting {
	if (names === undefined) return setting;
	const known = Object.keys(setting.beside);
	for (const value of names) wordReader('--beside', known)(value, undefined);
	const chosen = Object.entries(setting.beside).filter(([name]) => names.includes(name));
	return { ...setting, beside: Object.fromEntries(chosen) };
}

function sizesOf(words: readonly string[]): number[] {
	if (words.length === 1 && words[0] === '0') return [];
	return words.map((w) => wholeNumberReader('--copies', 1, 100)(w, undefined) as number);
}

interface BenchJson {
	readonly node: string;
	readonly processor: string;
	readonly rounds: readonly RoundJson[];
	readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
	readonly handwritten: {
		readonly gamesPerSecond: number;
		readonly z: Readonly<Record<string, number>>;
	};
	readonly engine: {
		readonly gamesPerSecond: number;
		readonly z: Readonly<Record<string, number>>;
	};
	readonly generated: {
		readonly gamesPerSecond: number;
		readonly ratio: { readonly median: number; readonly least: number; readonly most: number };
		readonly z: Readonly<Record<string, number>>;
	};
	readonly beside: readonly BesideRow[];
	readonly growth: readonly GrowthRow[];
	readonly falls: readonly Slowdown[];
}

const rounded = (ratio: number): number => Math.round(ratio * 1000) / 1000;

const spread = ({ median, least, most }: BenchJson['ratio']): string =>
	benchWords.spread({
		median: median.toFixed(3),
		least: least.toFixed(3),
		most: most.toFixed(3),
	});

function benchText(json: BenchJson): string {
	const { ratio, rounds, handwritten, engine, generated, beside, growth } = json;
	const z = (values: Readonly<Record<string, number>>): string =>
		Object.values(values)
			.map((v) => v.toFixed(1))
			.join(', ');
	const lines = [
		benchWords.header(json),
		table([
			benchWords.roundHeads,
			...rounds.map((r, i) => [
				`${i + 1}`,
				`${r.handwritten}`,
				`${r.engine}`,
				r.ratio.toFixed(3),
				`${r.generated}`,
				r.generatedRatio.toFixed(3),
			]),
			[
				benchWords.median,
				`${handwritten.gamesPerSecond}`,
				`${engine.gamesPerSecond}`,
				ratio.median.toFixed(3),
				`${generated.gamesPerSecond}`,
				generated.ratio.median.toFixed(3),
			],
		]),
		benchWords.ratios({ engine: spread(ratio), generated: spread(generated.ratio) }),
		benchWords.errors({
			handwritten: z(handwritten.z),
			engine: z(engine.z),
			generated: z(generated.z),
		}),
	];
	if (beside.length > 0)
		lines.push(
			'',
			table([
				benchWords.besideHeads,
				...beside.map((b) => [
					b.name,
					`${b.gamesPerSecond}`,
					b.ratio.toFixed(3),
					b.tile.toFixed(2),
					`${b.generated.gamesPerSecond}`,
					b.generated.ratio.toFixed(3),
					b.generated.tile.toFixed(2),
				]),
			]),
		);
	if (growth.length > 0)
		lines.push(
			'',
			table([
				benchWords.growthHeads,
				...growth.map((g) => [
					`${g.tiles}`,
					g.microsecondsPerTile.toFixed(2),
					g.times.toFixed(2),
					g.generated.toFixed(2),
					g.generatedTimes.toFixed(2),
					g.handwritten.toFixed(2),
					g.handwrittenTimes.toFixed(2),
				]),
			]),
		);
	if (json.falls.length > 0)
		lines.push(
			'',
			benchWords.slower,
			table(json.falls.map((f) => [f.what, `${((f.now / f.before - 1) * 100).toFixed(0)} %`])),
		);
	return lines.join('\n');
}

import type { Context } from '../frame/context.ts';
import type { Data } from '../data/workspace.ts';
import { compiled } from '../setup/compiled.ts';
import { Bench, median } from './bench.ts';
import type { BenchSetting } from './setting.ts';

const engines = ['closures', 'generated'] as const;

interface EngineFigures {
	readonly gamesPerSecond: number;
	/** Games per second as a multiple of those of the first set-up on the same engine. */
	readonly ratio: number;
	/** The cost of a tile, as a multiple of that in the first set-up on the same engine. */
	readonly tile: number;
}

/** The figures of closures, and those of generated code. */
export interface BesideRow extends EngineFigures {
	readonly name: string;
	readonly generated: EngineFigures;
}

/**
 * Speeds of further set-ups, each measured in turns with the first one on the same engine, so that a busy moment does not fall on one of
 * them. Only the threads of two set-ups are there at a time: code of a large one takes up to a gigabyte while it is optimised.
 */
export async function measureBeside(
	context: Context,
	data: Data,
	{ selection, beside }: Pick<BenchSetting, 'selection' | 'beside'>,
	rounds: number,
	seconds: number,
): Promise<BesideRow[]> {
	const others = Object.entries(beside);
	if (others.length === 0) return [];
	const start = async (name: string, chosen: BenchSetting['selection']): Promise<Bench[]> => {
		const { program } = compiled(data, chosen);
		const benches: Bench[] = [];
		for (const code of engines)
			benches.push(await Bench.start(name, { is: 'engine', program, code }, context.signal));
		return benches;
	};
	const first = await start('', selection);
	try {
		for (const bench of first) await bench.round(2 * seconds);
		const rows: BesideRow[] = [];
		for (const [i, [name, chosen]] of others.entries()) {
			context.progress.report('beside', i, others.length);
			const benches = await start(name, chosen);
			try {
				rows.push({ name, ...(await figuresOf(first, benches, rounds, seconds)) });
			} finally {
				await Promise.all(benches.map((b) => b.end()));
			}
		}
		return rows;
	} finally {
		await Promise.all(first.map((b) => b.end()));
	}
}

async function figuresOf(
	first: readonly Bench[],
	benches: readonly Bench[],
	rounds: number,
	seconds: number,
): Promise<Omit<BesideRow, 'name'>> {
	for (const bench of benches) await bench.round(2 * seconds);
	const speeds = engines.map((): number[] => []);
	const ratios = engines.map((): number[] => []);
	const costs = engines.map((): number[] => []);
	for (let round = 0; round < rounds; round++)
		for (const i of engines.keys()) {
			const [base, own] = [await first[i]!.round(seconds), await benches[i]!.round(seconds)];
			speeds[i]!.push(own.games / own.seconds);
			ratios[i]!.push(own.games / own.seconds / (base.games / base.seconds));
			costs[i]!.push(own.seconds / own.tiles / (base.seconds / base.tiles));
		}
	const of = (i: number): EngineFigures => ({
		gamesPerSecond: Math.round(median(speeds[i]!)),
		ratio: Math.round(median(ratios[i]!) * 1000) / 1000,
		tile: Math.round(median(costs[i]!) * 100) / 100,
	});
	return { ...of(0), generated: of(1) };
}

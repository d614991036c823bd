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
 * Speeds of further set-ups against the first one on the same engine. All of them take turns, so that a busy moment does not fall on
 * one of them.
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
	const benches: Bench[] = [];
	try {
		for (const [name, chosen] of [['', selection] as const, ...others]) {
			const { program } = compiled(data, chosen);
			for (const code of engines)
				benches.push(await Bench.start(name, { is: 'engine', program, code }, context.signal));
		}
		// warms the benches up
		for (const bench of benches) await bench.round(2 * seconds);
		const speeds: number[][] = [];
		const costs: number[][] = [];
		for (let round = 0; round < rounds; round++) {
			context.progress.report('beside', round, rounds);
			const row: number[] = [];
			const cost: number[] = [];
			for (const bench of benches) {
				const { games, tiles, seconds: spent } = await bench.round(seconds);
				row.push(games / spent);
				cost.push(spent / tiles);
			}
			speeds.push(row);
			costs.push(cost);
		}
		const figures = (setUp: number, engine: number): EngineFigures => {
			const at = setUp * engines.length + engine;
			return {
				gamesPerSecond: Math.round(median(speeds.map((r) => r[at]!))),
				ratio: Math.round(median(speeds.map((r) => r[at]! / r[engine]!)) * 1000) / 1000,
				tile: Math.round(median(costs.map((r) => r[at]! / r[engine]!)) * 100) / 100,
			};
		};
		return others.map(([name], i) => ({
			name,
			...figures(i + 1, 0),
			generated: figures(i + 1, 1),
		}));
	} finally {
		await Promise.all(benches.map((b) => b.end()));
	}
}

import type { Context } from '../frame/context.ts';
import type { Data } from '../data/workspace.ts';
import { compiled } from '../setup/compiled.ts';
import { Bench, median } from './bench.ts';
import type { BenchSetting } from './setting.ts';

export interface BesideRow {
	readonly name: string;
	readonly gamesPerSecond: number;
	readonly ratio: number;
	/** The cost of a tile, as a multiple of that in the first set-up. */
	readonly tile: number;
}

/** Games per second of further set-ups; they and the first take turns, so that a busy moment does not fall on one of them. */
export async function measureBeside(
	context: Context,
	data: Data,
	{ selection, beside }: Pick<BenchSetting, 'selection' | 'beside'>,
	rounds: number,
	seconds: number,
): Promise<BesideRow[]> {
	const others = Object.entries(beside);
	const benches: Bench[] = [];
	try {
		for (const [name, chosen] of [['', selection] as const, ...others]) {
			const { program } = compiled(data, chosen);
			benches.push(
				await Bench.start(name, { is: 'engine', program, code: 'closures' }, context.signal),
			);
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
		return others.map(([name], i) => ({
			name,
			gamesPerSecond: Math.round(median(speeds.map((r) => r[i + 1]!))),
			ratio: Math.round(median(speeds.map((r) => r[i + 1]! / r[0]!)) * 1000) / 1000,
			tile: Math.round(median(costs.map((r) => r[i + 1]! / r[0]!)) * 100) / 100,
		}));
	} finally {
		await Promise.all(benches.map((b) => b.end()));
	}
}

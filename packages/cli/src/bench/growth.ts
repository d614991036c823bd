import { type Program, type WorkspaceFile, loadWorkspace } from '@tilewright/lang';
import type { Context } from '../frame/context.ts';
import type { Data } from '../data/workspace.ts';
import { compiled } from '../setup/compiled.ts';
import { Bench, median } from './bench.ts';
import type { BenchSetting } from './setting.ts';
import type { Subject } from './subject.ts';

export interface GrowthRow {
	readonly copies: number;
	readonly tiles: number;
	readonly microsecondsPerTile: number;
	readonly times: number;
	readonly generated: number;
	readonly generatedTimes: number;
	readonly handwritten: number;
	readonly handwrittenTimes: number;
}

export function grownProgram(data: Data, setting: BenchSetting, copies: number): Program {
	const { selection, growth } = setting;
	if (copies === 1) return compiled(data, selection).program;
	const { pack, pieces, each } = growth;
	const text = `overlay: bench-copies\nformat: 1\nover: [${pack}]\ntiles: { copies: { ${pack}: ${copies} } }\n`;
	const file: WorkspaceFile = { path: 'bench-copies.yaml', bytes: new TextEncoder().encode(text) };
	const grown = { ...data, workspace: loadWorkspace([...data.files, file]) };
	const params = { ...selection.params, [pieces]: each * copies };
	return compiled(grown, { ...selection, params, overlays: ['bench-copies'] }).program;
}

/** Cost per tile at several sizes; sizes take turns, so that a busy moment does not fall on one of them. */
export async function measureGrowth(
	context: Context,
	data: Data,
	setting: BenchSetting,
	sizes: readonly number[],
	rounds: number,
	seconds: number,
): Promise<GrowthRow[]> {
	const { handwritten, selection } = setting;
	const { seats } = selection;
	const subjects = sizes.flatMap((copies): Subject[] => {
		const program = grownProgram(data, setting, copies);
		return [
			{ is: 'engine', program, code: 'closures' },
			{ is: 'engine', program, code: 'generated' },
			{
				is: 'handwritten',
				path: handwritten.playout,
				options: { ...handwritten.options, seats, copies },
			},
		];
	});
	const of = subjects.length / sizes.length;
	const benches: Bench[] = [];
	try {
		for (const subject of subjects)
			benches.push(await Bench.start(subject.is, subject, context.signal));
		for (const [i, bench] of benches.entries())
			await bench.play(1, Math.ceil(3000 / sizes[Math.trunc(i / of)]!));
		const costs: number[][] = benches.map(() => []);
		for (let round = 0; round < rounds; round++)
			for (const [i, bench] of benches.entries()) {
				context.progress.report('growth', round * benches.length + i, rounds * benches.length);
				const { tiles, seconds: spent } = await bench.round(seconds);
				costs[i]!.push((spent * 1e6) / tiles);
			}
		const cost = costs.map(median);
		const round3 = (x: number): number => Math.round(x * 1000) / 1000;
		return sizes.map((copies, i) => ({
			copies,
			tiles: copies * setting.growth.tiles,
			microsecondsPerTile: round3(cost[of * i]!),
			times: round3(cost[of * i]! / cost[0]!),
			generated: round3(cost[of * i + 1]!),
			generatedTimes: round3(cost[of * i + 1]! / cost[1]!),
			handwritten: round3(cost[of * i + 2]!),
			handwrittenTimes: round3(cost[of * i + 2]! / cost[2]!),
		}));
	} finally {
		await Promise.all(benches.map((b) => b.end()));
	}
}

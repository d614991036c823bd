import type { ComparisonPictures, Report } from '@tilewright/lab';
import { comparisonGames, comparisonPage, exampleGames } from '@tilewright/lab/report';
import { compare as t } from '#texts/compare.ts';
import type { Many } from './many.svelte.ts';

const MAX_RECORDS = 4;

export interface ShownResult {
	readonly report: Report;
	readonly pictures: ComparisonPictures | undefined;
	readonly names: readonly [string, string];
	readonly seed: number;
}

export async function pageOfResult(result: ShownResult, many: Many): Promise<string> {
	const { report, pictures, names, seed } = result;
	const { task } = many;
	const toSee = [];
	for (const game of exampleGames(comparisonGames(report, seed), MAX_RECORDS)) {
		const log = await many.record('a', game.seed);
		toSee.push({ ...game, ...(log && { log }) });
	}
	const [a, b] = names;
	const sides = task ? [task.a, task.b] : [];
	return comparisonPage({
		title: t.pageTitle({ a, b }),
		...{ report, seed, sides: names, toSee },
		facts: [
			[
				t.facts.games,
				t.gamesOfSeeds({ games: report.games, from: seed, to: seed + report.games - 1 }),
			],
			...sides.flatMap((side, i): (readonly [string, string])[] => [
				[`${t.facts.bots} ${'AB'[i]!}`, side.seats.join(', ')],
				[`${t.facts.rules} ${'AB'[i]!}`, side.program.hash],
			]),
		],
		...(pictures && { pictures }),
	});
}

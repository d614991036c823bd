import { readFileSync } from 'node:fs';
import {
	type Campaign,
	type CampaignArguments,
	Numbers,
	campaignArguments,
	runCampaign,
	summaryText,
} from '../campaign.ts';
import { diskNames, tryDisk } from './disks.ts';
import { tryEntries } from './entries.ts';
import { killStudios } from './kills.ts';

type Play = Campaign['play'];

const campaigns: Readonly<
	Record<string, { readonly amount: number; readonly play: (seed: number) => Play }>
> = {
	kills: { amount: 500, play: (seed) => (round, numbers) => killStudios(seed, round, numbers) },
	disks: { amount: diskNames.length, play: () => tryDisk },
	entries: { amount: 200, play: () => tryEntries },
};

export function studioCampaign(
	unit: string,
	{ seed, amount, file, folder, seconds }: Omit<CampaignArguments, 'case' | 'more' | 'names'>,
): Campaign {
	return {
		name: `studio-${unit}`,
		unit,
		seed,
		amount,
		folder,
		play: campaigns[unit]!.play(seed),
		...(file === undefined ? {} : { file }),
		...(seconds === undefined ? {} : { seconds }),
	};
}

/** Runs the round of a case that was kept. When a process is killed is chance: the round may hold now. */
async function again(unit: string, path: string, report: (line: string) => void): Promise<number> {
	const { seed, round } = JSON.parse(readFileSync(path, 'utf8')) as { seed: number; round: number };
	const { failures = [] } = await campaigns[unit]!.play(seed)(round, new Numbers(seed, round));
	for (const { cause, message } of failures) report(`${cause}: ${message}`);
	report(`${failures.length} faults`);
	return failures.length === 0 ? 0 : 1;
}

export async function main(unit: string, argv: readonly string[]): Promise<number> {
	const wanted = campaignArguments(argv, unit, campaigns[unit]!.amount);
	const report = (line: string): void => console.log(line);
	if (wanted.case !== undefined) return again(unit, wanted.case, report);
	const summary = await runCampaign({ ...studioCampaign(unit, wanted), report });
	console.log(summaryText(summary));
	return summary.failures.length === 0 ? 0 : 1;
}

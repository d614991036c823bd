import { readFileSync } from 'node:fs';
import { shippedWorkspace } from '../../support/packs.ts';
import {
	type Campaign,
	type CampaignArguments,
	campaignArguments,
	runCampaign,
	summaryText,
} from '../campaign.ts';
import type { SoakCase } from '../soak/game.ts';
import { faultOf, withCases } from '../soak/round.ts';
import { type Amounts, planOf } from './plan.ts';
import { packsRound } from './round.ts';
import { startWorkers } from './workers.ts';

/** The campaign of packs that meet. Its name holds the amounts and a digest of the plan, which decide what is played in which round. */
export function packsCampaign({
	seed,
	amount: games,
	file,
	folder,
	seconds,
	more: { together = 0, first = 0 },
	names,
}: Omit<CampaignArguments, 'case'>): Campaign {
	const workspace = shippedWorkspace();
	const wanted = amountsOf({ games, together }, names);
	const plan = planOf(workspace, wanted);
	return {
		name: `packs-${games}-${wanted.together}-${plan.digest}`,
		seed,
		first,
		unit: 'games',
		amount: plan.games,
		rounds: plan.rounds,
		folder,
		play: (round, numbers) =>
			withCases(workspace, packsRound(workspace, plan, seed, round, numbers)),
		...(file === undefined ? {} : { file }),
		...(seconds === undefined ? {} : { seconds }),
	};
}

function amountsOf(
	amounts: { readonly games: number; readonly together: number },
	{ only }: CampaignArguments['names'],
): Amounts {
	return only === undefined ? amounts : { games: amounts.games, together: 0, only };
}

/** Runs the campaign as its arguments say, and prints what came of it. Returns the exit code, which is 1 when there were failures. */
export async function main(argv: readonly string[]): Promise<number> {
	const wanted = campaignArguments(argv, 'games', 1000, { together: 10_000, jobs: 1, first: 0 }, [
		'only',
	]);
	if (wanted.case !== undefined) {
		const { case: of } = JSON.parse(readFileSync(wanted.case, 'utf8')) as { case: SoakCase };
		const fault = faultOf(shippedWorkspace(), of);
		console.log(fault === undefined ? 'no fault' : `${fault.cause}: ${fault.message}`);
		return fault === undefined ? 0 : 1;
	}
	const campaign = packsCampaign(wanted);
	const report = (line: string): void => console.log(line);
	report(
		`${campaign.name}, seed ${wanted.seed}: ${campaign.rounds} rounds, ${campaign.amount} games`,
	);
	const jobs = Math.max(1, wanted.more['jobs']!);
	const amounts = amountsOf(
		{ games: wanted.amount, together: wanted.more['together']! },
		wanted.names,
	);
	const workers = jobs > 1 ? startWorkers(jobs, wanted.seed, amounts) : undefined;
	const workspace = shippedWorkspace();
	const play: Campaign['play'] = workers
		? async (round) => withCases(workspace, await workers.play(round))
		: campaign.play;
	try {
		const summary = await runCampaign({ ...campaign, play, jobs, report });
		console.log(summaryText(summary));
		return summary.failures.length > 0 ? 1 : 0;
	} finally {
		await workers?.stop();
	}
}

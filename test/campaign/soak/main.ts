import { readFileSync } from 'node:fs';
import { shippedWorkspace } from '../../support/packs.ts';
import { campaignArguments, runCampaign, summaryText } from '../campaign.ts';
import type { SoakCase } from './game.ts';
import { faultOf, soakRound } from './round.ts';

export async function main(argv: readonly string[]): Promise<number> {
	const {
		seed,
		amount,
		file,
		folder,
		seconds,
		case: path,
	} = campaignArguments(argv, 'games', 1000);
	const workspace = shippedWorkspace();
	if (path !== undefined) {
		const { case: of } = JSON.parse(readFileSync(path, 'utf8')) as { case: SoakCase };
		const fault = faultOf(workspace, of);
		console.log(fault === undefined ? 'no fault' : `${fault.cause}: ${fault.message}`);
		return fault === undefined ? 0 : 1;
	}
	const summary = await runCampaign({
		name: 'soak',
		seed,
		unit: 'games',
		amount,
		folder,
		play: (_, numbers) => soakRound(workspace, numbers),
		report: (line) => console.log(line),
		...(file === undefined ? {} : { file }),
		...(seconds === undefined ? {} : { seconds }),
	});
	console.log(summaryText(summary));
	return summary.failures.length > 0 ? 1 : 0;
}

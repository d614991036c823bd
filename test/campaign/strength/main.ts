import { compilerOf, shippedWorkspace } from '../../support/packs.ts';
import { campaignArguments, runCampaign, summaryText } from '../campaign.ts';
import { playPair } from './pair.ts';
import { against, setUps } from './set-ups.ts';
import { verdictOf, verdictText } from './verdict.ts';

export async function main([name = '', ...argv]: readonly string[]): Promise<number> {
	const setUp = (setUps as Readonly<Record<string, (typeof setUps)['base' | 'large' | 'other']>>)[
		name
	];
	if (setUp === undefined)
		throw new Error(`the set-up is one of ${Object.keys(setUps).join(', ')}`);
	const wanted = campaignArguments(['--seed', '1', ...argv], 'games', 400, { playouts: 400 });
	const { seed, amount, file, seconds, more } = wanted;
	const bot = `search:${more['playouts']!}`;
	const { program } = compilerOf(shippedWorkspace())({
		game: setUp.game,
		with: setUp.with,
		seats: 2,
	});
	// results under other rules are never mixed in
	const summary = await runCampaign({
		name: `strength-${name}-${bot.replace(':', '-')}-${program!.hash.slice(0, 12)}`,
		...{ seed, unit: 'games', amount },
		play: (round) => playPair({ program: program!, bot, against }, seed + round),
		report: (line) => console.log(line),
		...(file === undefined ? {} : { file }),
		...(seconds === undefined ? {} : { seconds }),
	});
	console.log(summaryText(summary));
	console.log(verdictText(bot, against, verdictOf(summary.counts)));
	return 0;
}

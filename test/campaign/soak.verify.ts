import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root, shippedWorkspace } from '../support/packs.ts';
import { commitSeed, runCampaign, summaryText } from './campaign.ts';
import { soakRound } from './soak/round.ts';

/** Every commit tries other games; `TILEWRIGHT_SEED` repeats those of another. */
const seed = Number(process.env['TILEWRIGHT_SEED'] ?? commitSeed());

test(`random games of the shipped packs go on however they are interrupted, seed ${seed}`, async () => {
	const workspace = shippedWorkspace();
	const summary = await runCampaign({
		name: 'soak',
		seed,
		unit: 'games',
		amount: Infinity,
		seconds: 30,
		folder: join(root, 'test/campaign/cases'),
		play: (_, numbers) => soakRound(workspace, numbers),
	});
	console.log(summaryText(summary));
	expect(summary.failures).toEqual([]);
	expect(summary.counts['games']).toBeGreaterThan(0);
});

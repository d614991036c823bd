/**
 * Keeps the rounds of campaigns: `node test/campaign/ledger.ts CHECKPOINT…` merges the rounds of checkpoints into the ledger of their
 * campaign, a file of `test/campaign/ledger`, and renews the tables in `docs/campaign.md` and `docs/bots.md`.
 */
import { asSource } from './as-source.ts';

if (asSource(import.meta.filename)) {
	const { keepRounds } = await import('./ledgers.ts');
	keepRounds(process.argv.slice(2));
}

/** The ledgers: files that keep the rounds of campaigns. A campaign goes on from a copy of a ledger as from any checkpoint. */
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/packs.ts';
import { botsPage, readBotsPage, withStrengths } from './strength/table.ts';
import { type Checkpoint, mergeRows, readCheckpoint, writeCheckpoint } from './checkpoint.ts';

const folder = join(root, 'test/campaign/ledger');
const page = join(root, 'docs/campaign.md');
const made = /(<!-- made: ledgers -->\n)[^]*?(<!-- end -->)/;

export function addToLedger(checkpoint: Checkpoint, into: string = folder): string {
	const { campaign, seed } = checkpoint.head;
	const file = join(into, `${campaign}-${seed}.jsonl`);
	const known = existsSync(file) ? readCheckpoint(file).rows : [];
	writeCheckpoint(file, {
		head: { campaign, seed },
		rows: mergeRows([...known, ...checkpoint.rows]),
	});
	return file;
}

export function ledgerTable(from: string = folder): string {
	const files = existsSync(from) ? readdirSync(from).sort() : [];
	const rows = files.flatMap((name) => {
		const { head, rows: ranges } = readCheckpoint(join(from, name));
		return ranges.map(({ rounds: [first, end], commit, counts, failures = [] }) => [
			head.campaign,
			String(head.seed),
			commit,
			`${first} to ${end - 1}`,
			String(counts['games'] ?? 0),
			String(counts['steps'] ?? 0),
			String(failures.length),
		]);
	});
	const head = ['campaign', 'seed', 'commit', 'rounds', 'games', 'steps', 'failures'];
	const widths = head.map((title, i) =>
		Math.max(title.length, ...rows.map((row) => row[i]!.length)),
	);
	const line = (cells: readonly string[]): string =>
		`| ${cells.map((cell, i) => (i < 3 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join(' | ')} |`;
	const rule = widths.map((width, i) => (i < 3 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
	return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export function renewed(text: string): string {
	return text.replace(
		made,
		(_, before: string, after: string) => `${before}\n${ledgerTable()}\n\n${after}`,
	);
}

export const readPage = (): string => readFileSync(page, 'utf8');

/** Adds checkpoints to their ledgers and renews the tables in `docs/campaign.md` and `docs/bots.md`. */
export function keepRounds(checkpoints: readonly string[]): void {
	for (const file of checkpoints) console.log(addToLedger(readCheckpoint(file)));
	writeFileSync(page, renewed(readPage()));
	writeFileSync(botsPage, withStrengths(readBotsPage()));
}

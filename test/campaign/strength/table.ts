import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { figure } from '@tilewright/lab';
import { root } from '../../support/packs.ts';
import { readCheckpoint } from '../checkpoint.ts';
import { against, setUps } from './set-ups.ts';
import { verdictOf } from './verdict.ts';

const folder = join(root, 'test/campaign/ledger');
const made = /(<!-- made: strengths -->\n)[^]*?(<!-- end -->)/;
const title = /^strength-(\w+)-(search)-(\d+)-/;

/** The games of a campaign that settle the question how strong a bot is. */
const wanted = 400;

/** The deals below which wins and losses are too few for a range. */
const fewestDeals = 20;

/** The verdict of every campaign of strength that a ledger holds, as a table. */
export function strengthTable(from: string = folder): string {
	const names = existsSync(from) ? readdirSync(from).filter((name) => title.test(name)) : [];
	const rows = names.sort().flatMap((name) => {
		const [, setUp = '', bot = '', playouts = ''] = title.exec(name)!;
		const counts: Record<string, number> = {};
		for (const row of readCheckpoint(join(from, name)).rows)
			for (const [what, n] of Object.entries(row.counts)) counts[what] = (counts[what] ?? 0) + n;
		const verdict = verdictOf(counts);
		if (verdict === undefined) return [];
		const { pairs, wins, low, high, lead, seconds } = verdict;
		return [
			[
				setUps[setUp as keyof typeof setUps].title,
				`\`${bot}:${playouts}\``,
				`\`${against}\``,
				`${2 * pairs} of ${wanted}`,
				figure(wins),
				pairs < fewestDeals ? 'more games' : `${figure(low)} to ${figure(high)}`,
				figure(lead),
				`${figure(seconds)} s`,
			],
		];
	});
	const head = [
		...['game', 'bot', 'against', 'games', 'wins, % of games'],
		...['range, 95 %', 'points ahead', 'processor for a decision'],
	];
	const lines = [head, head.map(() => '-'), ...rows];
	return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The page with its table renewed. */
export function withStrengths(page: string, from: string = folder): string {
	if (!made.test(page)) throw new Error('the page lacks the marks of its table');
	const table = strengthTable(from);
	return page.replace(
		made,
		(_, before: string, after: string) =>
			`${before}\n<!-- prettier-ignore -->\n${table}\n\n${after}`,
	);
}

export const botsPage: string = join(root, 'docs/bots.md');

export const readBotsPage = (): string => readFileSync(botsPage, 'utf8');

/**
 * Writes `docs/meetings.md`: `node --conditions=@tilewright/source test/packs/meetings.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
	type PackMeeting,
	type Workspace,
	packMeetings,
	pairKey,
	sharedState,
} from '@tilewright/lang';
import { format } from 'prettier';
import { type PackSet, pairsIn } from '../support/pairs.ts';
import { root, shippedWorkspace } from '../support/packs.ts';

export const pagePath: string = join(root, 'docs/meetings.md');

const head = `# What expansions do to each other

This page lists the pairs of expansions of one game that affect each other. For each pair it says what one of them says for games with
the other, and names the scenarios that play both. Numbers of rules are those of the fact sheets that the packs cite.

All other pairs have **none: disjoint reads and writes**. Neither pack changes anything that the other reads or changes, except where the
order of the changes does not matter (points add up). No modifiers of both packs change the same answer. To find this, the compiler compares
everything that the expressions of a pack read and everything that its code changes, as it does for the order of rules. Such packs can still
bring tiles and figures to one table. A test fails when two packs share state and no rule or scenario speaks of the pair.

The steps that rules belong to decide in which order the rules of two packs run ([decision 14](decisions/0014-order-between-packs.md)).
\`tilewright check --together\` compiles every pair.

This page is made by \`test/packs/meetings.ts\` from the data; a test fails when it is old.
`;

export interface PairOfPacks {
	readonly game: string;
	readonly packs: readonly [string, string];
	readonly meetings: readonly PackMeeting[];
	/** The state through which one can notice the other; empty where that is proved to be nothing. */
	readonly shared: readonly string[];
}

export function pairsOfPacks(workspace: Workspace): PairOfPacks[] {
	const meetings = packMeetings(workspace.packs);
	return pairsIn(workspace)
		.filter((set) => set.with.length === 2)
		.map((set) => pairOf(workspace, meetings, set))
		.sort((a, b) => (a.packs.join(' ') < b.packs.join(' ') ? -1 : 1));
}

function pairOf(
	workspace: Workspace,
	meetings: ReadonlyMap<string, PackMeeting[]>,
	{ game, with: packs }: PackSet,
): PairOfPacks {
	const [a, b] = [...packs].sort() as [string, string];
	const shared = sharedState(workspace, { game, with: packs, seats: 2 }, [a, b]);
	if (shared === undefined) throw new Error(`${a} and ${b} do not compile together`);
	return { game, packs: [a, b], meetings: meetings.get(pairKey(a, b)) ?? [], shared };
}

export function page(all: readonly PairOfPacks[]): Promise<string> {
	let out = head;
	for (const first of new Set(all.map(({ packs }) => packs[0]))) {
		const own = all.filter(({ packs }) => packs[0] === first);
		out += `\n## ${first}\n`;
		for (const { packs, meetings } of own) {
			if (meetings.length === 0) continue;
			out += `\n**${packs[1]}**\n\n`;
			for (const { says, cites } of meetings)
				out += `- ${[says || 'a rule for this pair', cites.length > 0 ? `(${cites.join(', ')})` : ''].filter(Boolean).join(' ')}\n`;
		}
		const silent = own.filter(({ meetings }) => meetings.length === 0);
		if (silent.length > 0)
			out += `\n**None: disjoint reads and writes:** ${silent.map(({ packs }) => packs[1]).join(', ')}.\n`;
	}
	return format(out, { parser: 'markdown', printWidth: 140, proseWrap: 'preserve' });
}

if (import.meta.main) writeFileSync(pagePath, await page(pairsOfPacks(shippedWorkspace())));

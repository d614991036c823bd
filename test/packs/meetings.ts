/**
 * Writes `docs/meetings.md`: `node --conditions=@tilewright/source test/packs/meetings.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Pack } from '@tilewright/lang';
import { format } from 'prettier';
import { dataOf, root, shippedWorkspace } from '../support/packs.ts';

export const pagePath: string = join(root, 'docs/meetings.md');

const head = `# What expansions do to each other

Each pair of expansions of one game: what one of them says for games with the other, and the scenarios that play both. Numbers of rules
are those of the fact sheets that the packs cite. Whatever nobody says anything about follows from the rules of each, in the order of
the steps that they belong to ([decision 14](decisions/0014-order-between-packs.md)); \`tilewright check --together\` compiles every pair.

This page is made by \`test/packs/meetings.ts\` from the data; a test fails when it is old.
`;

/** Something that two packs have with one another. */
interface Meeting {
	readonly says: string;
	readonly cites: readonly string[];
}

type Tree = { readonly [key: string]: unknown };
const isTree = (value: unknown): value is Tree =>
	typeof value === 'object' && value !== null && !Array.isArray(value);
const texts = (value: unknown): string[] =>
	(Array.isArray(value) ? value : [value]).filter((v): v is string => typeof v === 'string');

/** What a block under \`with\` declares or changes: its sentences, and the rules it cites. */
function* declaredIn(value: unknown): Generator<Meeting> {
	if (Array.isArray(value)) for (const item of value) yield* declaredIn(item);
	if (!isTree(value)) return;
	const says = texts(value['says'])[0];
	const cites = texts(value['source']);
	if (says !== undefined || cites.length > 0) yield { says: says ?? 'a rule for this pair', cites };
	for (const part of Object.values(value)) yield* declaredIn(part);
}

/** Meetings by the two packs, the first in the order of the alphabet first. */
export function meetingsOf(packs: readonly Pack[]): Map<string, Meeting[]> {
	const out = new Map<string, Meeting[]>();
	const add = (a: string, b: string, meeting: Meeting): void => {
		const key = [a, b].sort().join(' ');
		const all = out.get(key) ?? [];
		out.set(key, all);
		const same = all.find(
			(m) => m.says === meeting.says && m.cites.join() === meeting.cites.join(),
		);
		if (!same) all.push(meeting);
	};
	for (const pack of packs)
		for (const document of [...pack.parts, ...pack.others]) {
			const data = dataOf(document);
			if (!isTree(data)) continue;
			if (isTree(data['with']))
				for (const [other, block] of Object.entries(data['with']))
					for (const meeting of declaredIn(block)) add(pack.name, other, meeting);
			const setUp = data['set-up'];
			if (document.kind !== 'scenario' || !isTree(setUp)) continue;
			const played = texts(setUp['packs']);
			const meeting = { says: texts(data['scenario'])[0] ?? '', cites: texts(data['cites']) };
			for (const [i, a] of played.entries())
				for (const b of played.slice(i + 1)) add(a, b, meeting);
		}
	return out;
}

/** The page as it should be. */
export function page(): Promise<string> {
	const { packs } = shippedWorkspace();
	const expansions = packs
		.filter(({ manifest }) => {
			const data = dataOf(manifest);
			return isTree(data) && data['role'] === 'expansion';
		})
		.sort((a, b) => (a.name < b.name ? -1 : 1));
	const meetings = meetingsOf(packs);
	let out = head;
	for (const game of new Set(expansions.map((pack) => pack.game))) {
		const all = expansions.filter((pack) => pack.game === game);
		for (const [i, a] of all.entries()) {
			const others = all.slice(i + 1);
			if (others.length === 0) continue;
			out += `\n## ${a.name}\n`;
			const silent: string[] = [];
			for (const b of others) {
				const found = meetings.get(`${a.name} ${b.name}`);
				if (!found) {
					silent.push(b.name);
					continue;
				}
				out += `\n**${b.name}**\n\n`;
				for (const { says, cites } of found)
					out += `- ${[says, cites.length > 0 ? `(${cites.join(', ')})` : ''].filter(Boolean).join(' ')}\n`;
			}
			if (silent.length > 0) out += `\nNobody says anything about: ${silent.join(', ')}.\n`;
		}
	}
	return format(out, { parser: 'markdown', printWidth: 140, proseWrap: 'preserve' });
}

if (import.meta.main) writeFileSync(pagePath, await page());

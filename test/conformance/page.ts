/**
 * Writes `docs/recordings.md`: `node --conditions=@tilewright/source test/conformance/page.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/packs.ts';
import { differencesOf, notesOf } from './differences.ts';
import { conformanceLogs, families } from './logs.ts';

export const pagePath: string = join(root, 'docs/recordings.md');

const head = `# Recorded games

This page says where another program departs from the rules of a game, and which of its games are not replayed here.

The other program is JCloisterZone (the fork FanCloisterZone, June 2026). Complete games were played at random through its engine. Every option
of every decision, every tile drawn, every entry of points and every score is compared with our rules. The same games are kept in our own
format in \`test/conformance/\`, in one folder for each set-up, and a test replays them.

Where the other program departs from the rules, we follow the rules. The departure is then listed here, with the rule that decides. A
departure that is not listed is a failure, and so is a listed one that does not occur.

\`test/conformance/page.ts\` makes this page from the file \`differences.yaml\` of each folder.
`;

const notPlayed: Readonly<Record<string, string>> = {
	'minis-2p-s1-uniform, minis-2p-s2-dense':
		'corn circles, ferries, festival, flier, labyrinth, mage and witch, monasteries, siege, tunnel, watchtowers, wind roses',
	'major-2p-s1-dense': 'phantom, siege',
	'everything-2p-s1-dense':
		'corn circles, darmstadt, ferries, festival, flier, labyrinth, little buildings, mage and witch, monasteries, phantom, russian promos, siege, tunnel, watchtowers, wind roses',
};

export async function page(): Promise<string> {
	let out = head;
	for (const family of families()) {
		const games = await conformanceLogs(family);
		const listed = await differencesOf(family);
		out += `\n## ${family}\n\n${count(games.size, 'game')}, ${count(listed.length, 'departure')}.\n`;
		const notes = await notesOf(family);
		if (notes !== undefined) out += `\n${notes}\n`;
		const reasons = grouped(listed, (d) => `**${d.rule}** ${d.why}`);
		for (const [reason, all] of reasons) {
			out += `\n${reason}\n\n`;
			for (const [recording, places] of grouped(all, (d) => d.recording)) {
				const placesText = places.map((d) => `${d.kind} at ${d.step}`).join(', ');
				out += `- \`${recording}\`: ${placesText}\n`;
			}
		}
	}
	out += `\n## Not played\n\nFour recordings are not replayed, because no pack here has all the boxes that they use. These boxes are missing:\n\n`;
	for (const [names, missing] of Object.entries(notPlayed))
		out += `- ${names.replaceAll(/[^, ]+/g, '`$&`')}: ${missing}.\n`;
	return out;
}

function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
	const out = new Map<string, T[]>();
	for (const one of all) out.set(key(one), [...(out.get(key(one)) ?? []), one]);
	return out;
}

function count(n: number, what: string): string {
	return n === 0 ? `no ${what}s` : n === 1 ? `1 ${what}` : `${n} ${what}s`;
}

if (import.meta.main) writeFileSync(pagePath, await page());

/**
 * Writes `docs/interop.md`: `node --conditions=@tilewright/source test/saved/page.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameMapping, type Mapping, mappingsIn } from '@tilewright/interop';
import { root, shippedWorkspace } from '../support/packs.ts';

export const pagePath: string = join(root, 'docs/interop.md');

const head = `# Bring your games

This page is for players of JCloisterZone and its fork FanCloisterZone. Tilewright opens their saved games and descriptions of tiles. The
\`mapping.yaml\` of each pack ([mappings](mapping.md)) translates the words of that program; the code itself knows none of them. The lists below are
made from these files by \`test/saved/page.ts\`. A test fails when they are out of date.

| To                                      | Say                                                                         |
| --------------------------------------- | --------------------------------------------------------------------------- |
| play a saved game again                 | \`tilewright replay GAME.jcz\`; add \`--explain\` for every point with its rule |
| check the assertions in it              | \`tilewright replay GAME.jcz --assert --json\`                                |
| compare a recording with our rules      | \`tilewright replay RECORDING.json.gz --verify\`                              |
| convert it to a log of Tilewright       | \`tilewright import GAME.jcz --out FOLDER\`, or \`replay … --save-as\`          |
| make a pack from a description of tiles | \`tilewright import TILES.xml --out FOLDER\`                                  |
| write a game for the other program      | \`tilewright export LOG --to jcz --out GAME.jcz\`                             |
| look at a saved game, step by step      | drop the \`.jcz\` file on the studio                                          |

- **The set-up** becomes packs, elements and params. If the file does not mention a rule, the default of that program is used. Sets, elements,
  values of rules, tiles and messages without a mapping are all listed, and the command ends with exit code 3. Rules that no pack reads
  are listed in one line.
- **Messages** become decisions with keys. Confirmations decide nothing. If the last confirmation is missing, assertions are checked before
  scoring. \`UNDO\` takes the message before it back. If our rules refuse a message, the replay ends there and gives the reason.
- **Drawn tiles** come from \`drawOrder\`, \`#END\` and \`endTurn\`, and then from the random generator of that program, which every
  confirmation seeds again.
- **Assertions** are checked against our state through the mappings:
  \`{ ok, assertions: [{ text, ok, actual }], unsupported: [{ text, why }] }\`. If one fails or cannot be checked, the exit code is 1.
- **Areas** of imported tiles are written only where they differ from the areas that follow from the picture. What an area touches is always
  derived. The number of copies comes from one set of the file: the first one, or the one that \`--set\` names.
- **Ids** of imported tiles that a pack of the game already uses get the next free number (\`A\` becomes \`A-2\`). A note lists each of them.
- **A written file** is read again before it is kept. A rotation may be written as another one that looks the same.
- **Chance** is stored as an order of tiles, and as numbers that seed the random generator of that program. For other streams (a bag, a pile,
  dice), \`chance\` in a mapping describes the order of outcomes and names the messages that seed the generator. A game that uses a stream without
  such an entry is not written: \`EXPORT-CHANCE\` names the stream, its outcomes and the steps. When a file is read, the seed decides every outcome
  that the file does not determine, and \`RECORDING-CHANCE\` reports it. In a recording the first outcome is taken with which the rest agrees.
`;

const parts: readonly (readonly [title: string, section: keyof Mapping])[] = [
	['Sets', 'sets'],
	['Elements', 'elements'],
	['Rules', 'rules'],
	['Tiles', 'tiles'],
	['Tiles that lie first', 'starts'],
	['Features', 'kinds'],
	['Figures', 'pieces'],
	['Places', 'locations'],
	['Messages', 'messages'],
	['Actions', 'actions'],
	['Phases', 'phases'],
	['Offers', 'offers'],
	['Tokens', 'held'],
	['Scorings', 'points'],
	['Lines of points', 'lines'],
	['Groups of tiles', 'groups'],
	['Elements of tile descriptions', 'drawn'],
];

export function page(mappings: readonly GameMapping[] = mappingsIn(shippedWorkspace())): string {
	let out = head;
	for (const { game, pack, mapping } of mappings.toSorted((a, b) =>
		`${a.game}/${a.pack}` < `${b.game}/${b.pack}` ? -1 : 1,
	)) {
		out += `\n## ${game}/${pack ?? ''}\n\n`;
		for (const [title, section] of parts) {
			const names = Object.entries((mapping[section] as object | undefined) ?? {}).map(
				([name, entry]) => `\`${name}\`${valuesOf(section, entry)}`,
			);
			if (names.length > 0) out += `- ${title}: ${names.join(', ')}\n`;
		}
	}
	return out;
}

function valuesOf(section: string, entry: unknown): string {
	const { values } = (section === 'rules' ? entry : {}) as { values?: object };
	return values === undefined ? '' : ` (${Object.keys(values).join(', ')})`;
}

if (import.meta.main) writeFileSync(pagePath, page());

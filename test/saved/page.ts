/**
 * Writes `docs/interop.md`: `node --conditions=@tilewright/source test/saved/page.ts`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameMapping, type Mapping, mappingsIn } from '@tilewright/interop';
import { root, shippedWorkspace } from '../support/packs.ts';

export const pagePath: string = join(root, 'docs/interop.md');

const head = `# Bring your games

Saved games and descriptions of tiles of JCloisterZone (and its fork FanCloisterZone) can be opened here. What that
program's words mean stands in the \`mapping.yaml\` of each pack; no program code knows them. The lists below are made from
those files by \`test/saved/page.ts\`; a test fails when they are old.

| To                                         | Say                                                                         |
| ------------------------------------------ | --------------------------------------------------------------------------- |
| play a saved game again                    | \`tilewright replay GAME.jcz\`; add \`--explain\` for every point with its rule |
| judge what it asserts                      | \`tilewright replay GAME.jcz --assert --json\`                                |
| hold a recording against our rules         | \`tilewright replay RECORDING.json.gz --verify\`                              |
| keep it as a log of ours                   | \`tilewright import GAME.jcz --out FOLDER\`, or \`replay … --save-as\`          |
| make a pack of a description of tiles      | \`tilewright import TILES.xml --out FOLDER\`                                  |
| write a game of ours for the other program | \`tilewright export LOG --to jcz --out GAME.jcz\`                             |
| look at a saved game, step by step         | drop the \`.jcz\` on the studio                                               |

- **The set-up** becomes packs, elements and params. A rule the file leaves out has that program's default. Sets, elements,
  values of rules, tiles and messages that no pack maps are all named, and the command ends with 3. Rules that no pack reads
  are told in one line.
- **Messages** become decisions by key. Confirmations decide nothing; where the last one is missing, the state asserted is
  the one before scoring. \`UNDO\` takes back. A message that our rules refuse ends the replay there, with the reason.
- **What is drawn** comes from \`drawOrder\`, \`#END\` and \`endTurn\`; after that from that program's generator, which each
  confirmation sets anew.
- **Assertions** are judged by our state through the mappings: \`{ ok, assertions: [{ text, ok, actual }], unsupported: [{ text, why }] }\`.
  One that fails or cannot be judged ends the command with 1.
- **Areas** of imported tiles are written only where they differ from those that follow from the picture. Which area touches
  what is always derived. Counts come from one set of the file, the first or that of \`--set\`.
- **Ids** of imported tiles that are like one of a pack of the game get the next free number (\`A\` becomes \`A-2\`); a note names each.
- **What is written** is read back before it is kept. Turns of a tile that look alike may be written as another of them.
- **Chance** in the format is an order of tiles, and numbers that set that program's generator. \`chance\` of a mapping says for a
  stream (a bag, a pile, dice) how that program lays out what is drawn from, and which messages set the generator; a file is read
  and written by that. A game that draws from another stream is not written: \`EXPORT-CHANCE\` names each such stream, what it brought
  and at which steps. When a file is read, what nothing decides comes from the seed, and is told as \`RECORDING-CHANCE\`. In a
  recording such an outcome is guessed: the first under which everything after it agrees.
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

/** The page as it should be. */
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

/** The values of a rule. */
function valuesOf(section: string, entry: unknown): string {
	const { values } = (section === 'rules' ? entry : {}) as { values?: object };
	return values === undefined ? '' : ` (${Object.keys(values).join(', ')})`;
}

if (import.meta.main) writeFileSync(pagePath, page());

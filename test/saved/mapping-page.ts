import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/packs.ts';

/** The page about every key of a mapping. */
export const mappingPagePath: string = join(root, 'docs/mapping.md');

interface Shape {
	readonly description?: string;
	readonly $ref?: string;
	readonly type?: string;
	readonly properties?: Readonly<Record<string, Shape>>;
	readonly additionalProperties?: boolean | Shape;
	readonly items?: Shape;
	readonly anyOf?: readonly Shape[];
}

const head = `# Mappings

A \`mapping.yaml\` in the folder of a pack says how another program names what the pack declares. Saves, recordings and
descriptions of tiles of that program are read and written through it; see [interop.md](interop.md). \`tilewright check\` holds every
name in it against the packs of the game, also names of lines, places of tiles, outcomes of chance and the words of keys of options: one that
nothing declares is \`LINK-ID-UNKNOWN\`, a value that a param cannot have \`LINK-PARAM-VALUE\`, a blank that nothing fills
\`MAPPING-BLANK\`, each with its place. A word means what it means to the pack of
the mapping, also in a set with a pack that calls something else so. The list of keys below is made from \`schemas/mapping.schema.json\` by
\`test/saved/mapping-page.ts\`; a test fails when it is old.

## How an option is read

An option of theirs is a line of words: \`STAND 0.small.3 1,-2 Way NE\`. Its first words name an entry of \`actions\`; the most
special name counts: with the phase before it, then with the second word or the class of the figure after it, then the first word
alone. The words that follow fill the blanks of the entry's \`key\`, and the key is looked for among the options of ours.

| Word of theirs       | Meaning                                      | Blanks                                                                                      |
| -------------------- | -------------------------------------------- | ------------------------------------------------------------------------------------------- |
| \`0.small.3\`          | a figure: its seat from 0, class and number  | \`{piece}\`, \`{seat}\` from 0, \`{owner}\` from 1, \`{holder}\`, \`{figure}\`                        |
| \`1,-2\`               | a cell                                       | \`{cell}\`                                                                                    |
| \`R90\`                | a turn                                       | \`{turn}\`                                                                                    |
| \`Way NE\`             | a kind of feature and a place on the tile    | \`{kind}\`, \`{place}\`, \`{segment}\`, \`{spot}\`, \`{side}\`                                        |
| \`7\`                  | a number                                     | \`{number}\`, \`{number2}\` and so on; \`{number in zone}\` is the tile at that place of a zone |
| any other word       | a tile                                       | \`{tile}\`                                                                                    |

- \`{figure}\` is the figure as our keys write it: \`man of 2 way N-E 1/-2\`. \`{holder}\` is the seat in whose zone it lies; which piece
  a figure is follows from the choice that put it there.
- A list of several entries for one name: those count whose \`when\` holds, and of them the first whose action is asked.
- \`then\`: one message answers several decisions of ours. All combinations are compared.
- \`begins\`: one decision of ours is answered by several messages; the first gives the beginning of the key.
- An option of ours that lays a tile with an assist is the same as theirs without one, unless the key names it.
- \`places\` of a tile: both names stand as the tile is drawn, ours on our tile and theirs on theirs.

<!-- prettier-ignore -->
\`\`\`yaml
actions:
  LAY: { action: layTile, key: "lay {tile} {cell} {turn}" }
  BUY: { action: lot, key: "lot {number in lots}", then: [{ action: price, key: "price {number2}" }] }
  STAND:
    - { action: climb, key: "climb {piece} {spot}", when: { kind: [summit] } }
    - { action: claim, key: "{piece} {segment}" }
\`\`\`

## Chance

Recordings say which tiles were drawn, in order; saves have an order, or the numbers that set that program's generator. Other
streams need an entry of \`chance\`: how their bag lies, and the messages whose number decides.

<!-- prettier-ignore -->
\`\`\`yaml
chance:
  bag: { order: [token 1, token 2, wolf], after: [CONFIRM] }
messages:
  CONFIRM: { reseeds: random }
\`\`\`

A tile that goes where nobody sees it is one that never comes later. What nothing tells is left to the seed in a save and told as
\`RECORDING-CHANCE\`; in a recording it is guessed: the first outcome under which all that follows agrees.

## Every key

`;

/** The page as it should be. */
export function mappingPage(): string {
	const schema = JSON.parse(
		readFileSync(join(root, 'schemas/mapping.schema.json'), 'utf8'),
	) as Shape;
	const rows = Object.entries(schema.properties!).flatMap(([key, shape]) => keysOf(key, shape));
	return `${head}<!-- prettier-ignore -->\n| key | meaning |\n| --- | --- |\n${rows
		.map(([key, says]) => `| \`${key}\` | ${says.replaceAll('|', '\\|')} |\n`)
		.join('')}`;
}

/** A key and all keys inside it; \`*\` stands for any name of theirs, and lists add nothing. */
function keysOf(path: string, shape: Shape): [string, string][] {
	const own: [string, string][] = [[path, shape.description ?? '']];
	return [...own, ...inside(path, shape)];
}

function inside(path: string, shape: Shape): [string, string][] {
	const found: [string, string][] = [];
	for (const [key, inner] of Object.entries(shape.properties ?? {}))
		found.push(...keysOf(`${path}.${key}`, inner));
	const { additionalProperties: any, items } = shape;
	if (typeof any === 'object') {
		if (any.description !== undefined) found.push([`${path}.*`, any.description]);
		found.push(...inside(`${path}.*`, any));
	}
	if (items !== undefined) found.push(...inside(path, items));
	for (const branch of shape.anyOf ?? []) found.push(...inside(path, branch));
	return [...new Map(found.map((row) => [row[0], row])).values()];
}

if (import.meta.main) writeFileSync(mappingPagePath, mappingPage());

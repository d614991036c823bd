import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../support/packs.ts';

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

This page is for authors of packs whose games should be exchanged with another program. A \`mapping.yaml\` in the folder of a pack translates
between the names of the pack and the names of that program. Saves, recordings and descriptions of tiles are read and written through it; see
[interop.md](interop.md). Below, “our” means the pack, and “their” means the other program.

\`tilewright check\` compares every name in a mapping with the packs of the game. This includes names of lines, places of tiles, outcomes of
chance and words in keys of options. A name that is not declared is reported as \`LINK-ID-UNKNOWN\`, a value that a param cannot have as
\`LINK-PARAM-VALUE\`, and a blank that nothing fills as \`MAPPING-BLANK\`. A word has the meaning that it has in the pack of the mapping, even if
another pack in the set uses the same word for something else.

The list of keys below is made from \`schemas/mapping.schema.json\` by \`test/saved/mapping-page.ts\`. A test fails when it is out of date.

## How an option is read

Their options are lines of words: \`STAND 0.small.3 1,-2 Way NE\`. The first words name an entry of \`actions\`. If several entries match, the
most specific one is used: first a name with the phase in front, then a name followed by the second word or the class of the figure, then the first
word alone. The remaining words fill the blanks in the \`key\` of the entry. The result is looked up among our options.

| Their word           | Meaning                                      | Blanks                                                                                      |
| -------------------- | -------------------------------------------- | ------------------------------------------------------------------------------------------- |
| \`0.small.3\`          | a figure: its seat from 0, class and number  | \`{piece}\`, \`{seat}\` from 0, \`{owner}\` from 1, \`{holder}\`, \`{figure}\`                        |
| \`1,-2\`               | a cell                                       | \`{cell}\`                                                                                    |
| \`R90\`                | a turn                                       | \`{turn}\`                                                                                    |
| \`Way NE\`             | a kind of feature and a place on the tile    | \`{kind}\`, \`{place}\`, \`{segment}\`, \`{spot}\`, \`{side}\`                                        |
| \`7\`                  | a number                                     | \`{number}\`, \`{number2}\` and so on; \`{number in zone}\` is the tile at that place of a zone |
| any other word       | a tile                                       | \`{tile}\`                                                                                    |

- \`{figure}\` is the figure as our keys write it: \`man of 2 way N-E 1/-2\`. \`{holder}\` is the seat in whose zone it lies. The choice
  that placed a figure decides which piece it is.
- One name can have a list of entries. The first entry counts whose \`when\` holds and whose action is open.
- \`then\`: one of their messages answers several of our decisions. All combinations are compared.
- \`begins\`: several of their messages answer one of our decisions. The first message gives the beginning of the key.
- Our option that lays a tile with an assist matches their option without one, unless the key names the assist.
- \`places\` of a tile: each name describes the tile as it is drawn, our name on our tile and their name on theirs.

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

Recordings list the drawn tiles in order. Saves have an order of tiles, or the numbers that seed the random generator of the other program. Other
streams need an entry of \`chance\`, which gives the order of outcomes in the bag, and the messages whose number decides.

<!-- prettier-ignore -->
\`\`\`yaml
chance:
  bag: { order: [token 1, token 2, wolf], after: [CONFIRM] }
messages:
  CONFIRM: { reseeds: random }
\`\`\`

If a tile is put away unseen, the reader chooses one that does not occur later. An outcome that the file does not determine is handled in one of two
ways. In a save the seed decides, and \`RECORDING-CHANCE\` reports it. In a recording the first outcome is taken with which the rest of the recording
agrees.

## Every key

`;

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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shippedFiles } from '../support/packs.ts';
import { root } from '../support/packs.ts';
import { tracked } from '../workspace/tracked.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const shipped = shippedFiles().map(
	({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const,
);
const litmus = tracked('test/litmus')
	.filter((path) => path.endsWith('.yaml'))
	.map((path) => [path, read(path)] as const);
const packs = [...shipped, ...litmus].filter(
	([path]) => !/mapping\.yaml$|\/scenarios\//.test(path),
);
const mappings = shipped.filter(([path]) => /mapping\.yaml$/.test(path));
const language = read('docs/language.md');
const mappingPage = read('docs/mapping.md');

interface Construct {
	readonly says: string;
	readonly use: RegExp;
	readonly docs: RegExp;
	readonly isOfMappings?: boolean;
}

const constructs: readonly Construct[] = [
	{
		says: 'points with several lines in one scoring',
		use: /score:\s*\{?[^}]*lines:|^\s+lines:\n/m,
		docs: /Instead of one line: several, by name/,
	},
	{
		says: 'a list of names to go through',
		use: /names: \{/,
		docs: /Instead of a set: names with a value each/,
	},
	{
		says: 'the majority of a set of pieces',
		use: /\.majority\(\)/,
		docs: /The seats that have the most of these pieces, each counted with its weight/,
	},
	{ says: 'asking until someone passes', use: /until: pass/, docs: /`pass`: until anyone passes/ },
	{
		says: 'drawing what can be laid',
		use: /draw-tile: \{ until: possible\(/,
		docs: /draws until a tile can be laid/,
	},
	{
		says: 'an order as a param',
		use: /^rings:\n\s+\w+:\n\s+by: param\./m,
		docs: /ring/,
	},
	{
		says: 'a free action that stands to the end of its turn',
		use: /window: (turn|part)/,
		docs: /free.*window|window.*free/s,
	},
	{ says: 'named blocks of steps', use: /- \{? ?block: /, docs: /^### block$/m },
	{ says: 'a deck group that joins another', use: /into: main/, docs: /`into`/ },
	{
		says: 'the deck and the box as zones',
		use: /from: deck|in: "deck\.|\{ t: box/,
		docs: /`box`/,
	},
	{
		says: 'placements of a chosen tile bound in a choice',
		use: /among: \{ (\w+): [^,}]+, \w+: placements\(\1\)/,
		docs: /placements\(t\)/,
	},
	{
		says: 'kinds nobody may claim are not collected',
		use: /dueAtEnd|tags: \[claimable\]/,
		docs: /dueAtEnd/,
	},
	{
		says: 'lines voided together',
		use: /line: \[\w+, \w+\][^}]*void: true|line: \[\w+, \w+\]\n\s+void: true/,
		docs: /`line: \[tiles, pennants\]`/,
	},
	{ says: 'marks shared through a library', use: /use: \[[^\]]*symbols/, docs: /library/ },
	{
		says: 'a question that is switched off',
		use: /^unasked: \[/m,
		docs: /Decisions of ours that change nothing in play/,
		isOfMappings: true,
	},
];

test.each(constructs)('$says: a pack uses it, and a page describes it', (construct) => {
	const files = construct.isOfMappings === true ? mappings : packs;
	expect(files.filter(([, text]) => construct.use.test(text)).map(([path]) => path)).not.toEqual(
		[],
	);
	expect(construct.isOfMappings === true ? mappingPage : language).toMatch(construct.docs);
});

import { expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { type Decl, type RuleSet, declsOf } from '../link/ruleset.ts';
import { listedSections, namedSections } from '../link/sections.ts';
import { get, textOf } from '../link/sourced-value.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { describeDeclaration } from './declaration.ts';
import { singular, wordsOf } from './english.ts';
import { lexiconOf } from './lexicon.ts';

const workspace = loadWorkspace(readFolder(dataFolder));

/** Names of these are inner words unless people say them, too. */
const inner = [
	'define',
	'queries',
	'registers',
	'relations',
	'zones',
	'marks',
	'piece-tags',
	'kind-tags',
	'tile-tags',
	'space-tags',
] as const;

/** Players read the sentences of these, and learn their words from them. */
const spoken = ['elements', 'params', 'kinds', 'pieces', 'spaces', 'actions', 'displays'] as const;

/** English that needs no title. Add a word only if somebody at a table would say it of this game. */
const plainWords: ReadonlySet<string> = new Set(
	`adjacent area by camp camped captured citizen citizens claimable destination destinations enclosed entitled fed filled gains goldmine goods hand height
	herder herders hoard honours in inner lot lots meander menagerie monastic nearby neighbour neighbours newcomer odd opposite opposites
	performer performers power prison rate record records ring spectator spectators tailings time treasure watched`.split(
		/\s+/,
	),
);

/** Types of the language, which a sentence of a pack may still use. */
const types = ['cell', 'cells', 'segment', 'segments', 'placement', 'placements'];

function wordsIn(text: string | undefined): readonly string[] {
	return text?.toLowerCase().match(/\p{L}+/gu) ?? [];
}

function vocabularyOf(ruleSet: RuleSet): ReadonlySet<string> {
	const says = spoken.flatMap((section) =>
		declsOf(ruleSet, section).flatMap(({ id, datum }) => [
			textOf(get(datum, 'says')),
			textOf(get(datum, 'title')),
			...(['kinds', 'pieces', 'spaces'].includes(section) ? [wordsOf(id)] : []),
		]),
	);
	const refusals = declsOf(ruleSet, 'texts').map(({ datum }) => textOf(datum));
	const titles = ruleSet.packs.map((pack) => pack.title);
	const words = [...says, ...refusals, ...titles].flatMap(wordsIn);
	const known = new Set([...words, ...words.map(singular), ...words.map((word) => `${word}s`)]);
	for (const type of types) known.delete(type);
	return known;
}

const linked = (game: string): RuleSet => {
	const packs = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
	return link(workspace, { game, seats: 2, with: packs.map((p) => p.name) }).ruleSet!;
};

/** The names without a title that no player would say. */
function innerNames(ruleSet: RuleSet, titleOf: (decl: Decl) => string | undefined): string[] {
	const vocabulary = vocabularyOf(ruleSet);
	return inner
		.flatMap((section) => declsOf(ruleSet, section))
		.filter((decl) => titleOf(decl) === undefined)
		.flatMap((decl) => {
			const words = wordsIn(wordsOf(decl.id));
			const unknown = words.filter((word) => !vocabulary.has(word) && !plainWords.has(word));
			return unknown.length === 0 ? [] : [`${decl.section} ${decl.name}: ${unknown.join(' ')}`];
		});
}

const titleOf = ({ datum }: Decl): string | undefined => textOf(get(datum, 'title'));

test.each(['carcassonne', 'gold-rush'])(
	'sentences of %s use only names that players say: others have a title',
	(game) => {
		const ruleSet = linked(game);
		const text = [...namedSections, ...listedSections]
			.flatMap((section) => declsOf(ruleSet, section))
			.flatMap((decl) => describeDeclaration(decl, lexiconOf(ruleSet)))
			.join('\n');
		const isRead = (name: string): boolean => text.includes(singular(wordsOf(name)));
		const found = innerNames(ruleSet, titleOf).filter((name) =>
			isRead(/\.(\w+):/.exec(name)?.[1] ?? name),
		);
		expect(found, 'give it a `title` that a player would say').toEqual([]);
	},
);

test('without titles the names that readers stumbled over are found', () => {
	const found = innerNames(linked('carcassonne'), () => undefined).join('\n');
	for (const id of ['abbeyCell', 'abbeySpots', 'barned', 'claimSpots', 'helper', 'occupies'])
		expect(found).toContain(`.${id}: `);
});

import { expect, test } from 'vitest';
import { emptyScope } from '../expr/scope.ts';
import { link } from '../link/link.ts';
import { type RuleSet, declsOf } from '../link/ruleset.ts';
import { type Section, listedSections, namedSections, readingOrder } from '../link/sections.ts';
import { dataFolder, readFolder, toyWorkspace } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { describeDeclaration } from './declaration.ts';
import { get, pairsOf } from '../link/sourced-value.ts';
import { plural, wordsOf } from './english.ts';
import { expressionWords } from './expression.ts';
import { lexiconOf } from './lexicon.ts';

const workspace = loadWorkspace(readFolder(dataFolder));
const { ruleSet } = link(workspace, {
	game: 'carcassonne',
	seats: 2,
	with: ['count', 'cult', 'gold-mines', 'king-and-robber', 'river2'],
});
const described = (section: Section, key: string): string[] =>
	describeDeclaration(ruleSet!.sections.get(section)!.get(key)!, lexiconOf(ruleSet!));

test('a kind says how it is joined, when it is complete and what it is worth', () => {
	expect(described('kinds', 'city')).toEqual([
		'It goes on from tile to tile over their sides.',
		'It is complete when it has no open side.',
		'It may be claimed, and it pays its owners.',
		'It may have pennants: where features join, they are added up.',
		'In rules, “its lands” means the fields that it touches.',
		'Its rate is 1 if it is not complete; 1 if “A finished city of two tiles pays half” is chosen and it has exactly 2 tiles; otherwise 2.',
		'It is worth its rate in points for each of its tiles.',
		'It also adds its rate in points for each of its pennants.',
	]);
});

test('in a kind the owners are those of its features, one or several', () => {
	const road = declsOf(ruleSet!, 'kinds').find(({ name }) => name === 'base.road')!;
	const words = expressionWords(road, lexiconOf(ruleSet!), {
		vars: emptyScope,
	});
	const said = (text: string) => words.parts(text, 'condition').join('');
	expect(said('owners.empty()')).toBe('it has no owner');
	expect(said('!owners.empty()')).toBe('it has an owner');
});

test('a kind tells what it costs', () => {
	const kinds =
		'kinds: { pit: { connect: point, value: { depth: { each: -2 }, mud: { count: it.tiles, each: -1 }, gold: { each: 3 } } } }';
	const linked = link(toyWorkspace(kinds), { game: 'toy', seats: 2 }).ruleSet!;
	const pit = declsOf(linked, 'kinds').find(({ name }) => name === 'toy.pit')!;
	expect(describeDeclaration(pit, lexiconOf(linked)).slice(-3)).toEqual([
		'It is worth minus 2 points.',
		'It also costs 1 point for each of its tiles.',
		'It also adds 3 points.',
	]);
});

test('requirements and bans say what they want and how they refuse', () => {
	expect(described('require', 'base.unfinished')).toEqual([
		'Only if “Each player has an abbot” is switched on.',
		'A piece may be called back only if its feature is not complete.',
		'It is refused with “The feature is finished, it is about to be scored.”',
	]);
	expect(described('forbid', 'count.blocked')[1]).toBe(
		'A piece may not leave Carcassonne for a segment when the piece has a space and the space of the piece is the space of the count.',
	);
});

test('modifiers, queries and relations', () => {
	expect(described('modify', 'count.cityForFields').at(-1)).toBe(
		'A field also pays the chosen points per city (3) for each of the citadels that it touches.',
	);
	expect(described('queries', 'goesBack')).toEqual([
		'It holds for a tile when “A tile that fits nowhere is shuffled back and another drawn” is chosen.',
	]);
	expect(described('relations', 'challenge')[1]).toMatch(
		/^Pairs of one of the shrines and .*, where /,
	);
});

test('a piece of which a choice tells how many there are is told by its own name', () => {
	expect(described('pieces', 'follower')[0]).toBe(
		'Each player has the chosen number of followers (7).',
	);
});

test('choices say what can be chosen', () => {
	expect(described('params', 'base.twoTileCity')).toEqual([
		'Unless chosen otherwise: “A finished city of two tiles pays full”.',
	]);
	expect(described('params', 'base.meeplesPerPlayer')).toEqual([
		'A number from 1 to 200.',
		'Unless chosen otherwise it is 7.',
	]);
	expect(described('presets', 'c1V1')).toContain('“Each player has an abbot” is switched off.');
});

function saying(rules: RuleSet): (text: string) => string {
	const decl = rules.sections.get('kinds')!.get('city')!;
	const words = expressionWords(decl, lexiconOf(rules), { vars: emptyScope });
	return (text) =>
		words
			.parts(text, 'condition')
			.map((p) => (typeof p === 'string' ? p : p.label))
			.join('');
}

test.each([
	['carcassonne', 20],
	['gold-rush', 3],
] as const)(
	'a number agrees with what it counts in %s: 1 with one alone, 0 and 2 with several',
	(game, least) => {
		const packs = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
		const all = link(workspace, {
			game,
			seats: 2,
			with: packs.map((p) => p.name),
		}).ruleSet!;
		const say = saying(all);
		const counted = [...all.sections.get('kinds')!].flatMap(([id, { datum }]) => [
			[`features([${id}]).size()`, id] as const,
			[`features([${id}]).count(f, f.complete)`, id] as const,
			...pairsOf(get(datum, 'marks')).map(([mark]) => [mark, mark] as const),
		]);
		expect(counted.length).toBeGreaterThan(least);
		for (const [text, id] of counted)
			for (const operator of ['==', '!=', '<', '<=', '>', '>='])
				for (const n of [0, 1, 2]) {
					const noun = n === 1 ? wordsOf(id) : plural(wordsOf(id));
					const said = say(`${text} ${operator} ${n}`);
					expect(` ${said} `, `${text} ${operator} ${n}`).toContain(` ${n} ${noun} `);
					expect(said).not.toMatch(n === 1 ? /there are/ : /there is/);
				}
	},
);

test('a clause agrees with the number of things it is about', () => {
	const say = saying(ruleSet!);
	for (const n of [0, 1, 2])
		expect(say(`tiles.count(t, t.has(stub)) >= ${n}`)).toMatch(
			n === 1 ? / 1 tile that is / : new RegExp(` ${n} tiles that are `),
		);
});

/** An operator, a path with dots, an id in camel case, or a blank that was not filled. */
const codes = /[<>=!&|?%*{}[\]_\u{E000}-\u{F8FF}]|\b[a-z]+[A-Z]\w*|\w\.\w|\bnone\b/u;

/**
 * Sentences that no person says: a tag or a parent by its id alone, points that a condition tears apart, an empty enumeration, a statement
 * about itself, a pronoun or a letter as a noun, a type, a thing taken from where it is said to lie, a word said twice, a noun after a word that takes none,
 * a step by the ids of what it is part of, a verb whose number is not that of its subject, an adjective without its noun, sentences joined by a comma, a step,
 * a scoring, a choice or an action by its id.
 */
const unspoken = [
	/\btagged\b|, like an? /,
	/as many points as [^.]*([,;] otherwise | for each of )/,
	/ in ?[,.]|\bto [,.]/,
	/when it (always|never) holds|\bIts [\w ]+ is whether /,
	/\b[Tt]he (who|whose|to|from|at|before|among|[a-z]{1,2}) /,
	/\w\(|\bof param\b|\b1 (steps|points|tiles|pieces)\b/,
	/ in ([^,.]+) (from|into) \1\b|(from|into|to) the (pieces|tiles) in /,
	/“” is (never )?possible only|“” is never possible|\bfacing side that\b|\bhas an? facing side\b/,
	/\bnumber of (it|the \w+s)\b|\bset of\b|\beach (of )?param\b|it holds that\b/,
	/\b(if|that|when|only) (A|An|The) |\bsuch that that\b/,
	/\b(\w+) \1\b/i,
	/\b(when|that|where|while|if) if\b|\bexists? (is )?there\b|\b(is|are) there[,.:]/,
	/\b(to|inside|beside|back) (kinds|features|pieces)\b/,
	/\bhas an? \w+ed\b|\bDraw \d+ from\b/,
	/“” (of|in) “”/,
	/(^|\b(if|when|whether) )([Tt]he|[Ii]ts|those) \w*[^siu’]s( of (?:(?! (?:whose|that|where|such) )[^,.])*)? (is|has|was|does)\b/,
	/\bthe (next|last|lost|caught|released|fined)( (to|is|has|that|are)\b|[’.,:])/,
	/\bcalls \w+ and\b|s’s\b|^(A place|It marks) .*, (it|nobody|only) |\bexcept [a-z]+[^s][.,]|\bsteps left steps\b/,
	/\bthe step “”|\bscoring “”|\baction of “”|“” among\b|“” is possible\b/,
	/\bfulfils\b|\bthe choice is\b|[”\w] changes: |\b(that|which|of) seat\b|it is (yes|no)\b|otherwise it is the chosen \w+\./,
];

/** Words of a line, whether a sentence or an item of a list. */
const mostWords = 45;

test('every declaration of the packs is put into words, without operator or id, in no line that is too long', () => {
	const raw: string[] = [];
	const sections = [...namedSections, ...listedSections];
	expect([...readingOrder].sort()).toEqual([...sections].sort());
	for (const game of ['carcassonne', 'gold-rush']) {
		const all = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
		const linked = link(workspace, { game, seats: 2, with: all.map((p) => p.name) });
		for (const section of sections)
			for (const decl of declsOf(linked.ruleSet!, section)) {
				const lines = describeDeclaration(decl, lexiconOf(linked.ruleSet!));
				const text = lines.join('\n');
				expect(lines.length, decl.name).toBeGreaterThan(0);
				for (const line of lines)
					if (line.trim().split(/\s+/).length > mostWords)
						raw.push(`${decl.section} ${decl.name}: ${line.trim()}`);
				const own = text.replace(/“[^”]*”/g, '“”');
				for (const line of own.split('\n'))
					if (codes.test(line) || unspoken.some((pattern) => pattern.test(line)))
						raw.push(`${decl.section} ${decl.name}: ${line.trim()}`);
				for (const wrong of text.matchAll(/\b(a [aeio]\w+|an [^aeiou\W]\w+)/gi))
					raw.push(`${decl.section} ${decl.name}: ${wrong[0]}`);
				expect(text, decl.name).not.toMatch(/undefined|\[object| {2}|: \.|, \.|(^|\n)\s*\./);
			}
	}
	expect(raw).toEqual([]);
});

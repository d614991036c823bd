import { expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { declsOf } from '../link/ruleset.ts';
import { type Section, listedSections, namedSections, readingOrder } from '../link/sections.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { describeDeclaration } from './declaration.ts';
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
		'It joins over the sides of tiles, like a block.',
		'It is complete when it has no open side.',
		'It is tagged “claimable”.',
		'It may have pennants: added up when features join.',
		'Its lands are the fields that it touches.',
		'Its rate is 1 if it is not complete, otherwise 1 if the choice is “A finished city of two tiles pays half” and it has exactly 2 tiles, otherwise 2.',
		'It is worth as many points as its rate for each of its tiles.',
		'It is worth as many points as its rate for each of its pennants.',
	]);
});

test('requirements and bans say what they want and how they refuse', () => {
	expect(described('require', 'base.unfinished')).toEqual([
		'Only if “Each player has an abbot” is switched on.',
		'“recall” is possible only if its feature is not complete.',
		'It is refused with “The feature is finished, it is about to be scored.”',
	]);
	expect(described('forbid', 'count.blocked')[1]).toBe(
		'When the piece has a space and the space of the piece is the space of the count, “leave city” is never possible.',
	);
});

test('modifiers, queries and relations', () => {
	expect(described('modify', 'count.cityForFields')[1]).toBe(
		'The worth of a field changes: it also pays as many points as the chosen points per city for each of the citadels that it touches.',
	);
	expect(described('queries', 'goesBack')).toEqual([
		'It holds for a tile when the choice is “A tile that fits nowhere is shuffled back and another drawn”.',
	]);
	expect(described('relations', 'challenge')[1]).toMatch(/^Pairs of “a” among .*, such that /);
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

/** An operator, a path with dots, an id in camel case, or a blank that was not filled. */
const codes = /[<>=!&|?%*{}[\]_\u{E000}]|\b[a-z]+[A-Z]\w*|\w\.\w|\bnone\b/u;

test('every declaration of the packs is put into words, without operator or id', () => {
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
				// an author may ask a question in a sentence
				const own = text.replace(/“[^”]*”/g, '“”');
				for (const line of own.split('\n'))
					if (codes.test(line)) raw.push(`${decl.section} ${decl.name}: ${line.trim()}`);
				expect(text, decl.name).not.toMatch(/undefined|\[object| {2}|: \.|, \.|(^|\n)\s*\./);
			}
	}
	expect(raw).toEqual([]);
});

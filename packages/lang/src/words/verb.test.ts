import { expect, test } from 'vitest';
import { get, pairsOf, textOf } from '../link/sourced-value.ts';
import { link } from '../link/link.ts';
import { declsOf } from '../link/ruleset.ts';
import { verbArguments } from '../link/verb-arguments.ts';
import { dataFolder, readFolder } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { describeDeclaration } from './declaration.ts';
import { lexiconOf } from './lexicon.ts';

const workspace = loadWorkspace(readFolder(dataFolder));
const everything = (game: string) =>
	link(workspace, {
		game,
		seats: 2,
		with: workspace.packs
			.filter((p) => p.game === game && p.role === 'expansion')
			.map((p) => p.name),
	}).ruleSet!;

test.each(['carcassonne', 'gold-rush'])(
	'in %s each verb has a sentence that names each argument once, and no other',
	(game) => {
		for (const { name, datum } of declsOf(everything(game), 'verbs')) {
			const says = textOf(get(datum, 'says')) ?? '';
			const named = [...says.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
			const args = pairsOf(verbArguments(datum)).map(([arg]) => arg);
			const isAsked = args.length === 1 || named.length === args.length;
			expect(isAsked && named.every((arg) => args.includes(arg!)), `${name}: ${says}`).toBe(true);
			expect(new Set(named).size, name).toBe(named.length);
		}
	},
);

test('a requirement, a ban and an exemption speak of the verb in its own words', () => {
	const rules = everything('carcassonne');
	const lines = (section: 'require' | 'forbid' | 'allow', name: string): string[] =>
		describeDeclaration(
			declsOf(rules, section).find((d) => d.name === name)!,
			lexiconOf(rules),
		);
	expect(lines('require', 'common.touches')[0]).toBe(
		'A tile may be laid at a place only if it has a side that meets another tile.',
	);
	expect(lines('forbid', 'river.nobodyOnTheLast')).toContainEqual(
		expect.stringMatching(/^A piece may not be put on a segment when /),
	);
	expect(lines('allow', 'traders-and-builders.helperJoins')[0]).toBe(
		'The requirement “The feature is already occupied” does not apply when the piece is a builder or a pig.',
	);
});

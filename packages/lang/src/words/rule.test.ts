import { expect, test } from 'vitest';
import { link } from '../link/link.ts';
import type { RuleSet } from '../link/ruleset.ts';
import type { Section } from '../link/sections.ts';
import { dataFolder, readFolder, toyWorkspace } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { lexiconOf } from './lexicon.ts';
import { describeRule } from './rule.ts';

const described = (ruleSet: RuleSet | undefined, section: Section, id: string): string[] =>
	describeRule(ruleSet!.sections.get(section)!.get(id)!, lexiconOf(ruleSet!));

test('a rule in sentences', () => {
	const workspace = loadWorkspace(readFolder(dataFolder));
	const { ruleSet } = link(workspace, { game: 'carcassonne', seats: 2 });
	expect(described(ruleSet, 'rules', 'base.drawTile')).toEqual([
		'At the draw, if there is no tile in hand, provided that “A tile that fits nowhere is removed and the turn skipped” is not chosen:',
		'\tDraw tiles until it is possible to place the tile. Each of the others goes to one of two places: the tiles laid aside if the tile in hand goes back, otherwise the box.',
		'\tPut tiles laid aside back into the deck.',
		'\tIf there is no tile in hand, the active player ends the game without a tile and “When nothing is left that fits, the game ends at once” is chosen:',
		'\t\tEnd the game.',
	]);
	expect(described(ruleSet, 'actions', 'claim')).toEqual(['Put the piece on the spot.']);
});

test('branches and choices', () => {
	const rules =
		'rules: [{ id: x, at: end, for-each: { as: s, in: seats }, when: s.score > 1, do: [{ choose: { id: c, who: s, options: [u, v] }, then: [{ case: c, of: { u: [{ grant: part }], v: [] } }], else: [{ finish: turn }] }] }]';
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	expect(described(ruleSet, 'rules', 'toy.x')).toEqual([
		'At the step “end”, for each of the players, if the score of that player is more than 1:',
		'\tThat player chooses one of u and v.',
		'\t\tDepending on that value:',
		'\t\t\tU:',
		'\t\t\t\tThe active player plays another part of this turn.',
		'\t\t\tV:',
		'\t\t\t\tNothing happens.',
		'\tOtherwise:',
		'\t\tEnd the turn.',
	]);
});

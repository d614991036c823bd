import { expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { link } from '../link/link.ts';
import { declsOf } from '../link/ruleset.ts';
import { dataFolder, readFolder, toyWorkspace } from '../testing.ts';
import { loadWorkspace } from '../workspace/load.ts';
import { describeDeclaration } from './declaration.ts';
import { lexiconOf } from './lexicon.ts';
import { momentsIn } from './timeline.ts';

const rules = `insert:
  - { id: dealing, after: wave.freeze, steps: [{ slot: deal, title: dealing of the tokens, says: Each player gets one. }] }
  - { id: more, after: main, steps: [{ actions: extra, title: extra action, pick: any, pass: true }, { slot: plain, given: seats.size() > 1 }] }
rules:
  - { id: pay, at: wave.deal, do: [{ score: { to: active, each: 1 } }] }
  - { id: rest, at: wave.award, do: [{ grant: turn }] }
`;
const selection = { game: 'toy', seats: 2 };

test('a rule speaks of a step by its title, and of one without a title by its name and its stretch', () => {
	const { ruleSet, diagnostics } = compile(toyWorkspace(rules), selection);
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const lexicon = lexiconOf(ruleSet!);
	const said = declsOf(ruleSet!, 'rules').map((decl) => describeDeclaration(decl, lexicon)[0]);
	expect(said).toContain('At the dealing of the tokens:');
	expect(said).toContain('At the step “award” of a scoring:');
});

test('the order of play in lines, and the moments at which something can happen', () => {
	const { ruleSet } = link(toyWorkspace(rules), selection);
	const lexicon = lexiconOf(ruleSet!);
	const decls = declsOf(ruleSet!, 'timeline');
	const lines = decls.flatMap((decl) => describeDeclaration(decl, lexicon));
	for (const line of [
		'Once for each part of the turn:',
		'\tExtra action: any number of actions, or a pass.',
		'\tDealing of the tokens: Each player gets one.',
	])
		expect(lines).toContain(line);
	const moments = decls.flatMap((decl) => momentsIn(decl, lexicon));
	expect(moments.filter(({ isSlot }) => isSlot).map(({ name }) => name)).toEqual(
		expect.arrayContaining(['start', 'wave.deal', 'wave.award', 'plain', 'end', 'end-game.last']),
	);
	expect(moments.find(({ name }) => name === 'extra')).toMatchObject({ isSlot: false, depth: 1 });
	expect(moments.find(({ name }) => name === 'wave.deal')).toMatchObject({
		title: 'Dealing of the tokens',
		when: 'At the dealing of the tokens',
	});
});

test('every step of the order of play of the shipped games has a title of its own', () => {
	const workspace = loadWorkspace(readFolder(dataFolder));
	for (const game of ['carcassonne', 'gold-rush']) {
		const packs = workspace.packs.filter((p) => p.game === game && p.role === 'expansion');
		const { ruleSet } = link(workspace, { game, seats: 2, with: packs.map((p) => p.name) });
		const lexicon = lexiconOf(ruleSet!);
		const steps = declsOf(ruleSet!, 'timeline').flatMap((decl) => momentsIn(decl, lexicon));
		const named = steps.filter(({ name }) => name !== '');
		expect(named.length).toBeGreaterThan(20);
		for (const { name } of named) expect(lexicon.step(name), name).toBeDefined();
		const titles = named.map(({ title, name }) => (name === 'remainder' ? '' : title));
		const others = titles.filter((title) => title !== '');
		expect(new Set(others).size).toBe(others.length);
	}
});

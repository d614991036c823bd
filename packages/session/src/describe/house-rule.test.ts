import { Game } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import { twoPersons, workspaceWith } from '../testing.ts';
import { type Refusal, explainPlace } from './place-options.ts';
import { type StepEffect, StepEffectsLog } from './step-effects.ts';
import { describeMisfit } from './misfit.ts';
import { cacheWords } from './words.ts';

const ours = { id: 'ours', title: 'Our rules', file: 'own/ours.yaml' };

/** Games under house rules that make these changes. */
function gamesUnder(changes: string, overlays: readonly string[] = ['ours']): Game[] {
	const text = `overlay: ours\nformat: 1\ntitle: Our rules\nover: [carcassonne/base]\nchanges:\n${changes}`;
	const workspace = workspaceWith(undefined, { [ours.file]: text });
	const { program, ruleSet, diagnostics } = compile(
		workspace,
		selectionOf({ ...twoPersons, overlays }, 2),
	);
	if (!program || !ruleSet) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	cacheWords(program, ruleSet);
	const seeds = Array.from({ length: 12 }, (_, i) => i + 1);
	return seeds.map((seed) => new Game(program, { seed, names: ['Ann', 'Bob'] }));
}

function refusalsIn(games: readonly Game[]): readonly Refusal[] {
	const places = [
		[1, 0],
		[-1, 0],
		[0, 1],
		[0, -1],
	] as const;
	return games.flatMap((game) =>
		places.flatMap(([x, y]) => explainPlace(game, { x, y }).flatMap(({ refusals }) => refusals)),
	);
}

const forbids = `  - add:
      forbid:
        - { id: noJoin, verb: placeTile, when: "it.sides.exists(s, s.facing != none && (s.kind == road || s.kind == city))", why: ours.noJoin }
      texts: { ours.noJoin: Only fields are joined. }
`;
const narrows = `  - patch: actions.layTile
    with: { where: "can(placeTile, spot) && spot.sides.exists(s, s.kind == city && s.facing == none)" }
`;

test.each([
	{ changes: forbids, says: /Only fields are joined/ },
	{ changes: narrows, says: /^Only where/ },
])('a refusal that stems from house rules names them, and no other one does: $says', (of) => {
	const found = refusalsIn(gamesUnder(of.changes));
	const own = found.filter(({ says }) => of.says.test(says));
	const others = found.filter(({ says }) => !of.says.test(says));
	expect([own.length > 0, others.length > 0]).toEqual([true, true]);
	for (const { houses } of own) expect(houses).toEqual([ours]);
	for (const { houses } of others) expect(houses).toBeUndefined();
});

test('a part of a condition that the printed rules have is not put down to house rules that repeat it', () => {
	const printed = 'spot.sides.exists(s, s.kind == city && s.facing == none)';
	const workspace = workspaceWith(
		[
			'data/common/rules.yaml',
			'where: can(placeTile, spot)',
			`where: "can(placeTile, spot) && ${printed}"`,
		],
		{
			[ours.file]: `overlay: ours\nformat: 1\nover: [carcassonne/base]\nchanges:\n  - patch: actions.layTile\n    with: { where: "can(placeTile, spot) && ${printed} && active.score >= 0" }\n`,
		},
	);
	const { program, ruleSet } = compile(
		workspace,
		selectionOf({ ...twoPersons, overlays: ['ours'] }, 2),
	);
	cacheWords(program!, ruleSet!);
	const games = Array.from({ length: 12 }, (_, seed) => new Game(program!, { seed }));
	const found = refusalsIn(games).filter(({ says }) => says.startsWith('Only where'));
	expect(found.length).toBeGreaterThan(0);
	for (const { houses } of found) expect(houses).toBeUndefined();
});

/** The effects of a game of arbitrary steps. */
function effectsOf(game: Game): readonly StepEffect[] {
	for (let i = 0; i < 120 && game.decision; i++)
		game.choose((i * 5) % game.decision.options.length);
	return new StepEffectsLog().follow(game).flat();
}

test('the step after which a house rule gives another turn says so, and names the house rule', () => {
	const effects = gamesUnder('', ['another-turn']).slice(0, 3).flatMap(effectsOf);
	const turns = effects.filter(({ says }) => /gets another turn/.test(says));
	expect(turns.length).toBeGreaterThan(0);
	for (const { says, houses } of turns) {
		expect(says).toMatch(/^(Ann|Bob) gets another turn .*“Another turn for a city”\.$/);
		expect(houses?.map(({ id }) => id)).toEqual(['another-turn']);
	}
});

test('a tile that is put away under house rules that forbid to lay it names them', () => {
	const effects = gamesUnder(forbids).slice(0, 3).flatMap(effectsOf);
	const named = effects.filter(({ houses }) => houses?.some(({ id }) => id === ours.id));
	expect(named.length).toBeGreaterThan(0);
	for (const { says } of named) expect(says).toContain('“Our rules”');
});

test('a recorded step that house rules forbid is said to be forbidden by them, in their words', () => {
	const printed = gamesUnder('', []);
	const misfits = gamesUnder(narrows).flatMap((game, i) => {
		const keys = new Set(game.decision!.options.map(({ key }) => key));
		const played = printed[i]!.decision!.options.find(({ key }) => !keys.has(key));
		return played ? [describeMisfit(game, { code: 'SWAP-OPTION', key: played.key })] : [];
	});
	// where the tile of the step can be laid nowhere, another one is drawn
	const refused = misfits.filter(({ message }) => /cannot lie there/.test(message));
	expect(refused.length).toBeGreaterThan(0);
	for (const { reasons } of refused)
		expect(reasons).toContainEqual(
			expect.stringMatching(/^Only where .*\. The house rule “Our rules” says so\.$/),
		);
});

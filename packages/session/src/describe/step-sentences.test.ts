import { Game } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { shipped, workspaceWith } from '../testing.ts';
import { describeEntry } from './describe.ts';
import { StepEffectsLog } from './step-effects.ts';

function played(game: string, own?: string): Game {
	const house = `overlay: mine\nformat: 1\nover: [base]\nchanges:\n  - ${own ?? ''}\n`;
	const workspace = own
		? workspaceWith(undefined, { 'own/house-rules/mine.yaml': house })
		: shipped;
	const selection = { game, seats: 2, ...(own ? { overlays: ['mine'] } : {}) };
	const { program, diagnostics } = compile(workspace, selection);
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	const made = new Game(program!, { seed: 7, names: ['Ann', 'Bob'] });
	for (let at = 1; made.steps.length < 60 && !made.over; at = (at * 31 + 7) % 1009)
		made.choose(at % made.decision!.options.length);
	return made;
}

test.each(['gold-rush', 'carcassonne'])(
	'every step of a game of %s tells in sentences what moves',
	(id) => {
		const says = new StepEffectsLog()
			.follow(played(id))
			.flat()
			.map((effect) => effect.says);
		expect(says.length).toBeGreaterThan(3);
		for (const sentence of says) {
			expect(sentence).toMatch(/^[A-Z0-9].*[.:]$/);
			// a number that a display shows may change: “Loads: 0 → 1”
			expect(sentence).not.toMatch(/ × |^[^:]*→/);
			// one piece of many is a piece
			expect(sentence).not.toMatch(
				/^(?!An? )[A-Z][a-z ]* token (moves|comes|leaves)|gets [a-z]+ token/,
			);
		}
		if (id === 'gold-rush')
			expect(says).toContainEqual(
				expect.stringMatching(/^\d mining tokens move from the bag to the stack on mountain /),
			);
	},
);

test.each([
	[
		'rules: [{ id: atStart, at: start, says: At the start of the turn., do: [{ score: { to: active, each: 1 } }] }]',
		'add',
		'At the start of the turn',
	],
	['common.layTile', 'patch', 'Place the tile'],
])(
	'points that a rule gives have its name, and no reason that says nothing: %s',
	(what, is, name) => {
		const own =
			is === 'add'
				? `add: { ${what} }`
				: `patch: ${what}\n    with: { do: [{ place-tile: { at: spot } }, { score: { to: active, each: 1 } }] }`;
		const game = played('carcassonne', own);
		const first = game.ledger.findIndex(({ kind }) => kind < 0);
		expect(describeEntry(game, game.ledger[first]!, first)).toMatchObject({ name, why: '' });
	},
);

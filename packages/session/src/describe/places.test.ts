import { Game, viewOf } from '@tilewright/interpreter';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { selectionOf } from '../setup/choices.ts';
import { twoPersons, workspaceWith } from '../testing.ts';
import { placesOf } from './places.ts';

function placesWithTiles(rule: string): string[] {
	const workspace = workspaceWith([
		'data/carcassonne/base/rules.yaml',
		'rules:\n  # A tile',
		`rules:\n${rule}  # A tile`,
	]);
	const { program, diagnostics } = compile(workspace, selectionOf(twoPersons, 2));
	if (program === undefined) throw new Error(diagnostics.map((d) => d.message).join('\n'));
	const game = new Game(program, { seed: 1 });
	return placesOf(game, viewOf(game.machine)).flatMap(({ title, tiles }) =>
		tiles.length > 0 ? [`${title} ${tiles.length}`] : [],
	);
}

test('tiles that a rule puts out of the game are shown', () => {
	expect(placesWithTiles('')).toEqual([]);
	const burn = '  - { id: burn, at: start, do: [{ draw-tile: { to: box, count: 2 } }] }\n';
	expect(placesWithTiles(burn)).toEqual(['Out of the game 2']);
});

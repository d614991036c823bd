import { expect, test } from 'vitest';
import type { Machine } from '../machine.ts';
import { gameOf, take, undoAll } from '../testing.ts';

const rules = `registers:
  byFeature: { per: feature, reset: turn }
  byTile: { per: tile, reset: turn }
  byPiece: { per: piece, reset: turn }
rules:
  - id: note
    at: after-place
    do:
      - for-each: { as: t, in: board.tiles, do: [{ set: { register: byTile, of: t, to: 1 } }] }
      - for-each: { as: f, in: features, do: [{ set: { register: byFeature, of: f, to: 1 } }] }
      - for-each: { as: p, in: pieces, do: [{ set: { register: byPiece, of: p, to: 1 } }] }
      - choose: { id: ask, options: [yes, no], says: Yes? }
        then: []
`;

function changed({ rt, program }: Machine, id: string): number {
	const i = program.registers.findIndex((r) => r.id === id);
	const from = rt.REGISTER[i]!;
	return rt.m.subarray(from, from + rt.registerSize[i]!).filter((v) => v !== 0).length;
}

test('a turn begins with every word of its registers as they begin, also after steps are taken back', () => {
	const game = gameOf(rules, { draws: ['S', 'X', 'S', 'X'] });
	const { machine } = game;
	const ids = ['byFeature', 'byTile', 'byPiece'];
	for (let turn = 1; turn <= 4; turn++) {
		expect(ids.map((id) => changed(machine, id))).toEqual([0, 0, 0]);
		take(game, game.decision!.options[0]!.key);
		for (const id of ids) expect(changed(machine, id)).toBeGreaterThan(turn);
		take(game, game.decision!.options[0]!.key);
	}
	undoAll(game);
	while (game.undo())
		if (game.decision!.id === 'tile') expect(changed(machine, 'byFeature')).toBe(0);
});

import { beforeAll, expect, test } from 'vitest';
import { EditOverlay } from '../editor/edit-overlay.ts';
import { WorkspaceFiles } from '@tilewright/session';
import { GameApi } from '../engine/game-api.ts';
import { readShared, shipped, twoPersons } from '../engine/testing.ts';
import { fitsOf } from './fits.ts';
import { cellAt, cellTile, frontierCount } from '@tilewright/interpreter/state';

const host = new GameApi(
	() => {},
	() => {},
	new WorkspaceFiles(readShared),
);
beforeAll(() => {
	new EditOverlay(host).change({ files: shipped, gone: [], whole: true });
	host.start({ ...twoPersons, packs: ['river1'] });
}, 60_000);

test('the open cells of a running game, and what its rules let in of what is left', () => {
	const { game } = host.session!;
	const first = fitsOf(host)!;
	expect(first.cells.length).toBeGreaterThan(2);
	// a river tile goes on with the river, whatever it would meet elsewhere
	const river = first.cells.filter((c) => c.tiles.some((t) => t.id.startsWith('R1-')));
	expect(river).toHaveLength(1);
	expect(first.cells.filter((c) => c.refused.some((id) => id.startsWith('R1-'))).length).toBe(
		first.cells.length - 1,
	);
	for (let i = 0; i < 60 && !game.over; i++) game.choose(0);
	const later = fitsOf(host)!;
	const { board } = game.machine.rt;
	expect(later.left).toBeLessThan(first.left);
	expect(later.cells).toHaveLength(frontierCount(board));
	expect(later.cells.map((c) => c.copies)).toEqual(
		later.cells.map((c) => c.copies).sort((a, b) => a - b),
	);
	for (const cell of later.cells) {
		expect(cellTile(board, cellAt(board, cell.x, cell.y))).toBe(-1);
		expect(cell.copies).toBe(cell.tiles.reduce((sum, t) => sum + t.copies, 0));
		expect(cell.copies).toBeLessThanOrEqual(later.left);
	}
	host.handlers.leave();
	expect(fitsOf(host)).toBeUndefined();
});

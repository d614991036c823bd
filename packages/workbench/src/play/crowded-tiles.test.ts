import { pieceLook, themeOf } from '@tilewright/art';
import type { GameView, PieceView } from '@tilewright/interpreter';
import { type TileIR, compile, loadWorkspace } from '@tilewright/lang';
import { drawnRules, laidTiles, placedPieces } from '@tilewright/scene';
import { expect, test } from 'vitest';
import { readShared, shipped } from '../engine/testing.ts';

const workspace = loadWorkspace(shipped, readShared);
const { program, ruleSet } = compile(workspace, {
	game: 'carcassonne',
	with: ['tower', 'princess-and-dragon', 'abbey-and-mayor', 'hills-and-sheep', 'big-top'],
	seats: 6,
});
const rules = drawnRules(program!, ruleSet!, workspace);
const theme = themeOf('light', rules.looks);

function crowded(tile: TileIR, rotation: number): GameView {
	const segments = tile.segments.map((_, segment) => segment);
	const pieces = [...segments, 0].map((segment, piece) => ({
		piece,
		kind: 'follower',
		owner: piece % 6,
		at: { on: 'segment', tile: 0, segment },
	}));
	return {
		tiles: [{ id: tile.id, x: 0, y: 0, rotation, segments }],
		pieces: pieces as readonly Partial<PieceView>[],
	} as unknown as GameView;
}

const tiles = program!.tiles.filter((t) => t.segments.length > 1 && t.segments.length < 8);

test('a figure on each place of a tile: none covers another', () => {
	let moved = 0;
	for (const tile of tiles)
		for (const rotation of [0, 1]) {
			const view = crowded(tile, rotation);
			const figures = placedPieces(view, laidTiles(view, rules), rules);
			expect(figures).toHaveLength(tile.segments.length + 1);
			moved += figures.filter((p) => p.scale < 0.8).length;
			for (const [i, a] of figures.entries())
				for (const b of figures.slice(i + 1)) {
					if (a.segment === b.segment) continue;
					const reach = pieceLook(theme, a.kind).size * (a.scale + b.scale) * 0.4;
					const gap = Math.max(Math.abs(a.at.x - b.at.x), Math.abs(a.at.y - b.at.y));
					expect(gap, `${tile.id}: ${a.segment} and ${b.segment}`).toBeGreaterThan(reach);
				}
		}
	expect(tiles.length).toBeGreaterThan(60);
	expect(moved).toBeGreaterThan(0);
});

test('a piece that added a segment is drawn by the segment alone', () => {
	const tile = tiles[0]!;
	const view = crowded(tile, 0);
	const built = { kind: 'road', segment: 99, tile: 0, sides: [], by: 1, seat: 1 };
	const all = placedPieces(view, laidTiles(view, rules), rules);
	const others = placedPieces(view, laidTiles(view, rules), rules, [built]);
	expect(all.flatMap((p) => p.ids)).toContain(built.by);
	expect(others.flatMap((p) => p.ids).toSorted()).toEqual(
		all.flatMap((p) => p.ids.filter((id) => id !== built.by)).toSorted(),
	);
});

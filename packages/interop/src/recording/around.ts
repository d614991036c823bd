import { type Game, cellKey, segmentKey } from '@tilewright/interpreter';
import {
	Header,
	cellAt,
	cellTile,
	forEachTileSegment,
	rootOf,
} from '@tilewright/interpreter/state';
import { rotateName } from '@tilewright/lang';
import type { Around, LyingTile } from './option.ts';

export function aroundOf(game: Game): Around {
	return {
		shows: (cell, kind) => shows(game, cell, kind),
		placed: placedCell(game),
		active: game.active,
		tileAt: (cell) => tileAt(game, cell),
	};
}

/** The names by which a mapping may call an action or a decision: its id, or the id without its pack. */
export function namesFor(id: string): readonly string[] {
	return [id, id.slice(id.lastIndexOf('.') + 1)];
}

export function isAmong(id: string, names: ReadonlySet<string | undefined>): boolean {
	return namesFor(id).some((name) => names.has(name));
}

function tileOn({ machine }: Game, cell: string): number {
	const { board } = machine.rt;
	const [x, y] = cell.split('/').map(Number);
	const at = cellAt(board, x!, y!);
	return at < 0 ? -1 : cellTile(board, at);
}

function tileAt(game: Game, cell: string): LyingTile | undefined {
	const { machine, program } = game;
	const { m, board } = machine.rt;
	const tile = tileOn(game, cell);
	if (tile < 0) return undefined;
	const ir = program.tiles[m[board.TILE_KIND + tile]!]!;
	const turn = m[board.TILE_ROTATION + tile]!;
	const segments: string[] = [];
	forEachTileSegment(board, tile, (s) => {
		segments.push(segmentKey(machine, s));
		return false;
	});
	return {
		tile: ir.id,
		turn,
		segments,
		turned: (place) => {
			const segment = ir.segments.find((s) => s.name === place);
			return segment === undefined ? place : rotateName(segment, turn, ir.cells);
		},
	};
}

function shows(game: Game, cell: string, kind: string): boolean {
	const { program, machine } = game;
	const { m, board } = machine.rt;
	const tile = tileOn(game, cell);
	if (tile < 0) return false;
	return forEachTileSegment(
		board,
		tile,
		(s) => program.kinds[m[board.KIND + rootOf(board, s)]!]!.id === kind,
	);
}

function placedCell({ machine }: Game): string | undefined {
	const { m, board } = machine.rt;
	const tile = m[Header.placed]!;
	return tile < 0 ? undefined : cellKey(machine, m[board.TILE_CELL + tile]!);
}

import { printedPlaces, scenarioIn, seatNames } from '@tilewright/interpreter';
import {
	type Edited,
	insertIn,
	parseLaid,
	type Position,
	positionIn as positionSaid,
	readDocument,
	removeIn,
	setIn,
	type Value,
} from '@tilewright/lang';
import { hasErrors, textsIn, validate } from '@tilewright/schema';
import type { GameSession } from '@tilewright/session';
import { english as t } from '../texts/en.ts';
import { withoutCell, withCellMoved } from './cell-references.ts';

/** A change of the text of a position. Tiles and pieces are named by their places in its lists. */
export type PositionChange = { readonly text: string } & (
	| { readonly put: 'tile'; readonly tile: string }
	/** Another tile in the place of one, or the same elsewhere; its pieces turn and move with it. */
	| { readonly put: 'change'; readonly at: number; readonly tile: string }
	| { readonly put: 'remove'; readonly at: number }
	/** On a tile; without one, where its text says. */
	| { readonly put: 'piece'; readonly at: number | undefined; readonly piece: string }
	| { readonly put: 'take'; readonly at: number | undefined; readonly piece: number }
	| { readonly put: 'score'; readonly seat: string; readonly points: number }
	| { readonly put: 'turn'; readonly seat: string }
);

export function changePosition(running: GameSession | undefined, change: PositionChange): string {
	const edited = running && edit(running, change);
	return edited?.ok ? edited.text : change.text;
}

function edit(running: GameSession, change: PositionChange): Edited | undefined {
	const { text } = change;
	const { board, pieces } = listsIn(text);
	switch (change.put) {
		case 'tile':
			return added(text, ['board'], board, change.tile);
		case 'change': {
			const entry = board[change.at];
			if (entry === undefined) return undefined;
			const turned = piecesOf(entry).map((piece) =>
				turnedWith(running, piece, tileOf(entry), change.tile),
			);
			const edited = setIn(text, ['board', change.at], entryWith(entry, change.tile, turned));
			return followed(edited, tileOf(entry), change.tile);
		}
		case 'remove':
			if (board[change.at] === undefined) return undefined;
			return followed(
				board.length === 1 ? setIn(text, ['board'], []) : removeIn(text, ['board', change.at]),
				tileOf(board[change.at]),
				undefined,
			);
		case 'piece': {
			if (change.at === undefined) return added(text, ['pieces'], pieces, change.piece);
			const entry = board[change.at];
			if (entry === undefined) return undefined;
			const on = [...piecesOf(entry), change.piece];
			return setIn(text, ['board', change.at], entryWith(entry, tileOf(entry), on));
		}
		case 'take': {
			if (change.at === undefined)
				return removeIn(text, pieces.length === 1 ? ['pieces'] : ['pieces', change.piece]);
			const entry = board[change.at];
			if (entry === undefined) return undefined;
			const on = piecesOf(entry).filter((_, k) => k !== change.piece);
			return setIn(text, ['board', change.at], entryWith(entry, tileOf(entry), on));
		}
		case 'score':
			return setIn(text, ['score', change.seat], change.points);
		case 'turn':
			return setIn(text, ['turn'], change.seat);
	}
}

/** References to the cell of a tile elsewhere in the text move, or go, with it. */
function followed(edited: Edited, from: string, to: string | undefined): Edited {
	const [before, after] = [parseLaid(from), to === undefined ? undefined : parseLaid(to)];
	if (!edited.ok || !before) return edited;
	const cell = `${before.x}/${before.y}`;
	if (to === undefined) return withoutCell(edited.text, cell);
	return after ? withCellMoved(edited.text, cell, `${after.x}/${after.y}`) : edited;
}

function added(
	text: string,
	path: readonly string[],
	list: readonly unknown[],
	value: Value,
): Edited {
	return list.length === 0 ? setIn(text, path, [value]) : insertIn(text, path, value);
}

const tileOf = (entry: unknown): string =>
	typeof entry === 'string'
		? entry
		: (textsIn((entry as { tile?: unknown } | null)?.tile)[0] ?? '');

function entryWith(entry: unknown, tile: string, pieces: readonly string[]): Value {
	const fields = typeof entry === 'string' ? {} : (entry as Record<string, Value>);
	const rest = Object.entries(fields).filter(([key]) => key !== 'tile' && key !== 'pieces');
	if (pieces.length + rest.length === 0) return tile;
	return { tile, ...Object.fromEntries(rest), ...(pieces.length === 0 ? {} : { pieces }) };
}

function piecesOf(entry: unknown): string[] {
	const pieces = (entry as { pieces?: unknown } | null)?.pieces;
	return textsIn(pieces);
}

function turnedWith(
	{ game: { program } }: GameSession,
	piece: string,
	from: string,
	to: string,
): string {
	const [before, after] = [parseLaid(from), parseLaid(to)];
	const tile = program.tiles.findIndex((found) => found.id === before?.tile);
	if (!before || !after || tile < 0 || before.tile !== after.tile) return piece;
	const names = printedPlaces(program, tile, before.turn);
	const place = names.findIndex((name) => piece.endsWith(` ${name}`));
	if (place < 0) return piece;
	const now = printedPlaces(program, tile, after.turn)[place]!;
	return `${piece.slice(0, piece.length - names[place]!.length)}${now}`;
}

function listsIn(text: string): { board: readonly unknown[]; pieces: readonly unknown[] } {
	const { document } = readDocument({ path: 'p.yaml', bytes: new TextEncoder().encode(text) });
	const value = document?.yaml.value as { board?: unknown; pieces?: unknown } | null | undefined;
	const list = (of: unknown): readonly unknown[] => (Array.isArray(of) ? of : []);
	return { board: list(value?.board), pieces: list(value?.pieces) };
}

export function positionIn(text: string, { game }: GameSession): Position | string {
	const seats = seatNames(game.names).join(', ');
	const whole = `scenario: position\nformat: 1\nset-up:\n  packs: [p]\n  seats: [${seats}]\n${text
		.split('\n')
		.map((line) => `  ${line}`)
		.join('\n')}\n`;
	const { document, diagnostics } = readDocument({
		path: 'position.yaml',
		bytes: new TextEncoder().encode(whole),
	});
	if (!document) return diagnostics[0]?.message ?? t.noPosition;
	const wrong = [...document.yaml.diagnostics, ...validate('scenario', document.yaml)];
	const first = wrong.find((d) => d.severity === 'error');
	if (first && hasErrors(wrong)) return t.atLine(Math.max(1, first.line - 5), first.message);
	return positionSaid(scenarioIn(document)['set-up']) ?? {};
}

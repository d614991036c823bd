import {
	Game,
	type GameView,
	positionOf,
	seatNames,
	segmentKey,
	viewOf,
} from '@tilewright/interpreter';
import { insertIn, type Position, readDocument, setIn, type Value } from '@tilewright/lang';
import { hasErrors, validate } from '@tilewright/schema';
import type { Host } from '../engine/host.ts';
import { faultOf, type Running } from '../engine/state.ts';
import type { Setup } from '../engine/protocol.ts';
import { playtest as t } from '#texts/playtest.ts';

/** A position as a text, and what can be put into it. */
export interface PositionText {
	readonly text: string;
	readonly tiles: readonly string[];
	readonly pieces: readonly string[];
	/** Seats as the text names them. */
	readonly seats: readonly string[];
}

/** What came of a position: the board as it would be, or why it cannot be. */
export interface ArrangedView {
	readonly ok: boolean;
	readonly message: string;
	readonly view: GameView | undefined;
	/** The tiles in the position, with the places on each. */
	readonly places: readonly { readonly tile: string; readonly segments: readonly string[] }[];
}

export type PutAsk = { readonly text: string } & (
	| { readonly put: 'tile'; readonly tile: string }
	| { readonly put: 'piece'; readonly tile: string; readonly piece: string }
	| { readonly put: 'score'; readonly seat: string; readonly points: number }
	| { readonly put: 'turn'; readonly seat: string }
);

/** What lies and stands at the moment shown, to be changed. */
export function positionText({ running }: Host): PositionText {
	if (!running) return { text: '', tiles: [], pieces: [], seats: [] };
	const { game } = running;
	const { program } = game;
	return {
		text: textOf(positionOf(game)),
		tiles: program.tiles.map((tile) => tile.id),
		pieces: program.pieces.map((p) => p.id),
		seats: seatNames(game.names),
	};
}

function textOf(position: Position): string {
	let text = 'board: []\n';
	for (const [key, value] of Object.entries(position)) {
		const edited = setIn(text, [key], value as Value);
		if (edited.ok) text = edited.text;
	}
	return text;
}

/** The text of a position with one more thing in it; as it is where that cannot be. */
export function putInto(ask: PutAsk): string {
	const { text } = ask;
	const board = boardIn(text);
	const tileOf = (entry: unknown): string =>
		typeof entry === 'string' ? entry : String((entry as { tile?: unknown } | null)?.tile ?? '');
	const path = ['board'];
	const edited = (() => {
		switch (ask.put) {
			case 'tile':
				return board.length === 0 ? setIn(text, path, [ask.tile]) : insertIn(text, path, ask.tile);
			case 'piece': {
				const at = board.findIndex((entry) => tileOf(entry) === ask.tile);
				if (at < 0) return undefined;
				const entry = board[at] as { pieces?: string[] } | string;
				const pieces = typeof entry === 'string' ? [] : (entry.pieces ?? []);
				return setIn(text, [...path, at], { tile: ask.tile, pieces: [...pieces, ask.piece] });
			}
			case 'score':
				return setIn(text, ['score', ask.seat], ask.points);
			case 'turn':
				return setIn(text, ['turn'], ask.seat);
		}
	})();
	return edited?.ok ? edited.text : text;
}

function boardIn(text: string): readonly unknown[] {
	const { document } = readDocument({ path: 'p.yaml', bytes: new TextEncoder().encode(text) });
	const value = document?.yaml.value as { board?: unknown } | null | undefined;
	return Array.isArray(value?.board) ? value.board : [];
}

/** The board as a position would make it; with `play` the game is laid on the table in the place of the other. */
export function arranged(
	host: Host,
	{ text, play }: { text: string; play: boolean },
): ArrangedView {
	const none = { ok: false, view: undefined, places: [] };
	const { running } = host;
	if (!running) return { ...none, message: t.noGame };
	const read = positionIn(text, running);
	if (typeof read === 'string') return { ...none, message: read };
	const { position: _, ...bare } = running.setup;
	void _;
	const setup: Setup = { ...bare, position: read };
	const { program, diagnostics } = host.compile(setup);
	if (!program) return { ...none, message: diagnostics[0]?.message ?? t.noPosition };
	try {
		const game = new Game(program, {
			seed: setup.seed,
			names: setup.seats.map((s) => s.name),
		});
		const view = viewOf(game.machine);
		if (play) host.start(setup);
		const laid = view.tiles.slice(program.deck.start.length - (read.board?.length ?? 0));
		const places = laid.map((tile) => ({
			tile: `${tile.id} ${tile.x}/${tile.y} r${tile.rotation}`,
			segments: segmentsOf(game, tile.tile),
		}));
		return { ok: true, message: '', view, places };
	} catch (error) {
		return { ...none, message: faultOf(error).message };
	}
}

/** The places on a tile, as a set-up names them. */
function segmentsOf(game: Game, tile: number): string[] {
	const { machine } = game;
	const { m, board } = machine.rt;
	const out: string[] = [];
	for (let s = m[board.TILE_SEG0 + tile]!; s < board.tileSegmentEnd(tile); s++)
		out.push(segmentKey(machine, s));
	return out;
}

/** A text as a position, held against the schema of set-ups; what is wrong with it otherwise. */
function positionIn(text: string, { game }: Running): Position | string {
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
	const setUp = (document.yaml.value as unknown as { 'set-up': Record<string, unknown> })['set-up'];
	const { packs, seats: _, ...position } = setUp;
	void [packs, _];
	return position as Position;
}

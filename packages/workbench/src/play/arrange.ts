import { limits } from '@tilewright/schema';
import {
	boardOf,
	Game,
	type GameView,
	oddSides,
	PositionFault,
	positioned,
	positionOf,
	seatNames,
	type SetUpFault,
	viewOf,
} from '@tilewright/interpreter';
import { parseLaid, type Position, type Program, setIn, type Value } from '@tilewright/lang';
import type { GameApi } from '../engine/game-api.ts';
import { faultOf, type Setup, secretsOf, wordMessage } from '@tilewright/session';
import { english as t } from '../texts/en.ts';
import { positionIn } from './position-text.ts';

export interface PositionText {
	readonly text: string;
	readonly tiles: readonly string[];
	readonly pieces: readonly PieceSort[];
	readonly seats: readonly string[];
}

export interface PieceSort {
	readonly id: string;
	readonly title: string;
	readonly owned: boolean;
	readonly shared: boolean;
	readonly kinds: readonly string[];
	readonly tile: boolean;
	readonly corner: boolean;
}

/** A tile of the text, whether it can lie or not. */
export interface ArrangedEntry {
	readonly id: string;
	readonly x: number;
	readonly y: number;
	readonly turn: number;
	/** Its number among the tiles of the view; below 0 where it cannot lie. */
	readonly at: number;
	readonly pieces: readonly PieceEntry[];
	/** The reason why it cannot lie there, or ''. */
	readonly fault: string;
	/** Sides, 0 north to 3 west, that meet what no rule allows. */
	readonly odd: readonly number[];
}

export interface PieceEntry {
	readonly text: string;
	readonly piece: number;
	readonly fault: string;
}

/** The result of a position: the board without the entries that are impossible, and the reasons. */
export interface ArrangedView {
	readonly ok: boolean;
	readonly message: string;
	readonly view: GameView | undefined;
	readonly entries: readonly ArrangedEntry[];
	readonly pieces: readonly PieceEntry[];
	readonly start: number;
}

export function positionText({ session: running }: GameApi): PositionText {
	if (!running || secretsOf(running) === 'hidden')
		return { text: '', tiles: [], pieces: [], seats: [] };
	const { game } = running;
	const { program } = game;
	return {
		text: textOf(positionOf(game)),
		tiles: program.tiles.map((tile) => tile.id),
		pieces: program.pieces.map((p) => ({
			id: p.id,
			title: p.title,
			owned: p.perSeat > 0,
			shared: p.shared > 0 || p.perSeat === 0,
			kinds: p.standsOn.map((k) => program.kinds[k]!.id),
			tile: p.at.includes('tile'),
			corner: p.at.includes('corner'),
		})),
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

/** The board as a position would make it; with `play` the game is laid on the table in the place of the other. */
export function arrangedView(
	host: GameApi,
	{ text, play }: { text: string; play: boolean },
): ArrangedView {
	const none = { ok: false, view: undefined, entries: [], pieces: [], start: 0 };
	const { session: running } = host;
	if (!running) return { ...none, message: wordMessage({ code: 'no-game' }) };
	const read = positionIn(text, running);
	if (typeof read === 'string') return { ...none, message: read };
	const { position: _, ...bare } = running.setup;
	void _;
	const { program, diagnostics } = host.compile(bare);
	if (!program) return { ...none, message: diagnostics[0]?.message ?? t.noPosition };
	try {
		const setup: Setup = { ...bare, position: read };
		const tried = dropInvalid(program, setup, read);
		const { faults } = tried;
		const ok = faults.length === 0;
		if (ok && play) host.start(setup);
		return { ok, message: faults[0]?.message ?? '', ...shown(read, tried) };
	} catch (error) {
		return { ...none, message: faultOf(error).message };
	}
}

interface TrialPosition {
	readonly game: Game;
	readonly faults: readonly SetUpFault[];
	readonly valid: Position;
	/** The tiles and pieces that are left, by their indices in the text. */
	readonly board: readonly { readonly i: number; readonly pieces: readonly number[] }[];
	readonly pieces: readonly number[];
}

function dropInvalid(program: Program, setup: Setup, wanted: Position): TrialPosition {
	const names = setup.seats.map((s) => s.name);
	const faults: SetUpFault[] = [];
	const pieceTextsOf = (entry: NonNullable<Position['board']>[number]): readonly string[] =>
		typeof entry === 'string' ? [] : (entry.pieces ?? []);
	let board = (wanted.board ?? []).map((entry, i) => ({
		i,
		pieces: pieceTextsOf(entry).map((_, k) => k),
	}));
	let pieces = (wanted.pieces ?? []).map((_, i) => i);
	let rest: Position = wanted;
	for (;;) {
		const valid: Position = {
			...rest,
			board: board.map(({ i, pieces }) => {
				const entry = wanted.board![i]!;
				if (typeof entry === 'string') return entry;
				const { pieces: all = [], ...bare } = entry;
				return pieces.length === 0 ? bare : { ...bare, pieces: pieces.map((k) => all[k]!) };
			}),
			...(wanted.pieces === undefined ? {} : { pieces: pieces.map((i) => wanted.pieces![i]!) }),
		};
		const begun = positioned(program, valid, names);
		let fault: SetUpFault;
		if ('message' in begun) fault = begun;
		else
			try {
				const game = new Game(begun, { seed: setup.seed, names });
				return { game, faults, valid, board, pieces };
			} catch (error) {
				if (!(error instanceof PositionFault)) throw error;
				({ fault } = error);
			}
		const [key, at = -1, within, nth = -1] = fault.path as [string, number?, string?, number?];
		const entry = key === 'board' ? board[at] : undefined;
		if (faults.length === limits.positionFaults) throw new Error(fault.message);
		if (entry && within === undefined) {
			faults.push({ path: ['board', entry.i], message: fault.message });
			board = board.filter((e) => e !== entry);
		} else if (entry) {
			faults.push({
				path: ['board', entry.i, 'pieces', entry.pieces[nth]!],
				message: fault.message,
			});
			const less = { ...entry, pieces: entry.pieces.filter((_, k) => k !== nth) };
			board = board.map((e) => (e === entry ? less : e));
		} else if (key === 'pieces' && at >= 0) {
			faults.push({ path: ['pieces', pieces[at]!], message: fault.message });
			pieces = pieces.filter((_, k) => k !== at);
		} else {
			faults.push(fault);
			rest = Object.fromEntries(Object.entries(rest).filter(([name]) => name !== key)) as Position;
		}
	}
}

function shown(
	wanted: Position,
	{ game, faults, valid, board, pieces }: TrialPosition,
): Pick<ArrangedView, 'view' | 'entries' | 'pieces' | 'start'> {
	const laid = boardOf(game, valid);
	const why = (...path: (string | number)[]): string =>
		faults.find((f) => f.path.join(' ') === path.join(' '))?.message ?? '';
	return {
		view: viewOf(game.machine),
		start: laid.start,
		entries: (wanted.board ?? []).map((entry, i): ArrangedEntry => {
			const [text, pieceTexts = []] =
				typeof entry === 'string' ? [entry] : [entry.tile, entry.pieces];
			const at = parseLaid(text);
			const nth = board.findIndex((e) => e.i === i);
			const lies = laid.board[nth];
			return {
				id: at?.tile ?? text,
				x: at?.x ?? 0,
				y: at?.y ?? 0,
				turn: at?.turn ?? 0,
				at: lies?.tile ?? -1,
				pieces: pieceTexts.map((text, k) => ({
					text,
					piece: lies?.pieces[board[nth]!.pieces.indexOf(k)] ?? -1,
					fault: why('board', i, 'pieces', k),
				})),
				fault: why('board', i),
				odd: lies ? oddSides(game, lies.tile) : [],
			};
		}),
		pieces: (wanted.pieces ?? []).map((text, i) => ({
			text,
			piece: laid.pieces[pieces.indexOf(i)] ?? -1,
			fault: why('pieces', i),
		})),
	};
}

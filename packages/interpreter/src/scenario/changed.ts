import { appendAll } from '@tilewright/schema';
import type { Position } from '@tilewright/lang';
import { addSegment, ownsSegments, setOwner } from '../board/added-segments.ts';
import { markDirty, takeDirty } from '../board/completion.ts';
import { clearBoardEvents } from '../board/feature-events.ts';
import { markScored, rootOf } from '../board/features.ts';
import { cellAt, cellTile } from '../board/grid.ts';
import { addLink, hasLinks } from '../board/links.ts';
import { forEachFeature } from '../board/queries.ts';
import { sideCode } from '../board/sides.ts';
import { forEachTileSegment } from '../board/tiles.ts';
import { convertSegments, overrideEdge } from '../board/topology-edits.ts';
import type { Game } from '../game/game.ts';
import { featureSet } from '../run/feature-set.ts';
import { segmentAt, tileAt } from './places.ts';
import type { SetUpFault } from './set-up.ts';
import { parsePiecePlacement, piecesPlacedAt } from './piece-placement.ts';
import { setUpFaults } from '../texts/set-ups.ts';

type FaultText = string | undefined;

const cellWord = /^-?\d{1,4}\/-?\d{1,4}$/;

/**
 * Applies the changes of a position to the printed board: kinds, sides, and segments that were added. Pieces can stand on it
 * then; the parts that belong to pieces follow in `tie`.
 */
export class Changed {
	private readonly game: Game;
	private readonly position: Position;
	private readonly added: number[] = [];

	constructor(game: Game, position: Position) {
		this.game = game;
		this.position = position;
	}

	change(): SetUpFault | undefined {
		const { added = [], kinds = {}, sides = {} } = this.position;
		return (
			this.kinds(kinds) ??
			each(
				Object.entries(sides),
				([side, kind]) => this.side(side, kind),
				([side]) => ['sides', side],
			) ??
			each(
				added,
				(text) => this.add(text),
				(_, i) => ['added', i],
			)
		);
	}

	tie(): SetUpFault | undefined {
		const { added = [], links = [], settled = {} } = this.position;
		return (
			each(
				added,
				(text, i) => this.own(text, this.added[i]!),
				(_, i) => ['added', i],
			) ??
			each(
				links,
				(text) => this.link(text),
				(_, i) => ['links', i],
			) ??
			this.settle(settled)
		);
	}

	private kinds(kinds: NonNullable<Position['kinds']>): SetUpFault | undefined {
		const { game } = this;
		const { machine, program } = game;
		const segments: number[] = [];
		const now: number[] = [];
		for (const [id, places] of Object.entries(kinds)) {
			const kind = program.kinds.findIndex((k) => k.id === id);
			if (kind < 0) return { path: ['kinds', id], message: setUpFaults.noKind(id) };
			for (const [i, text] of places.entries()) {
				const segment = segmentAt(game, text);
				if (segment < 0)
					return {
						path: ['kinds', id, i],
						message: setUpFaults.noSegment(text),
					};
				segments.push(segment);
				now.push(kind);
			}
		}
		if (segments.length === 0) return undefined;
		if (!featureSet(program).ops.has('convert'))
			return { path: ['kinds'], message: setUpFaults.changesNoKinds };
		convertSegments(machine.rt.board, segments, now);
		for (const segment of segments) machine.watchReach(segment);
		return undefined;
	}

	private side(text: string, id: string): FaultText {
		const { machine, program } = this.game;
		const [cell = '', direction = ''] = text.split(' ');
		const kind = id === 'none' ? -1 : program.kinds.findIndex((k) => k.id === id);
		if (kind < 0 && id !== 'none') return setUpFaults.noKind(id);
		const [side] = this.sidesAt(cell, direction) ?? [];
		if (side === undefined) return setUpFaults.noSide(text);
		if (!this.changesSides) return setUpFaults.changesNoSides;
		machine.epoch++;
		overrideEdge(machine.rt.board, side, kind);
		return undefined;
	}

	/** `line E-W 1/0 by token ann`: on the tile of the first cell; further cells with their sides may follow. */
	private add(text: string): FaultText {
		const { machine, program } = this.game;
		const { board } = machine.rt;
		const [id = '', ...words] = before(text, 'by').split(' ');
		const kind = program.kinds.findIndex((k) => k.id === id);
		if (kind < 0) return setUpFaults.noKind(id);
		const cells = words.filter((word) => cellWord.test(word));
		const tile = tileAt(this.game, cells[0] ?? '');
		if (tile < 0) return setUpFaults.noCellWithTile(text);
		const sides: number[] = [];
		for (const [i, word] of words.entries()) {
			if (cellWord.test(word)) continue;
			const found = this.sidesAt(words[i + 1] ?? '', word);
			if (!found?.every((side) => cellTile(board, side >> 2) === tile))
				return setUpFaults.noSides(text);
			appendAll(sides, found);
		}
		if (!featureSet(program).ops.has('add-segment')) return setUpFaults.addsNoSegments;
		machine.epoch++;
		const segment = addSegment(board, tile, kind, sides);
		machine.watchReach(segment);
		this.added.push(segment);
		return undefined;
	}

	private own(text: string, segment: number): FaultText {
		const [of] = after(text, 'by');
		if (of === undefined) return undefined;
		const { rt } = this.game.machine;
		const cell = before(text, 'by')
			.split(' ')
			.find((word) => cellWord.test(word));
		const piece = this.piece(of, cell, (p) => ownsSegments(rt.board, p));
		if (typeof piece === 'string') return piece;
		setOwner(rt.board, segment, piece);
		return undefined;
	}

	/** `line N 1/0 to line S 3/0 by token ann`; without `to` it is its own other end. */
	private link(text: string): FaultText {
		const { game } = this;
		const { program, machine } = game;
		const { board, m } = machine.rt;
		const ends = before(text, 'by');
		const [of] = after(text, 'by');
		if (of === undefined) return setUpFaults.noPieceNamed(text);
		const names = [before(ends, 'to'), ...after(ends, 'to')];
		const [a = -1, b = a] = names.map((name) => segmentAt(game, name));
		if (a < 0 || b < 0) return setUpFaults.noSegment(names[a < 0 ? 0 : 1]!);
		if (m[board.KIND + a] !== m[board.KIND + b]) return setUpFaults.linkOfTwoKinds;
		const { ops } = featureSet(program);
		if (!ops.has('link') && !ops.has('link-end')) return setUpFaults.linksNothing;
		const cellOf = (name: string): string | undefined =>
			name.split(' ').find((word) => cellWord.test(word));
		const isFree = (p: number): boolean => hasLinks(board, p);
		let piece = this.piece(of, undefined, isFree);
		for (const name of names)
			if (typeof piece === 'string') piece = this.piece(`${of} ${name}`, cellOf(name), isFree);
		if (typeof piece === 'string') return piece;
		addLink(board, a, b, piece);
		return undefined;
	}

	/** The piece that is meant, one that has nothing to do yet where there is one. */
	private piece(
		text: string,
		cell: string | undefined,
		busy: (p: number) => boolean,
	): number | string {
		const at = parsePiecePlacement(this.game, text, cell);
		if (typeof at === 'string') return at;
		const all = piecesPlacedAt(this.game.machine.rt, at);
		return all.find((p) => !busy(p)) ?? all[0] ?? setUpFaults.noPieceThere(text);
	}

	/** Counts a complete feature as scored unless the tile just laid has a part in it, or the position states otherwise. */
	private settle(settled: NonNullable<Position['settled']>): SetUpFault | undefined {
		const { machine } = this.game;
		const { m, board } = machine.rt;
		const { scoring } = machine;
		const stated = new Map<number, boolean>();
		for (const [text, is] of Object.entries(settled)) {
			const segment = segmentAt(this.game, text);
			if (segment < 0)
				return {
					path: ['settled', text],
					message: setUpFaults.noSegment(text),
				};
			stated.set(rootOf(board, segment), is);
		}
		const left: number[] = [];
		const fresh = partsOf(this.game, tileAt(this.game, this.position.placed ?? ''));
		forEachFeature(board, (f) => {
			const complete = scoring.completable[m[board.KIND + f]!] === true && scoring.complete(f);
			const isSettled = stated.get(f) ?? (complete && !fresh.has(f));
			if (isSettled) markScored(board, f);
			else if (complete) left.push(f);
			return false;
		});
		// the changes of a set-up raise no events and score nothing
		takeDirty(board, () => {});
		clearBoardEvents(board);
		for (const f of left) markDirty(board, f);
		return undefined;
	}

	private get changesSides(): boolean {
		const { ops } = featureSet(this.game.program);
		return ops.has('override-edge') || ops.has('add-segment');
	}

	private sidesAt(cell: string, directions: string): number[] | undefined {
		const tile = cellWord.test(cell) ? tileAt(this.game, cell) : -1;
		if (tile < 0) return undefined;
		const { board } = this.game.machine.rt;
		const [x, y] = cell.split('/').map(Number) as [number, number];
		const sides = directions.split('-').map((d) => cellAt(board, x, y) * 4 + 'NESW'.indexOf(d));
		const known = /^[NESW](-[NESW])*$/.test(directions);
		return known && sides.every((side) => sideCode(board, side >> 2, side & 3) >= 0)
			? sides
			: undefined;
	}
}

export function partsOf({ machine: { rt } }: Game, tile: number): ReadonlySet<number> {
	const parts = new Set<number>();
	if (tile >= 0) forEachTileSegment(rt.board, tile, (s) => (parts.add(rootOf(rt.board, s)), false));
	return parts;
}

function each<T>(
	things: readonly T[],
	apply: (thing: T, i: number) => FaultText,
	path: (thing: T, i: number) => (string | number)[],
): SetUpFault | undefined {
	for (const [i, thing] of things.entries()) {
		const message = apply(thing, i);
		if (message !== undefined) return { path: path(thing, i), message };
	}
	return undefined;
}

const splitAt = (text: string, word: string): string[] =>
	text.trim().replace(/\s+/g, ' ').split(` ${word} `);
const before = (text: string, word: string): string => splitAt(text, word)[0]!;
const after = (text: string, word: string): string[] => {
	const [, ...rest] = splitAt(text, word);
	return rest.length === 0 ? [] : [rest.join(` ${word} `)];
};

import { type Expr, type Target, tilePlaceOf } from '@tilewright/lang';
import { rootOf } from '../../board/features.ts';
import { cellTile } from '../../board/grid.ts';
import { EngineFault } from '../../fault.ts';
import { drawFrom } from '../chance.ts';
import { forgetDeckOrder } from '../deck.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { Seen } from '../optional-columns.ts';
import { inSupply } from '../pieces.ts';
import { Where } from '../runtime.ts';
import { piecesIn, shuffleZone, zoneOf } from '../zones.ts';
import type { OpTable } from './shape.ts';
import { faults } from '../../texts/faults.ts';

export const pieceOps: OpTable<
	'place' | 'move' | 'move-under' | 'return' | 'draw' | 'shuffle' | 'reveal'
> = {
	place: (machine, { piece, who, at, short, cause }, next) => {
		const { rt, backend, events, movePiece, afterMerge } = machine;
		const given = backend.num(piece);
		const seat = backend.num(who);
		const where = whereOf(at);
		const ref = refOf(machine, at);
		const isKind = piece.type === 'piece-kind';
		const isListened = events.hasListeners('placed');
		const entered = enterer(machine, where);
		return () => {
			const id = given();
			const to = ref();
			let p = id;
			if (isKind && id >= 0) {
				const kind = rt.program.pieces[id]!;
				p = inSupply(rt, kind.perSeat > 0 ? seat() : -1, id);
			}
			if (p < 0 || to < 0) {
				if (short === 'skip') return next;
				throw new EngineFault('RUN-SHORT', faults.noPieceLeft);
			}
			if (isListened) events.capture('placed', where === Where.segment ? to : -1);
			const from = entered?.before(p);
			movePiece(p, where, to, -1);
			machine.onPlace?.(p);
			if (isListened)
				events.record('placed', {
					piece: p,
					segment: where === Where.segment ? to : -1,
					seat: rt.pieceOwner[p]!,
					cause,
				});
			entered?.after(p, from!);
			afterMerge?.();
			return next;
		};
	},
	move: (machine, { pieces, to, cause }, next) => {
		const run = overPieces(machine, pieces, mover(machine, to, cause, false));
		return () => {
			run();
			return next;
		};
	},
	'move-under': (machine, { pieces, to, cause }, next) => {
		const run = overPieces(machine, pieces, mover(machine, to, cause, true));
		return () => {
			run();
			return next;
		};
	},
	return: (machine, { pieces, cause }, next) => {
		const { rt, events, movePiece, afterMerge } = machine;
		const { arena, m, RETURNED } = rt;
		const isListened = events.hasListeners('returned');
		const giveBack = (p: number): void => {
			const segment = m[rt.board.PIECE_SEGMENT + p]!;
			if (isListened && segment >= 0) events.capture('returned', segment);
			movePiece(p, Where.supply, -1, cause);
			if (isListened)
				events.record('returned', {
					piece: p,
					segment,
					from: segment,
					seat: rt.pieceOwner[p]!,
					cause,
				});
			const n = m[Header.returned]!;
			for (let i = 0; i < n; i++) if (m[RETURNED + i] === p) return;
			arena.set(RETURNED + n, p);
			arena.set(Header.returned, n + 1);
			if (m[Header.waveUsed] === 0) arena.set(Header.waveUsed, 1);
		};
		const run = overPieces(machine, pieces, () => giveBack);
		return () => {
			run();
			afterMerge?.();
			return next;
		};
	},
	draw: (machine, { from, count, to, short, stream, cause, show }, next) => {
		const { rt, backend, program } = machine;
		const { arena, optional } = rt;
		const zone = backend.num(from);
		const wanted = backend.num(count);
		const start = mover(machine, to, cause, false);
		const seen = show === undefined ? Seen.byPlace : Seen[show];
		return () => {
			const z = zone();
			if (z < 0) return next;
			const inside = piecesIn(rt, z);
			const n = wanted();
			if (n > inside.length && short !== 'take-all') {
				if (short === 'skip') return next;
				throw new EngineFault('RUN-SHORT', faults.tooFewPieces);
			}
			// a stack gives its top piece, any other zone one by chance
			const stacked = program.zones[zoneOf(rt, z).zone]!.order === 'stack';
			const move = start();
			for (let i = 0; i < n && inside.length > 0; i++) {
				const p = inside.splice(stacked ? 0 : drawFrom(machine, stream, inside), 1)[0]!;
				move(p);
				if (seen !== Seen.byPlace && optional.SEEN >= 0) arena.set(optional.SEEN + p, seen);
			}
			return next;
		};
	},
	shuffle: (machine, { zone, stream }, next) => {
		const { rt, backend, program } = machine;
		const at = backend.num(zone);
		if (tilePlaceOf(zone) === 'deck')
			return () => {
				forgetDeckOrder(rt);
				return next;
			};
		return () => {
			const z = at();
			// members of a zone without an order have none to bring into another
			if (z < 0 || program.zones[zoneOf(rt, z).zone]!.order !== 'stack') return next;
			shuffleZone(rt, z, (left) => drawFrom(machine, stream, left));
			return next;
		};
	},
	reveal: (machine, { pieces }, next) => {
		const { rt, events } = machine;
		const { arena, m, optional } = rt;
		const isListened = events.hasListeners('revealed');
		const show = (p: number): void => {
			if (m[optional.SEEN + p] === Seen.all) return;
			arena.set(optional.SEEN + p, Seen.all);
			if (isListened) events.record('revealed', { piece: p, seat: rt.pieceOwner[p]! });
		};
		const run = overPieces(machine, pieces, () => show);
		return () => {
			run();
			return next;
		};
	},
};

function overPieces(
	{ backend, rt }: Machine,
	pieces: Expr,
	start: () => (p: number) => void,
): () => void {
	if (pieces.type === 'piece') {
		const get = backend.num(pieces);
		return () => {
			const p = get();
			if (p >= 0) start()(p);
		};
	}
	const slot = rt.newTemp();
	const { temps } = rt;
	let found: number[] = [];
	const run = backend.each(pieces, slot, () => {
		found.push(temps[slot]!);
		return false;
	});
	return () => {
		found = [];
		run();
		if (found.length === 0) return;
		const use = start();
		for (const p of found) use(p);
	};
}

export function whereOf(at: Expr): number {
	switch (at.type) {
		case 'segment':
		case 'feature':
			return Where.segment;
		case 'tile':
			return Where.tile;
		case 'cell':
			return Where.cell;
		case 'corner':
			return Where.corner;
		case 'side':
			return Where.side;
		case 'space':
			return Where.space;
		case 'piece':
			return Where.piece;
		case 'zone':
			return Where.zone;
		default:
			throw new EngineFault('RUN-MISSING', faults.cannotStandOn(at.type));
	}
}

function refOf({ backend, rt }: Machine, at: Expr): () => number {
	const get = backend.num(at);
	if (at.type !== 'feature') return get;
	const { m, board } = rt;
	return () => {
		const f = get();
		return f < 0 ? -1 : m[board.FIRST_SEGMENT + rootOf(board, f)]!;
	};
}

function mover(
	machine: Machine,
	to: Target,
	cause: number,
	under: boolean,
): () => (p: number) => void {
	const { rt, events, movePiece, afterMerge } = machine;
	const { m, board, WHERE, REF } = rt;
	const where =
		to.to === 'entity' ? whereOf(to.at) : to.to === 'supply' ? Where.supply : Where.offBoard;
	const ref = to.to === 'entity' ? refOf(machine, to.at) : undefined;
	const isListened = events.hasListeners('moved');
	const entered = enterer(machine, where);
	return () => {
		const at = ref ? ref() : -1;
		if (ref && at < 0) return () => {};
		return (p) => {
			const from = m[board.PIECE_SEGMENT + p]!;
			const space = m[WHERE + p] === Where.space ? m[REF + p]! : -1;
			if (isListened && from >= 0) events.capture('moved', from);
			const spaceBefore = entered?.before(p);
			movePiece(p, where, at, cause, under);
			if (isListened)
				events.record('moved', {
					piece: p,
					segment: m[board.PIECE_SEGMENT + p]!,
					from,
					space,
					seat: rt.pieceOwner[p]!,
					cause,
					captured: from,
				});
			entered?.after(p, spaceBefore!);
			afterMerge?.();
		};
	};
}

function enterer(
	{ rt, events }: Machine,
	where: number,
): { before(p: number): number; after(p: number, from: number): void } | undefined {
	if (!events.hasListeners('entered')) return undefined;
	if (where !== Where.segment && where !== Where.tile && where !== Where.cell) return undefined;
	return {
		before: (p) => rt.pieceCell(p),
		after: (p, from) => {
			const cell = rt.pieceCell(p);
			if (cell >= 0 && cell !== from)
				events.record('entered', {
					piece: p,
					tile: cellTile(rt.board, cell),
					seat: rt.pieceOwner[p]!,
				});
		},
	};
}

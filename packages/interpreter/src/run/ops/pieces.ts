import type { Expr, Target } from '@tilewright/lang';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { inSupply, movePiece } from '../pieces.ts';
import { below } from '../random.ts';
import { Where } from '../runtime.ts';
import type { OpTable } from './shape.ts';

/** Pieces between supplies, the board and zones. */
export const pieceOps: OpTable<'place' | 'move' | 'return' | 'draw' | 'shuffle' | 'reveal'> = {
	place: (machine, { piece, who, at, short, cause }, next) => {
		const { rt, backend, events } = machine;
		const given = backend.num(piece);
		const seat = backend.num(who);
		const where = whereOf(at);
		const ref = backend.num(at);
		const isKind = piece.type === 'piece-kind';
		const heard = events.heard('placed');
		return () => {
			const id = given();
			const to = ref();
			let p = id;
			if (isKind) {
				const kind = rt.program.pieces[id]!;
				p = inSupply(rt, kind.perSeat > 0 ? seat() : -1, id);
			}
			if (p < 0 || to < 0) {
				if (short === 'skip') return next;
				throw new EngineFault('RUN-SHORT', 'no such piece is left, or there is no place for it');
			}
			if (heard) events.capture('placed', where === Where.segment ? to : -1);
			movePiece(rt, p, where, to);
			if (heard) events.record('placed', { piece: p, segment: where === Where.segment ? to : -1, seat: rt.pieceOwner[p]!, cause });
			return next;
		};
	},
	move: (machine, { pieces, to, cause }, next) => {
		const run = overPieces(machine, pieces, mover(machine, to, cause));
		return () => {
			run();
			return next;
		};
	},
	return: (machine, { pieces, cause }, next) => {
		const { rt, events } = machine;
		const { arena, m, RETURNED } = rt;
		const heard = events.heard('returned');
		const run = overPieces(machine, pieces, (p) => {
			const segment = m[rt.board.P_SEG + p]!;
			if (heard && segment >= 0) events.capture('returned', segment);
			movePiece(rt, p, Where.supply, -1);
			if (heard) events.record('returned', { piece: p, segment, seat: rt.pieceOwner[p]!, cause });
			const n = m[Header.returned]!;
			for (let i = 0; i < n; i++) if (m[RETURNED + i] === p) return;
			arena.set(RETURNED + n, p);
			arena.set(Header.returned, n + 1);
			if (m[Header.waveUsed] === 0) arena.set(Header.waveUsed, 1);
		});
		return () => {
			run();
			return next;
		};
	},
	draw: (machine, { from, count, to, short, stream, cause }, next) => {
		const { rt, backend, program } = machine;
		const { arena, m, STREAMS, WHERE, REF } = rt;
		const zone = backend.num(from);
		const wanted = backend.num(count);
		const move = mover(machine, to, cause);
		return () => {
			const z = zone();
			const inside: number[] = [];
			for (let p = 0; p < rt.pieceKind.length; p++) if (m[WHERE + p] === Where.zone && m[REF + p] === z) inside.push(p);
			const n = wanted();
			if (n > inside.length && short !== 'take-all') {
				if (short === 'skip') return next;
				throw new EngineFault('RUN-SHORT', 'fewer pieces are left than must be drawn');
			}
			for (let i = 0; i < n && inside.length > 0; i++) {
				let k = below(arena, STREAMS + stream * 4, inside.length);
				const forced = rt.oracle?.(program.streams[stream]!, Int32Array.from(inside), inside.length) ?? -1;
				if (forced >= 0) k = forced;
				const p = inside[k]!;
				inside.splice(k, 1);
				arena.set(Header.chance, m[Header.chance]! + 1);
				machine.onChance?.(stream, p);
				move(p);
			}
			return next;
		};
	},
	// members of a zone have no order before they are drawn, so shuffling leaves nothing to do
	shuffle: (_machine, _instr, next) => () => next,
	reveal: (_machine, { pieces }) => {
		throw new EngineFault('RUN-MISSING', `reveal cannot run yet (${pieces.type})`);
	},
};

function overPieces({ backend, rt }: Machine, pieces: Expr, use: (p: number) => void): () => void {
	if (pieces.type === 'piece') {
		const get = backend.num(pieces);
		return () => {
			const p = get();
			if (p >= 0) use(p);
		};
	}
	// the set is read whole before the first piece moves
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
		for (const p of found) use(p);
	};
}

function whereOf(at: Expr): number {
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
		case 'space':
			return Where.space;
		case 'piece':
			return Where.piece;
		case 'zone':
			return Where.zone;
		default:
			throw new EngineFault('RUN-MISSING', `nothing can stand on ${at.type}`);
	}
}

function mover({ backend, rt, events }: Machine, to: Target, cause: number): (p: number) => void {
	const where = to.to === 'entity' ? whereOf(to.at) : to.to === 'supply' ? Where.supply : Where.offBoard;
	const ref = to.to === 'entity' ? backend.num(to.at) : () => -1;
	const heard = events.heard('moved');
	return (p) => {
		const segment = rt.m[rt.board.P_SEG + p]!;
		if (heard && segment >= 0) events.capture('moved', segment);
		movePiece(rt, p, where, ref());
		if (heard) events.record('moved', { piece: p, segment, seat: rt.pieceOwner[p]!, cause });
	};
}

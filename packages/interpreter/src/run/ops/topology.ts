import type { Expr } from '@tilewright/lang';
import { addSegment } from '../../board/added-segments.ts';
import { rootOf } from '../../board/features.ts';
import { addLink, removeLinks } from '../../board/links.ts';
import { convertFeature, overrideEdge } from '../../board/topology-edits.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { inSupply } from '../pieces.ts';
import { Where } from '../runtime.ts';
import type { OpTable } from './shape.ts';

export const topologyOps: OpTable<
	'link' | 'link-end' | 'unlink' | 'add-segment' | 'override-edge' | 'convert'
> = {
	link: (machine, { a, b, by }, next) => {
		const { backend, rt, events, afterMerge } = machine;
		const { m, board } = rt;
		const from = backend.num(a);
		const to = backend.num(b);
		const piece = linker(machine, by);
		return () => {
			const x = from();
			const y = to();
			if (x < 0 || y < 0) return next;
			const p = piece(x, y);
			if (p < 0) return next;
			if (board.recording) {
				events.capture('joined', m[board.FIRST_SEGMENT + rootOf(board, x)]!);
				events.capture('joined', m[board.FIRST_SEGMENT + rootOf(board, y)]!);
			}
			addLink(board, x, y, p);
			afterMerge?.();
			return next;
		};
	},
	'link-end': (machine, { a, by }, next) => {
		const { backend, rt } = machine;
		const at = backend.num(a);
		const piece = linker(machine, by);
		return () => {
			const x = at();
			const p = x < 0 ? -1 : piece(x, x);
			if (p >= 0) addLink(rt.board, x, x, p);
			return next;
		};
	},
	unlink: ({ backend, rt: { board }, afterMerge }, { by }, next) => {
		const piece = backend.num(by);
		return () => {
			const p = piece();
			if (p >= 0) removeLinks(board, p);
			afterMerge?.();
			return next;
		};
	},
	'add-segment': (machine, { tile, kind, sides, by }, next) => {
		const { backend, rt, afterMerge } = machine;
		const on = backend.num(tile);
		const piece = by ? backend.num(by) : () => -1;
		const slot = rt.newTemp();
		let found: number[] = [];
		const run = backend.each(sides, slot, () => {
			found.push(rt.temps[slot]!);
			return false;
		});
		return () => {
			const t = on();
			if (t < 0) return next;
			found = [];
			run();
			const p = piece();
			machine.epoch++;
			const segment = addSegment(rt.board, t, kind, found, p);
			machine.watchReach(segment);
			afterMerge?.();
			return next;
		};
	},
	'override-edge': (machine, { side, kind }, next) => {
		const { backend, rt, afterMerge } = machine;
		const at = backend.num(side);
		return () => {
			const s = at();
			if (s < 0) return next;
			machine.epoch++;
			overrideEdge(rt.board, s, kind);
			afterMerge?.();
			return next;
		};
	},
	convert: (machine, { feature, kind }, next) => {
		const { backend, rt, events } = machine;
		const { m, board } = rt;
		const f = backend.num(feature);
		const isListened = events.hasListeners('converted');
		return () => {
			const root = f();
			if (root < 0) return next;
			convertFeature(board, root, kind);
			machine.watchReach(root);
			if (isListened) events.record('converted', { segment: m[board.FIRST_SEGMENT + root]! });
			return next;
		};
	},
};

/** The piece that links two segments: it is taken from a supply, or from where it is, and put on one of them. */
function linker(
	{ backend, rt, movePiece, events }: Machine,
	by: Expr,
): (a: number, b: number) => number {
	const { m, board } = rt;
	const given = backend.num(by);
	const isKind = by.type === 'piece-kind';
	const isListened = events.hasListeners('placed');
	return (a, b) => {
		const id = given();
		if (id < 0) return -1;
		const owner = isKind && rt.program.pieces[id]!.perSeat > 0 ? m[Header.active]! : -1;
		const p = isKind ? inSupply(rt, owner, id) : id;
		if (p < 0) return -1;
		const on = m[board.PIECE_SEGMENT + p]!;
		if (on === a || on === b) return p;
		const isPlaced = m[rt.WHERE + p] === Where.supply;
		movePiece(p, Where.segment, a, -1);
		if (isListened && isPlaced)
			events.record('placed', { piece: p, segment: a, seat: rt.pieceOwner[p]! });
		return p;
	};
}

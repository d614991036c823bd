import type { Instr } from '../ir/index.ts';

const onBoard = ['extended', 'joined', 'split'] as const;

const events: Partial<Record<Instr['op'], readonly string[]>> = {
	'draw-tile': ['drawn'],
	'draw-tile-of': ['drawn'],
	'take-tile': ['drawn'],
	'place-tile': ['laid', ...onBoard],
	'place-tile-down': ['laid', ...onBoard],
	place: ['placed', 'entered'],
	move: ['moved', 'entered'],
	'move-under': ['moved', 'entered'],
	draw: ['moved', 'entered'],
	return: ['returned'],
	reveal: ['revealed'],
	link: ['placed', ...onBoard],
	'link-end': ['placed', ...onBoard],
	unlink: ['returned', ...onBoard],
	'add-segment': ['placed', ...onBoard],
	'override-edge': onBoard,
	convert: ['converted', 'placed', ...onBoard],
	score: ['points'],
	transfer: ['points'],
	decide: ['passed'],
};

/** Operations on pieces, which part features when the pieces join them. */
const partWithPieces: ReadonlySet<string> = new Set(['move', 'move-under', 'draw', 'return']);

export function eventsOf(instr: Instr, piecesJoin: boolean): readonly string[] {
	const found = events[instr.op] ?? [];
	return piecesJoin && partWithPieces.has(instr.op) ? [...found, 'split'] : found;
}

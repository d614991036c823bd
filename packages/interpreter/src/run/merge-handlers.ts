import { boardEventCount } from '../board/feature-events.ts';
import type { MergeHandlers } from '../board/state.ts';
import { drawFrom, pileStream } from './chance.ts';
import type { Machine } from './machine.ts';
import type { Runtime } from './runtime.ts';
import { settlePiles } from './zones.ts';

export function afterMergeHandler(machine: Machine): (() => void) | undefined {
	const { rt, program, events } = machine;
	const { board, optional } = rt;
	board.mergeHandlers = registerMergeHandlers(rt);
	const piles = optional.PILE >= 0;
	if (!piles && !board.recording) return undefined;
	const stream = Math.max(0, program.streams.indexOf(pileStream));
	const pick = (left: Int32Array): number => drawFrom(machine, stream, left);
	return () => {
		if (piles && board.featuresChanged) {
			board.featuresChanged = false;
			settlePiles(rt, pick);
		}
		if (board.recording && boardEventCount(board) > 0) events.recordBoard(-1);
	};
}

function registerMergeHandlers(rt: Runtime): MergeHandlers | undefined {
	const { arena, m, program, REGISTER } = rt;
	const own = program.registers.flatMap((r, i) =>
		r.per === 'feature' ? [{ base: REGISTER[i]!, join: r.join ?? 'max', start: r.default }] : [],
	);
	if (own.length === 0) return undefined;
	const { FIRST_SEGMENT } = rt.board;
	let saved: number[] = [];
	const write = (at: number, v: number): void => {
		if (m[at] !== v) arena.set(at, v);
	};
	return {
		merge: (root, gone, rootIsNew, mergedIsNew) => {
			for (const { base, join, start } of own) {
				const a = m[base + root]!;
				const b = m[base + gone]!;
				let v = a;
				// a segment that is just being laid was no feature of its own
				if (rootIsNew && !mergedIsNew) v = b;
				else if (rootIsNew === mergedIsNew) {
					if (join === 'sum') v = a + b;
					else if (join === 'max') v = Math.max(a, b);
					else if (join === 'min') v = Math.min(a, b);
					else if (join === 'none') v = start;
					else v = m[FIRST_SEGMENT + gone]! < m[FIRST_SEGMENT + root]! ? b : a;
				}
				write(base + root, v | 0);
				write(base + gone, start);
			}
		},
		takeApart: (root) => {
			saved = own.map(({ base }) => m[base + root]!);
			for (const { base, start } of own) write(base + root, start);
		},
		rebuilt: (root) => own.forEach(({ base }, i) => write(base + root, saved[i]!)),
	};
}

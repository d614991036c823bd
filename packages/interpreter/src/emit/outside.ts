import type { Machine } from '../run/machine.ts';

export type ClosureName =
	'step' | 'begin' | 'worth' | 'owners' | 'complete' | 'move' | 'afterMerge';

export const closureShapes: Readonly<
	Record<ClosureName, { readonly params: readonly string[]; readonly hasResult: boolean }>
> = {
	/** Runs one instruction: (place in the code) → the place that follows; below 0 where a decision is due or the game is over. */
	step: { params: ['pc'], hasResult: true },
	begin: { params: ['seed'], hasResult: false },
	/** (feature) → its points */
	worth: { params: ['feature'], hasResult: true },
	/** (feature) → the seats that own it, as bits */
	owners: { params: ['feature'], hasResult: true },
	/** (feature) → 1 where it is complete */
	complete: { params: ['feature'], hasResult: true },
	move: { params: ['piece', 'where', 'ref', 'cause', 'under'], hasResult: false },
	afterMerge: { params: [], hasResult: false },
};

export type Outside = Readonly<Record<ClosureName, (...args: number[]) => number | void>>;

/** The closures of a machine. Before they run they learn what code has done to the state that they keep notes of. */
export function closuresOf(machine: Machine): { readonly outside: Outside; forget(): void } {
	const { rt, scoring } = machine;
	const { m, board } = rt;
	let tiles = -1;
	const withEpoch =
		(closure: (...args: number[]) => number | void) =>
		(...args: number[]): number | void => {
			if (m[board.TILE_COUNT] !== tiles) {
				machine.epoch++;
				board.featuresChanged = true;
			}
			const result = closure(...args);
			tiles = m[board.TILE_COUNT]!;
			return result;
		};
	return {
		forget: () => {
			tiles = -1;
		},
		outside: {
			step: withEpoch((pc) => machine.step(pc!)),
			begin: withEpoch((seed) => machine.begin(seed!)),
			worth: withEpoch((feature) => scoring.worth(feature!)),
			owners: withEpoch((feature) => scoring.owners(feature!)),
			complete: withEpoch((feature) => (scoring.complete(feature!) ? 1 : 0)),
			move: withEpoch((piece, where, ref, cause, under) =>
				machine.movePiece(piece!, where!, ref!, cause!, under === 1),
			),
			afterMerge: withEpoch(() => machine.afterMerge?.()),
		},
	};
}

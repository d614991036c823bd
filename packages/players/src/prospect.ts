import {
	Header,
	type KeptWorths,
	type Machine,
	Status,
	keptWorths,
	rootOf,
} from '@tilewright/interpreter/state';

export interface Weights {
	/** The first free piece while the whole game lies ahead; each further one is worth `more` of the one before. */
	readonly piece: number;
	readonly more: number;
	/** A standing claim that can still complete, for each point; `open` of it for every open end. */
	readonly claim: number;
	readonly open: number;
	/**
	 * The additional value of a claim that may complete, for each of its points and of the value of the piece that
	 * would return.
	 */
	readonly gain: number;
	/** A standing claim that never completes, for each point: when the game begins, and when it ends. */
	readonly land: number;
	readonly landLate: number;
	/** Tiles still to come for each seat, below which time is short. */
	readonly span: number;
}

export const WEIGHTS: Weights = {
	piece: 4,
	more: 0.75,
	claim: 0.69,
	open: 0.66,
	gain: 0.1,
	land: 0.7,
	landLate: 0.67,
	span: 15,
};

/** Lead of a seat over the best of the others at the likely end of the game; exact when it is over. */
export function expectedLead(machine: Machine, seat: number, w: Weights = WEIGHTS): number {
	return leadIn(expectedTotals(machine, w), seat);
}

/** A lead, with what tells in a later state that it is the same there. */
export interface KnownLead {
	readonly lead: number;
	/** The number of the sum, see `summed` of `KeptWorths`; below 0 where the state must be summed up anew. */
	readonly sum: number;
	readonly time: number;
}

/** The expected lead of a seat; `before` is that of a state that was left since, and is returned where nothing of it has changed. */
export function leadSince(
	machine: Machine,
	seat: number,
	w: Weights,
	before: KnownLead | undefined,
	totals: Float64Array,
): KnownLead {
	const worths = keptWorths(machine);
	worths.update();
	const time = timeOf(machine, w);
	if (before?.sum === worths.sum && before.time === time && before.sum >= 0 && !machine.over)
		return before;
	const lead = leadIn(summedUp(machine, w, totals, worths, time), seat);
	return { lead, sum: machine.over ? -1 : worths.summed(), time };
}

export function leadIn(totals: Float64Array, seat: number): number {
	let other = -Infinity;
	for (let s = 0; s < totals.length; s++) if (s !== seat && totals[s]! > other) other = totals[s]!;
	return totals[seat]! - (totals.length > 1 ? other : 0);
}

export function expectedTotals(machine: Machine, w: Weights = WEIGHTS): Float64Array {
	const worths = keptWorths(machine);
	worths.update();
	const total = new Float64Array(machine.rt.seats);
	return summedUp(machine, w, total, worths, timeOf(machine, w));
}

function summedUp(
	machine: Machine,
	w: Weights,
	total: Float64Array,
	worths: KeptWorths,
	time: number,
): Float64Array {
	const { rt, scoring } = machine;
	const { m, board, seats } = rt;
	const { plan } = board;
	for (let s = 0; s < seats; s++) total[s] = m[rt.SCORE + s]!;
	if (m[Header.status] !== Status.over) {
		if (freeWorth.length < seats) freeWorth = new Float64Array(seats);
		const free = freeWorth;
		for (let s = 0; s < seats; s++) free[s] = w.piece * time;
		const pieces = rt.pieceKind.length;
		for (let p = 0; p < pieces; p++) {
			const segment = m[board.PIECE_SEGMENT + p]!;
			const owner = rt.pieceOwner[p]!;
			if (segment < 0) {
				if (owner >= 0 && m[rt.WHERE + p] === 0) {
					total[owner]! += free[owner]!;
					free[owner]! *= w.more;
				}
				continue;
			}
			const f = rootOf(board, segment);
			if (!worths.isFirst(f)) continue;
			const owners = worths.owners(f);
			if (owners === 0) continue;
			const kind = m[board.KIND + f]!;
			const points = worths.worth(f);
			let worth: number;
			if (scoring.completable[kind]) {
				const ends = plan.kindConnect[kind] === 'edge' ? m[board.OPEN + f]! : 2;
				const odds = power(w.open, ends) * time;
				worth =
					points * (w.claim + (1 - w.claim) * (1 - time)) + odds * w.gain * (points + w.piece);
			} else worth = points * (w.land * time + w.landLate * (1 - time));
			for (let s = 0; s < seats; s++) if (owners & (1 << s)) total[s]! += worth;
		}
	}
	return total;
}

/** By seat: the worth of its next free piece. Kept from call to call. */
let freeWorth: Float64Array = new Float64Array(0);

const powers: { base: number; readonly found: number[] } = { base: 1, found: [] };

function power(base: number, exponent: number): number {
	if (powers.base !== base) {
		powers.base = base;
		powers.found.length = 0;
	}
	return (powers.found[exponent] ??= Math.pow(base, exponent));
}

/** The time left, from 1 to 0: a piece that is free late in the game finds no more use. */
function timeOf({ rt, program }: Machine, w: Weights): number {
	let left = 0;
	for (let g = 0; g < program.deck.groups.length; g++) left += rt.m[rt.GROUP_SIZE + g]!;
	return Math.min(1, left / (w.span * rt.seats));
}

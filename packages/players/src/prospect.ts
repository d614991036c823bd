import {
	Header,
	type KeptWorths,
	type Machine,
	Status,
	Where,
	keptWorths,
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

/** Notes of bots while they value states of a game. */
export interface Prospects {
	readonly machine: Machine;
	readonly weights: Weights;
	readonly worths: KeptWorths;
	/** By seat: points at the likely end of the game. */
	readonly totals: Float64Array;
	/** By seat: the worth of its next free piece. */
	readonly free: Float64Array;
	/** By kind: how many open ends its features have, as one of `Ends`. */
	readonly ends: Uint8Array;
	/** By kind: the part of a worth that a greedy bot counts. */
	readonly parts: Float64Array;
	/** Chances to complete, by open ends. */
	readonly odds: number[];
}

const Ends = {
	/** Such features never complete. */
	never: 0,
	/** The board counts them. */
	counted: 1,
	/** The board counts none, so two are assumed. */
	two: 2,
} as const;

/** Kept for each machine, since all bots that look ahead have the same weights. */
const made = new WeakMap<Machine, Prospects>();

export function prospectsOf(machine: Machine, weights: Weights = WEIGHTS): Prospects {
	const known = made.get(machine);
	if (known?.weights === weights) return known;
	const { rt, scoring, program } = machine;
	const { kindConnect } = rt.board.plan;
	const ends = Uint8Array.from(program.kinds, (_, kind) => {
		if (scoring.completable[kind] !== true) return Ends.never;
		return kindConnect[kind] === 'edge' ? Ends.counted : Ends.two;
	});
	const parts = Float64Array.from(kindConnect, (connect) => (connect === 'area' ? 0.5 : 0.8));
	const [totals, free] = [new Float64Array(rt.seats), new Float64Array(rt.seats)];
	const worths = keptWorths(machine);
	const prospects = { machine, weights, worths, totals, free, ends, parts, odds: [] };
	made.set(machine, prospects);
	return prospects;
}

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
	prospects: Prospects,
	seat: number,
	before: KnownLead | undefined,
): KnownLead {
	const { machine, worths } = prospects;
	worths.update();
	const time = timeOf(prospects);
	if (before?.sum === worths.sum && before.time === time && before.sum >= 0 && !machine.over)
		return before;
	const lead = leadIn(summedUp(prospects, time), seat);
	return { lead, sum: machine.over ? -1 : worths.summed(), time };
}

export function leadIn(totals: Float64Array, seat: number): number {
	let other = -Infinity;
	for (let s = 0; s < totals.length; s++) if (s !== seat && totals[s]! > other) other = totals[s]!;
	return totals[seat]! - (totals.length > 1 ? other : 0);
}

/** By seat: points at the likely end of the game. They hold until the next call. */
export function expectedTotals(machine: Machine, w: Weights = WEIGHTS): Float64Array {
	const prospects = prospectsOf(machine, w);
	prospects.worths.update();
	return summedUp(prospects, timeOf(prospects));
}

function summedUp(prospects: Prospects, time: number): Float64Array {
	const { machine, worths, totals, free } = prospects;
	const { m, board, seats, pieceOwner, SCORE, WHERE } = machine.rt;
	const { piece, more } = prospects.weights;
	for (let s = 0; s < seats; s++) {
		totals[s] = m[SCORE + s]!;
		free[s] = piece * time;
	}
	if (m[Header.status] === Status.over) return totals;
	const { PIECE_SEGMENT, ROOT } = board;
	for (let p = 0; p < pieceOwner.length; p++) {
		const segment = m[PIECE_SEGMENT + p]!;
		if (segment < 0) {
			const owner = pieceOwner[p]!;
			if (owner >= 0 && m[WHERE + p] === Where.supply) {
				totals[owner]! += free[owner]!;
				free[owner]! *= more;
			}
			continue;
		}
		const f = m[ROOT + segment]!;
		if (!worths.isFirst(f)) continue;
		const owners = worths.owners(f);
		if (owners === 0) continue;
		const value = valueOf(prospects, f, worths.worth(f), time);
		for (let s = 0; s < seats; s++) if (owners & (1 << s)) totals[s]! += value;
	}
	return totals;
}

/** The value of a claimed feature that would pay so many points now. */
function valueOf(
	{ machine, weights, ends, odds }: Prospects,
	f: number,
	points: number,
	time: number,
): number {
	const { m, board } = machine.rt;
	const kind = ends[m[board.KIND + f]!]!;
	const { claim, gain, land, landLate, open, piece } = weights;
	if (kind === Ends.never) return points * (land * time + landLate * (1 - time));
	const left = kind === Ends.counted ? m[board.OPEN + f]! : 2;
	const chance = (odds[left] ??= Math.pow(open, left)) * time;
	return points * (claim + (1 - claim) * (1 - time)) + chance * gain * (points + piece);
}

/** The time left, from 1 to 0: a piece that is free late in the game finds no more use. */
function timeOf({ machine, weights }: Prospects): number {
	const { rt, program } = machine;
	const { length } = program.deck.groups;
	let left = 0;
	for (let g = 0; g < length; g++) left += rt.m[rt.GROUP_SIZE + g]!;
	return Math.min(1, left / (weights.span * rt.seats));
}

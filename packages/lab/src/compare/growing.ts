import { type Cut, blockCount, cutOf, gamesOf } from '../run/blocks.ts';
import { type Report, reportOf } from './comparison.ts';
import {
	type CourseSums,
	addCourse,
	courseOf,
	coursePoints,
	courseQuantity,
	emptyCourse,
	mergeCourses,
} from './course.ts';
import type { Measure } from './measure.ts';
import type { GameFault } from '../run/excluded.ts';
import { type ComparisonPictures, comparisonPictures } from './pictures.ts';
import { Played } from './play.ts';
import { type Matchup, type Side, matchup } from './side.ts';
import { promiseFor } from './stop-rule.ts';
import { type Tally, addPair, addTally, emptyTally } from './tally.ts';

export interface PairBlock {
	readonly tally: Tally;
	readonly courses: readonly [a: CourseSums, b: CourseSums];
}

const measured = ['margin', 'lead-changes', 'turns'];

export class PairPlayer {
	private readonly sides: readonly [Played, Played];
	private readonly seats: readonly [number, number];
	private readonly seed: number;

	constructor(a: Side, b: Side, seed: number) {
		const quantities = [...measured, courseQuantity];
		this.sides = [new Played(a, undefined, quantities), new Played(b, undefined, quantities)];
		this.seats = [a.seats.length, b.seats.length];
		this.seed = seed;
	}

	/** Plays the games from number `first` to the one before `end`. */
	block(first: number, end: number): PairBlock {
		const tally = emptyTally();
		const courses: PairBlock['courses'] = [emptyCourse(), emptyCourse()];
		for (let game = first; game < end; game++) {
			const found = this.sides.map((side) => side.game(this.seed + game)) as Pair;
			if (isWhole(found))
				for (const side of [0, 1] as const)
					addCourse(courses[side], courseOf(found[side].values, this.seats[side]));
			const [a, b] = found.map((one) => ('code' in one ? one : withoutCourse(one))) as Pair;
			addPair(tally, a, b, game);
		}
		return { tally, courses };
	}
}

type Pair = [a: Measure | GameFault, b: Measure | GameFault];

function isWhole(pair: Pair): pair is [a: Measure, b: Measure] {
	return pair.every((found) => 'scores' in found);
}

/** The course is drawn, and is no row among those that are tested. */
function withoutCourse(found: Measure): Measure {
	const values = [...found.values].filter(([id]) => !id.includes(` ${courseQuantity}\t`));
	return { ...found, values: new Map(values) };
}

/** The largest number of games in a block: few, so that figures are there soon. */
const block = 4;

export interface HandedBlock {
	readonly block: number;
	readonly first: number;
	readonly end: number;
}

/**
 * A comparison that is looked at while it grows. Its blocks are played elsewhere and may end in any order; they count in the order of the
 * games, so that slow games are not left out of what is shown.
 *
 *   hand → a worker plays → finish → report, pictures
 */
export class GrowingComparison {
	readonly match: Matchup;
	readonly wanted: number;
	private readonly cut: Cut;
	private handed = 0;
	private counted = 0;
	private readonly waiting = new Map<number, PairBlock>();
	private readonly total: PairBlock = {
		tally: emptyTally(),
		courses: [emptyCourse(), emptyCourse()],
	};

	constructor(a: Side, b: Side, games: number) {
		this.match = matchup(a, b);
		this.wanted = games;
		this.cut = cutOf(games, block);
	}

	hand(): HandedBlock | undefined {
		if (this.handed >= blockCount(this.cut)) return undefined;
		const { handed } = this;
		this.handed++;
		return { block: handed, ...gamesOf(this.cut, handed) };
	}

	finish(number: number, found: PairBlock): void {
		this.waiting.set(number, found);
		for (let next; (next = this.waiting.get(this.counted)); this.counted++) {
			this.waiting.delete(this.counted);
			addTally(this.total.tally, next.tally);
			for (const side of [0, 1] as const) {
				mergeCourses(this.total.courses[side], next.courses[side]);
			}
		}
	}

	get games(): number {
		return this.total.tally.games;
	}

	get isOver(): boolean {
		return this.counted === blockCount(this.cut);
	}

	report(): Report {
		return reportOf(this.total.tally, this.match, promiseFor(this.wanted));
	}

	pictures(): ComparisonPictures {
		const { tally, courses } = this.total;
		const promise = promiseFor(this.wanted);
		const [seatsA, seatsB] = [this.match.a.seats.length, this.match.b.seats.length];
		return {
			...comparisonPictures(tally, this.match, promise),
			courses: [
				coursePoints(courses[0], tally.games, seatsA, promise),
				coursePoints(courses[1], tally.games, seatsB, promise),
			],
		};
	}
}

import { type Cut, blockCount, cutOf, gamesOf } from '../run/blocks.ts';
import { type Report, reportOf } from './comparison.ts';
import { courseName } from './course.ts';
import { type ComparisonPictures, comparisonPictures } from './pictures.ts';
import { Played } from './play.ts';
import { type Matchup, type Side, matchup } from './side.ts';
import { promiseFor } from './stop-rule.ts';
import { type Tally, addPair, addTally, emptyTally } from './tally.ts';

const measured = ['margin', 'lead-changes', 'turns', courseName];

export class PairPlayer {
	private readonly a: Played;
	private readonly b: Played;
	private readonly seed: number;

	constructor(a: Side, b: Side, seed: number) {
		this.a = new Played(a, undefined, measured);
		this.b = new Played(b, undefined, measured);
		this.seed = seed;
	}

	/** Plays the games from number `first` to the one before `end`. */
	block(first: number, end: number): Tally {
		const tally = emptyTally();
		for (let game = first; game < end; game++)
			addPair(tally, this.a.game(this.seed + game), this.b.game(this.seed + game), game);
		return tally;
	}
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
	private readonly waiting = new Map<number, Tally>();
	private readonly total = emptyTally();

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

	finish(number: number, found: Tally): void {
		this.waiting.set(number, found);
		for (let next; (next = this.waiting.get(this.counted)); this.counted++) {
			this.waiting.delete(this.counted);
			addTally(this.total, next);
		}
	}

	get games(): number {
		return this.total.games;
	}

	get isOver(): boolean {
		return this.counted === blockCount(this.cut);
	}

	report(): Report {
		return reportOf(this.total, this.match, promiseFor(this.wanted));
	}

	pictures(): ComparisonPictures {
		return comparisonPictures(this.total, this.match, promiseFor(this.wanted));
	}
}

import { ownValue } from '@tilewright/schema';
import type { ChanceOutcome, Chooser, Game } from '@tilewright/interpreter';
import { BotRandom, players } from '@tilewright/players';
import { PairedGame } from './paired-game.ts';
import { paidRows } from './payments.ts';
import type { PairView, Parting, Playable, SideName } from './pair-view.ts';

/** A decision as it was taken. */
export interface Step {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
}

/** One course of a game: its decisions, and what chance brought. */
export interface Recorded {
	readonly steps: readonly Step[];
	readonly chance: readonly ChanceOutcome[];
}

const sides = ['a', 'b'] as const;
const otherOf = (side: SideName): SideName => (side === 'a' ? 'b' : 'a');

/**
 * Two games on the same decisions: what is decided in one is decided in the other by its key, as long as both ask the same of the
 * same seat and offer it. What chance brings to the first it brings to the second where it can. Where they part, each goes on
 * alone.
 */
export class Pair {
	private readonly courses: Readonly<Record<SideName, PairedGame>>;
	private readonly random: BotRandom;
	/** All keys of both, to go to and fro among. */
	private whole: Readonly<Record<SideName, readonly string[]>> = { a: [], b: [] };
	/** Where they part, and after how many steps that is so. */
	private parting: (Parting & { readonly from: number }) | undefined;
	private readonly areCourses: boolean;

	/**
	 * `first` is what chance is to bring to both; `second` to the second, where they are courses of their own. Beyond it chance brings
	 * what somebody wishes.
	 */
	constructor(
		a: Playable,
		b: Playable,
		first: Recorded['chance'] = [],
		second?: Recorded['chance'],
		wishes: Chooser = () => -1,
	) {
		this.areCourses = second !== undefined;
		const recorded =
			(chance: Recorded['chance']): Chooser =>
			(stream, outcomes, game) => {
				const came = wanted(chance, stream, outcomes, game);
				return came >= 0 ? came : wishes(stream, outcomes, game);
			};
		const told = recorded(first);
		const one = new PairedGame(a, told);
		const mirrored: Chooser = (stream, outcomes, game) => {
			const known = wanted(one.game.chance, stream, outcomes, game);
			return known >= 0 ? known : told(stream, outcomes, game);
		};
		this.courses = { a: one, b: new PairedGame(b, second ? recorded(second) : mirrored) };
		this.random = new BotRandom(a.setup.seed ^ 0x5eed);
		this.look();
	}

	/** Two courses of one game, each to its end. */
	static ofCourses(game: Playable, a: Recorded, b: Recorded, wishes?: Chooser): Pair {
		const pair = new Pair(game, game, a.chance, b.chance, wishes);
		for (const { key } of a.steps) if (!pair.courses.a.take(key)) break;
		for (const { key } of b.steps) if (!pair.courses.b.take(key)) break;
		pair.remember();
		const { whole } = pair;
		let step = 0;
		while (step < whole.a.length && whole.a[step] === whole.b[step]) step++;
		const [mine, other] = [pair.courses.a.words(step), pair.courses.b.words(step)];
		pair.parting = { step, from: step + 1, a: mine, b: other };
		return pair;
	}

	get parted(): boolean {
		const { a, b } = this.courses;
		return (
			this.parting !== undefined &&
			Math.max(a.game.steps.length, b.game.steps.length) >= this.parting.from
		);
	}

	/** Takes recorded decisions as far as they fit on either side. */
	retake(steps: readonly Step[]): void {
		for (const step of steps) {
			const open = sides.filter((side) => this.offers(side, step));
			if (open.length === 0) return;
			if (this.parted) for (const side of open) this.play(side, step.key);
			else this.play(open[0]!, step.key);
		}
	}

	private offers(side: SideName, { seat, decision, key }: Step): boolean {
		const { game } = this.courses[side];
		const asked = game.decision;
		return asked?.seat === seat && asked.id === decision && game.find(key) !== undefined;
	}

	/** Takes a decision on one side, and on the other while both go together. */
	play(side: SideName, wantedKey: string): boolean {
		const mine = this.courses[side];
		const key = mine.game.find(wantedKey)?.key;
		if (key === undefined) return false;
		const apart = this.parted;
		const at = mine.game.steps.length;
		const other = this.courses[otherOf(side)];
		if (apart) mine.take(key);
		else {
			this.parting = undefined;
			if (other.game.find(key)) {
				// chance comes to the first before it comes to the second
				for (const each of sides) this.courses[each].take(key);
				this.look();
			} else {
				const { prompt: asks } = other;
				mine.take(key);
				const words = mine.words(at);
				const told = side === 'a' ? { a: words, b: asks } : { a: asks, b: words };
				this.parting = { step: at, from: at + 1, ...told };
			}
		}
		this.remember();
		return true;
	}

	/** A bot decides: for both while they go together, then for each. */
	bot(by: string): boolean {
		const player = ownValue(players, by);
		if (!player) return false;
		const move = (side: SideName): boolean => {
			const { game } = this.courses[side];
			if (game.over) return false;
			const index = game.think((machine) => player(machine, this.random));
			return this.play(side, game.decision!.options[index]!.key);
		};
		if (!this.parted) return move('a') || move('b');
		return sides.map(move).some((moved) => moved);
	}

	/** Both after so many steps, as far as they were ever taken. */
	go(to: number): void {
		for (const side of sides) {
			const course = this.courses[side];
			course.back(Math.max(0, to));
		}
		// step by step on either side, so that chance is known to the first when it comes to the second
		for (let at = 0; at < to; at++)
			for (const side of sides) {
				const course = this.courses[side];
				const key = this.whole[side][at];
				if (course.game.steps.length === at && key !== undefined) course.take(key);
			}
	}

	/** How many steps the longer side has, those taken back included. */
	get length(): number {
		return Math.max(this.whole.a.length, this.whole.b.length);
	}

	view(): PairView {
		const [a, b] = [this.courses.a.view(), this.courses.b.view()];
		const { rows, alike } = paidRows(a.game.ledger, b.game.ledger);
		const { parting } = this;
		return {
			a,
			b,
			parted:
				this.parted && parting ? { step: parting.step, a: parting.a, b: parting.b } : undefined,
			rows,
			alike,
			length: this.length,
			courses: this.areCourses,
		};
	}

	private remember(): void {
		const keys = (side: SideName): string[] => this.courses[side].game.steps.map((s) => s.key);
		this.whole = { a: keys('a'), b: keys('b') };
	}

	/** They part where they ask different things, or different seats. */
	private look(): void {
		const [a, b] = [this.courses.a.game, this.courses.b.game];
		const [asked, other] = [a.decision, b.decision];
		if (asked?.id === other?.id && asked?.seat === other?.seat) return;
		const step = a.steps.length;
		this.parting = { step, from: step, a: this.courses.a.prompt, b: this.courses.b.prompt };
	}
}

/** What comes next of a stream, as it came in another game; below 0 where that is not known, or gone. */
function wanted(
	chance: readonly ChanceOutcome[],
	stream: string,
	outcomes: readonly string[],
	game: Game,
): number {
	let nth = 0;
	for (const c of game.chance) if (c.stream === stream) nth++;
	for (const c of chance)
		if (c.stream === stream && nth-- === 0) return outcomes.indexOf(c.outcome);
	return -1;
}

import { ownValue } from '@tilewright/schema';
import type { ChanceOutcome, Chooser, Game } from '@tilewright/interpreter';
import { BotRandom, players } from '@tilewright/players';
import { PairedGame } from './paired-game.ts';
import { paidRows } from './payments.ts';
import type { PairView, Divergence, Playable, SideName } from './pair-view.ts';

export interface Step {
	readonly seat: number;
	readonly decision: string;
	readonly key: string;
}

export interface Recorded {
	readonly steps: readonly Step[];
	readonly chance: readonly ChanceOutcome[];
}

const sides = ['a', 'b'] as const;
const otherOf = (side: SideName): SideName => (side === 'a' ? 'b' : 'a');

/**
 * Two games on the same decisions: what is decided in one is decided in the other by its key, as long as both have the same decision for the
 * same seat and offer it. What chance brings to the first it brings to the second where it can. Where they part, each goes on
 * alone.
 */
export class Pair {
	private readonly games: Readonly<Record<SideName, PairedGame>>;
	private readonly random: BotRandom;
	private whole: Readonly<Record<SideName, readonly string[]>> = { a: [], b: [] };
	/** The moment at which they part, and the number of steps from which on that holds. */
	private divergence: (Divergence & { readonly from: number }) | undefined;
	private readonly areBranches: boolean;

	/**
	 * `first` is what chance is to bring to both; `second` to the second, where they are branches of their own. Beyond it chance brings
	 * what somebody wishes.
	 */
	constructor(
		a: Playable,
		b: Playable,
		first: Recorded['chance'] = [],
		second?: Recorded['chance'],
		fallback: Chooser = () => -1,
	) {
		this.areBranches = second !== undefined;
		const recorded =
			(chance: Recorded['chance']): Chooser =>
			(stream, outcomes, game) => {
				const recordedIndex = recordedOutcome(chance, stream, outcomes, game);
				return recordedIndex >= 0 ? recordedIndex : fallback(stream, outcomes, game);
			};
		const firstChooser = recorded(first);
		const one = new PairedGame(a, firstChooser);
		const mirrored: Chooser = (stream, outcomes, game) => {
			const known = recordedOutcome(one.game.chance, stream, outcomes, game);
			return known >= 0 ? known : firstChooser(stream, outcomes, game);
		};
		this.games = { a: one, b: new PairedGame(b, second ? recorded(second) : mirrored) };
		this.random = new BotRandom(a.setup.seed ^ 0x5eed);
		this.findParting();
	}

	static ofBranches(game: Playable, a: Recorded, b: Recorded, fallback?: Chooser): Pair {
		const pair = new Pair(game, game, a.chance, b.chance, fallback);
		for (const { key } of a.steps) if (!pair.games.a.take(key)) break;
		for (const { key } of b.steps) if (!pair.games.b.take(key)) break;
		pair.rememberKeys();
		const { whole } = pair;
		let step = 0;
		while (step < whole.a.length && whole.a[step] === whole.b[step]) step++;
		const [mine, other] = [pair.games.a.words(step), pair.games.b.words(step)];
		pair.divergence = { step, from: step + 1, a: mine, b: other };
		return pair;
	}

	get hasDiverged(): boolean {
		const { a, b } = this.games;
		return (
			this.divergence !== undefined &&
			Math.max(a.game.steps.length, b.game.steps.length) >= this.divergence.from
		);
	}

	retake(steps: readonly Step[]): void {
		for (const step of steps) {
			const open = sides.filter((side) => this.offers(side, step));
			if (open.length === 0) return;
			if (this.hasDiverged) for (const side of open) this.play(side, step.key);
			else this.play(open[0]!, step.key);
		}
	}

	private offers(side: SideName, { seat, decision, key }: Step): boolean {
		const { game } = this.games[side];
		const open = game.decision;
		return open?.seat === seat && open.id === decision && game.find(key) !== undefined;
	}

	/** Takes a decision on one side, and on the other while both go together. */
	play(side: SideName, wantedKey: string): boolean {
		const mine = this.games[side];
		const key = mine.game.find(wantedKey)?.key;
		if (key === undefined) return false;
		const hasDiverged = this.hasDiverged;
		const at = mine.game.steps.length;
		const other = this.games[otherOf(side)];
		if (hasDiverged) mine.take(key);
		else {
			this.divergence = undefined;
			if (other.game.find(key)) {
				// chance comes to the first before it comes to the second
				for (const each of sides) this.games[each].take(key);
				this.findParting();
			} else {
				const { prompt: otherPrompt } = other;
				mine.take(key);
				const words = mine.words(at);
				const sentences =
					side === 'a' ? { a: words, b: otherPrompt } : { a: otherPrompt, b: words };
				this.divergence = { step: at, from: at + 1, ...sentences };
			}
		}
		this.rememberKeys();
		return true;
	}

	/** Lets a bot decide once: on `only`, or on both sides. */
	bot(by: string, only?: SideName): boolean {
		const player = ownValue(players, by);
		if (!player) return false;
		const move = (side: SideName): boolean => {
			const { game } = this.games[side];
			if (game.over) return false;
			const index = game.think((machine) => player(machine, this.random));
			return this.play(side, game.decision!.options[index]!.key);
		};
		if (only) return move(only);
		if (!this.hasDiverged) return move('a') || move('b');
		return sides.map(move).some((moved) => moved);
	}

	/** Shows both after a number of steps, as far as they were ever taken. */
	go(to: number): void {
		for (const side of sides) {
			const paired = this.games[side];
			paired.back(Math.max(0, to));
		}
		// step by step on either side, so that chance is known to the first when it comes to the second
		for (let at = 0; at < to; at++)
			for (const side of sides) {
				const paired = this.games[side];
				const key = this.whole[side][at];
				if (paired.game.steps.length === at && key !== undefined) paired.take(key);
			}
	}

	get length(): number {
		return Math.max(this.whole.a.length, this.whole.b.length);
	}

	view(): PairView {
		const [a, b] = [this.games.a.view(), this.games.b.view()];
		const playedTo = this.playedTo;
		const isPaidOnBoth = ({ step }: { readonly step: number }): boolean =>
			playedTo === undefined || step <= playedTo;
		const { rows, alike } = paidRows(
			a.game.ledger.filter(isPaidOnBoth),
			b.game.ledger.filter(isPaidOnBoth),
		);
		const { divergence: parting } = this;
		return {
			a,
			b,
			divergence:
				this.hasDiverged && parting
					? { step: parting.step, a: parting.a, b: parting.b }
					: undefined,
			rows,
			alike,
			playedTo,
			length: this.length,
			areBranches: this.areBranches,
		};
	}

	/** A side that is not over and has fewer steps than the other was not played on. */
	private get playedTo(): number | undefined {
		const [a, b] = [this.games.a.game, this.games.b.game];
		const [behind, ahead] = a.steps.length <= b.steps.length ? [a, b] : [b, a];
		const isBehind = !behind.over && behind.steps.length < ahead.steps.length;
		return this.hasDiverged && isBehind ? behind.steps.length : undefined;
	}

	private rememberKeys(): void {
		const keys = (side: SideName): string[] => this.games[side].game.steps.map((s) => s.key);
		this.whole = { a: keys('a'), b: keys('b') };
	}

	/** They part where their decisions differ, or the seats of these. */
	private findParting(): void {
		const [a, b] = [this.games.a.game, this.games.b.game];
		const [one, other] = [a.decision, b.decision];
		if (one?.id === other?.id && one?.seat === other?.seat) return;
		const step = a.steps.length;
		this.divergence = { step, from: step, a: this.games.a.prompt, b: this.games.b.prompt };
	}
}

/** The next outcome of a stream as another game had it, as an index; below 0 where it is unknown or gone. */
function recordedOutcome(
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

import type { Game } from '@tilewright/interpreter';
import type { Names } from './names.ts';
import { TheirBags } from './bags.ts';
import type { Recording } from './recording.ts';

interface Guess {
	current: string;
	readonly rest: string[];
	readonly back: () => void;
}

/**
 * Chance of a recording, stream by stream: tiles in the order drawn, bags by their generator. An outcome that is not recorded is
 * guessed; where the game departs later on, the run goes back and tries the next one.
 */
export class RecordedDraws {
	readonly tiles: readonly string[];
	private readonly bags: TheirBags;
	private readonly guesses: Guess[] = [];
	private guessed = 0;

	constructor(recording: Recording, names: Names) {
		this.tiles = recording.drawn.map((tile) => names.tile(tile).tile);
		this.bags = new TheirBags(recording.messages, names);
	}

	/**
	 * The index of the outcome that comes while step `at` is taken; below 0 where the seed decides. `back` goes back to before
	 * the step; without it nothing is guessed.
	 */
	choose(
		stream: string,
		outcomes: readonly string[],
		game: Game,
		at: number,
		back: (() => void) | undefined,
	): number {
		if (stream === 'deck') return this.tile(outcomes, game);
		const found = this.bags.choose(stream, outcomes, at);
		if (found >= 0) return found;
		const known = this.guesses[this.guessed];
		if (known !== undefined) {
			this.guessed++;
			return outcomes.indexOf(known.current);
		}
		const [first, ...rest] = new Set(outcomes);
		if (back === undefined || first === undefined) return -1;
		this.guesses.push({ current: first, rest, back });
		this.guessed++;
		return outcomes.indexOf(first);
	}

	/** Goes back to the last guess with another outcome left, and takes that one; false where there is none. */
	next(): boolean {
		while (this.guesses.length > 0) {
			const last = this.guesses.at(-1)!;
			const other = last.rest.shift();
			if (other === undefined) {
				this.guesses.pop();
				continue;
			}
			last.current = other;
			last.back();
			return true;
		}
		return false;
	}

	mark(): () => void {
		const bags = this.bags.mark();
		const { guessed } = this;
		return () => {
			bags();
			this.guessed = guessed;
		};
	}

	static shown({ chance }: Game): string[] {
		return chance.flatMap((c) => (c.stream === 'deck' && c.unseen !== true ? [c.outcome] : []));
	}

	private tile(outcomes: readonly string[], game: Game): number {
		const rest = this.tiles.slice(RecordedDraws.shown(game).length);
		return game.machine.drawsUnseen ? unseenTile(outcomes, rest) : outcomes.indexOf(rest[0] ?? '');
	}
}

/** The index of a tile that goes where nobody sees it: one that does not come later. */
export function unseenTile(outcomes: readonly string[], later: readonly string[]): number {
	const left = new Map<string, number>();
	for (const tile of later) left.set(tile, (left.get(tile) ?? 0) + 1);
	return outcomes.findIndex((tile) => {
		const n = left.get(tile) ?? 0;
		left.set(tile, n - 1);
		return n === 0;
	});
}

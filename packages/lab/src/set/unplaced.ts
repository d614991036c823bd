import type { Machine } from '@tilewright/interpreter/state';
import { Ratio } from '../ratio.ts';
import { Moments } from '../statistics.ts';
import type { PlayedFigures } from './played.ts';
import { tileCount } from '@tilewright/interpreter/state';

/** Stages of a game, by the share of the set that lies on the board. */
export const STAGES = 10;

type Unplaced = Pick<PlayedFigures, 'unplaced' | 'unplacedByStage' | 'unplacedByTile' | 'laid'>;

export class UnplacedTally {
	private readonly tiles: number;
	private readonly all: Ratio = new Ratio();
	private readonly stages: readonly Ratio[] = Array.from({ length: STAGES }, () => new Ratio());
	private readonly byTile: readonly Ratio[];
	private readonly laid: Moments = new Moments();
	/** Of the running game: put away by tile, and by stage. */
	private readonly away: Int32Array;
	private readonly awayIn: Int32Array = new Int32Array(STAGES);
	/** The same of tiles that had a place. */
	private readonly given: Int32Array;
	private readonly givenIn: Int32Array = new Int32Array(STAGES);

	/** `tiles` is how many the set has, `kinds` how many different ones. */
	constructor(tiles: number, kinds: number) {
		this.tiles = Math.max(1, tiles);
		this.byTile = Array.from({ length: kinds }, () => new Ratio());
		this.away = new Int32Array(kinds);
		this.given = new Int32Array(kinds);
	}

	discard(tile: number, laid: number, couldBeLaid: boolean): void {
		(couldBeLaid ? this.given : this.away)[tile]!++;
		(couldBeLaid ? this.givenIn : this.awayIn)[this.stageOf(laid)]!++;
	}

	/** Takes a game that is over; the first `start` tiles lay there from the beginning. */
	take({ rt }: Machine, start: number): void {
		const { board, m } = rt;
		const { away, awayIn, given, givenIn } = this;
		const laid = new Int32Array(away.length);
		const laidIn = new Int32Array(STAGES);
		const count = tileCount(board);
		for (let t = start; t < count; t++) {
			const kind = m[board.TILE_KIND + t]!;
			// tiles that lie face down are none of the set
			if (kind < laid.length) laid[kind]!++;
			laidIn[this.stageOf(t)]!++;
		}
		let [put, gave] = [0, 0];
		for (let i = 0; i < away.length; i++) {
			put += away[i]!;
			gave += given[i]!;
			this.byTile[i]!.add(away[i]!, away[i]! + given[i]! + laid[i]!);
		}
		this.all.add(put, put + gave + count - start);
		this.stages.forEach((s, i) => s.add(awayIn[i]!, awayIn[i]! + givenIn[i]! + laidIn[i]!));
		this.laid.add(count);
		for (const counts of [away, awayIn, given, givenIn]) counts.fill(0);
	}

	private stageOf(laid: number): number {
		return Math.min(STAGES - 1, Math.floor((laid * STAGES) / this.tiles));
	}

	figures(): Unplaced {
		return {
			unplaced: this.all.estimate,
			unplacedByStage: this.stages.map((s) => s.estimate),
			unplacedByTile: this.byTile.flatMap((r, tile) =>
				r.of === 0 ? [] : [{ tile, share: r.estimate }],
			),
			laid: this.laid.estimate,
		};
	}
}

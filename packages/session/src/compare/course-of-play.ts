import type { Game } from '@tilewright/interpreter';
import { Header, tileCount } from '@tilewright/interpreter/state';

/** Numbers that tell how games went, whoever won them. */
export const courseKeys = ['turns', 'again', 'several', 'laid'] as const;

/**
 * `turns`: all turns; `again`: those of a player who had the turn before, too; `several`: those in which more than one tile was laid;
 * `laid`: the tiles on the boards at the end.
 */
export type CourseOfPlay = Readonly<Record<(typeof courseKeys)[number], number>>;

/** A number of the games before and after a change. */
export type ChangedCourse = Partial<
	Record<(typeof courseKeys)[number], { readonly before: number; readonly after: number }>
>;

/** Counts turns and tiles of games; it looks at a game before each decision, forced ones too, and at its end. */
export class CourseCounter {
	readonly counts = { turns: 0, again: 0, several: 0, laid: 0 };
	private turn = -1;
	private seat = -1;
	private tilesBefore = 0;
	private tilesNow = 0;

	look({ machine: { rt }, active }: Game): void {
		const turn = rt.m[Header.turn]!;
		// a tile that the last decision laid belongs to the turn of that decision
		this.tilesNow = tileCount(rt.board);
		if (turn !== this.turn) {
			this.endTurn();
			this.counts.turns++;
			if (active === this.seat) this.counts.again++;
			[this.turn, this.seat, this.tilesBefore] = [turn, active, this.tilesNow];
		}
	}

	endGame(game: Game): void {
		this.look(game);
		this.endTurn();
		this.counts.laid += this.tilesNow;
		[this.turn, this.seat, this.tilesBefore, this.tilesNow] = [-1, -1, 0, 0];
	}

	private endTurn(): void {
		if (this.turn >= 0 && this.tilesNow - this.tilesBefore > 1) this.counts.several++;
	}
}

/** The numbers that differ by at least one in each game. */
export function changedCourse(
	before: CourseOfPlay,
	after: CourseOfPlay,
	games: number,
): ChangedCourse {
	const changed = courseKeys.filter((key) => Math.abs(after[key] - before[key]) >= games);
	return Object.fromEntries(
		changed.map((key) => [key, { before: before[key], after: after[key] }]),
	);
}

import { type Decision, Game } from '@tilewright/interpreter';
import { tileCount } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import {
	type ChangedCourse,
	type CourseOfPlay,
	CourseCounter,
	changedCourse,
} from './course-of-play.ts';

export interface TriedGames {
	readonly games: number;
	readonly names: readonly string[];
	readonly maxSteps: number;
}

/** The losses of games under the second of two rule sets. */
export interface LostInPlay {
	/** The purposes of options of the first rule set that no option of the second has: sentences of actions, as they are met. */
	readonly says: readonly string[];
	/** The tiles of all the games that were put away unlaid; absent where these are not far more than under the first. */
	readonly putAway?: { readonly before: number; readonly after: number; readonly tiles: number };
	/** The numbers of turns and tiles that differ; absent where none does. */
	readonly course?: ChangedCourse;
}

/** So many tiles of a game are put away, and so many times as many as before, where that is worth a warning. */
const far = { tiles: 3, times: 3 };

/**
 * Plays games of bots that choose at random under both rule sets. An action that is rarely offered (less than once a game) is left out.
 */
export function lostInPlay([one, two]: readonly [Program, Program], tried: TriedGames): LostInPlay {
	const [before, after] = [countsOf(one, tried), countsOf(two, tried)];
	const says = [...before.offered].flatMap(([purpose, n]) =>
		n >= tried.games && !after.offered.has(purpose) ? [purpose] : [],
	);
	const isFar =
		after.putAway >= far.tiles * tried.games && after.putAway >= far.times * before.putAway;
	const { tiles, putAway } = after;
	const course = changedCourse(before.course, after.course, tried.games);
	return {
		says,
		...(isFar && { putAway: { before: before.putAway, after: putAway, tiles } }),
		...(Object.keys(course).length > 0 && { course }),
	};
}

interface Counts {
	/** The number of decisions that offer an option for each purpose. */
	readonly offered: ReadonlyMap<string, number>;
	/** Tiles that were put away, and all that were laid or put away. */
	readonly putAway: number;
	readonly tiles: number;
	readonly course: CourseOfPlay;
}

function countsOf(program: Program, { games, names, maxSteps }: TriedGames): Counts {
	const offered = new Map<string, number>();
	const course = new CourseCounter();
	let [putAway, tiles] = [0, 0];
	const count = ({ options }: Decision): void => {
		for (const says of new Set(options.map((o) => o.says)))
			if (says !== '') offered.set(says, (offered.get(says) ?? 0) + 1);
	};
	for (let seed = 1; seed <= games; seed++) {
		const random = new BotRandom(seed);
		const onForced = (game: Game, decision: Decision): void => {
			count(decision);
			course.look(game);
		};
		const game = new Game(program, { seed, names, ledger: false, onForced });
		for (let { decision } = game; decision && game.steps.length < maxSteps; { decision } = game) {
			count(decision);
			course.look(game);
			game.choose(decision.options[game.think((m) => players.random!(m, random))]!.index);
		}
		course.endGame(game);
		putAway += game.discarded.length;
		tiles += game.discarded.length + tileCount(game.machine.rt.board);
	}
	return { offered, putAway, tiles, course: course.counts };
}

import { type Machine, tileCount } from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom, type Player, playersOf } from '@tilewright/players';
import { batchMachine, chanceOfBots } from '../batch.ts';
import { Moments } from '../statistics.ts';
import { countsOf, totalOf } from './counts.ts';
import { FeatureTally } from './features.ts';
import { placementTest } from './placing.ts';
import type { PlayedFigures } from './played.ts';
import { UnplacedTally } from './unplaced.ts';

export type { PlayedFigures, PlayedKind } from './played.ts';
export { STAGES } from './unplaced.ts';

/**
 * Plays games with a set and gathers what becomes of its tiles and features. Game number i has the seed `seed + i`, so the same
 * set gives the same figures.
 *
 *   new SetPlay(program, bots, seed) → play(1) … → figures()
 */
export class SetPlay {
	private readonly machine: Machine;
	private readonly bots: readonly Player[];
	private readonly names: readonly string[];
	private readonly seed: number;
	private readonly start: number;
	private readonly features: FeatureTally;
	private readonly unplaced: UnplacedTally;
	private readonly points: readonly Moments[];
	private readonly couldBeLaid: () => boolean;
	games = 0;

	constructor(program: Program, bots: readonly string[], seed: number) {
		this.names = bots;
		this.bots = playersOf(bots);
		this.machine = batchMachine(program, this.bots, true);
		this.seed = seed;
		this.start = program.deck.start.length;
		this.features = new FeatureTally(program.kinds.length);
		this.unplaced = new UnplacedTally(totalOf(countsOf(program)), program.tiles.length);
		this.couldBeLaid = placementTest(this.machine);
		this.points = bots.map(() => new Moments());
	}

	play(games: number): void {
		for (let i = 0; i < games; i++) this.playOne(this.seed + this.games);
	}

	private playOne(seed: number): void {
		const { machine, unplaced, bots } = this;
		const { board, m, SCORE } = machine.rt;
		const random = new BotRandom(chanceOfBots(seed));
		const recordDiscard = (tile: number): void =>
			unplaced.discard(tile, tileCount(board), this.couldBeLaid());
		machine.onDiscard = recordDiscard;
		machine.reset(seed);
		while (!machine.over) {
			// tiles discarded while a bot tries options out do not count
			machine.onDiscard = undefined;
			const option = bots[machine.decides]!(machine, random);
			machine.onDiscard = recordDiscard;
			machine.choose(option);
		}
		machine.onDiscard = undefined;
		unplaced.take(machine, this.start);
		this.features.take(machine);
		this.points.forEach((p, seat) => p.add(m[SCORE + seat]!));
		this.games++;
	}

	figures(): PlayedFigures {
		return {
			bots: this.names,
			games: this.games,
			...this.unplaced.figures(),
			kinds: this.features.figures(),
			points: this.points.map((p) => p.estimate),
		};
	}
}

import {
	Header,
	Machine,
	frontierCount,
	tileCount,
	tileSegmentEnd,
	rootOf,
} from '@tilewright/interpreter/state';
import type { Program } from '@tilewright/lang';
import { BotRandom } from '@tilewright/players';
import { Averages, type Measured } from '../bench/handwritten/measure.ts';

/** The counts of one game of policy U, added up turn by turn; the start tile is no turn. */
interface Seen {
	turns: number;
	placements: number;
	claimOptions: number;
	frontierCells: number;
	followersPlaced: number;
}

export function measureEngine(program: Program, games: number, firstSeed = 1): Measured {
	const machine = new Machine(program);
	const { rt, decider } = machine;
	const { m, board, SCORE } = rt;
	const tileDecision = program.decisions.findIndex((d) => d.id === 'tile');
	const claimDecision = program.decisions.findIndex((d) => d.id === 'main');
	const kindOf = (id: string): number => program.kinds.findIndex((k) => k.id === id);
	const [road, city] = [kindOf('road'), kindOf('city')];
	const seen: Seen = {
		turns: 0,
		placements: 0,
		claimOptions: 0,
		frontierCells: 0,
		followersPlaced: 0,
	};

	const note = (options: number): void => {
		const decision = m[Header.decision]!;
		if (decision === tileDecision) {
			seen.turns++;
			seen.placements += options;
			seen.frontierCells += frontierCount(board);
		} else if (decision === claimDecision) seen.claimOptions += options;
		else throw new Error(`no such decision was foreseen: ${program.decisions[decision]!.id}`);
	};
	machine.onForced = () => note(machine.optionCount);

	const averages = new Averages(games, program.seats);
	for (let g = 0; g < games; g++) {
		seen.turns =
			seen.placements =
			seen.claimOptions =
			seen.frontierCells =
			seen.followersPlaced =
				0;
		const seed = firstSeed + g;
		machine.reset(seed);
		const random = new BotRandom(Math.imul(seed, 0x9e3779b1) ^ 0x51ed270b);
		while (!machine.over) {
			const options = machine.optionCount;
			note(options);
			const k = random.below(options);
			if (m[Header.decision] === claimDecision && decider.option(k).alternative >= 0)
				seen.followersPlaced++;
			machine.choose(k);
		}
		let [last, closedRoads, closedCities] = [0, 0, 0];
		for (let t = 0; t < tileCount(board); t++) last = Math.max(last, tileSegmentEnd(board, t));
		for (let s = 0; s < last; s++) {
			if (rootOf(board, s) !== s || !machine.scoring.complete(s)) continue;
			const kind = m[board.KIND + s]!;
			if (kind === road) closedRoads++;
			else if (kind === city) closedCities++;
		}
		averages.add(g, {
			...seen,
			closedRoads,
			closedCities,
			tiles: tileCount(board),
			scores: m.subarray(SCORE, SCORE + program.seats),
		});
	}
	return averages.measured();
}

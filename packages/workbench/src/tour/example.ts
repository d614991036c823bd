import { Game, type Decision } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import { BotRandom, players } from '@tilewright/players';
import { describeEntry, describeOption, type Setup, type Source } from '@tilewright/session';
import { savedGame } from '../examples/saved-game.ts';

/** A game in its middle in which the first seat scores by laying its tile at one place, and passing then. */
export interface Example {
	readonly before: string;
	readonly after: string;
	readonly name: string;
	readonly seed: number;
	readonly at: { readonly x: number; readonly y: number; readonly turn: number };
}

const GAMES = 24;
const FIRST = 10;
const MAX_STEPS = 40;
const MIN_POINTS = 3;

/** Plays games by bots until one has such a turn, paid by a rule that is easily changed; undefined where none has. */
export function findExample(
	program: Program,
	setup: Setup,
	isEasy: (line: Source) => boolean,
): Example | undefined {
	const names = setup.seats.map((s) => s.name);
	for (let n = 0; n < GAMES; n++) {
		const seed = setup.seed + n;
		const found = turnIn(new Game(program, { seed, names }), new BotRandom(seed), isEasy);
		if (!found) continue;
		const { game, from, at } = found;
		const savedAt = (steps: number): string => savedGame(game, steps, { ...setup, seed });
		return { before: savedAt(from), after: savedAt(game.steps.length), name: names[0]!, seed, at };
	}
	return undefined;
}

interface Turn {
	readonly game: Game;
	readonly from: number;
	readonly at: Example['at'];
}

function turnIn(
	game: Game,
	random: BotRandom,
	isEasy: (line: Source) => boolean,
): Turn | undefined {
	const player = players['greedy']!;
	while (!game.over && game.steps.length < MAX_STEPS) {
		const { decision } = game;
		if (!decision) return undefined;
		const from = game.steps.length;
		const chosen = decision.options[game.think((machine) => player(machine, random))]!;
		const at = describeOption(game, chosen).targets.find((t) => t.is === 'placement');
		game.choose(chosen.index);
		if (at && decision.seat === 0 && from >= FIRST && pays(game, decision, from, isEasy))
			return { game, from, at: { x: at.x, y: at.y, turn: at.turn } };
	}
	return undefined;
}

/** Passes where that is offered, and returns whether the turn paid its seat; where it did not, that is taken back. */
function pays(
	game: Game,
	{ seat }: Decision,
	from: number,
	isEasy: (line: Source) => boolean,
): boolean {
	const placed = game.steps.length;
	const pass = game.decision?.seat === seat && game.find('pass');
	if (pass) game.choose(pass.index);
	const own = game.ledger.filter((e) => e.step > from);
	const isOver = game.decision !== undefined && game.decision.seat !== seat;
	const [paid, more] = own;
	const [line] = paid ? describeEntry(game, paid, 0).lines : [];
	if (
		isOver &&
		more === undefined &&
		paid?.seat === seat &&
		paid.points >= MIN_POINTS &&
		line?.source !== undefined &&
		isEasy(line.source)
	)
		return true;
	while (game.steps.length > placed) game.undo();
	return false;
}

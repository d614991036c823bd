import { Header, type Machine } from '@tilewright/interpreter/state';
import { greedy } from './greedy.ts';
import { imagine } from './imagine.ts';
import type { Player } from './player.ts';
import { WEIGHTS, expectedTotals, leadIn } from './prospect.ts';
import { BotRandom } from './random.ts';
import { type TreeNode, meanLead, newNode, newTried, nextOption } from './tree.ts';
import { type TurnLimits, searchTurn } from './turn.ts';
import { dealUnknown } from './unknown.ts';

export interface SearchLimits {
	/** The number of playouts of each tree. A playout plays a possible continuation from the open decision. */
	readonly playouts: number;
	/** The number of trees. They grow in turns, and their visits are added up. */
	readonly trees: number;
	/** The time after which no playout begins. Without it a game is the same on every machine. */
	readonly milliseconds?: number;
	readonly first: TurnLimits;
	readonly further: TurnLimits;
	/** The number of decisions, of any seat, that a playout takes greedily beyond the edge of the tree. */
	readonly ahead: number;
	/** The weight of exploration in the choice of the next option (PUCT), in points. */
	readonly explore: number;
	/** The temperature that turns expected leads into prior probabilities, in points. */
	readonly temperature: number;
}

export const SEARCH: SearchLimits = {
	playouts: 400,
	trees: 1,
	first: { weights: WEIGHTS, looks: 600, depth: 3 },
	further: { weights: WEIGHTS, looks: 120, depth: 2 },
	ahead: 3,
	explore: 3,
	temperature: 2,
};

export interface Search {
	readonly machine: Machine;
	readonly seat: number;
	readonly limits: SearchLimits;
	readonly seed: number;
	readonly root: TreeNode;
}

export function newSearch(machine: Machine, limits: SearchLimits, random: BotRandom): Search {
	const seat = machine.decides;
	const root = newNode(seat, machine.optionCount);
	const seed = random.below(0x7fffffff);
	imagine(machine, random, () => expand(machine, root, limits.first, limits, random));
	return { machine, seat, limits, seed, root };
}

/** Runs a number of playouts. Afterwards the game is in the same state as before. */
export function runPlayouts(search: Search, playouts: number): void {
	const { machine, root, seed } = search;
	imagine(machine, new BotRandom(seed), () => {
		for (let i = 0; i < playouts; i++) {
			const mark = machine.mark();
			playout(search, root);
			machine.undoTo(mark);
		}
	});
}

/** Chooses an option; returns the outcomes of chance up to the next decision that are not hidden. */
function outcomesAfter(machine: Machine, option: number): string {
	const { onChance, trial } = machine;
	let outcomes = '';
	// closures tell of chance, generated code does not
	machine.trial = undefined;
	machine.onChance = (stream, outcome) => {
		if (!machine.drawsUnseen) outcomes += `${stream}.${outcome} `;
	};
	try {
		machine.choose(option);
	} finally {
		machine.onChance = onChance;
		machine.trial = trial;
	}
	return outcomes;
}

function playout(search: Search, root: TreeNode): void {
	const { machine, seat, limits, seed } = search;
	const tried = root.tried!;
	const first = nextOption(tried, limits.explore);
	// the nth playout of every option has the same chance, so that luck does not decide between options
	const random = new BotRandom(seed ^ Math.imul(tried.visits[first]! + 1, 0x9e3779b9));
	dealUnknown(machine, seat, random);
	const path: { node: TreeNode; option: number }[] = [];
	let node = root;
	while (!machine.over) {
		if (node.tried === undefined) {
			if (node.visits++ === 0) break;
			expand(machine, node, limits.further, limits, random);
		} else node.visits++;
		const option = node === root ? first : nextOption(node.tried!, limits.explore);
		path.push({ node, option });
		const shown = isSealed(machine, option) && node.seat !== seat ? '*' : String(option);
		const outcomes = outcomesAfter(machine, option);
		if (machine.over) break;
		const [next, options] = [machine.decides, machine.optionCount];
		const key = `${shown} ${next} ${options} ${outcomes}`;
		let child = node.children.get(key);
		if (child === undefined) node.children.set(key, (child = newNode(next, options)));
		node = child;
	}
	for (let d = 0; d < limits.ahead && !machine.over; d++) machine.choose(greedy(machine, random));
	const totals = expectedTotals(machine, limits.first.weights);
	for (const { node, option } of path) {
		const { visits, leads } = node.tried!;
		visits[option]!++;
		leads[option]! += leadIn(totals, node.seat);
	}
}

function expand(
	machine: Machine,
	node: TreeNode,
	turn: TurnLimits,
	{ temperature }: SearchLimits,
	random: BotRandom,
): void {
	const expected = new Float64Array(node.options).fill(-Infinity);
	for (const { option, value } of searchTurn(machine, node.seat, turn, random))
		expected[option] = value;
	node.tried = newTried(expected, temperature);
}

function isSealed({ decider, program, rt }: Machine, option: number): boolean {
	const { alternatives } = program.decisions[rt.m[Header.decision]!]!;
	if (!alternatives.some((a) => a.sealed)) return false;
	return alternatives[decider.option(option).alternative]?.sealed ?? false;
}

function visitsOf(searches: readonly Search[], option: number): number {
	let sum = 0;
	for (const { root } of searches) sum += root.tried!.visits[option]!;
	return sum;
}

/** The option with the most visits; among equals the one with the larger mean lead in the first tree. */
function bestOption(searches: readonly Search[]): number {
	const [{ root }] = searches as [Search];
	let best = 0;
	for (let k = 1; k < root.options; k++) {
		const more = visitsOf(searches, k) - visitsOf(searches, best);
		if (more > 0 || (more === 0 && meanLead(root.tried!, k) > meanLead(root.tried!, best)))
			best = k;
	}
	return best;
}

function isDecided(searches: readonly Search[], left: number): boolean {
	const best = bestOption(searches);
	const most = visitsOf(searches, best);
	for (let k = 0; k < searches[0]!.root.options; k++)
		if (k !== best && visitsOf(searches, k) + left >= most) return false;
	return true;
}

/** The number of playouts after which a search checks whether it is decided or out of time. */
const SLICE = 20;

/** A bot that searches possible continuations, using only information that its seat has. */
export function searcher(limits: SearchLimits): Player {
	const { playouts, trees, milliseconds = Infinity } = limits;
	return (machine, random) => {
		if (machine.optionCount === 1) return 0;
		const end = Date.now() + milliseconds;
		const searches = Array.from({ length: trees }, () => newSearch(machine, limits, random));
		for (let left = playouts * trees; left > 0 && Date.now() < end;) {
			for (const search of searches) {
				const slice = Math.min(SLICE, Math.ceil(left / trees));
				runPlayouts(search, slice);
				left -= slice;
			}
			if (isDecided(searches, Math.max(left, 0))) break;
		}
		return bestOption(searches);
	};
}

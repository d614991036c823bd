import { Header, Machine, stateHash } from '@tilewright/interpreter/state';
import {
	BotRandom,
	SEARCH,
	newSearch,
	playersOf,
	runPlayouts,
	searcher,
} from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());

const programs = {
	'the base game': () => baseProgram(),
	'hidden tokens and sealed choices': () =>
		compile({ game: 'gold-rush', with: ['sheriff'], seats: 3, draws: 16 }).program!,
	'bids and walks': () =>
		compile({
			game: 'carcassonne',
			with: ['bridges-castles-and-bazaars', 'princess-and-dragon'],
			seats: 3,
			draws: 12,
		}).program!,
};

function machineAt(
	program: ReturnType<typeof baseProgram>,
	seed: number,
	decisions: number,
): Machine {
	const machine = new Machine(program);
	const random = new BotRandom(seed);
	machine.reset(seed);
	for (let i = 0; i < decisions && !machine.over; i++)
		machine.choose(random.below(machine.optionCount));
	return machine;
}

describe.each(Object.entries(programs))('in %s', (_, programOf) => {
	test('a search goes on where it was, leaves no trace, and finds the same in one go', () => {
		const program = programOf();
		for (let seed = 1; seed <= 6; seed++) {
			const machine = machineAt(program, seed, 3 + 4 * seed);
			if (machine.over || machine.optionCount < 2) continue;
			const before = stateHash(machine);
			const parts = newSearch(machine, SEARCH, new BotRandom(seed));
			for (const playouts of [7, 1, 12]) {
				runPlayouts(parts, playouts);
				expect(stateHash(machine)).toBe(before);
			}
			const whole = newSearch(machine, SEARCH, new BotRandom(seed));
			runPlayouts(whole, 20);
			expect(parts.root).toEqual(whole.root);
			expect(whole.root.tried!.visits.reduce((a, b) => a + b)).toBe(20);
		}
	});
});

test('at the last decisions of a game, where nothing is left to chance, it finds an option that no other beats', () => {
	const bot = searcher({ ...SEARCH, playouts: 60 });
	const program = baseProgram();
	let decided = 0;
	for (let seed = 1; seed <= 12; seed++) {
		const machine = machineAt(program, seed, 0);
		machine.rt.arena.journaling = true;
		const random = new BotRandom(seed);
		while (!machine.over) {
			const seat = machine.decides;
			const leads = Array.from({ length: machine.optionCount }, (_, k) =>
				finalLead(machine, k, seat),
			);
			if (!leads.includes(undefined) && new Set(leads).size > 1) {
				const best = Math.max(...leads.map((lead) => lead!));
				expect(leads[bot(machine, new BotRandom(seed))]).toBe(best);
				decided++;
			}
			machine.choose(random.below(machine.optionCount));
		}
	}
	expect(decided).toBeGreaterThan(6);
});

/** The lead of a seat at the end of the game after an option; undefined where others or chance still have a say. */
function finalLead(machine: Machine, option: number, seat: number): number | undefined {
	const { m, SCORE } = machine.rt;
	const mark = machine.mark();
	const chance = m[Header.chance];
	machine.choose(option);
	let lead: number | undefined;
	if (machine.over) lead = m[SCORE + seat]! - m[SCORE + 1 - seat]!;
	else if (machine.decides === seat && m[Header.chance] === chance)
		for (let k = 0; k < machine.optionCount; k++) {
			const further = finalLead(machine, k, seat);
			if (further === undefined) {
				lead = undefined;
				break;
			}
			lead = Math.max(lead ?? -Infinity, further);
		}
	machine.undoTo(mark);
	return lead;
}

test('stops when nothing can change its choice any more, and several trees decide together', () => {
	const machine = machineAt(baseProgram(), 9, 12);
	for (let seed = 1; seed <= 5; seed++) {
		const whole = newSearch(machine, SEARCH, new BotRandom(seed));
		runPlayouts(whole, 100);
		const { visits } = whole.root.tried!;
		const most = visits.indexOf(Math.max(...visits));
		expect(visits[searcher({ ...SEARCH, playouts: 100 })(machine, new BotRandom(seed))]).toBe(
			visits[most],
		);
		const trees = searcher({ ...SEARCH, playouts: 20, trees: 3 });
		expect(trees(machine, new BotRandom(seed))).toBe(trees(machine, new BotRandom(seed)));
	}
});

test('a name may say the playouts', () => {
	const machine = machineAt(baseProgram(), 5, 8);
	const [few, many] = playersOf(['search:10', 'search:40']);
	const search = searcher({ ...SEARCH, playouts: 40 });
	expect(many!(machine, new BotRandom(3))).toBe(search(machine, new BotRandom(3)));
	expect(few!(machine, new BotRandom(3))).toBeLessThan(machine.optionCount);
	for (const name of [
		'search:0',
		'search:',
		'search:1e3',
		'search:999999999',
		'greedy:3',
		'toString',
	])
		expect(() => playersOf([name])).toThrow(RangeError);
});

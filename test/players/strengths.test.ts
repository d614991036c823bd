import { Game, logOf, verifyLog } from '@tilewright/interpreter';
import { Header, Machine, stateHash, tileCount } from '@tilewright/interpreter/state';
import { BotRandom, playBots, playerNames, playerOf, players } from '@tilewright/players';
import { describe, expect, test } from 'vitest';
import { baseProgram } from '../support/base.ts';
import { compilerOf, shippedWorkspace } from '../support/packs.ts';

const compile = compilerOf(shippedWorkspace());

// whole games of every pair of packs: strengths.verify.ts
const setUps = [
	{ game: 'carcassonne', with: [], seats: 3, draws: 24 },
	{ game: 'carcassonne', with: ['king-and-robber', 'cult', 'gold-mines'], seats: 2, draws: 24 },
	{ game: 'gold-rush', with: ['sheriff'], seats: 2, draws: 16 },
] as const;

// a search of few playouts goes the same ways
const names = playerNames.map((name) => (name === 'search' ? 'search:20' : name));

describe.each(names)('%s', (name) => {
	const player = playerOf(name)!;

	test.each(setUps)('plays $game $with by the rules, to the end', ({ draws, ...selection }) => {
		const { program } = compile({ ...selection, draws });
		const game = new Game(program!, { seed: 4 });
		const random = new BotRandom(9);
		while (!game.over) game.choose(game.think((machine) => player(machine, random)));
		expect(tileCount(game.machine.rt.board)).toBeGreaterThan(8);
		const verified = verifyLog(logOf(game, { title: 'by bots' }), compile);
		expect(verified).toMatchObject({ ok: true, scores: game.scores });
	});

	test('leaves no trace by looking, decides alike with alike chance, and reads nothing of what is to come', () => {
		const machine = new Machine(baseProgram());
		machine.reset(3);
		const { m, STREAMS } = machine.rt;
		const random = new BotRandom(5);
		for (let i = 0; i < 24; i++) {
			const before = stateHash(machine);
			const seed = random.below(1000);
			const chosen = player(machine, new BotRandom(seed));
			expect(stateHash(machine)).toBe(before);
			expect(player(machine, new BotRandom(seed))).toBe(chosen);
			// other tiles will come, which it cannot know
			const streams = m.slice(STREAMS, STREAMS + machine.program.streams.length * 4);
			for (let w = 0; w < streams.length; w++) m[STREAMS + w] = streams[w]! ^ 0x1234567;
			expect(player(machine, new BotRandom(seed))).toBe(chosen);
			m.set(streams, STREAMS);
			machine.choose(chosen);
		}
		expect(m[Header.log]).toBe(24);
	});
});

test('the stronger thinks its turn through: it wins against the one that does not', () => {
	const machine = new Machine(baseProgram());
	let lead = 0;
	for (let seed = 1; seed <= 6; seed++)
		for (const seat of [0, 1]) {
			const bots = seat === 0 ? ['keen', 'greedy'] : ['greedy', 'keen'];
			playBots(
				machine,
				bots.map((b) => players[b]!),
				seed,
				seed,
			);
			const { m, SCORE } = machine.rt;
			lead += m[SCORE + seat]! - m[SCORE + 1 - seat]!;
		}
	// over thousands of games the lead is about twenty points a game
	expect(lead / 12).toBeGreaterThan(4);
});

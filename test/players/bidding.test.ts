import { Header, Machine, stateHash } from '@tilewright/interpreter/state';
import {
	BotRandom,
	careless,
	greedy,
	keen,
	playBots,
	playerNames,
	players,
	playersOf,
	thoughtful,
} from '@tilewright/players';
import { compile } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { litmusWorkspace } from '../litmus/packs.ts';

// `random` takes any option, also a bid of a thousand
const bots = playerNames
	.filter((name) => name !== 'random')
	.map((name) => (name === 'search' ? 'search:20' : name));

/** The numbers that a bot bids in games in which it plays all seats; passes are left out. */
function bidsOf(
	bot: string,
	pack: string,
	seats: number,
	params: Readonly<Record<string, number>>,
): number[] {
	const { program } = compile(litmusWorkspace, {
		game: 'carcassonne',
		with: [pack],
		...{ seats, params, draws: 30 },
	});
	const machine = new Machine(program!);
	const bids: number[] = [];
	for (const seed of [1, 2]) {
		const random = new BotRandom(seed);
		const players = playersOf(Array.from({ length: seats }, () => bot));
		machine.reset(seed);
		while (!machine.over) {
			const option = players[machine.decides]!(machine, random);
			const { kind } = program!.decisions[machine.rt.m[Header.decision]!]!;
			const { alternative, values } = machine.decider.option(option);
			if (kind === 'number' && alternative >= 0) bids.push(values[0]!);
			machine.choose(option);
		}
	}
	return bids;
}

test.each(
	bots.flatMap((bot) =>
		[2, 3].flatMap((seats) => [4, 15].map((worth) => [bot, seats, worth] as const)),
	),
)('%s with %i seats bids for a prize of %i points, and never more', (bot, seats, worth) => {
	const bids = bidsOf(bot, 'prizes', seats, { 'prizes.worth': worth });
	expect(bids.length).toBeGreaterThan(0);
	expect(Math.max(...bids)).toBeLessThanOrEqual(worth);
	// it bids about what the prize is worth
	expect(Math.max(...bids)).toBeGreaterThanOrEqual(worth / 2);
});

test.each(bots)('%s bids nothing for what brings nothing', (bot) => {
	expect(bidsOf(bot, 'prizes', 2, { 'prizes.worth': 0 })).toEqual([]);
	expect(bidsOf(bot, 'bids', 2, {})).toEqual([]);
});

test.each(Object.entries({ careless, greedy, keen, thoughtful }))(
	'%s decides as without bids where no rule asks for a number',
	(name, plain) => {
		const machine = new Machine(
			compile(litmusWorkspace, { game: 'carcassonne', with: [], seats: 2, draws: 30 }).program!,
		);
		const endOf = (player: typeof plain): string => {
			playBots(machine, [player, player], 7, 8);
			return stateHash(machine);
		};
		expect(endOf(players[name]!)).toBe(endOf(plain));
	},
);

import { Machine, trialMachine } from '@tilewright/interpreter/state';
import { Watches, measureGame, quantities } from '@tilewright/lab';
import { players } from '@tilewright/players';
import { expect, test } from 'vitest';
import { litmusProgramOf, packSetUps, playable } from './generated-code.ts';
import { fewSetUps, lookAheadProgram } from './look-ahead-set-ups.ts';
import { holdTrials } from './trials.ts';

// all packs: trials.verify.ts

const names = quantities.map(({ name }) => name);

test.each(playable)(
	'%s: options that generated code tries leave the words that closures leave, also when they are taken back',
	(_, elements, rest) => {
		const program = litmusProgramOf({ game: 'carcassonne', elements: { ...elements }, ...rest });
		const { all, left, alone } = holdTrials(program, 1, 4);
		expect(all).toBeGreaterThan(20);
		expect(left).toBe(0);
		// it opens decisions itself
		expect(alone).toBeGreaterThan(all / 4);
	},
);

test.each(packSetUps.filter((_, i) => i % 12 === 5))(
	'%s: the same, where closures run a part of the code',
	(_, selection) => {
		holdTrials(litmusProgramOf(selection), 1, 4);
	},
);

test.each(fewSetUps)(
	'games of bots measure the same with and without generated code: %j',
	(setUp) => {
		const program = lookAheadProgram(setUp);
		const bots = Array.from(
			{ length: program.seats },
			(_, s) => players[s === 0 ? 'keen' : 'greedy']!,
		);
		const [byClosures, inCode] = [new Machine(program), trialMachine(program, 200)].map((machine) =>
			measureGame(machine, bots, 7, () => 0, new Watches(machine, names)),
		);
		expect(inCode).toEqual(byClosures);
	},
);

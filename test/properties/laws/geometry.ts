import { Game } from '@tilewright/interpreter';
import type { Program } from '@tilewright/lang';
import fc from 'fast-check';
import { expect } from 'vitest';
import { type Law, type Script, pick, programFor, scripts } from '../script.ts';

/** A motion of the whole board: quarter turns clockwise about the start tile, then a shift. */
export interface Motion {
	readonly turns: number;
	readonly x: number;
	readonly y: number;
}

const motions: fc.Arbitrary<Motion> = fc.record({
	turns: fc.integer({ min: 0, max: 3 }),
	x: fc.integer({ min: -5, max: 5 }),
	y: fc.integer({ min: -5, max: 5 }),
});

export const motionLaw: Law = {
	says: 'turning and shifting the whole board leaves options and scores',
	property: fc.property(scripts(), motions, holds) as never,
};

function holds(script: Script, motion: Motion): void {
	const program = programFor(script);
	const game = new Game(program, { seed: script.seed });
	const moved = new Game(movedProgram(program, motion), { seed: script.seed });
	for (let i = 0; !game.over; i++) {
		const options = game.decision!.options.map((o) => movedKey(program, motion, o.key));
		const theirs = moved.decision!.options.map((o) => canonical(o.key));
		expect([...theirs].sort()).toEqual([...options].sort());
		const k = pick(game.machine, script, i);
		game.choose(k);
		moved.choose(theirs.indexOf(options[k]!));
		expect(moved.scores).toEqual(game.scores);
	}
	expect(moved.over).toBe(true);
	expect(moved.ledger.map((e) => e.points)).toHaveLength(game.ledger.length);
}

function movedProgram(program: Program, motion: Motion): Program {
	const start = program.deck.start.map((s) => {
		const [x, y] = movedCell(motion, s.x, s.y);
		return { ...s, x, y, turn: (s.turn + motion.turns) % 4 };
	});
	return { ...program, deck: { ...program.deck, start } };
}

/** Clockwise with x to the east and y to the south: east becomes south. */
function movedCell({ turns, x: dx, y: dy }: Motion, x: number, y: number): [number, number] {
	let at: [number, number] = [x, y];
	for (let i = 0; i < turns; i++) at = [-at[1], at[0]];
	return [at[0] + dx || 0, at[1] + dy || 0];
}

const sides = ['N', 'E', 'S', 'W'];
const halves = ['NL', 'NR', 'EL', 'ER', 'SL', 'SR', 'WL', 'WR'];

function movedKey(program: Program, motion: Motion, key: string): string {
	const [verb, ...rest] = key.split(' ');
	if (verb === 'place') {
		const tile = program.tiles.find((t) => t.id === rest[0])!;
		const turn = (Number(rest[2]!.slice(1)) + motion.turns) % tile.symmetry;
		return `place ${tile.id} ${cellWord(motion, rest[1]!)} r${turn}`;
	}
	const words = rest.map((word) => {
		if (/^-?\d+\/-?\d+$/.test(word)) return cellWord(motion, word);
		if (!/^[NESW][LR]?(-[NESW][LR]?)*$/.test(word)) return word;
		return word
			.split('-')
			.map((part) =>
				part.length === 1
					? sides[(sides.indexOf(part) + motion.turns) % 4]!
					: halves[(halves.indexOf(part) + 2 * motion.turns) % 8]!,
			)
			.join('-');
	});
	return canonical([verb, ...words].join(' '));
}

function cellWord(motion: Motion, word: string): string {
	const [x, y] = word.split('/').map(Number);
	return movedCell(motion, x!, y!).join('/');
}

function canonical(key: string): string {
	if (key.startsWith('place ')) return key;
	return key
		.split(' ')
		.map((w) => (/^[NESW][LR]?(-|$)/.test(w) ? w.split('-').sort().join('-') : w))
		.join(' ');
}

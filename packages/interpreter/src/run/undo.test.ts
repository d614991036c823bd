import { describe, expect, test } from 'vitest';
import { describeState } from '../game/hash.ts';
import { Header } from './header.ts';
import type { Machine } from './machine.ts';
import { TestMachine, smallGame } from '../expr/testing.ts';

// a rule keeps what it found while it asks twice; the actions after it try their options in the same slots of the frame
const program = smallGame(
	'S: { copies: 12, line: E-W }\nX: { copies: 12, line: [N, E, S, W] }',
	{},
	`pieces:
  flag: { per-seat: 2, stands-on: tile }
actions:
  enter:
    group: main
    let: { place: active }
    when: "place.supply.exists(p, p.kind == man)"
    choose: { among: { w: placed.segments, again: placed.segments } }
    where: w != again || w.index == 0
    do: [{ place: { piece: man, at: w } }, { score: { to: place, line: entered, each: 1 } }]
  plant:
    group: main
    let: { first: "board.tiles.first()" }
    choose: { among: { k: "active.supply.filter(p, p.kind == flag).kinds()" } }
    do: [{ place: { piece: k, at: first } }]
rules:
  - { id: end, at: end, when: deck.empty(), do: [{ finish: game }] }
  - id: ask
    at: after-place
    do:
      - let: { rival: "others(active).first()" }
      - choose: { id: one, among: { t: board.tiles }, optional: true }
        then: [{ score: { to: rival, line: one, each: 1 } }]
      - choose: { id: two, who: rival, among: { u: "board.tiles.filter(x, x != placed)" }, optional: true }
        then: [{ score: { to: rival, line: two, each: 2 } }]
  - id: goRound
    at: after-place
    after: ask
    for-each: { as: s, in: seats }
    do:
      - choose: { id: three, who: s, among: { u: board.tiles }, optional: true }
        then: [{ score: { to: s, line: three, each: 1 } }]
  - id: look
    at: after-place
    after: goRound
    when: possible(enter)
    do: [{ score: { to: active, line: look, each: 1 } }]
deck: { start: [{ tile: S, at: 0/0 }] }
`,
);

const stackOf = ({ rt: { m, STACK } }: Machine): Int32Array => m.slice(STACK, m[Header.sp]);

describe('trying options leaves no trace', () => {
	test.each([1, 2, 3, 4, 5])('in game %i every option can be taken and taken back', (seed) => {
		const { machine } = new TestMachine(program);
		machine.reset(seed);
		const options = (): string =>
			JSON.stringify([
				machine.decides,
				...Array.from({ length: machine.optionCount }, (_, k) => machine.decider.option(k)),
			]);
		for (let step = 0; !machine.over; step++) {
			const n = machine.optionCount;
			const [state, offered] = [describeState(machine).join('\n'), options()];
			const stack = stackOf(machine);
			for (const k of new Set([0, (step * 5 + 1) % n, n - 1])) {
				const mark = machine.mark();
				machine.choose(k);
				if (!machine.over) options();
				machine.undoTo(mark);
				expect(describeState(machine).join('\n')).toBe(state);
				expect(stackOf(machine)).toEqual(stack);
				expect(options()).toBe(offered);
			}
			machine.choose((step * 7 + seed) % n);
		}
	});

	test('a listing in between changes nothing', () => {
		const [looked, blind] = [new TestMachine(program).machine, new TestMachine(program).machine];
		for (let step = 0; !looked.over; step++) {
			const n = looked.optionCount;
			looked.decider.forget();
			expect(looked.optionCount).toBe(n);
			const k = (step * 3) % n;
			looked.choose(k);
			blind.choose(k);
			expect(describeState(looked)).toEqual(describeState(blind));
		}
	});
});

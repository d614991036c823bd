import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { Status, stop } from '../status.ts';
import { usesOf } from '../feature-set.ts';
import { resets } from './resets.ts';
import { leaveAll, leaveForPart } from './runs.ts';
import type { OpTable } from './shape.ts';

const { fp: FP, sp: SP } = Header;

/** Turns, parts, the end. */
export const flowOps: OpTable<
	| 'turn-begin'
	| 'turn-end'
	| 'part-begin'
	| 'part-end'
	| 'grant'
	| 'grant-turn'
	| 'finish'
	| 'game-over'
> = {
	'turn-begin': (machine, _instr, next) => {
		const reset = resets(machine, ['turn']);
		const { arena, m } = machine.rt;
		const heard = machine.events.heard('started');
		return () => {
			arena.set(Header.turn, m[Header.turn]! + 1);
			if (m[Header.part] !== 0) arena.set(Header.part, 0);
			if (m[Header.granted] !== 0) arena.set(Header.granted, 0);
			if (reset) reset();
			if (machine.onFirstTurn && m[Header.turn] === 1) {
				const on = machine.onFirstTurn();
				if (on !== undefined) return on;
			}
			if (heard) machine.events.record('started', { seat: m[Header.active]! });
			return next;
		};
	},
	'turn-end': ({ rt: { arena, m, seats }, program }, { to }) => {
		const pass = (): number => {
			const seat = m[Header.active]! + 1;
			arena.set(Header.active, seat < seats ? seat : 0);
			return to;
		};
		if (!usesOf(program).ops.has('grant-turn')) return pass;
		return () => {
			const left = m[Header.turns]!;
			if (left === 0) return pass();
			arena.set(Header.turns, left - 1);
			return to;
		};
	},
	'part-begin': (machine, _instr, next) => {
		const reset = resets(machine, ['part']);
		const { arena, m } = machine.rt;
		return () => {
			arena.set(Header.part, m[Header.part]! + 1);
			if (m[Header.placed] !== -1) arena.set(Header.placed, -1);
			if (m[Header.drawn] !== -1) arena.set(Header.drawn, -1);
			if (m[Header.waveCount] !== 0) arena.set(Header.waveCount, 0);
			if (m[Header.waveFrom] !== 0) arena.set(Header.waveFrom, 0);
			if (reset) reset();
			return next;
		};
	},
	'part-end':
		({ rt: { arena, m } }, { to }, next) =>
		() => {
			if (m[Header.granted]! === 0) return next;
			arena.set(Header.granted, m[Header.granted]! - 1);
			return to;
		},
	grant:
		({ rt: { arena, m } }, _instr, next) =>
		() => {
			arena.set(Header.granted, m[Header.granted]! + 1);
			return next;
		},
	'grant-turn':
		({ rt: { arena, m } }, _instr, next) =>
		() => {
			arena.set(Header.turns, m[Header.turns]! + 1);
			return next;
		},
	finish: (machine, { what }) => {
		const { rt, program } = machine;
		const { arena, STACK } = rt;
		const to = machine.thread(program.exits[what]);
		const top = STACK + 2 + program.routines[0]!.slots;
		const { ops, calls } = usesOf(program);
		const ends = what === 'game' && calls.has('final');
		const unwind = (): number => {
			arena.set(FP, STACK);
			arena.set(SP, top);
			if (ends) arena.set(Header.final, 1);
			return to;
		};
		if (!ops.has('run-begin')) return unwind;
		// inside a run the part that ends is the inner one; a turn or the game takes all runs with it
		return () => {
			if (what === 'part') {
				const inner = leaveForPart(machine);
				if (inner >= 0) return inner;
			} else leaveAll(machine);
			return unwind();
		};
	},
	'game-over': (machine, _instr, _next, pc) => () => {
		const { arena } = machine.rt;
		if (machine.program.scores?.per === 'game') raise(machine);
		arena.set(Header.status, Status.over);
		arena.set(Header.decision, -1);
		arena.set(Header.pc, pc);
		return stop;
	},
};

/** A floor that binds at the end alone. */
function raise(machine: Machine): void {
	const { m, SCORE, seats } = machine.rt;
	const { floor } = machine.program.scores!;
	for (let seat = 0; floor !== undefined && seat < seats; seat++) {
		const short = floor - m[SCORE + seat]!;
		if (short <= 0) continue;
		machine.award(seat, short, () => ({
			lines: [{ id: 'floor', count: 1, each: short, points: short, source: -1 }],
			segment: -1,
			kind: -1,
			reason: -1,
			cause: -1,
			source: -1,
			complete: false,
		}));
	}
}

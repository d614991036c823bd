import { featureSet } from '../feature-set.ts';
import { setAllDue } from '../always-due.ts';
import { Header } from '../header.ts';
import type { Machine } from '../machine.ts';
import { Status, stop } from '../status.ts';
import { scopeReset } from './resets.ts';
import { leaveAll, leaveForPart } from './runs.ts';
import { putInBox } from '../tile-places.ts';
import type { OpTable } from './shape.ts';

const {
	active: ACTIVE,
	decision: DECISION,
	drawn: DRAWN,
	final: IS_FINAL,
	fp: FP,
	granted: GRANTED,
	part: PART,
	pc: PC,
	placed: PLACED,
	sp: SP,
	status: STATUS,
	turn: TURN,
	turns: TURNS,
	waveCount: WAVE_COUNT,
	waveFrom: WAVE_FROM,
} = Header;

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
		const reset = scopeReset(machine, ['turn']);
		const { arena, m } = machine.rt;
		const isListened = machine.events.hasListeners('started');
		return () => {
			arena.set(TURN, m[TURN]! + 1);
			if (m[PART] !== 0) arena.set(PART, 0);
			if (m[GRANTED] !== 0) arena.set(GRANTED, 0);
			if (reset) reset();
			if (machine.onFirstTurn && m[TURN] === 1) {
				const on = machine.onFirstTurn();
				setAllDue(machine.rt);
				if (on !== undefined) return on;
			}
			if (isListened) machine.events.record('started', { seat: m[ACTIVE]! });
			return next;
		};
	},
	'turn-end': ({ rt: { arena, m, seats }, program }, { to }) => {
		const pass = (): number => {
			const seat = m[ACTIVE]! + 1;
			arena.set(ACTIVE, seat < seats ? seat : 0);
			return to;
		};
		if (!featureSet(program).ops.has('grant-turn')) return pass;
		return () => {
			const left = m[TURNS]!;
			if (left === 0) return pass();
			arena.set(TURNS, left - 1);
			return to;
		};
	},
	'part-begin': (machine, _instr, next) => {
		const reset = scopeReset(machine, ['part']);
		const { rt } = machine;
		const { arena, m } = rt;
		return () => {
			arena.set(PART, m[PART]! + 1);
			if (m[PLACED] !== -1) arena.set(PLACED, -1);
			if (m[DRAWN] !== -1) {
				putInBox(rt, m[DRAWN]!);
				arena.set(DRAWN, -1);
			}
			if (m[WAVE_COUNT] !== 0) arena.set(WAVE_COUNT, 0);
			if (m[WAVE_FROM] !== 0) arena.set(WAVE_FROM, 0);
			if (reset) reset();
			return next;
		};
	},
	'part-end':
		({ rt: { arena, m } }, { to }, next) =>
		() => {
			if (m[GRANTED]! === 0) return next;
			arena.set(GRANTED, m[GRANTED]! - 1);
			return to;
		},
	grant:
		({ rt: { arena, m } }, _instr, next) =>
		() => {
			arena.set(GRANTED, m[GRANTED]! + 1);
			return next;
		},
	'grant-turn':
		({ rt: { arena, m } }, _instr, next) =>
		() => {
			arena.set(TURNS, m[TURNS]! + 1);
			return next;
		},
	finish: (machine, { what }) => {
		const { rt, program } = machine;
		const { arena, STACK } = rt;
		const to = machine.thread(program.exits[what]);
		const top = STACK + 2 + program.routines[0]!.slots;
		const { ops } = featureSet(program);
		const unwind = (): number => {
			arena.set(FP, STACK);
			arena.set(SP, top);
			if (what === 'game') arena.set(IS_FINAL, 1);
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
		arena.set(STATUS, Status.over);
		arena.set(DECISION, -1);
		arena.set(PC, pc);
		return stop;
	},
};

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

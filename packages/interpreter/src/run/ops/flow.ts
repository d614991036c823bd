import { Header } from '../header.ts';
import { Status, stop, type Machine } from '../machine.ts';
import type { OpTable } from './shape.ts';

const { fp: FP, sp: SP } = Header;

/** Turns, parts, the end. */
export const flowOps: OpTable<'turn-begin' | 'turn-end' | 'part-begin' | 'part-end' | 'grant' | 'finish' | 'game-over'> = {
	'turn-begin': (machine, _instr, next) => {
		const reset = resets(machine, ['turn']);
		const { arena, m } = machine.rt;
		return () => {
			arena.set(Header.turn, m[Header.turn]! + 1);
			if (m[Header.part] !== 0) arena.set(Header.part, 0);
			if (m[Header.granted] !== 0) arena.set(Header.granted, 0);
			if (reset) reset();
			return next;
		};
	},
	'turn-end': ({ rt: { arena, m, seats } }, { to }) => () => {
		const seat = m[Header.active]! + 1;
		arena.set(Header.active, seat < seats ? seat : 0);
		return to;
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
	'part-end': ({ rt: { arena, m } }, { to }, next) => () => {
		if (m[Header.granted]! === 0) return next;
		arena.set(Header.granted, m[Header.granted]! - 1);
		return to;
	},
	grant: ({ rt: { arena, m } }, _instr, next) => () => {
		arena.set(Header.granted, m[Header.granted]! + 1);
		return next;
	},
	finish: (machine, { what }) => {
		const { rt, program } = machine;
		const { arena, STACK } = rt;
		const to = machine.thread(program.exits[what]);
		const top = STACK + 2 + program.routines[0]!.slots;
		return () => {
			arena.set(FP, STACK);
			arena.set(SP, top);
			return to;
		};
	},
	'game-over': ({ rt: { arena } }, _instr, _next, pc) => () => {
		arena.set(Header.status, Status.over);
		arena.set(Header.decision, -1);
		arena.set(Header.pc, pc);
		return stop;
	},
};

/** What begins anew with a turn, part, wave or round: limits and registers of that scope. */
export function resets(machine: Machine, scopes: readonly string[]): (() => void) | undefined {
	const { arena, m, LIMITS, REGISTER, registerSize } = machine.rt;
	const { limits, registers } = machine.program;
	const limit = limits.flatMap((l, i) => (scopes.includes(l.per) ? [LIMITS + i] : []));
	const words = registers.flatMap((r, i) =>
		scopes.includes(r.reset) || scopes.includes(r.per) ? [{ from: REGISTER[i]!, to: REGISTER[i]! + registerSize[i]!, v: r.default }] : [],
	);
	if (limit.length + words.length === 0) return undefined;
	return () => {
		for (const at of limit) if (m[at] !== 0) arena.set(at, 0);
		for (const { from, to, v } of words) for (let at = from; at < to; at++) if (m[at] !== v) arena.set(at, v);
	};
}

import type { FaultCode } from '@tilewright/schema';
import type { Expr } from '@tilewright/lang';
import type { Arena } from '../../arena.ts';
import { EngineFault } from '../../fault.ts';
import { Header } from '../header.ts';
import { limitTest } from '../limits.ts';
import type { Machine } from '../machine.ts';
import type { OpTable } from './shape.ts';
import { faults } from '../../texts/faults.ts';

const { fired: FIRED, fp: FP, slot: SLOT, sp: SP } = Header;

const none: readonly number[] = [];

/** Jumps, slots of the frame, loops, calls, limits, decisions. A frame is [return address, caller's frame, slots…]; slots count from 0. */
export const controlOps: OpTable<
	| 'jump'
	| 'unless'
	| 'let'
	| 'let-set'
	| 'stack-mark'
	| 'stack-release'
	| 'each'
	| 'next'
	| 'call'
	| 'leave'
	| 'limit'
	| 'measure'
	| 'decide'
	| 'settle'
	| 'fired'
	| 'slot'
	| 'fail'
> = {
	jump:
		(_machine, { to }) =>
		() =>
			to,
	unless: ({ backend }, { test, to }, next) => {
		const holds = backend.bool(test);
		return () => (holds() ? next : to);
	},
	let: ({ backend, rt: { arena, m } }, { slot, value }, next) => {
		const get = backend.num(value);
		return () => {
			const v = get();
			arena.set(m[FP]! + slot, v);
			return next;
		};
	},
	'let-set': (machine, { slot, value }, next) => {
		const push = pusher(machine, value);
		const { arena, m } = machine.rt;
		return () => {
			const list = push();
			arena.set(m[FP]! + slot, list);
			return next;
		};
	},
	'stack-mark':
		({ rt: { arena, m } }, { slot }, next) =>
		() => {
			arena.set(m[FP]! + slot, m[SP]!);
			return next;
		},
	'stack-release':
		({ rt: { arena, m } }, { slot }, next) =>
		() => {
			arena.set(SP, m[m[FP]! + slot]!);
			return next;
		},
	each: (machine, { list, in: set, from, by }, next) => {
		const push = pusher(machine, set);
		const { arena, m, seats, temps } = machine.rt;
		const first = from ? machine.backend.num(from) : undefined;
		const key = by ? machine.backend.num(by.key) : undefined;
		return () => {
			const at = push();
			const n = m[at]!;
			if (first) {
				const seat = first();
				sort(arena, m, at, n, (v) => (v - seat + seats) % seats);
			}
			if (key)
				sort(arena, m, at, n, (v) => {
					temps[by!.slot] = v;
					return key();
				});
			arena.set(m[FP]! + list, at);
			arena.set(m[FP]! + list + 1, 0);
			return next;
		};
	},
	next:
		({ rt: { arena, m } }, { list, slot, end }, next) =>
		() => {
			const f = m[FP]!;
			const at = m[f + list]!;
			const i = m[f + list + 1]!;
			if (i >= m[at]!) {
				arena.set(SP, at);
				return end;
			}
			arena.set(f + slot, m[at + 1 + i]!);
			arena.set(f + list + 1, i + 1);
			return next;
		},
	call: (machine, { routine, args }, next) => {
		const values = args.map((a) => machine.backend.num(a));
		if (values.length === 0) return () => machine.enter(routine, next, none);
		return () =>
			machine.enter(
				routine,
				next,
				values.map((v) => v()),
			);
	},
	leave: ({ rt, program }, _instr, _next, pc) => {
		const { arena, m } = rt;
		// the routine this instruction belongs to: the last one that begins before it
		let owner = 0;
		program.routines.forEach((r, i) => {
			if (r.entry <= pc && r.entry >= program.routines[owner]!.entry) owner = i;
		});
		const slots = program.routines[owner]!.slots;
		return () => {
			const base = m[FP]!;
			const back = m[base + slots]!;
			arena.set(FP, m[base + slots + 1]!);
			arena.set(SP, base);
			return back;
		};
	},
	limit: (machine, { limit, key, to }, next) => {
		const { full, use } = limitTest(machine, limit, key);
		return () => {
			if (full()) return to;
			use();
			return next;
		};
	},
	measure: ({ backend, rt: { arena, m } }, { slot, measure }, next) => {
		const get = backend.num(measure);
		return () => {
			const at = m[FP]! + slot;
			const v = get();
			if (v >= m[at]!) throw new EngineFault('RUN-MEASURE', faults.measureDidNotFall);
			arena.set(at, v);
			return next;
		};
	},
	decide: (machine, { decision }, _next, pc) => {
		const none = machine.thread(machine.program.decisions[decision]!.none);
		return () => machine.open(decision, pc, none);
	},
	settle: (machine, _instr, next, pc) => () => machine.events.drainEvents(pc, next),
	fired:
		({ rt: { arena } }, _instr, next) =>
		() => {
			arena.set(FIRED, 1);
			return next;
		},
	slot:
		(machine, { slot }, next) =>
		() => {
			machine.rt.arena.set(SLOT, slot);
			machine.onSlot?.(slot);
			return next;
		},
	fail:
		(_machine, { code }) =>
		() => {
			throw new EngineFault(code as FaultCode, faults.noOptionLeft);
		},
};

function pusher({ backend, rt }: Machine, set: Expr): () => number {
	const { arena, m, temps, stackEnd } = rt;
	const slot = rt.newTemp();
	let top = 0;
	const run = backend.each(set, slot, () => {
		if (top >= stackEnd) throw new EngineFault('RUN-STACK', faults.tooManyLoopMembers);
		arena.set(top++, temps[slot]!);
		return false;
	});
	return () => {
		const at = m[SP]!;
		top = at + 1;
		run();
		arena.set(at, top - at - 1);
		arena.set(SP, top);
		return at;
	};
}

function sort(
	arena: Arena,
	m: Int32Array,
	at: number,
	n: number,
	key: (v: number) => number,
): void {
	const members = Array.from(m.subarray(at + 1, at + 1 + n), (v, i) => ({ v, i, k: key(v) }));
	members.sort((a, b) => a.k - b.k || a.i - b.i);
	members.forEach(({ v }, i) => arena.set(at + 1 + i, v));
}

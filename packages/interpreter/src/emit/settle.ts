import { EventWord } from '../run/event-words.ts';
import { keptOffsets } from '../run/kept-before.ts';
import { Header } from '../run/header.ts';
import { enter } from './frames.ts';
import { add, and, both, eq, le, lt, mul, ne, or, word } from './ir.ts';
import type { Step } from './step.ts';

/** Does what `Events.drainEvents` does. */
export function settle(s: Step): void {
	const { e, f, jump, next, pc } = s;
	const { machine, program, rt } = e;
	const { optional } = rt;
	const self = machine.thread(pc);
	if (machine.suppressed.length > 0) e.lacks('rules-that-are-suppressed');
	if (program.triggers.length > 0) {
		drain(s, self);
		const from = f.let(word(Header.eventFrom));
		f.if(ne(word(Header.events), from), () => {
			f.store(Header.events, 0, from);
			f.store(Header.eventAt, 0, from);
		});
	}
	const { always } = program;
	if (always.length > 0) {
		const at = f.let(word(Header.alwaysAt));
		const words = (always.length + 31) >> 5;
		// bits beyond the last rule mean nothing
		const allDue = Array.from({ length: words }, (_, i) => {
			const rules = Math.min(32, always.length - 32 * i);
			return and(word(optional.DUE + i), (-1 >>> (32 - rules)) | 0);
		});
		f.if(
			allDue.reduce((a, b) => or(a, b), at),
			() => {
				f.if(eq(at, 0), () => f.store(Header.fired, 0, 0));
				always.forEach(({ routine }, i) => {
					const due = optional.DUE + (i >> 5);
					const bit = 1 << (i & 31);
					f.if(both(le(at, i), ne(and(word(due), bit), 0)), () => {
						f.store(due, 0, and(word(due), ~bit));
						f.store(Header.alwaysAt, 0, i + 1);
						enter(s, routine, self, []);
					});
				});
				f.store(Header.alwaysAt, 0, 0);
				f.if(word(Header.fired), () => jump(self));
			},
		);
	}
	next();
}

/** Enters the next routine that follows an event, if there is one. */
function drain(s: Step, self: number): void {
	const { e, f, p } = s;
	const { program, rt } = e;
	const { EVENTS, eventWords } = rt;
	const offsets = keptOffsets(program.triggers);
	f.loop((again) => {
		const event = f.let(word(Header.eventAt));
		f.if(lt(event, word(Header.events)), () => {
			const at = f.let(mul(event, eventWords));
			const type = f.let(word(EVENTS + EventWord.type, at));
			const done = f.let(word(Header.triggerAt));
			p.events.names.forEach((name, number) =>
				f.if(eq(type, number), () => {
					const own = program.triggers.flatMap((trigger, i) =>
						trigger.event === name ? [{ ...trigger, offset: offsets[i]! }] : [],
					);
					own.forEach(({ before, offset, routine }, i) =>
						f.if(eq(done, i), () => {
							f.store(Header.triggerAt, 0, i + 1);
							enter(s, routine, self, [event], (base) =>
								before.forEach(({ slot }, k) => f.store(slot, base, word(EVENTS + offset + k, at))),
							);
						}),
					);
				}),
			);
			f.store(Header.triggerAt, 0, 0);
			f.store(Header.eventAt, 0, add(event, 1));
			f.jump(again);
		});
	});
}

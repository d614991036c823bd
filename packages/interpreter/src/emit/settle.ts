import { Header } from '../run/header.ts';
import { enter } from './frames.ts';
import { and, both, eq, le, lt, ne, or, word } from './ir.ts';
import type { Step } from './step.ts';

/** Does what `Events.drainEvents` does. */
export function settle(s: Step): void {
	const { e, f, jump, next, pc } = s;
	const { machine, program, rt } = e;
	const { optional } = rt;
	const self = machine.thread(pc);
	if (machine.suppressed.length > 0) e.lacks('rules-that-are-suppressed');
	if (program.triggers.length > 0) {
		e.leave(['events-that-rules-follow'], 'step');
		f.if(lt(word(Header.eventAt), word(Header.events)), () => s.closure());
		const from = f.let(word(Header.eventFrom));
		f.if(ne(word(Header.events), from), () => {
			f.store(Header.events, 0, from);
			f.store(Header.eventAt, 0, from);
		});
	}
	const { always } = program;
	if (always.length > 0) {
		const at = f.let(word(Header.alwaysAt));
		f.if(eq(at, 0), () => f.store(Header.fired, 0, 0));
		const words = (always.length + 31) >> 5;
		const isAnyDue = Array.from({ length: words }, (_, i) => word(optional.DUE + i));
		f.if(
			isAnyDue.reduce((a, b) => or(a, b)),
			() =>
				always.forEach(({ routine }, i) => {
					const due = optional.DUE + (i >> 5);
					const bit = 1 << (i & 31);
					f.if(both(le(at, i), ne(and(word(due), bit), 0)), () => {
						f.store(due, 0, and(word(due), ~bit));
						f.store(Header.alwaysAt, 0, i + 1);
						enter(s, routine, self, []);
					});
				}),
		);
		f.store(Header.alwaysAt, 0, 0);
	}
	f.if(word(Header.fired), () => jump(self));
	next();
}

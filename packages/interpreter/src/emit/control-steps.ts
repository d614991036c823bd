import type { Expr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { enter, slotsAt } from './frames.ts';
import { add, both, ge, get, gt, not, rem, sub, type Value, word } from './ir.ts';
import { limitCode } from './limits.ts';
import { emptyScope, withTemp } from './scope.ts';
import { settle } from './settle.ts';
import type { Step, StepTable } from './step.ts';

export const controlSteps: StepTable<
	| 'jump'
	| 'unless'
	| 'let'
	| 'let-set'
	| 'measure'
	| 'stack-mark'
	| 'stack-release'
	| 'each'
	| 'next'
	| 'call'
	| 'leave'
	| 'settle'
	| 'fired'
	| 'limit'
	| 'fail'
	| 'set'
> = {
	jump: (s, instr) => {
		const { to } = s;
		to(instr.to);
	},
	unless: (s, instr) => {
		const { f, to, next, value } = s;
		f.if(not(value(instr.test)), () => to(instr.to));
		next();
	},
	let: (s, instr) => {
		const { f, fp, next, value } = s;
		f.store(instr.slot, fp, value(instr.value));
		next();
	},
	'let-set': (s, instr) => {
		const { f, fp, next } = s;
		f.store(instr.slot, fp, pushed(s, instr.value));
		next();
	},
	measure: (s, instr) => {
		const { f, fp, next, value } = s;
		const v = f.let(value(instr.measure));
		f.if(ge(v, word(instr.slot, fp)), () => f.giveUp());
		f.store(instr.slot, fp, v);
		next();
	},
	'stack-mark': (s, instr) => {
		const { f, fp, next } = s;
		f.store(instr.slot, fp, word(Header.sp));
		next();
	},
	'stack-release': (s, instr) => {
		const { f, fp, next } = s;
		f.store(Header.sp, 0, word(instr.slot, fp));
		next();
	},
	each: (s, instr) => {
		const { e, f, fp, next, value, x } = s;
		const at = pushed(s, instr.in);
		const { from, by } = instr;
		const { seats } = e.rt;
		if (from) {
			const seat = f.let(value(from));
			sort(s, at, (v) => rem(add(sub(v, seat), seats), seats));
		}
		if (by) sort(s, at, (v) => x.value(f, by.key, withTemp(emptyScope, by.slot, v)));
		f.store(instr.list, fp, at);
		f.store(instr.list + 1, fp, 0);
		next();
	},
	next: (s, instr) => {
		const { f, fp, to, next } = s;
		const at = f.let(word(instr.list, fp));
		const i = f.let(word(instr.list + 1, fp));
		f.if(ge(i, word(0, at)), () => {
			f.store(Header.sp, 0, at);
			to(instr.end);
		});
		f.store(instr.slot, fp, word(1, add(at, i)));
		f.store(instr.list + 1, fp, add(i, 1));
		next();
	},
	call: (s, instr) => {
		const { f, pc, value, e } = s;
		const { machine } = e;
		enter(
			s,
			instr.routine,
			machine.thread(pc + 1),
			instr.args.map((a) => f.let(value(a))),
		);
	},
	leave: (s) => {
		const { e, f, fp, pc, back, setFrame } = s;
		const slots = slotsAt(e, pc);
		const to = f.let(word(slots, fp));
		const caller = f.let(word(slots + 1, fp));
		f.store(Header.fp, 0, caller);
		f.store(Header.sp, 0, fp);
		setFrame(caller);
		back(to);
	},
	settle,
	limit: (s, instr) => {
		const { e, f, next, to, x } = s;
		const { full, use } = limitCode(f, e, x, instr.limit, instr.key, emptyScope);
		f.if(full(), () => to(instr.to));
		use();
		next();
	},
	// the fault is told by closures
	fail: ({ f }) => f.giveUp(),
	fired: (s) => {
		const { f, next } = s;
		f.store(Header.fired, 0, 1);
		next();
	},
	set: (s, instr) => {
		const { f, next, p, value, e } = s;
		const { rt, program } = e;
		const base = rt.REGISTER[instr.register]!;
		if (!instr.on) {
			f.store(base, 0, value(instr.value));
			return next();
		}
		const id = f.let(value(instr.on));
		const isOfFeature = program.registers[instr.register]!.per === 'feature';
		const marked = p.places.markedPieces.get(instr.register);
		f.if(ge(id, 0), () => {
			const v = marked ? f.let(value(instr.value)) : value(instr.value);
			f.store(base, isOfFeature ? word(rt.board.ROOT, id) : id, v);
			if (!marked) return;
			f.if(
				v,
				() => marked.put(f, id, true),
				() => marked.put(f, id, false),
			);
		});
		next();
	},
};

/** Pushes the members of a set on the stack as [count, members…]; the value is their address. */
function pushed({ e, f, x }: Step, set: Expr): Value {
	const at = f.let(word(Header.sp));
	const top = f.variable(add(at, 1));
	x.each(f, set, emptyScope, 'canonical', (member) => {
		f.if(ge(get(top), e.rt.stackEnd), () => f.giveUp());
		f.store(0, get(top), member);
		f.set(top, add(get(top), 1));
	});
	f.store(0, at, sub(sub(get(top), at), 1));
	f.store(Header.sp, 0, get(top));
	return at;
}

/** The most members of a list that is brought into an order. */
const MAX_SORTED = 4096;

/** Sorts a pushed list by a key; members with equal keys stay as they are. */
function sort({ e, f }: Step, at: Value, keyOf: (member: Value) => Value): void {
	e.withRoom(
		'keys of a list',
		() => e.memory.room(MAX_SORTED),
		(keys) => {
			const n = f.let(word(0, at));
			f.if(gt(n, MAX_SORTED), () => f.giveUp());
			f.count(0, n, (i) => {
				const member = f.let(word(1, add(at, i)));
				const key = f.let(keyOf(member));
				const to = f.variable(i);
				f.while(
					() => both(gt(get(to), 0), gt(word(keys - 1, get(to)), key)),
					() => {
						f.store(keys, get(to), word(keys - 1, get(to)));
						f.store(1, add(at, get(to)), word(0, add(at, get(to))));
						f.set(to, sub(get(to), 1));
					},
				);
				f.store(keys, get(to), key);
				f.store(1, add(at, get(to)), member);
			});
		},
	);
}

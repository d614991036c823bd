import { Header } from '../run/header.ts';
import { Status } from '../run/status.ts';
import { add, ge, num, sub, word } from './ir.ts';
import { clears } from './resets.ts';
import type { StepTable } from './step.ts';
import { zero } from './wave.ts';

export const turnSteps: StepTable<
	| 'turn-begin'
	| 'part-begin'
	| 'part-end'
	| 'grant'
	| 'grant-turn'
	| 'turn-end'
	| 'finish'
	| 'game-over'
> = {
	'turn-begin': (s) => {
		const { f, next, p } = s;
		clears(s, 'turn');
		f.store(Header.turn, 0, add(word(Header.turn), 1));
		zero(f, Header.part);
		zero(f, Header.granted);
		p.events.record(f, 'started', { seat: word(Header.active) });
		next();
	},
	'part-begin': (s) => {
		const { e, f, next } = s;
		const { rt } = e;
		clears(s, 'part');
		if (rt.optional.BOX >= 0) e.lacks('box');
		f.store(Header.part, 0, add(word(Header.part), 1));
		f.store(Header.placed, 0, -1);
		f.store(Header.drawn, 0, -1);
		zero(f, Header.waveCount);
		zero(f, Header.waveFrom);
		next();
	},
	'part-end': (s, instr) => {
		const { f, to, next } = s;
		const granted = f.let(word(Header.granted));
		f.if(granted, () => {
			f.store(Header.granted, 0, sub(granted, 1));
			to(instr.to);
		});
		next();
	},
	grant: (s) => {
		const { f, next } = s;
		f.store(Header.granted, 0, add(word(Header.granted), 1));
		next();
	},
	'grant-turn': (s) => {
		const { f, next } = s;
		f.store(Header.turns, 0, add(word(Header.turns), 1));
		next();
	},
	'turn-end': (s, instr) => {
		const { f, to, e } = s;
		const { program } = e;
		if (program.code.some((i) => i.op === 'grant-turn')) {
			const left = f.let(word(Header.turns));
			f.if(left, () => {
				f.store(Header.turns, 0, sub(left, 1));
				to(instr.to);
			});
		}
		const seat = f.let(add(word(Header.active), 1));
		f.store(Header.active, 0, seat);
		f.if(ge(seat, program.seats), () => f.store(Header.active, 0, 0));
		to(instr.to);
	},
	finish: (s, instr) => {
		const { e, f, to, setFrame } = s;
		const { rt, program } = e;
		if (program.code.some((i) => i.op === 'run-begin')) e.lacks('turns-inside-of-turns');
		f.store(Header.fp, 0, rt.STACK);
		f.store(Header.sp, 0, rt.STACK + 2 + program.routines[0]!.slots);
		if (instr.what === 'game') f.store(Header.final, 0, 1);
		setFrame(num(rt.STACK));
		to(program.exits[instr.what]);
	},
	'game-over': (s) => {
		const { e, f, pc } = s;
		const { program } = e;
		if (program.scores?.per === 'game') e.lacks('a-floor-of-points-at-the-end');
		f.store(Header.status, 0, Status.over);
		f.store(Header.decision, 0, -1);
		f.store(Header.pc, 0, pc);
		f.return();
	},
};

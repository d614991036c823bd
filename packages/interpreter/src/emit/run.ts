import type { Instr } from '@tilewright/lang';
import { limits } from '@tilewright/schema';
import { Header } from '../run/header.ts';
import { answerDecision } from './answer.ts';
import { call } from './body.ts';
import { controlSteps } from './control-steps.ts';
import { storeMarks } from './due-marks.ts';
import type { Emission } from './emission.ts';
import {
	eq,
	type Fn,
	get,
	type Label,
	lt,
	not,
	num,
	type Statement,
	sub,
	type Value,
	word,
} from './ir.ts';
import { openDecision } from './open-decision.ts';
import { PieceInstructions } from './pieces.ts';
import { payScore, rollDie, transferPoints } from './points.ts';
import { emptyScope } from './scope.ts';
import type { Parts, Step } from './step.ts';
import { tileSteps } from './tile-steps.ts';
import { turnSteps } from './turn-steps.ts';
import { waveSteps } from './wave-steps.ts';

/** Jumps back in one run. A run that makes more is played by closures, which count instructions and say where it went on for ever. */
const MAX_JUMPS: number = limits.gameSteps;

export interface RunCode {
	readonly run: Fn;
	/** By place in the code of an instruction that closures run: codes of what it lacks. */
	readonly left: ReadonlyMap<number, readonly string[]>;
}

const steps: Readonly<Partial<Record<Instr['op'], (step: Step, instr: never) => void>>> = {
	...controlSteps,
	...tileSteps,
	...turnSteps,
	...waveSteps,
};

/**
 * (place in the code, 1 to choose by chance): runs the program from there until a decision is due or the game is over. Instructions lie
 * one after the other, so that going on needs no jump; a jump forward leaves the blocks between, a jump back begins the loop again, which
 * finds the place.
 */
export function runFn(e: Emission, parts: Parts): RunCode {
	const { code } = e.program;
	const pieces = new PieceInstructions(e, parts);
	const left = new Map<number, readonly string[]>();
	const run = e.fn('run', ['from', 'picks'], false, (f, from, picks) => {
		const pc = f.variable(from);
		const jumps = f.variable(MAX_JUMPS);
		const fp = f.variable(word(Header.fp));
		parts.places.forget(f);
		const labels = code.map((_, at) =>
			e.machine.thread(at) === at ? f.label(`at${at}:`) : undefined,
		);
		const instructions = (again: Label): void => {
			const back = (to: Value): void => {
				f.set(pc, to);
				f.set(jumps, sub(get(jumps), 1));
				f.if(lt(get(jumps), 0), () => f.giveUp());
				f.jump(again);
			};
			// closures enter routines at instructions that do nothing, too
			const places = code.map((_, at) => labels[e.machine.thread(at)]);
			let body: Statement[] = [{ op: 'switch', on: get(pc), labels: places }];
			labels.forEach((label, at) => {
				if (!label) return;
				const jump = (to: number): void => {
					if (to > at) f.jump(labels[to]!);
					else back(num(to));
				};
				const to = (place: number): void => jump(e.machine.thread(place));
				const step: Step = {
					e,
					f,
					p: parts,
					x: parts.expressions,
					pc: at,
					fp: get(fp),
					picks,
					value: (expr) => parts.expressions.value(f, expr, emptyScope),
					jump,
					to,
					next: () => to(at + 1),
					back,
					setFrame: (v) => f.set(fp, v),
					closure: () => runClosure(step),
				};
				const own = f.collect(() => {
					const lacking = made(step, code[at]!, pieces);
					if (lacking.size > 0) left.set(at, [...lacking].sort());
				});
				body = [{ op: 'block', label, body }, ...own];
			});
			for (const s of body) f.add(s);
			f.giveUp();
		};
		const body = f.collect(() => f.loop(instructions));
		// only now is it known what is noted about the board
		parts.places.nearTiles.forget(f);
		f.addAll(body);
	});
	return { run, left };
}

/** The code of an instruction, or a call of its closure; returns what the code lacks. */
function made(step: Step, instr: Instr, pieces: PieceInstructions): ReadonlySet<string> {
	const { e, f, pc } = step;
	const { body, lacking } = e.attempt(() =>
		f.collect(() => {
			if (e.machine.isSuppressible(pc)) e.lacks('rules-that-are-suppressed');
			for (const marks of e.machine.dueMarks.ofInstruction.get(pc) ?? []) storeMarks(f, marks);
			instruction(step, instr, pieces);
		}),
	);
	if (lacking.size === 0) {
		f.addAll(body);
		return lacking;
	}
	e.leave(lacking, 'step');
	if (instr.op === 'decide') stopToAsk(step);
	step.closure();
	return lacking;
}

function runClosure({ e, f, p, pc, back, jump, setFrame }: Step): void {
	const to = f.let(call(e.closure('step'), num(pc)));
	f.if(lt(to, 0), () => f.return());
	setFrame(word(Header.fp));
	f.store(p.isCounted, 0, 0);
	f.store(p.pieces.isSettled, 0, 0);
	p.places.forget(f);
	const next = e.machine.thread(pc + 1);
	if (next < e.program.code.length) f.if(eq(to, next), () => jump(next));
	back(to);
}

function stopToAsk({ e, f, pc, picks }: Step): void {
	if (e.asks) {
		f.store(Header.pc, 0, pc);
		return f.return();
	}
	f.if(not(picks), () => {
		f.store(Header.pc, 0, pc);
		f.return();
	});
}

function instruction(step: Step, instr: Instr, pieces: PieceInstructions): void {
	const { e, f, fp, p, next } = step;
	switch (instr.op) {
		case 'slot':
		case 'wave-end':
			return next();
		case 'decide':
			if (e.asks) openDecision(step, instr.decision);
			stopToAsk(step);
			if (e.asks) return;
			return answerDecision(step, instr.decision);
		case 'place':
			return pieces.place(f, instr, next);
		case 'move':
		case 'move-under':
			pieces.move(f, instr);
			return next();
		case 'draw':
			pieces.draw(f, instr);
			return next();
		case 'reveal':
			pieces.reveal(f, instr);
			return next();
		case 'return':
			pieces.giveBack(f, instr);
			return next();
		case 'transfer':
			transferPoints(f, instr, p);
			return next();
		case 'roll':
			rollDie(f, instr, e, fp, p.deck.below(instr.stream));
			return next();
		case 'score':
			payScore(f, instr, e, p);
			return next();
		default: {
			const made = steps[instr.op];
			if (made) return made(step, instr as never);
			e.lacks(`instruction:${instr.op}`);
			f.giveUp();
		}
	}
}

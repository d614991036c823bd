import { limits } from '@tilewright/schema';
import type { Expr, Instr } from '@tilewright/lang';
import { Header } from '../run/header.ts';
import { scopeReset } from '../run/ops/resets.ts';
import { Status } from '../run/status.ts';
import { type Body, call } from './body.ts';
import type { DecisionCode } from './decisions.ts';
import type { DeckCode } from './deck.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import { emptyScope } from './scope.ts';
import {
	type Fn,
	type Statement,
	type Value,
	add,
	and,
	eq,
	ge,
	get,
	gt,
	lt,
	not,
	num,
	or,
	shl,
	shr,
	sub,
	word,
} from './ir.ts';
import { type PieceCode, PieceInstructions, storeMarks } from './pieces.ts';
import { payScore } from './points.ts';
import type { ScoringCode } from './scoring.ts';
import type { WaveCode } from './wave.ts';
import { zero } from './wave.ts';

/** Jumps back in one run. A run that makes more is played by closures, which count instructions and say where it went on for ever. */
const MOST_JUMPS: number = limits.gameSteps;

export interface Parts {
	/** (tile kind, cell, rotation) → tile */
	readonly lay: Fn;
	readonly deck: DeckCode;
	readonly pieces: PieceCode;
	readonly scoring: ScoringCode;
	readonly wave: WaveCode;
	readonly decisions: DecisionCode;
	readonly expressions: Expressions;
	/** 1 while the counted placements are those of the board as it is. */
	readonly isCounted: number;
}

/** The code of the instructions. */
export interface RunCode {
	readonly run: Fn;
	/** The number of instructions that closures run. */
	readonly stepped: number;
}

/**
 * (place in the code, 1 to choose by chance): runs the program from there until a decision is due or the game is over. Instructions lie one after the other, so
 * that going on needs no jump; a jump forward leaves the blocks between, a jump back begins the loop again, which finds the place.
 */
export function runFn(e: Emission, parts: Parts): RunCode {
	const instructions = new Instructions(e, parts);
	const run = instructions.make();
	return { run, stepped: instructions.stepped };
}

class Instructions {
	private readonly e: Emission;
	private readonly p: Parts;
	private readonly x: Expressions;
	private readonly pieces: PieceInstructions;
	stepped = 0;

	constructor(e: Emission, parts: Parts) {
		this.e = e;
		this.p = parts;
		this.x = parts.expressions;
		this.pieces = new PieceInstructions(e, this.x, parts.pieces);
	}

	make(): Fn {
		const { e } = this;
		const { code } = e.program;
		return e.fn('run', ['from', 'picks'], false, (f, from, picks) => {
			const pc = f.variable(from);
			const left = f.variable(MOST_JUMPS);
			const fp = f.variable(word(Header.fp));
			const labels = code.map((_, at) =>
				e.machine.thread(at) === at ? f.label(`at${at}:`) : undefined,
			);
			f.loop((again) => {
				const back = (to: Value): void => {
					f.set(pc, to);
					f.set(left, sub(get(left), 1));
					f.if(lt(get(left), 0), () => f.giveUp());
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
					const own = f.collect(() => {
						const setFrame = (v: Value): void => f.set(fp, v);
						const frame: Frame = { pc: at, fp: get(fp), picks, jump, back, setFrame };
						this.made(f, code[at]!, frame);
					});
					body = [{ op: 'block', label, body }, ...own];
				});
				for (const s of body) f.add(s);
				f.giveUp();
			});
		});
	}

	/** The code of an instruction, or a call of its closure. */
	private made(f: Body, instr: Instr, frame: Frame): void {
		const { e } = this;
		const { body, lacking } = e.attempt(() =>
			f.collect(() => {
				if (e.machine.isSuppressible(frame.pc)) e.lacks('rules-that-are-suppressed');
				for (const marks of e.machine.dueMarks.ofInstruction.get(frame.pc) ?? [])
					storeMarks(f, marks);
				this.instruction(f, instr, frame);
			}),
		);
		if (lacking.size === 0) return f.addAll(body);
		e.leave(lacking);
		this.stepped++;
		if (instr.op === 'decide') this.stopToAsk(f, frame);
		const to = f.let(call(e.closure('step'), num(frame.pc)));
		f.if(lt(to, 0), () => f.return());
		frame.setFrame(word(Header.fp));
		f.store(this.p.isCounted, 0, 0);
		const next = e.machine.thread(frame.pc + 1);
		if (next < e.program.code.length) f.if(eq(to, next), () => frame.jump(next));
		frame.back(to);
	}

	/** Stops before a decision where somebody else chooses. */
	private stopToAsk(f: Body, { pc, picks }: Frame): void {
		f.if(not(picks), () => {
			f.store(Header.pc, 0, pc);
			f.return();
		});
	}

	/** Notes what closures clear where something begins, and code does not. */
	private clears(scope: string): void {
		if (scopeReset(this.e.machine, [scope])) this.e.lacks(`limits-and-registers-per:${scope}`);
	}

	private unlistened(event: string): void {
		if (this.e.machine.events.hasListeners(event)) this.e.lacks(`event:${event}`);
	}

	private instruction(f: Body, instr: Instr, frame: Frame): void {
		const { e, x, p } = this;
		const { rt, program, machine } = e;
		const { fp, pc, back } = frame;
		const to = (place: number): void => frame.jump(machine.thread(place));
		const next = (): void => to(pc + 1);
		const value = (expr: Expr): Value => x.value(f, expr, emptyScope);
		switch (instr.op) {
			case 'jump':
				return to(instr.to);
			case 'slot':
			case 'wave-end':
				return next();
			case 'unless':
				f.if(not(value(instr.test)), () => to(instr.to));
				return next();
			case 'let':
				f.store(instr.slot, fp, value(instr.value));
				return next();
			case 'measure': {
				const v = f.let(value(instr.measure));
				f.if(ge(v, word(instr.slot, fp)), () => f.giveUp());
				f.store(instr.slot, fp, v);
				return next();
			}
			case 'stack-mark':
				f.store(instr.slot, fp, word(Header.sp));
				return next();
			case 'stack-release':
				f.store(Header.sp, 0, word(instr.slot, fp));
				return next();
			case 'each': {
				if (instr.from || instr.by) e.lacks('loops-in-an-order');
				const at = f.let(word(Header.sp));
				const top = f.variable(add(at, 1));
				x.each(f, instr.in, emptyScope, true, (member) => {
					f.if(ge(get(top), rt.stackEnd), () => f.giveUp());
					f.store(0, get(top), member);
					f.set(top, add(get(top), 1));
				});
				f.store(0, at, sub(sub(get(top), at), 1));
				f.store(Header.sp, 0, get(top));
				f.store(instr.list, fp, at);
				f.store(instr.list + 1, fp, 0);
				return next();
			}
			case 'next': {
				const at = f.let(word(instr.list, fp));
				const i = f.let(word(instr.list + 1, fp));
				f.if(ge(i, word(0, at)), () => {
					f.store(Header.sp, 0, at);
					to(instr.end);
				});
				f.store(instr.slot, fp, word(1, add(at, i)));
				f.store(instr.list + 1, fp, add(i, 1));
				return next();
			}
			case 'call': {
				const { entry, slots, params } = program.routines[instr.routine]!;
				const args = instr.args.map((a) => f.let(value(a)));
				const base = f.let(word(Header.sp));
				f.if(gt(base, rt.stackEnd - slots - 2), () => f.giveUp());
				f.store(slots, base, machine.thread(pc + 1));
				f.store(slots + 1, base, fp);
				f.store(Header.fp, 0, base);
				f.store(Header.sp, 0, add(base, slots + 2));
				args.forEach((a, i) => f.store(params[i]!.slot, base, a));
				frame.setFrame(base);
				return to(entry);
			}
			case 'leave': {
				const slots = slotsAt(e, pc);
				const to = f.let(word(slots, fp));
				const caller = f.let(word(slots + 1, fp));
				f.store(Header.fp, 0, caller);
				f.store(Header.sp, 0, fp);
				frame.setFrame(caller);
				return back(to);
			}
			case 'turn-begin':
				this.clears('turn');
				this.unlistened('started');
				f.store(Header.turn, 0, add(word(Header.turn), 1));
				zero(f, Header.part);
				zero(f, Header.granted);
				return next();
			case 'part-begin':
				this.clears('part');
				if (rt.optional.BOX >= 0) e.lacks('box');
				f.store(Header.part, 0, add(word(Header.part), 1));
				f.store(Header.placed, 0, -1);
				f.store(Header.drawn, 0, -1);
				zero(f, Header.waveCount);
				zero(f, Header.waveFrom);
				return next();
			case 'part-end': {
				const granted = f.let(word(Header.granted));
				f.if(granted, () => {
					f.store(Header.granted, 0, sub(granted, 1));
					to(instr.to);
				});
				return next();
			}
			case 'grant':
				f.store(Header.granted, 0, add(word(Header.granted), 1));
				return next();
			case 'grant-turn':
				f.store(Header.turns, 0, add(word(Header.turns), 1));
				return next();
			case 'turn-end': {
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
				return to(instr.to);
			}
			case 'finish':
				if (program.code.some((i) => i.op === 'run-begin')) e.lacks('turns-inside-of-turns');
				f.store(Header.fp, 0, rt.STACK);
				f.store(Header.sp, 0, rt.STACK + 2 + program.routines[0]!.slots);
				if (instr.what === 'game') f.store(Header.final, 0, 1);
				frame.setFrame(num(rt.STACK));
				return to(program.exits[instr.what]);
			case 'game-over':
				if (program.scores?.per === 'game') e.lacks('a-floor-of-points-at-the-end');
				f.store(Header.status, 0, Status.over);
				f.store(Header.decision, 0, -1);
				f.store(Header.pc, 0, pc);
				return f.return();
			case 'draw-tile':
				if (machine.assists) e.lacks('helpers');
				this.unlistened('drawn');
				f.run(p.deck.draw);
				return next();
			case 'discard-tile': {
				const tile = f.let(word(Header.drawn));
				f.if(ge(tile, 0), () => {
					const group = word(Header.drawnGroup);
					if (instr.to === 'aside') {
						const n = f.let(word(Header.aside));
						f.store(rt.ASIDE, n, or(shl(group, 16), tile));
						f.store(Header.aside, 0, add(n, 1));
					} else if (instr.to === 'deck') f.run(p.deck.putBack, group, tile);
					else if (rt.optional.BOX >= 0) e.lacks('box');
					f.store(Header.drawn, 0, -1);
				});
				return next();
			}
			case 'return-aside':
				f.run(p.deck.returnAside);
				return next();
			case 'decide':
				this.stopToAsk(f, frame);
				return p.decisions.answer(f, instr.decision, fp, frame.jump);
			case 'place-tile': {
				if (machine.assists) e.lacks('helpers');
				if (rt.board.recording) e.lacks('events-of-the-board');
				this.unlistened('laid');
				const at = f.let(value(instr.at));
				const tile = f.let(word(Header.drawn));
				f.if(or(lt(at, 0), lt(tile, 0)), () => f.giveUp());
				f.store(Header.placed, 0, call(p.lay, tile, shr(at, 2), and(at, 3)));
				f.store(Header.drawn, 0, -1);
				f.store(Header.lastPlacer, 0, word(Header.active));
				if (rt.optional.OWNER >= 0)
					f.store(rt.optional.OWNER, word(Header.placed), word(Header.active));
				if (machine.afterMerge) f.run(e.closure('afterMerge'));
				return next();
			}
			case 'place':
				return this.pieces.place(f, instr, next);
			case 'move':
				this.pieces.move(f, instr);
				return next();
			case 'return':
				this.pieces.giveBack(f, instr);
				return next();
			case 'score':
				payScore(f, instr, e, p);
				return next();
			case 'wave-begin': {
				this.clears('wave');
				f.run(p.wave.begin);
				const idle = this.idleExit(pc);
				if (idle >= 0) {
					f.if(call(p.wave.isDirty), () => f.run(p.wave.gather));
					f.if(not(word(Header.waveCount)), () => frame.jump(idle));
				}
				f.store(Header.waveOpen, 0, 1);
				return next();
			}
			case 'round-begin':
				this.clears('round');
				f.if(call(p.wave.isDirty), () => f.run(p.wave.gather));
				f.if(eq(word(Header.waveCount), word(Header.waveFrom)), () => {
					f.store(Header.waveOpen, 0, 0);
					to(instr.none);
				});
				return next();
			case 'freeze':
				f.run(p.wave.freeze);
				return next();
			case 'ledger':
				f.run(p.wave.pay);
				return next();
			case 'round-end':
				f.run(p.wave.endRound);
				return to(instr.to);
			case 'wave-idle':
				f.if(not(word(Header.waveCount)), () => to(instr.to));
				return next();
			case 'collect': {
				const enter = (feature: Value): void => f.run(p.wave.enter, feature, num(instr.reason));
				if (instr.features.type === 'feature') {
					const feature = f.let(value(instr.features));
					f.if(ge(feature, 0), () => enter(feature));
				} else x.each(f, instr.features, emptyScope, true, enter);
				return next();
			}
			default:
				e.lacks(`instruction:${instr.op}`);
				f.giveUp();
		}
	}

	/** As `idleExit` of `run/ops/wave.ts`. */
	private idleExit(pc: number): number {
		const { code, routines } = this.e.program;
		const call = code[pc + 1];
		if (call?.op !== 'call' || code[pc + 2]?.op !== 'wave-end') return -1;
		const begin = code[routines[call.routine]!.entry];
		if (begin?.op !== 'round-begin') return -1;
		let after = code[begin.none];
		if (after?.op === 'wave-idle') after = code[after.to];
		return after?.op === 'leave' ? this.e.machine.thread(pc + 2) : -1;
	}
}

/** Where an instruction stands, and how it goes on. */
interface Frame {
	readonly pc: number;
	/** The frame of its routine: the number of the first word. */
	readonly fp: Value;
	/** 1 where options are chosen by chance, and no decision stops the run. */
	readonly picks: Value;
	/** Goes on at a place that is known. */
	jump(to: number): void;
	/** Goes on at a place that is found in play. */
	back(to: Value): void;
	setFrame(fp: Value): void;
}

/** The number of slots of the routine that an instruction belongs to: the last one that begins before it. */
function slotsAt({ program }: Emission, pc: number): number {
	let owner = 0;
	program.routines.forEach((r, i) => {
		if (r.entry <= pc && r.entry >= program.routines[owner]!.entry) owner = i;
	});
	return program.routines[owner]!.slots;
}

import type { Expr, Instr } from '@tilewright/lang';
import type { Body } from './body.ts';
import type { DecisionCode } from './decisions.ts';
import type { DeckCode } from './deck.ts';
import type { Emission } from './emission.ts';
import type { Expressions } from './expr.ts';
import type { Fn, Value } from './ir.ts';
import type { PieceCode } from './pieces.ts';
import type { ScoringCode } from './scoring.ts';
import type { WaveCode } from './wave.ts';

/** The code that instructions call. */
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

/** Where the code of an instruction is written, and how it goes on. */
export interface Step {
	readonly e: Emission;
	readonly f: Body;
	readonly p: Parts;
	readonly x: Expressions;
	/** The place of the instruction. */
	readonly pc: number;
	/** The frame of its routine: the number of the first word. */
	readonly fp: Value;
	/** 1 where options are chosen by chance, and no decision stops the run. */
	readonly picks: Value;
	/** The value of an expression of the instruction. */
	value(expr: Expr): Value;
	/** Goes on at a place that is known and past idle instructions. */
	jump(place: number): void;
	/** Goes on at a place of the program, past idle instructions. */
	to(place: number): void;
	/** Goes on at the instruction that follows. */
	next(): void;
	/** Goes on at a place that is found in play. */
	back(place: Value): void;
	setFrame(fp: Value): void;
	/** Runs the closure of the instruction, and goes on where that says. */
	closure(): void;
}

/** The code of some instructions, by name. */
export type StepTable<N extends Instr['op']> = {
	readonly [K in N]: (step: Step, instr: Extract<Instr, { op: K }>) => void;
};

/** Notes events that rules follow, which code does not record. */
export function unlistened(e: Emission, ...events: string[]): void {
	for (const event of events) if (e.machine.events.hasListeners(event)) e.lacks(`event:${event}`);
}

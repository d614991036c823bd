import type { Expr, Instr } from '@tilewright/lang';
import type { BoardEvents } from './board-events.ts';
import type { Body } from './body.ts';
import type { DecisionCode } from './decisions.ts';
import type { DeckCode } from './deck.ts';
import type { Emission } from './emission.ts';
import { EventCode } from './events.ts';
import type { Expressions } from './expr.ts';
import type { Fn, Value } from './ir.ts';
import type { PieceCode } from './pieces.ts';
import { PlaceCode } from './places.ts';
import type { ScoringCode } from './scoring.ts';
import type { WaveCode } from './wave.ts';

export interface Parts {
	/** (tile kind, cell, rotation) → tile */
	readonly lay: Fn;
	readonly deck: DeckCode;
	readonly events: EventCode;
	readonly boardEvents: BoardEvents;
	readonly pieces: PieceCode;
	readonly places: PlaceCode;
	readonly scoring: ScoringCode;
	readonly wave: WaveCode;
	readonly decisions: DecisionCode;
	readonly expressions: Expressions;
	readonly isCounted: number;
	/** The word that is 1 where the run ended at a decision that it has opened. */
	readonly isOpen: number;
}

export interface Step {
	readonly e: Emission;
	readonly f: Body;
	readonly p: Parts;
	readonly x: Expressions;
	readonly pc: number;
	/** The frame of its routine: the number of the first word. */
	readonly fp: Value;
	/** 1 where options are chosen by chance, and no decision stops the run. */
	readonly picks: Value;
	value(expr: Expr): Value;
	jump(place: number): void;
	to(place: number): void;
	next(): void;
	/** Goes on at a place that is found in play. */
	back(place: Value): void;
	setFrame(fp: Value): void;
	closure(): void;
}

export type StepTable<N extends Instr['op']> = {
	readonly [K in N]: (step: Step, instr: Extract<Instr, { op: K }>) => void;
};

import type { DecisionIR, Instr, RoutineIR } from '../ir/index.ts';

/** A place in the code that is not known yet; stands as a negative number wherever a program counter does. */
export type Label = number;

export type Draft<T> = { -readonly [K in keyof T]: T[K] };

export interface Emitter {
	readonly code: Instr[];
	label(): Label;
	place(label: Label): void;
	emit(instr: Instr, source?: number): void;
	readonly here: () => number;
	/** The program counter of a label; -1 while it is not placed. Any other number is returned as it is. */
	resolve(label: number): number;
}

const first = -1000;

export function createEmitter(): Emitter {
	const code: Instr[] = [];
	const places: number[] = [];
	return {
		code,
		label: () => first - (places.push(-1) - 1),
		place: (label) => {
			places[first - label] = code.length;
		},
		emit: (instr, source) => {
			code.push(source === undefined ? instr : { ...instr, source });
		},
		here: () => code.length,
		resolve: (label) => (label > first ? label : (places[first - label] ?? -1)),
	};
}

export function resolveCode(emitter: Emitter): Instr[] {
	const { resolve } = emitter;
	return emitter.code.map((instr): Instr => {
		switch (instr.op) {
			case 'jump':
			case 'unless':
			case 'limit':
			case 'turn-end':
			case 'part-end':
			case 'round-end':
			case 'wave-idle':
				return { ...instr, to: resolve(instr.to) };
			case 'next':
				return { ...instr, end: resolve(instr.end) };
			case 'round-begin':
				return { ...instr, none: resolve(instr.none) };
			default:
				return instr;
		}
	});
}

export function resolveDecision(emitter: Emitter, d: DecisionIR): DecisionIR {
	const { resolve } = emitter;
	return {
		...d,
		alternatives: d.alternatives.map((a) => ({ ...a, target: resolve(a.target) })),
		...(d.pass === undefined ? {} : { pass: resolve(d.pass) }),
		none: resolve(d.none),
		...(d.onlyFree === undefined ? {} : { onlyFree: resolve(d.onlyFree) }),
	};
}

export function resolveRoutine(emitter: Emitter, r: RoutineIR): RoutineIR {
	const { resolve } = emitter;
	return {
		...r,
		entry: resolve(r.entry),
		...(r.partEnd === undefined ? {} : { partEnd: resolve(r.partEnd) }),
	};
}

export interface Frame {
	next: number;
	high: number;
}

export function newFrame(params = 0): Frame {
	return { next: params, high: params };
}

export function takeSlots(frame: Frame, count = 1): number {
	const slot = frame.next;
	frame.next += count;
	frame.high = Math.max(frame.high, frame.next);
	return slot;
}

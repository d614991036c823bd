import { EngineFault } from '../../fault.ts';
import { Keyed } from '../optional-columns.ts';
import { putBack } from '../deck.ts';
import { Header } from '../header.ts';
import { forgetKeyed } from '../limits.ts';
import type { Machine } from '../machine.ts';
import { Counted, Entry } from '../runtime.ts';
import { scopeReset } from './resets.ts';
import type { OpTable } from './shape.ts';
import { faults } from '../../texts/faults.ts';

/**
 * The record of a run on the stack: the state of the outer stretch while another one of the timeline runs inside it.
 *
 *   [ outer record, measure, effect, routine, list of suppressed rules, its end, whether it keeps the tile, words of the header … | gains | limits | registers | wave | returned | counted | keyed ]
 */
const Run = {
	outer: 0,
	measure: 1,
	effect: 2,
	routine: 3,
	suppressed: 4,
	end: 5,
	keepsTile: 6,
	words: 7,
} as const;

const cleared = [
	Header.waveCount,
	Header.waveFrom,
	Header.waveTo,
	Header.waveRound,
	Header.waveOpen,
	Header.waveUsed,
	Header.returned,
	Header.counted,
	Header.triggerAt,
	Header.alwaysAt,
	Header.fired,
	Header.assist,
	Header.declined,
	Header.redraw,
] as const;

const ofTile: ReadonlySet<number> = new Set([Header.placed, Header.drawn, Header.drawnGroup]);

const saved = [
	Header.active,
	Header.part,
	Header.placed,
	Header.drawn,
	Header.drawnGroup,
	Header.keyed,
	Header.events,
	Header.eventFrom,
	Header.eventAt,
	...cleared,
] as const;

const NO_MEASURE = 0x7fffffff;

export const runOps: OpTable<'run-begin' | 'run-end'> = {
	'run-begin': (machine, { seat, measure, quiet, keepsTile }, next, pc) => {
		const { backend } = machine;
		return beginRun(machine, {
			seat: seat ? backend.num(seat) : undefined,
			measure: measure ? backend.num(measure) : undefined,
			suppressed: machine.suppressed.indexOf(quiet),
			keepsTile: keepsTile === true,
			effect: pc,
			routine: calledFrom(machine, pc + 1),
			next,
		});
	},
	'run-end': (machine, _instr, next) => () => {
		restoreRun(machine);
		return next;
	},
};

function beginRun(
	machine: Machine,
	{
		seat,
		measure,
		suppressed,
		keepsTile,
		effect,
		routine,
		next,
	}: {
		readonly seat: (() => number) | undefined;
		readonly measure: (() => number) | undefined;
		readonly suppressed: number;
		readonly keepsTile: boolean;
		readonly effect: number;
		readonly routine: number;
		readonly next: number;
	},
): () => number {
	const { rt } = machine;
	const { arena, m, stackEnd, seats, GAINED } = rt;
	const spans = spansOf(machine);
	const reset = scopeReset(machine, ['part', 'wave', 'round']);
	return () => {
		const outer = m[Header.run]!;
		const falls = measure ? measure() : NO_MEASURE;
		if (measure && falls >= measureAround(m, outer, effect))
			throw new EngineFault('RUN-MEASURE', faults.runMeasureDidNotFall);
		const at = m[Header.sp]!;
		let top = at;
		const push = (v: number): void => {
			if (top >= stackEnd) throw new EngineFault('RUN-STACK', faults.timelineTooDeep);
			arena.set(top++, v);
		};
		push(outer);
		push(falls);
		push(effect);
		push(routine);
		push(suppressed >= 0 ? suppressed : outer > 0 ? m[outer + Run.suppressed]! : -1);
		push(0);
		push(keepsTile ? 1 : 0);
		for (const word of saved) push(m[word]!);
		for (const { from, size } of spans) {
			const n = size();
			for (let i = 0; i < n; i++) push(m[from + i]!);
		}
		arena.set(at + Run.end, top);
		arena.set(Header.run, at);
		arena.set(Header.sp, top);
		if (seat) {
			const s = seat();
			if (s >= 0) arena.set(Header.active, s);
		}
		arena.set(Header.part, m[Header.part]! + 1);
		if (!keepsTile) {
			arena.set(Header.placed, -1);
			arena.set(Header.drawn, -1);
		}
		const events = m[Header.events]!;
		arena.set(Header.eventFrom, events);
		arena.set(Header.eventAt, events);
		for (const word of cleared) arena.set(word, 0);
		for (let s = 0; s < seats; s++) arena.set(GAINED + s, 0);
		reset?.();
		return next;
	};
}

function measureAround(m: Int32Array, outer: number, effect: number): number {
	for (let run = outer; run > 0; run = m[run + Run.outer]!)
		if (m[run + Run.effect] === effect) return m[run + Run.measure]!;
	return Infinity;
}

function spansOf({ rt, program }: Machine): { from: number; size: () => number }[] {
	const { m, seats, GAINED, LIMITS, REGISTER, registerSize, WAVE, RETURNED, COUNTED, optional } =
		rt;
	const scoped: readonly string[] = ['part', 'wave', 'round'];
	const fixed = (from: number, n: number): { from: number; size: () => number } => ({
		from,
		size: () => n,
	});
	return [
		fixed(GAINED, seats),
		...program.limits.flatMap((l, i) => (scoped.includes(l.per) ? [fixed(LIMITS + i, 1)] : [])),
		...program.registers.flatMap((r, i) =>
			scoped.includes(r.per) || scoped.includes(r.reset)
				? [fixed(REGISTER[i]!, registerSize[i]!)]
				: [],
		),
		{ from: WAVE, size: () => m[Header.waveCount]! * Entry.words },
		{ from: RETURNED, size: () => m[Header.returned]! },
		{ from: COUNTED, size: () => m[Header.counted]! * Counted.words },
		...(optional.KEYED >= 0
			? [{ from: optional.KEYED, size: () => m[Header.keyed]! * Keyed.words }]
			: []),
	];
}

/** Restores what the innermost run saved. A tile in hand stays there, as long as the outer stretch has none. */
function restoreRun(machine: Machine): void {
	const { rt } = machine;
	const { arena, m } = rt;
	const at = m[Header.run]!;
	let from = at + Run.words;
	const lasting = lastingKeys(machine);
	const [tile, group] = [m[Header.drawn]!, m[Header.drawnGroup]!];
	const keepsTile = m[at + Run.keepsTile] === 1;
	for (const word of saved) {
		const before = m[from++]!;
		if (!keepsTile || !ofTile.has(word)) arena.set(word, before);
	}
	for (const { from: to, size } of spansOf(machine)) {
		const n = size();
		for (let i = 0; i < n; i++) arena.set(to + i, m[from++]!);
	}
	keepLasting(machine, lasting);
	arena.set(Header.run, m[at]!);
	arena.set(Header.sp, at);
	if (tile < 0) return;
	if (m[Header.drawn]! >= 0) throw new EngineFault('RUN-STATE', faults.runEndedWithTile);
	arena.set(Header.drawn, tile);
	arena.set(Header.drawnGroup, group);
}

function lastingKeys({ rt, program }: Machine): [limit: number, key: number, used: number][] {
	const { m, optional } = rt;
	const out: [number, number, number][] = [];
	for (let i = 0; optional.KEYED >= 0 && i < m[Header.keyed]!; i++) {
		const at = optional.KEYED + i * Keyed.words;
		const { per } = program.limits[m[at]!]!;
		if (per === 'turn' || per === 'game')
			out.push([m[at + Keyed.limit]!, m[at + Keyed.key]!, m[at + Keyed.used]!]);
	}
	return out;
}

function keepLasting(machine: Machine, lasting: readonly [number, number, number][]): void {
	if (lasting.length === 0) return;
	const { arena, m, optional } = machine.rt;
	forgetKeyed(machine, new Set(lasting.map(([limit]) => limit)))!();
	for (const entry of lasting) {
		const n = m[Header.keyed]!;
		entry.forEach((v, w) => arena.set(optional.KEYED + n * Keyed.words + w, v));
		arena.set(Header.keyed, n + 1);
	}
}

/** Ends runs until one is found whose routine is a part; returns where that part ends, or -1 when none is. */
export function leaveForPart(machine: Machine): number {
	const { rt, program } = machine;
	const { arena, m } = rt;
	while (m[Header.run]! > 0) {
		const at = m[Header.run]!;
		const routine = program.routines[m[at + Run.routine]!];
		if (routine?.partEnd !== undefined) {
			// the frame of the part lies right above the record
			const base = m[at + Run.end]!;
			arena.set(Header.fp, base);
			arena.set(Header.sp, base + routine.slots + 2);
			return machine.thread(routine.partEnd);
		}
		restoreRun(machine);
	}
	return -1;
}

export function leaveAll(machine: Machine): void {
	const { rt } = machine;
	while (rt.m[Header.run]! > 0) {
		// the game ends: only one tile can stay in hand
		if (rt.m[Header.drawn]! >= 0) putBack(rt, rt.m[Header.drawnGroup]!, rt.m[Header.drawn]!);
		rt.arena.set(Header.drawn, -1);
		restoreRun(machine);
	}
}

function calledFrom({ program }: Machine, pc: number): number {
	for (let at = pc; at < pc + 3; at++) {
		const instr = program.code[at];
		if (instr?.op === 'call') return instr.routine;
	}
	return -1;
}

/** The index in `Machine.suppressed` of the list that the innermost run suppresses, or -1. */
export function suppressedList({ rt: { m } }: Machine): number {
	const at = m[Header.run]!;
	return at > 0 ? m[at + Run.suppressed]! : -1;
}

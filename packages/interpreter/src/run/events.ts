import {
	EXTENDED,
	SPLIT,
	gatherFormer,
	boardEventCount,
	boardEventType,
	boardEventSegment,
	clearBoardEvents,
} from '../board/feature-events.ts';
import { rootOf } from '../board/features.ts';
import type { Num } from '../expr/backend.ts';
import { EngineFault } from '../fault.ts';
import { isDue, setChecked } from './always-due.ts';
import { absent, type EventField, eventFieldsOf, EventWord, MAX_EVENTS } from './event-words.ts';
import { Header } from './header.ts';
import { guardWords, keptOffsets } from './kept-before.ts';
import type { Machine } from './machine.ts';
import { faults } from '../texts/faults.ts';

const {
	alwaysAt: ALWAYS_AT,
	eventAt: EVENT_AT,
	eventFrom: EVENT_FROM,
	events: EVENT_COUNT,
	fired: FIRED,
	fp: FP,
	triggerAt: TRIGGER_AT,
} = Header;

interface Trigger {
	readonly id: string;
	readonly routine: number;
	readonly offset: number;
	readonly before: readonly { readonly it: number; readonly slot: number; readonly value: Num }[];
}

export interface EventFields extends Partial<Readonly<Record<EventField, number>>> {
	/** The segment for whose feature values were captured, where that is not `segment`. */
	readonly captured?: number;
}

/**
 * Events with their triggers, and the rules checked after every slot and action.
 *
 *   operation: capture `before` → do → record    drain: each event, each of its triggers (as calls) → always-rules until none fires
 *
 * Programs that listen to nothing pay one test of a constant per operation.
 */
export class Events {
	declare private readonly machine: Machine;
	declare private readonly names: readonly string[];
	declare private readonly triggers: ReadonlyMap<string, readonly Trigger[]>;
	declare private readonly capturing: ReadonlyMap<string, readonly Trigger[]>;
	declare private readonly capturesFormer: boolean;
	declare private readonly always: readonly { readonly id: string; readonly routine: number }[];
	declare private readonly words: number;
	/** By event type: see `guardWords`. */
	declare private readonly guards: readonly (readonly number[] | undefined)[];
	declare private readonly fields: readonly EventField[];
	private readonly captured = new Map<number, number[]>();
	declare private readonly base: number;

	constructor(machine: Machine) {
		this.machine = machine;
		const { program, backend, rt } = machine;
		const triggers = new Map<string, Trigger[]>();
		const offsets = keptOffsets(program.triggers);
		program.triggers.forEach((t, i) => {
			const list = triggers.get(t.event) ?? [];
			list.push({
				id: t.id,
				routine: t.routine,
				offset: offsets[i]!,
				before: t.before.map((b) => ({ it: b.it, slot: b.slot, value: backend.num(b.value) })),
			});
			triggers.set(t.event, list);
		});
		this.triggers = triggers;
		this.capturing = new Map(
			[...triggers].flatMap(([event, all]) => {
				const some = all.filter(({ before }) => before.length > 0);
				return some.length > 0 ? [[event, some] as const] : [];
			}),
		);
		this.names = [...triggers.keys()];
		this.capturesFormer = ['extended', 'joined'].some((e) => this.capturing.has(e));
		this.always = program.always;
		this.guards = this.names.map((name) => guardWords(program, name));
		this.words = rt.eventWords;
		this.fields = eventFieldsOf(program);
		this.base = rt.EVENTS;
		rt.board.recording = ['extended', 'joined', 'split'].some((e) => triggers.has(e));
	}

	hasListeners(event: string): boolean {
		return this.triggers.has(event);
	}

	capture(event: string, segment: number): void {
		const triggers = this.capturing.get(event);
		if (triggers === undefined) return;
		const { rt } = this.machine;
		for (const t of triggers) {
			const values = this.captured.get(segment) ?? [];
			t.before.forEach((b, i) => {
				rt.temps[b.it] = rootOf(rt.board, segment);
				values[t.offset + i] = b.value();
			});
			this.captured.set(segment, values);
		}
	}

	/** Captures for the features a tile in hand would join; returns false where no trigger asks for that. */
	captureFormer(kind: number, placement: number): boolean {
		const { board } = this.machine.rt;
		if (!board.recording || !this.capturesFormer) return false;
		const n = gatherFormer(board, kind, placement);
		for (let i = 0; i < n; i++) {
			this.capture('extended', board.former[i]!);
			this.capture('joined', board.former[i]!);
		}
		return true;
	}

	recordBoard(tile: number): void {
		const { board } = this.machine.rt;
		if (!board.recording) return;
		const n = boardEventCount(board);
		for (let i = 0; i < n; i++) {
			const type = boardEventType(board, i);
			const event = type === EXTENDED ? 'extended' : type === SPLIT ? 'split' : 'joined';
			this.record(event, { segment: boardEventSegment(board, i), tile });
		}
		if (n > 0) clearBoardEvents(board);
		this.release();
	}

	record(event: string, fields: EventFields): void {
		const type = this.names.indexOf(event);
		if (type < 0) return;
		const values = this.captured.get(fields.captured ?? fields.segment ?? -1);
		if (this.guards[type]?.every((w) => !values?.[w])) return;
		const { arena, m } = this.machine.rt;
		const n = m[EVENT_COUNT]!;
		if (n >= MAX_EVENTS) throw new EngineFault('RUN-EVENTS', faults.tooManyEvents);
		const at = this.base + n * this.words;
		arena.set(at + EventWord.type, type);
		for (let i = 0; i < this.fields.length; i++) {
			const field = this.fields[i]!;
			arena.set(at + EventWord[field], fields[field] ?? absent(field));
		}
		for (let w: number = EventWord.words; w < this.words; w++) arena.set(at + w, values?.[w] ?? 0);
		arena.set(EVENT_COUNT, n + 1);
	}

	word(event: number, word: number): number {
		return this.machine.rt.m[this.base + event * this.words + word]!;
	}

	release(): void {
		if (this.captured.size > 0) this.captured.clear();
	}

	drainEvents(self: number, next: number): number {
		const { arena, m } = this.machine.rt;
		const { machine, always } = this;
		const suppresses = machine.suppressed.length > 0;
		// the cursor counts triggers of the current event, then always-rules
		while (m[EVENT_AT]! < m[EVENT_COUNT]!) {
			const event = m[EVENT_AT]!;
			const list = this.triggers.get(this.names[this.word(event, EventWord.type)]!)!;
			const i = m[TRIGGER_AT]!;
			if (i >= list.length) {
				arena.set(TRIGGER_AT, 0);
				arena.set(EVENT_AT, event + 1);
				continue;
			}
			arena.set(TRIGGER_AT, i + 1);
			const trigger = list[i]!;
			if (suppresses && machine.isSuppressed(trigger.id)) continue;
			const entry = machine.enter(trigger.routine, self, [event]);
			const fp = m[FP]!;
			trigger.before.forEach((b, k) =>
				arena.set(fp + b.slot, this.word(event, trigger.offset + k)),
			);
			return entry;
		}
		const from = m[EVENT_FROM]!;
		if (m[EVENT_COUNT] !== from) {
			arena.set(EVENT_COUNT, from);
			arena.set(EVENT_AT, from);
		}
		let i = m[ALWAYS_AT]!;
		if (i === 0 && m[FIRED] !== 0 && always.length > 0) arena.set(FIRED, 0);
		while (
			i < always.length &&
			(!isDue(machine.rt, i) || (suppresses && machine.isSuppressed(always[i]!.id)))
		)
			i++;
		if (i < always.length) {
			setChecked(machine.rt, i);
			arena.set(ALWAYS_AT, i + 1);
			return machine.enter(always[i]!.routine, self, []);
		}
		if (m[ALWAYS_AT] !== 0) arena.set(ALWAYS_AT, 0);
		return m[FIRED] !== 0 ? self : next;
	}
}

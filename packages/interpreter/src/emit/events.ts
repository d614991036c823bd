import {
	absent,
	type EventField,
	eventFieldsOf,
	EventWord,
	MAX_EVENTS,
} from '../run/event-words.ts';
import { featureSet } from '../run/feature-set.ts';
import { Header } from '../run/header.ts';
import { guardWords } from '../run/kept-before.ts';
import type { Body } from './body.ts';
import type { Emission } from './emission.ts';
import { add, both, either, type Fn, ge, mul, ne, num, type Value, word } from './ir.ts';

/** Events that the board reports: values that rules keep of the features before are kept for these alone. */
const ofBoard: readonly string[] = ['extended', 'joined'];

/** Events that rules follow, as `Events` of `run/events.ts` records them. */
export class EventCode {
	/** Those that some rule follows, in the order of their numbers. */
	readonly names: readonly string[];
	private readonly fields: readonly EventField[];
	private readonly e: Emission;
	private made: Fn | undefined;

	constructor(e: Emission) {
		this.e = e;
		this.fields = eventFieldsOf(e.program);
		this.names = [...new Set(e.program.triggers.map(({ event }) => event))];
	}

	isFollowed(event: string): boolean {
		return this.names.includes(event);
	}

	/** Records an event; `kept` is the first word of values that rules kept from before it, 0 where they kept none. */
	record(
		f: Body,
		event: string,
		fields: Partial<Record<EventField, Value>>,
		kept: Value = num(0),
	): void {
		const { e } = this;
		if (!this.isFollowed(event)) return;
		const { ops } = featureSet(e.program);
		const keeping = e.program.triggers.filter(({ before }) => before.length > 0);
		if (keeping.some((t) => !ofBoard.includes(t.event)) || (keeping.length > 0 && ops.has('link')))
			e.lacks('values-that-are-kept-before-events');
		const given = this.fields.map((name) => fields[name] ?? num(absent(name)));
		const say = (): void => f.run(this.recording(), num(this.names.indexOf(event)), ...given, kept);
		const guards = guardWords(e.program, event);
		if (!guards) return say();
		if (kept.op === 'const') return;
		const holds = guards
			.map((w) => ne(word(w - EventWord.words, kept), 0))
			.reduceRight((rest, test) => either(test, rest));
		f.if(both(ne(kept, 0), holds), say);
	}

	private recording(): Fn {
		const { EVENTS, eventWords } = this.e.rt;
		const params = ['type', ...this.fields, 'kept'];
		return (this.made ??= this.e.fn('record', params, false, (f, type, ...given) => {
			const kept = given.at(-1)!;
			const n = f.let(word(Header.events));
			f.if(ge(n, MAX_EVENTS), () => f.giveUp());
			const at = f.let(mul(n, eventWords));
			f.store(EVENTS + EventWord.type, at, type);
			this.fields.forEach((name, i) => f.store(EVENTS + EventWord[name], at, given[i]!));
			if (eventWords > EventWord.words)
				f.if(
					kept,
					() => {
						for (let w: number = EventWord.words; w < eventWords; w++)
							f.store(EVENTS + w, at, word(w - EventWord.words, kept));
					},
					() => {
						for (let w: number = EventWord.words; w < eventWords; w++) f.store(EVENTS + w, at, 0);
					},
				);
			f.store(Header.events, 0, add(n, 1));
		}));
	}
}

import { diagnose, appendAll } from '@tilewright/schema';
import { type Draft, change } from './collect.ts';
import type { Pack } from '../workspace/workspace.ts';
import {
	type SourcedValue,
	fileOf,
	get,
	itemsOf,
	rangeOf,
	textOf,
	withKey,
} from './sourced-value.ts';
import { groupBy } from './group-by.ts';
import { inChosenOrder } from './pack-order.ts';
import type { Decl, Inserted, OrderChoice } from './ruleset.ts';
import { type Link, Sequence } from './sequence.ts';

const prefixes: ReadonlyMap<string, string> = new Map([
	['set-up', 'set-up.'],
	['turn', ''],
	['wave', 'wave.'],
	['end-game', 'end-game.'],
]);

interface Step {
	readonly datum: SourcedValue;
	readonly inner: readonly (readonly [key: string, steps: StepList])[];
	/** The insert that brought it, and the name that one goes before or after. */
	readonly from?: { readonly insert: Decl; readonly key: Key; readonly target: string };
}

interface StepList {
	readonly datum: SourcedValue;
	readonly steps: Sequence<Step>;
	readonly prefix: string;
	readonly around: StepList | undefined;
	isChanged: boolean;
}

/** A place to which inserts go: behind the link that was put there last, or first of the list. */
interface Target {
	readonly list: StepList;
	readonly at: Link<Step> | undefined;
}

/**
 * Puts the steps of every `insert` into the timeline: after a slot, before one, or first of a stretch. Inserts go in by their
 * default order, each after those that went to the same place; `order` says otherwise. Returns the inserts whose steps
 * stand side by side, for each such place.
 */
export function applyInserts(
	draft: Draft,
	packs: readonly Pack[],
	order: readonly OrderChoice[],
): Inserted[][] {
	const declared = draft.sections.get('insert')!;
	if (declared.size === 0) return [];
	const timeline = new Timeline(draft);
	// an insert may name a step that another one brings
	const waiting = new Map<string, Decl[]>();
	for (const insert of inChosenOrder({ packs }, [...declared.values()], order)) {
		const queue = [insert];
		for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
			const [key, target] = targetOf(next.datum);
			const name = textOf(target);
			if (name === undefined) continue;
			const brought = timeline.insert(key, name, next);
			if (brought === undefined) waiting.set(name, [...(waiting.get(name) ?? []), next]);
			for (const step of brought ?? []) {
				appendAll(queue, waiting.get(step) ?? []);
				waiting.delete(step);
			}
		}
	}
	for (const insert of [...waiting.values()].flat()) {
		const target = targetOf(insert.datum)[1]!;
		const id = textOf(target) ?? '';
		const near = draft.diagnostics.near(id, () => timeline.names());
		draft.diagnostics.push(
			diagnose(fileOf(target), rangeOf(target), 'LINK-ID-UNKNOWN', { what: 'slot', id, near }),
		);
	}
	timeline.write();
	return timeline.runs();
}

type Key = 'after' | 'before' | 'first';

function targetOf(datum: SourcedValue): [Key, SourcedValue | undefined] {
	for (const key of ['after', 'before', 'first'] as const) {
		const found = get(datum, key);
		if (found !== undefined) return [key, found];
	}
	return ['after', undefined];
}

function nameOf(step: SourcedValue): string | undefined {
	return (
		textOf(step) ??
		textOf(get(step, 'actions')) ??
		textOf(get(step, 'wave')) ??
		textOf(get(step, 'slot'))
	);
}

class Timeline {
	readonly #draft: Draft;
	/** The lists of each declaration, under their keys; a stretch that is a list itself stands under no key. */
	readonly #stretches = new Map<string, (readonly [key: string, list: StepList])[]>();
	readonly #places = new Map<string, Target>();
	/** The place at which the next steps go in, for each place that has some already. */
	readonly #next = new Map<string, Target>();

	constructor(draft: Draft) {
		this.#draft = draft;
		for (const decl of draft.sections.get('timeline')!.values()) this.#read(decl);
	}

	names(): Iterable<string> {
		return this.#places.keys();
	}

	insert(key: Key, name: string, insert: Decl): string[] | undefined {
		const place = `${key} ${name}`;
		const steps = itemsOf(get(insert.datum, 'steps'));
		const target =
			this.#next.get(place) ??
			(key === 'first' ? this.#beginning(name, insert) : this.#places.get(name));
		if (target === undefined) return undefined;
		const { list } = target;
		let at = key === 'before' ? target.at!.before : target.at;
		for (const step of steps) at = this.#put(list, at, step, { insert, key, target: name });
		if (key !== 'before') this.#next.set(place, { list, at });
		for (let around: StepList | undefined = list; around !== undefined; around = around.around)
			around.isChanged = true;
		return steps.flatMap((step) => namesOf(step, list.prefix));
	}

	write(): void {
		const declared = this.#draft.sections.get('timeline')!;
		for (const [id, lists] of this.#stretches) {
			const decl = declared.get(id)!;
			let datum = decl.datum;
			for (const [key, list] of lists)
				if (list.isChanged)
					datum = key === '' ? sourcedValueOf(list) : withKey(datum, key, sourcedValueOf(list));
			if (datum !== decl.datum) change(this.#draft, decl, datum);
		}
	}

	runs(): Inserted[][] {
		const out: Inserted[][] = [];
		const look = (list: StepList): void => {
			let run: Step[] = [];
			const end = (): void => {
				const found = insertedOf(run, list.prefix);
				if (found.length > 1) out.push(found);
				run = [];
			};
			for (const step of list.steps) {
				if (step.from === undefined) end();
				else run.push(step);
				for (const [, inner] of step.inner) look(inner);
			}
			end();
		};
		for (const lists of this.#stretches.values()) for (const [, list] of lists) look(list);
		return out;
	}

	#read(decl: Decl): void {
		const prefix = prefixes.get(decl.id) ?? '';
		const { datum } = decl;
		const keys = datum.is === 'list' ? [''] : ['round', 'once'];
		const lists: (readonly [string, StepList])[] = [];
		for (const key of keys) {
			const inner = key === '' ? datum : get(datum, key);
			if (inner?.is === 'list') lists.push([key, this.#listOf(inner, prefix, undefined)]);
		}
		this.#stretches.set(decl.id, lists);
		for (const [, list] of lists) this.#name(list);
	}

	#listOf(datum: SourcedValue, prefix: string, around: StepList | undefined): StepList {
		const list: StepList = { datum, steps: new Sequence(), prefix, around, isChanged: false };
		for (const item of itemsOf(datum)) list.steps.append(this.#stepOf(item, list));
		return list;
	}

	#stepOf(datum: SourcedValue, around: StepList): Step {
		const inner: (readonly [string, StepList])[] = [];
		for (const key of ['part', 'steps']) {
			const steps = get(datum, key);
			const name = key === 'part' ? '' : `${nameOf(datum) ?? ''}.`;
			if (steps?.is === 'list' || (steps !== undefined && key === 'part'))
				inner.push([key, this.#listOf(steps, `${around.prefix}${name}`, around)]);
		}
		return { datum, inner };
	}

	#name(list: StepList): void {
		for (const link of list.steps.links()) this.#nameOne(list, link);
		for (const { inner } of list.steps) for (const [, steps] of inner) this.#name(steps);
	}

	#nameOne(list: StepList, link: Link<Step>): void {
		const name = nameOf(link.value.datum);
		if (name === undefined) return;
		const whole = `${list.prefix}${name}`;
		if (!this.#places.has(whole)) this.#places.set(whole, { list, at: link });
	}

	#put(
		list: StepList,
		at: Link<Step> | undefined,
		datum: SourcedValue,
		from: NonNullable<Step['from']>,
	): Link<Step> {
		const link = list.steps.insertAfter(at, { ...this.#stepOf(datum, list), from });
		this.#nameOne(list, link);
		for (const [, steps] of link.value.inner) this.#name(steps);
		return link;
	}

	/** The beginning of a stretch; one that the timeline lacks is made. */
	#beginning(name: string, insert: Decl): Target | undefined {
		if (name === 'part') {
			for (const [, list] of this.#stretches.get('turn') ?? [])
				for (const { inner } of list.steps)
					for (const [key, part] of inner) if (key === 'part') return { list: part, at: undefined };
			return undefined;
		}
		if (!['set-up', 'turn', 'end-game'].includes(name)) return undefined;
		const known = this.#stretches.get(name)?.find(([key]) => key === '')?.[1];
		if (known !== undefined) return { list: known, at: undefined };
		const datum: SourcedValue = {
			is: 'list',
			items: [],
			place: (get(insert.datum, 'steps') ?? insert.datum).place,
		};
		const { pack } = insert;
		this.#draft.sections
			.get('timeline')!
			.set(name, { section: 'timeline', id: name, name: `${pack}.${name}`, pack, datum });
		const list = this.#listOf(datum, prefixes.get(name) ?? '', undefined);
		this.#stretches.set(name, [['', list]]);
		return { list, at: undefined };
	}
}

function insertedOf(run: readonly Step[], prefix: string): Inserted[] {
	const byInsert = groupBy(
		run.filter((s) => s.from !== undefined),
		(s) => s.from!.insert,
	);
	const brings = new Map<string, string>();
	for (const [insert, steps] of byInsert)
		for (const step of steps) brings.set(`${prefix}${nameOf(step.datum) ?? ''}`, insert.name);
	return [...byInsert].map(([insert, steps]) => {
		const { key, target } = steps[0]!.from!;
		const other = brings.get(target);
		const named = new Set(other === undefined ? [] : [other]);
		return {
			insert,
			steps: steps.flatMap((s) => namesOf(s.datum, prefix)),
			before: key === 'before' ? named : new Set(),
			after: key === 'after' ? named : new Set(),
		};
	});
}

function namesOf(step: SourcedValue, prefix: string): string[] {
	const name = nameOf(step);
	const isSlot = textOf(step) !== undefined || get(step, 'slot') !== undefined;
	return [
		...(name === undefined ? [] : [isSlot ? `${prefix}${name}` : name]),
		...itemsOf(get(step, 'steps')).flatMap((s) => namesOf(s, `${prefix}${name ?? ''}.`)),
		...itemsOf(get(step, 'part')).flatMap((s) => namesOf(s, prefix)),
	];
}

function sourcedValueOf(list: StepList): SourcedValue {
	if (!list.isChanged) return list.datum;
	const items = [...list.steps].map(({ datum, inner }) => {
		let step = datum;
		for (const [key, steps] of inner)
			if (steps.isChanged) step = withKey(step, key, sourcedValueOf(steps));
		return step;
	});
	return { is: 'list', items, place: list.datum.place };
}

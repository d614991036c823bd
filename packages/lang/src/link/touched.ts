import { diagnose, relatedTo } from '@tilewright/schema';
import { type Draft, keyOf, resolveRef } from './collect.ts';
import {
	type SourcedValue,
	fileOf,
	get,
	itemsOf,
	plain,
	rangeOf,
	textOf,
} from './sourced-value.ts';
import { packsApart } from './pack-order.ts';
import type { Decl, RuleSet } from './ruleset.ts';
import type { Section } from './sections.ts';
import { relatedPlaces } from '../texts/sections.ts';

interface Touch {
	readonly pack: string;
	readonly datum: SourcedValue;
	readonly path: readonly string[];
	readonly value: string;
}

interface Removed {
	readonly pack: string;
	readonly decl: Decl;
	readonly datum: SourcedValue;
}

/**
 * Finds changes that would silently undo another one: two patches of one key, two replacements of one declaration. A pack may change
 * again what a pack that it uses has changed.
 */
export class Touched {
	readonly #packs: Pick<RuleSet, 'packs'>;
	readonly #touches = new Map<string, { readonly decl: Decl; readonly touches: Touch[] }>();
	readonly #removed: Removed[] = [];

	constructor(packs: Pick<RuleSet, 'packs'>) {
		this.#packs = packs;
	}

	/** Looks at a change before it is applied; tells whether there is anything left to apply it to. */
	note(pack: string, step: SourcedValue, draft: Draft): boolean {
		const skip = get(step, 'skip');
		if (skip?.is === 'scalar' && skip.value === true) return true;
		for (const key of ['patch', 'replace', 'set', 'disable', 'remove'] as const) {
			const named = get(step, key);
			if (named === undefined) continue;
			const removes = key === 'disable' || key === 'remove';
			const ref = textOf(named) ?? '';
			const [decl, ...others] = resolveRef(draft, ref, pack);
			if (decl === undefined) return this.#isThere(pack, ref, removes, named, draft);
			if (others.length > 0) return true;
			const written = get(step, key === 'set' ? 'to' : 'with');
			const leaves =
				key === 'patch' && written !== undefined
					? leavesOf(written, [])
					: [{ path: [], datum: written ?? named }];
			for (const { path, datum } of leaves) this.#touch(pack, decl, key, path, datum, draft);
			if (removes) this.#removed.push({ pack, decl, datum: named });
			return true;
		}
		return true;
	}

	/** Looks at an extension of a declaration that is gone: a pack that the extending one does not know may have removed it. */
	noteExtension(
		pack: string,
		section: Section,
		id: string,
		datum: SourcedValue,
		draft: Draft,
	): void {
		const gone = this.#removed.find(
			({ decl, ...by }) =>
				decl.section === section && decl.id === id && packsApart(this.#packs, by.pack, pack),
		);
		if (gone !== undefined) this.#report(gone.decl.name, gone, { pack, datum }, draft);
	}

	/** Looks at modifiers of what is gone: a pack that theirs does not know may have removed the query or all kinds that they name. */
	noteModifiers(draft: Draft): void {
		if (this.#removed.length === 0) return;
		for (const { pack, datum } of draft.sections.get('modify')!.values()) {
			const query = get(datum, 'query');
			if (query !== undefined)
				this.noteExtension(pack, 'queries', textOf(query) ?? '', query, draft);
			const of = itemsOf(get(datum, 'of'));
			const isGone = (kind: SourcedValue): boolean =>
				this.#removed.some(({ decl }) => decl.section === 'kinds' && decl.id === textOf(kind));
			if (of.length > 0 && of.every(isGone))
				for (const kind of of) this.noteExtension(pack, 'kinds', textOf(kind)!, kind, draft);
		}
	}

	/** Looks at conditions that a change made false for good: they take a declaration away, as `disable` does. */
	noteNothing(draft: Draft): void {
		for (const { decl: before, touches } of this.#touches.values()) {
			const absent = draft.absent.get(before.section)?.get(before.id);
			const decl = draft.sections.get(before.section)!.get(keyOf(before)) ?? absent?.decl;
			const given = absent?.why === 'given' ? get(decl?.datum, 'given') : undefined;
			const when = get(decl?.datum, 'when');
			const condition = given ?? (textOf(when) === 'false' ? when : undefined);
			const by = condition === undefined ? undefined : draft.changed.get(condition)?.by;
			if (decl === undefined || condition === undefined || by === undefined) continue;
			const change = { pack: by, datum: condition };
			if (given !== undefined) this.#removed.push({ ...change, decl });
			for (const touch of touches)
				if (packsApart(this.#packs, by, touch.pack) && !isAlike(touch.datum, condition))
					this.#report(decl.name, change, touch, draft);
		}
	}

	/** Looks at a change of something that may be gone because another pack took it away. */
	#isThere(
		pack: string,
		ref: string,
		removes: boolean,
		named: SourcedValue,
		draft: Draft,
	): boolean {
		const gone = this.#removed.find(
			({ decl, ...by }) =>
				[decl.name, decl.id, `${decl.section}.${decl.id}`].includes(ref) &&
				packsApart(this.#packs, by.pack, pack),
		);
		if (gone === undefined) return true;
		// both want the same
		if (!removes) this.#report(gone.decl.name, gone, { pack, datum: named }, draft);
		return false;
	}

	#touch(
		pack: string,
		decl: Decl,
		key: string,
		path: readonly string[],
		datum: SourcedValue,
		draft: Draft,
	): void {
		const id = `${decl.section} ${decl.name}`;
		const touches = this.#touches.get(id)?.touches ?? [];
		this.#touches.set(id, { decl, touches });
		const touch = { pack, datum, path, value: JSON.stringify([key, plain(datum)]) };
		for (const other of touches) {
			const isSame = other.path.length === path.length && other.value === touch.value;
			const isIntended = other.pack !== pack && !packsApart(this.#packs, other.pack, pack);
			if (isIntended || !(isWithin(path, other.path) || isWithin(other.path, path)) || isSame)
				continue;
			this.#report([decl.name, ...path].join('.'), other, touch, draft);
		}
		touches.push(touch);
	}

	#report(
		what: string,
		first: Pick<Touch, 'pack' | 'datum'>,
		second: Pick<Touch, 'pack' | 'datum'>,
		draft: Draft,
	): void {
		const there = [fileOf(first.datum), rangeOf(first.datum)] as const;
		const args = { what, first: first.pack, second: second.pack };
		draft.diagnostics.push(
			diagnose(fileOf(second.datum), rangeOf(second.datum), 'LINK-CHANGED-TWICE', args, {
				related: [relatedTo(...there, relatedPlaces.changedToo)],
			}),
		);
	}
}

function isAlike(a: SourcedValue, b: SourcedValue): boolean {
	return JSON.stringify(plain(a)) === JSON.stringify(plain(b));
}

/** Tells whether a path is another one or lies inside it. The empty path is the whole declaration. */
function isWithin(inner: readonly string[], outer: readonly string[]): boolean {
	return outer.every((key, i) => inner[i] === key);
}

function leavesOf(
	datum: SourcedValue,
	path: readonly string[],
): { path: string[]; datum: SourcedValue }[] {
	if (datum.is !== 'map') return [{ path: [...path], datum }];
	return [...datum.entries].flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

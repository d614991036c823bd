import { diagnose, relatedTo } from '@tilewright/schema';
import { type Draft, resolveRef } from './collect.ts';
import { type Datum, fileOf, get, plain, rangeOf, textOf } from './datum.ts';
import { packsApart } from './pack-order.ts';
import type { Decl, RuleSet } from './ruleset.ts';

/** One value of a declaration that a `with` block changes. */
interface Touch {
	readonly pack: string;
	readonly datum: Datum;
	readonly value: string;
}

/**
 * Finds changes by which one pack would silently undo what another one changed: two patches of one key, two replacements of
 * one declaration. A pack may change again what a pack that it uses has changed.
 */
export class Touched {
	readonly #packs: Pick<RuleSet, 'packs'>;
	readonly #touches = new Map<string, Touch[]>();

	constructor(packs: Pick<RuleSet, 'packs'>) {
		this.#packs = packs;
	}

	/** Looks at a change before it is applied. */
	note(pack: string, step: Datum, draft: Draft): void {
		const skip = get(step, 'skip');
		if (skip?.is === 'scalar' && skip.value === true) return;
		for (const key of ['patch', 'replace', 'set', 'disable', 'remove'] as const) {
			const named = get(step, key);
			if (named === undefined) continue;
			const [decl, ...others] = resolveRef(draft, textOf(named) ?? '', pack);
			if (decl === undefined || others.length > 0) return;
			const written = get(step, key === 'set' ? 'to' : 'with');
			const leaves =
				key === 'patch' && written !== undefined
					? leavesOf(written, [])
					: [{ path: [], datum: written ?? named }];
			for (const { path, datum } of leaves) this.#touch(pack, decl, key, path, datum, draft);
			return;
		}
	}

	#touch(
		pack: string,
		decl: Decl,
		key: string,
		path: readonly string[],
		datum: Datum,
		draft: Draft,
	): void {
		const id = `${decl.section} ${decl.name}`;
		const touches = this.#touches.get(id) ?? [];
		this.#touches.set(id, touches);
		const value = JSON.stringify([key, plain(datum)]);
		const own = path.join('.');
		for (const other of touches) {
			if (other.value === `${own} ${value}` || !packsApart(this.#packs, other.pack, pack)) continue;
			const theirs = other.value.slice(0, other.value.indexOf(' '));
			if (!isWithin(own, theirs) && !isWithin(theirs, own)) continue;
			const what = own === '' ? decl.name : `${decl.name}.${own}`;
			const related = [relatedTo(fileOf(other.datum), rangeOf(other.datum), 'changed here too')];
			const args = { what, first: other.pack, second: pack };
			draft.diagnostics.push(
				diagnose(fileOf(datum), rangeOf(datum), 'LINK-CHANGED-TWICE', args, { related }),
			);
		}
		touches.push({ pack, datum, value: `${own} ${value}` });
	}
}

/** Tells whether a path is another one or lies inside it. The empty path is the whole declaration. */
function isWithin(inner: string, outer: string): boolean {
	return outer === '' || inner === outer || inner.startsWith(`${outer}.`);
}

/** The values of a mapping, each with its path; a list is one value. */
function leavesOf(datum: Datum, path: readonly string[]): { path: string[]; datum: Datum }[] {
	if (datum.is !== 'map') return [{ path: [...path], datum }];
	return [...datum.entries].flatMap(([key, inner]) => leavesOf(inner, [...path, key]));
}

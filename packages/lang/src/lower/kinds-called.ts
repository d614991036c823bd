import { withId, withTag } from '../link/lookup.ts';
import type { KindDecl } from '../model/declarations.ts';

const found = new WeakMap<readonly KindDecl[], Map<string, readonly KindDecl[]>>();

/** Kinds with this id or this tag, in their order. The list must not change any more. */
export function kindsCalled(kinds: readonly KindDecl[], word: string): readonly KindDecl[] {
	let known = found.get(kinds);
	if (known === undefined) found.set(kinds, (known = new Map()));
	let called = known.get(word);
	if (called === undefined) known.set(word, (called = search(kinds, word)));
	return called;
}

function search(kinds: readonly KindDecl[], word: string): readonly KindDecl[] {
	const own = withId(kinds, word);
	const tagged = withTag(kinds, word);
	if (own === undefined || tagged.length === 0) return own === undefined ? tagged : [own];
	const all = new Set([own, ...tagged]);
	return kinds.filter((k) => all.has(k));
}

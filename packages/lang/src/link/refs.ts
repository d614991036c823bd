import type { Decl } from './ruleset.ts';
import type { Section } from './sections.ts';

export interface DeclKey {
	readonly section: Section;
	readonly key: string;
}

/** Declarations by what references call them. It is kept up to date while declarations come and go. */
export class RefIndex {
	readonly #named = new Map<string, Map<string, DeclKey>>();
	readonly #withId = new Map<string, Map<string, DeclKey>>();

	add({ section, id, name }: Pick<Decl, 'section' | 'id' | 'name'>, key: string): void {
		put(this.#named, name, { section, key });
		put(this.#withId, id, { section, key });
	}

	remove({ section, id, name }: Pick<Decl, 'section' | 'id' | 'name'>, key: string): void {
		this.#named.get(name)?.delete(`${section} ${key}`);
		this.#withId.get(id)?.delete(`${section} ${key}`);
	}

	named(name: string): DeclKey[] {
		return [...(this.#named.get(name)?.values() ?? [])];
	}

	withId(id: string): DeclKey[] {
		return [...(this.#withId.get(id)?.values() ?? [])];
	}
}

function put(map: Map<string, Map<string, DeclKey>>, word: string, found: DeclKey): void {
	let all = map.get(word);
	if (all === undefined) map.set(word, (all = new Map()));
	all.set(`${found.section} ${found.key}`, found);
}

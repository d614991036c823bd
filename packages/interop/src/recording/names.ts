import type { documents } from '@tilewright/schema';
import { suggest } from '@tilewright/schema';

export type Mapping = documents.Mapping;

/** A mapping with the game its pack belongs to. */
export interface GameMapping {
	readonly game: string;
	/** The pack it lies in. */
	readonly pack?: string;
	readonly mapping: Mapping;
}

/** What a name of theirs is not found in. */
export class UnknownName extends Error {
	readonly what: string;
	readonly found: string;
	readonly near: readonly string[];

	constructor(what: string, found: string, known: Iterable<string>) {
		super(`no mapping names the ${what} ${found}`);
		this.what = what;
		this.found = found;
		this.near = suggest(found, [...known]);
	}
}

type Section =
	| 'sets'
	| 'tiles'
	| 'starts'
	| 'kinds'
	| 'pieces'
	| 'locations'
	| 'elements'
	| 'rules'
	| 'actions'
	| 'lines'
	| 'points'
	| 'groups'
	| 'messages'
	| 'phases'
	| 'offers'
	| 'held'
	| 'facts';
type Entry<S extends Section> = NonNullable<Mapping[S]>[string];

/** All mappings of the packs of a game as one table; later ones win, save that a name of theirs may mean several kinds. */
export class Names {
	readonly game: string;
	private readonly tables = new Map<Section, Map<string, unknown>>();
	private readonly kinds = new Map<string, string[]>();
	private readonly asked = new Map<string, Set<string>>();

	constructor(mappings: readonly GameMapping[]) {
		this.game = mappings[0]?.game ?? '';
		for (const { mapping } of mappings)
			for (const [section, entries] of Object.entries(mapping)) {
				if (typeof entries !== 'object') continue;
				let table = this.tables.get(section as Section);
				if (table === undefined) this.tables.set(section as Section, (table = new Map()));
				for (const [name, entry] of Object.entries(entries as object)) table.set(name, entry);
			}
		for (const { mapping } of mappings)
			for (const [name, kind] of Object.entries(mapping.kinds ?? {})) {
				const known = this.kinds.get(name);
				if (known === undefined) this.kinds.set(name, [kind]);
				else if (!known.includes(kind)) known.push(kind);
			}
		for (const { mapping } of mappings)
			for (const [name, { asks = [] }] of Object.entries(mapping.phases ?? {})) {
				const known = this.asked.get(name) ?? new Set();
				for (const action of asks) known.add(action);
				this.asked.set(name, known);
			}
	}

	all<S extends Section>(section: S): ReadonlyMap<string, Entry<S>> {
		return (this.tables.get(section) ?? new Map()) as ReadonlyMap<string, Entry<S>>;
	}

	/** The kinds of ours that a name of theirs may mean, in the order of the mappings; empty where none knows it. */
	kindsOf(name: string): readonly string[] {
		return this.kinds.get(name) ?? [];
	}

	/** The actions of ours that a phase of theirs asks for, those of all mappings together. */
	askedIn(phase: string): ReadonlySet<string> {
		return this.asked.get(phase) ?? new Set();
	}

	find<S extends Section>(section: S, name: string): Entry<S> | undefined {
		return this.all(section).get(name);
	}

	/** What a name of theirs means; throws `UnknownName`. */
	get<S extends Section>(section: S, name: string): Entry<S> {
		const entry = this.find(section, name);
		if (entry === undefined)
			throw new UnknownName(section.replace(/s$/, ''), name, this.all(section).keys());
		return entry;
	}

	/** A tile of ours and the quarter turns that bring ours to theirs. */
	tile(name: string): { readonly tile: string; readonly turn: number } {
		const entry = this.get('tiles', name);
		return typeof entry === 'string'
			? { tile: entry, turn: 0 }
			: { tile: entry.tile, turn: entry.turn ?? 0 };
	}
}

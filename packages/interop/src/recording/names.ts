import type { documents } from '@tilewright/schema';
import { suggest } from '@tilewright/schema';
import { unknownNames } from '../texts/replays.ts';

export type Mapping = documents.Mapping;

export interface GameMapping {
	readonly game: string;
	readonly pack?: string;
	readonly mapping: Mapping;
	readonly inSet?: (mapping: Mapping, packs: readonly string[]) => Mapping;
}

/** Thrown for a name of the other program that no mapping has: its sort (`what`), itself (`found`), and similar known names. */
export class UnknownName extends Error {
	readonly what: string;
	readonly found: string;
	readonly near: readonly string[];

	constructor(what: string, found: string, known: Iterable<string>) {
		super(unknownNames.unmapped({ what, name: found }));
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
	| 'lines'
	| 'points'
	| 'groups'
	| 'chance'
	| 'messages'
	| 'phases'
	| 'offers'
	| 'held'
	| 'facts';
type Entry<S extends Section> = NonNullable<Mapping[S]>[string];
type Actions = NonNullable<Mapping['actions']>[string];

export type ActionEntry = Exclude<Actions, readonly unknown[]>;
export interface TilePlaces {
	/** Quarter turns clockwise from our drawing to that of the other program. */
	readonly turn: number;
	/** From the other program's names, on the tile as it draws it, to ours, on the tile as we draw it. */
	readonly places: ReadonlyMap<string, string>;
}
export type SilentEntry = NonNullable<Mapping['silent']>[number];

/** All mappings of the packs of a game as one table. Later ones win, but a name of the other program may mean several kinds or actions. */
export class Names {
	readonly game: string;
	private readonly tables = new Map<Section, Map<string, unknown>>();
	private readonly kinds = new Map<string, string[]>();
	private readonly actionsByPhase = new Map<string, Set<string>>();
	private readonly actions = new Map<string, ActionEntry[]>();
	private readonly ownPlaces = new Map<string, TilePlaces>();
	readonly silent: readonly SilentEntry[];
	readonly extraDecisions: ReadonlySet<string>;

	constructor(mappings: readonly GameMapping[]) {
		this.game = mappings[0]?.game ?? '';
		this.silent = mappings.flatMap(({ mapping }) => mapping.silent ?? []);
		this.extraDecisions = new Set(mappings.flatMap(({ mapping }) => mapping.unasked ?? []));
		for (const { mapping } of mappings) {
			for (const [name, entry] of Object.entries(mapping.actions ?? {})) {
				const known = this.actions.get(name) ?? [];
				this.actions.set(name, [
					...(Array.isArray(entry) ? entry : [entry as ActionEntry]),
					...known,
				]);
			}
			for (const entry of Object.values(mapping.tiles ?? {}))
				if (typeof entry !== 'string' && entry.places !== undefined)
					this.ownPlaces.set(entry.tile, {
						turn: entry.turn ?? 0,
						places: new Map(Object.entries(entry.places)),
					});
		}
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
			for (const [name, { asks: actions = [] }] of Object.entries(mapping.phases ?? {})) {
				const known = this.actionsByPhase.get(name) ?? new Set();
				for (const action of actions) known.add(action);
				this.actionsByPhase.set(name, known);
			}
	}

	all<S extends Section>(section: S): ReadonlyMap<string, Entry<S>> {
		return (this.tables.get(section) ?? new Map()) as ReadonlyMap<string, Entry<S>>;
	}

	kindsOf(name: string): readonly string[] {
		return this.kinds.get(name) ?? [];
	}

	actionsOfPhase(phase: string): ReadonlySet<string> {
		return this.actionsByPhase.get(phase) ?? new Set();
	}

	phaseAsking(actions: Iterable<string>): Entry<'phases'> | undefined {
		const ours = [...actions];
		for (const [phase, phaseActions] of this.actionsByPhase)
			if (ours.some((action) => phaseActions.has(action))) return this.get('phases', phase);
		return undefined;
	}

	/** The meanings of an action of the other program, those of later mappings first; empty where no mapping has it. */
	actionsCalled(name: string): readonly ActionEntry[] {
		return this.actions.get(name) ?? [];
	}

	*allActions(): Iterable<readonly [string, ActionEntry]> {
		for (const [name, entries] of this.actions) for (const entry of entries) yield [name, entry];
	}

	placesOn(tile: string): TilePlaces | undefined {
		return this.ownPlaces.get(tile);
	}

	find<S extends Section>(section: S, name: string): Entry<S> | undefined {
		return this.all(section).get(name);
	}

	/** The meaning of a name of the other program. Throws `UnknownName` where no mapping has the name. */
	get<S extends Section>(section: S, name: string): Entry<S> {
		const entry = this.find(section, name);
		if (entry === undefined)
			throw new UnknownName(section.replace(/s$/, ''), name, this.all(section).keys());
		return entry;
	}

	tile(name: string): { readonly tile: string; readonly turn: number } {
		const entry = this.get('tiles', name);
		return typeof entry === 'string'
			? { tile: entry, turn: 0 }
			: { tile: entry.tile, turn: entry.turn ?? 0 };
	}
}

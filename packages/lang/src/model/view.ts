import type { Callable } from './callable.ts';
import type { Model } from './model.ts';

/** A word under which a pack writes something that has a longer name: both as expressions spell them. */
export interface Alias {
	readonly short: string;
	readonly long: string;
	/** The pack that the short form names; it may mean what others declare under the long one. */
	readonly pack?: string;
}

export interface PackView {
	readonly aliases: readonly Alias[];
	meaning(sort: string, word: string): string;
	readonly qualifiers: ReadonlySet<string>;
	readonly ambiguous: ReadonlyMap<string, readonly string[]>;
	knows(pack: string): boolean;
	readonly isStranger: NonNullable<Model['isStranger']>;
	readonly isStrangeWord: NonNullable<Model['isStrangeWord']>;
}

/** Tells whether a name means several things of which a pack declares one and another pack, or the language, another. */
export function isCrowded(list: readonly Callable[]): boolean {
	return new Set(list.map((c) => c.pack)).size > 1;
}

export function isStrange({ isStranger }: Model, { pack }: Callable): boolean {
	return pack !== undefined && isStranger?.(pack) === true;
}

export function isStrangeValue(
	{ isStrangeWord, meaning }: Model,
	type: string,
	word: string,
): boolean {
	const sort = type.slice(5);
	return isStrangeWord?.(sort, meaning?.(sort, word) ?? word) === true;
}

export function hasCrowdedNames({ names, functions, members }: Model): boolean {
	return [names, functions, ...members.values()].some((table) =>
		[...table.values()].some(isCrowded),
	);
}

export function viewOf(model: Model, view: PackView): Model {
	const longer = new Map<string, Map<string, Alias>>();
	for (const alias of view.aliases) {
		const known = longer.get(alias.short);
		if (known === undefined) longer.set(alias.short, new Map([[alias.long, alias]]));
		else known.set(alias.long, alias);
	}
	const withShort = <T>(
		table: ReadonlyMap<string, T>,
		join: (known: T | undefined, more: T, alias: Alias) => T,
	): ReadonlyMap<string, T> => {
		let out: Map<string, T> | undefined;
		for (const [short, longs] of longer)
			for (const alias of longs.values()) {
				const found = table.get(alias.long);
				if (found === undefined) continue;
				out ??= new Map(table);
				out.set(short, join(out.get(short), found, alias));
			}
		return out ?? table;
	};
	const both = (
		known: readonly Callable[] | undefined,
		more: readonly Callable[],
		{ pack }: Alias,
	) => {
		const own = more.filter((c) => c.pack === pack);
		const candidates = pack === undefined || own.length === 0 ? more : own;
		return known === undefined ? candidates : [...new Set([...known, ...candidates])];
	};
	const known = (
		table: ReadonlyMap<string, readonly Callable[]>,
	): ReadonlyMap<string, readonly Callable[]> => {
		const long = withShort(table, both);
		let out: Map<string, readonly Callable[]> | undefined;
		for (const [name, list] of long) {
			if (!isCrowded(list)) continue;
			const visible = list.filter((c) => c.pack === undefined || view.knows(c.pack));
			if (visible.length === 0 || visible.length === list.length) continue;
			out ??= new Map(long);
			out.set(name, visible);
		}
		return out ?? long;
	};
	return {
		...model,
		names: known(model.names),
		functions: known(model.functions),
		members: new Map([...model.members].map(([type, of]) => [type, known(of)])),
		verbs: withShort(model.verbs, (known, more) => known ?? more),
		actions: withShort(model.actions, (known, more) => known ?? more),
		qualifiers: new Set([...model.qualifiers, ...view.qualifiers]),
		meaning: (sort, word) => view.meaning(sort, word),
		ambiguous: view.ambiguous,
		isStranger: (pack) => view.isStranger(pack),
		isStrangeWord: (sort, word) => view.isStrangeWord(sort, word),
	};
}

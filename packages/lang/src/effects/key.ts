import { type SourcedValue, entriesOf, get } from '../link/sourced-value.ts';
import type { EffectContext } from '../lower/effect-context.ts';
import type { WordTable } from '../lower/words.ts';

export type Schema = Readonly<Record<string, unknown>>;

export interface Key<T> {
	readonly schema: Schema | undefined;
	/** True when it must be given. */
	readonly isNeeded: boolean;
	/** The table of the program that its words go to, and the word it stands for when it is not given. */
	readonly word?: { readonly table: WordTable; readonly otherwise: string };
	read(ctx: EffectContext, node: SourcedValue, name: string): T;
}

export type Keys = Readonly<Record<string, Key<unknown>>>;

export interface KeyReader<T> {
	(at?: EffectContext): T;
	/** The value as it was written; undefined when it is not given. */
	readonly datum: SourcedValue | undefined;
}

export type KeyReaders<K extends Keys> = {
	readonly [Name in keyof K]: K[Name] extends Key<infer T> ? KeyReader<T> : never;
};

export function optionalKey<T>(key: Key<T>): Key<T | undefined> {
	return {
		...key,
		isNeeded: false,
		read: (ctx, node, name) =>
			get(node, name) === undefined ? undefined : key.read(ctx, node, name),
	};
}

/** The same key, which must be given. */
export function needed<T>(key: Key<T>): Key<T> {
	return { ...key, isNeeded: true };
}

/** The same key, which need not be given; reading it brings what it stands for then. */
export function notNeeded<T>(key: Key<T>): Key<T> {
	return { ...key, isNeeded: false };
}

export function mapping<K extends Keys>(keys: K, says: string): Key<KeyReaders<K> | undefined> {
	return {
		schema: mappingSchema(says, keys),
		isNeeded: false,
		read: (ctx, node, name) => {
			const datum = get(node, name);
			return datum === undefined ? undefined : readersOf(ctx, keys, datum);
		},
	};
}

/** A mapping of new names to mappings with the same keys; the names are declared as `declares`. */
export function mappingOf<K extends Keys>(
	keys: K,
	says: string,
	each: string,
	declares: string,
): Key<readonly (readonly [name: string, KeyReaders<K>])[] | undefined> {
	return {
		schema: {
			type: 'object',
			description: says,
			propertyNames: { $ref: 'common.schema.json#/$defs/name' },
			additionalProperties: mappingSchema(each, keys),
			minProperties: 1,
			'x-declares': declares,
		},
		isNeeded: false,
		read: (ctx, node, key) => {
			const datum = get(node, key);
			if (datum === undefined) return undefined;
			return entriesOf(datum).map(([name, entry]) => [name, readersOf(ctx, keys, entry)] as const);
		},
	};
}

export function readersOf<K extends Keys>(
	ctx: EffectContext,
	keys: K,
	node: SourcedValue,
): KeyReaders<K> {
	const readers = Object.entries<Key<unknown>>(keys).map(
		([name, key]) => [name, readerOf(ctx, key, node, name)] as const,
	);
	return Object.fromEntries(readers) as KeyReaders<K>;
}

export function readerOf<T>(
	ctx: EffectContext,
	key: Key<T>,
	node: SourcedValue,
	name: string,
): KeyReader<T> {
	const read = (at: EffectContext = ctx): T => key.read(at, node, name);
	return Object.assign(read, { datum: get(node, name) });
}

export function mappingSchema(says: string, keys: Keys): Schema {
	const required = neededOf(keys);
	return {
		type: 'object',
		description: says,
		properties: schemasOf(keys),
		...(required.length === 0 ? {} : { required }),
		additionalProperties: false,
	};
}

export function schemasOf(keys: Keys): Record<string, Schema> {
	return Object.fromEntries(
		Object.entries(keys).flatMap(([key, { schema }]) =>
			schema === undefined ? [] : [[key, schema] as const],
		),
	);
}

export function neededOf(keys: Keys): string[] {
	return Object.entries(keys).flatMap(([key, { isNeeded }]) => (isNeeded ? [key] : []));
}

/** The entry of a table under a name that comes from data. What every object inherits, such as `toString`, is in no table. */
export function ownValue<T>(
	table: Readonly<Record<string, T>> | undefined,
	key: string,
): T | undefined {
	return table !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}

/** A table that is filled with names from data. It inherits nothing, so that every name is free in it. */
export function emptyTable<T>(): Record<string, T> {
	return Object.create(null) as Record<string, T>;
}

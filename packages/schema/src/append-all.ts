/**
 * Appends entries to a list, or to anything else that takes them one by one. `push(...added)` puts every entry on the stack, which overflows
 * with a list of some 100,000 entries.
 */
export function appendAll<T>(list: { push(entry: T): unknown }, added: Iterable<T>): void {
	for (const entry of added) list.push(entry);
}

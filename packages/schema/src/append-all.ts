/** Appends a list to another. `push(...added)` puts every entry on the stack, which overflows with a list of some 100,000 entries. */
export function appendAll<T>(list: T[], added: Iterable<T>): void {
	for (const entry of added) list.push(entry);
}

/**
 * Circles of things that lead to one another, each as a path that ends where it begins; at most `limit` of them. Every
 * thing that lies on a circle is on a path or leads to one, though not every circle is given.
 */
export function circlesOf<T>(
	things: Iterable<T>,
	next: (thing: T) => Iterable<T>,
	limit: number,
): T[][] {
	const found: T[][] = [];
	const isDone = new Set<T>();
	for (const first of things) {
		if (isDone.has(first)) continue;
		const open = new Map<T, Iterator<T>>([[first, next(first)[Symbol.iterator]()]]);
		const path = [first];
		while (path.length > 0) {
			const at = path.at(-1)!;
			const { done, value } = open.get(at)!.next();
			if (done === true) {
				path.pop();
				open.delete(at);
				isDone.add(at);
			} else if (open.has(value)) {
				if (found.length < limit) found.push([...path.slice(path.indexOf(value)), value]);
			} else if (!isDone.has(value)) {
				open.set(value, next(value)[Symbol.iterator]());
				path.push(value);
			}
		}
	}
	return found;
}

export function groupBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
	const groups = new Map<K, T[]>();
	for (const item of items) {
		const key = keyOf(item);
		const group = groups.get(key);
		if (group === undefined) groups.set(key, [item]);
		else group.push(item);
	}
	return groups;
}

export function firstBy<K, T>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T> {
	const firsts = new Map<K, T>();
	for (const item of items) {
		const key = keyOf(item);
		if (!firsts.has(key)) firsts.set(key, item);
	}
	return firsts;
}

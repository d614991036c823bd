/** A storage in memory; a value of more than `max` characters has no room in it. */
export function storageWith(
	content: Readonly<Record<string, string>> = {},
	max = Infinity,
): Storage {
	const items = new Map(Object.entries(content));
	return {
		get length() {
			return items.size;
		},
		key: (i) => [...items.keys()][i] ?? null,
		getItem: (key) => items.get(key) ?? null,
		setItem: (key, value) => {
			if (value.length > max) throw new DOMException('no room', 'QuotaExceededError');
			items.set(key, value);
		},
		removeItem: (key) => void items.delete(key),
		clear: () => items.clear(),
	};
}

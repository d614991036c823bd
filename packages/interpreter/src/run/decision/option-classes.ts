type Key = number | string;

/** The keys that were met after the same keys before them. */
interface Level {
	readonly after: Map<Key, Level>;
}

/** Passes on the first option of each class: of those that are equal in all keys. */
export function firstOfEach(keys: readonly (() => Key)[], visit: () => boolean): () => boolean {
	const [only] = keys;
	if (only !== undefined && keys.length === 1) {
		const seen = new Set<Key>();
		return () => {
			const before = seen.size;
			seen.add(only());
			return seen.size > before && visit();
		};
	}
	const classes: Level = { after: new Map() };
	return () => {
		let level = classes;
		let isNew = false;
		for (let i = 0; i < keys.length; i++) {
			const key = keys[i]!();
			let next = level.after.get(key);
			if (next === undefined) {
				next = { after: new Map() };
				level.after.set(key, next);
				isNew = true;
			}
			level = next;
		}
		return isNew && visit();
	};
}

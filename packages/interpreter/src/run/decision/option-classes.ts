type Key = number | string;

interface Level {
	readonly after: Map<Key, Level>;
}

const FEW = 24;

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
	const known: Key[] = [];
	const { length } = keys;
	const now: Key[] = [];
	let classes: Level | undefined;
	return () => {
		if (classes === undefined) {
			for (let i = 0; i < length; i++) now[i] = keys[i]!();
			for (let at = 0; at < known.length; at += length) {
				let i = 0;
				while (i < length && known[at + i] === now[i]) i++;
				if (i === length) return false;
			}
			if (known.length < FEW * length) {
				for (let i = 0; i < length; i++) known.push(now[i]!);
				return visit();
			}
			classes = levelsOf(known, length);
		}
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

function levelsOf(known: readonly Key[], length: number): Level {
	const root: Level = { after: new Map() };
	for (let at = 0; at < known.length; at += length) {
		let level = root;
		for (let i = 0; i < length; i++) {
			const next = level.after.get(known[at + i]!) ?? { after: new Map() };
			level.after.set(known[at + i]!, next);
			level = next;
		}
	}
	return root;
}

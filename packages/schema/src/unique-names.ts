export interface UniqueOptions {
	readonly fold?: (name: string) => string;
	readonly allows?: (name: string) => boolean;
}

/**
 * Returns a function that makes names different: a name that was given before gets the next free number, as in `name-2`.
 * A counter per name keeps the work linear in the number of names.
 */
export function uniqueNames(options: UniqueOptions = {}): (name: string) => string {
	const { fold = (name) => name, allows = () => true } = options;
	const taken = new Set<string>();
	const next = new Map<string, number>();
	return (name) => {
		const folded = fold(name);
		for (let number = next.get(folded) ?? 1; ; number++) {
			const unique = number === 1 ? name : `${name}-${number}`;
			const key = fold(unique);
			if (taken.has(key) || !allows(unique)) continue;
			next.set(folded, number + 1);
			taken.add(key);
			return unique;
		}
	};
}

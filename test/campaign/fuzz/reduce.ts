/**
 * A smaller list of items that still fails: halves, quarters and so on are taken out as long as the rest fails, at last single items.
 * Tries at most so many lists.
 */
export async function reduced<T>(
	items: readonly T[],
	fails: (items: readonly T[]) => Promise<boolean>,
	tries: number,
): Promise<readonly T[]> {
	let rest = items;
	let left = tries;
	for (let size = Math.ceil(items.length / 2); size >= 1;) {
		let isSmaller = false;
		for (let from = 0; from < rest.length;) {
			if (left-- <= 0) return rest;
			const without = [...rest.slice(0, from), ...rest.slice(from + size)];
			if (await fails(without)) {
				rest = without;
				isSmaller = true;
			} else from += size;
		}
		if (size > 1) size = Math.ceil(size / 2);
		else if (!isSmaller) return rest;
	}
	return rest;
}

/**
 * The largest sets of things of which no two are apart, at most `limit`: each set to which nothing can be added. With nothing apart
 * that is one set of all.
 */
export function largestSets<T>(
	all: readonly T[],
	areApart: (a: T, b: T) => boolean,
	limit: number,
): T[][] {
	const found: T[][] = [];
	const fits = (one: T, others: readonly T[]): T[] =>
		others.filter((o) => o !== one && !areApart(o, one));
	// the search of Bron and Kerbosch, which begins with the thing that fits most others
	const search = (chosen: readonly T[], open: readonly T[], done: readonly T[]): void => {
		if (found.length >= limit) return;
		if (open.length === 0) {
			if (done.length === 0 && chosen.length > 0) found.push([...chosen]);
			return;
		}
		const pivot = open.reduce((best, one) =>
			fits(one, open).length > fits(best, open).length ? one : best,
		);
		let left = [...open];
		let passed = [...done];
		for (const one of open.filter((o) => o === pivot || areApart(o, pivot))) {
			search([...chosen, one], fits(one, left), fits(one, passed));
			left = left.filter((o) => o !== one);
			passed = [...passed, one];
		}
	};
	search([], all, []);
	return found;
}

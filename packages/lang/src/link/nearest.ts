/** The known words nearest to a misspelt one, best first; none when nothing is near. */
export function nearest(word: string, known: Iterable<string>, most = 3): string[] {
	const limit = Math.max(1, Math.floor(word.length / 3));
	const found: { word: string; distance: number }[] = [];
	for (const candidate of known) {
		if (Math.abs(candidate.length - word.length) > limit) continue;
		const d = distance(word.toLowerCase(), candidate.toLowerCase(), limit);
		if (d <= limit) found.push({ word: candidate, distance: d });
	}
	return found
		.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1))
		.slice(0, most)
		.map((f) => f.word);
}

/** Edits (insert, delete, replace, swap of neighbours) from one word to another; `limit + 1` when there are more. */
function distance(a: string, b: string, limit: number): number {
	let before: number[] = [];
	let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const same = a[i - 1] === b[j - 1];
			let d = Math.min(previous[j]! + 1, row[j - 1]! + 1, previous[j - 1]! + (same ? 0 : 1));
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
				d = Math.min(d, before[j - 2]! + 1);
			row.push(d);
			least = Math.min(least, d);
		}
		if (least > limit) return limit + 1;
		before = previous;
		previous = row;
	}
	return previous[b.length]!;
}

/**
 * The declared words nearest to a misspelt one, best first, at most three. Words that differ in
 * more than a third of their letters are not near.
 */
export function suggest(word: string, candidates: Iterable<string>): string[] {
	const wanted = word.slice(0, 64);
	const near: { word: string; distance: number }[] = [];
	for (const candidate of new Set(candidates)) {
		if (candidate === word || candidate.length > 64) continue;
		const allowed = Math.max(1, Math.floor(Math.max(wanted.length, candidate.length) / 3));
		const distance =
			foldId(candidate) === foldId(wanted)
				? 0
				: editDistance(wanted.toLowerCase(), candidate.toLowerCase(), allowed);
		if (distance <= allowed) near.push({ word: candidate, distance });
	}
	near.sort((a, b) => a.distance - b.distance || (a.word < b.word ? -1 : 1));
	return near.slice(0, 3).map((n) => n.word);
}

/** Two ids with the same folded form are too alike to stand beside each other. */
export function foldId(id: string): string {
	return id.normalize('NFKC').toLowerCase().replace(/[-_]/g, '');
}

/** Insertions, deletions, changes and swaps of neighbours; `limit + 1` when there are more. */
export function editDistance(a: string, b: string, limit: number): number {
	if (Math.abs(a.length - b.length) > limit) return limit + 1;
	let before: number[] = [];
	let last = Array.from({ length: b.length + 1 }, (_, j) => j);
	for (let i = 1; i <= a.length; i++) {
		const row = [i];
		let least = i;
		for (let j = 1; j <= b.length; j++) {
			const cost = a[i - 1] === b[j - 1] ? 0 : 1;
			let d = Math.min(at(row, j - 1) + 1, at(last, j) + 1, at(last, j - 1) + cost);
			if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
				d = Math.min(d, at(before, j - 2) + 1);
			}
			row.push(d);
			least = Math.min(least, d);
		}
		if (least > limit) return limit + 1;
		before = last;
		last = row;
	}
	return Math.min(at(last, b.length), limit + 1);
}

function at(row: readonly number[], index: number): number {
	return row[index] ?? Number.POSITIVE_INFINITY;
}

import { limits } from '@tilewright/schema';

/** The changed lines of a text; numbers count from 1 in the new text. */
export interface ChangedLines {
	readonly changed: readonly number[];
	/** Lines after which lines of the old text are missing; 0 for before the first. */
	readonly removedAfter: readonly number[];
}

/** Compares two texts by line: equal lines at both ends are set aside, and of the rest the longest common sequence is kept. */
export function changedLines(before: string, after: string): ChangedLines {
	const a = before.split('\n');
	const b = after.split('\n');
	let start = 0;
	while (start < a.length && start < b.length && a[start] === b[start]) start++;
	let endA = a.length;
	let endB = b.length;
	while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
		endA--;
		endB--;
	}
	const kept = equalLinePairs(a.slice(start, endA), b.slice(start, endB));
	const changed: number[] = [];
	const removedAfter: number[] = [];
	let i = 0;
	let j = 0;
	for (const [x, y] of [...kept, [endA - start, endB - start] as const]) {
		for (let line = j; line < y; line++) changed.push(start + line + 1);
		if (x > i && y === j) removedAfter.push(start + y);
		i = x + 1;
		j = y + 1;
	}
	return { changed, removedAfter };
}

export function equalLinePairs(
	a: readonly string[],
	b: readonly string[],
): (readonly [number, number])[] {
	if (a.length * b.length > limits.comparedLinePairs) return [];
	const width = b.length + 1;
	const best = new Uint32Array((a.length + 1) * width);
	for (let i = a.length - 1; i >= 0; i--)
		for (let j = b.length - 1; j >= 0; j--)
			best[i * width + j] =
				a[i] === b[j]
					? best[(i + 1) * width + j + 1]! + 1
					: Math.max(best[(i + 1) * width + j]!, best[i * width + j + 1]!);
	const out: (readonly [number, number])[] = [];
	let i = 0;
	let j = 0;
	while (i < a.length && j < b.length) {
		if (a[i] === b[j]) out.push([i++, j++]);
		else if (best[(i + 1) * width + j]! >= best[i * width + j + 1]!) i++;
		else j++;
	}
	return out;
}

import { appendAll } from '@tilewright/schema';
import { equalLinePairs } from '../editor/changed-lines.ts';

/** A line of a comparison: what stands left and right, numbered from 1; a side without a line is absent. */
export interface DifferenceRow {
	readonly left?: { readonly n: number; readonly text: string };
	readonly right?: { readonly n: number; readonly text: string };
	readonly same: boolean;
}
export interface DifferenceGap {
	readonly gap: number;
}

/** Two texts line by line beside each other; of what is alike, only the surroundings of differences. */
export function difference(
	before: string,
	after: string,
	around = 3,
): (DifferenceRow | DifferenceGap)[] {
	const a = before === '' ? [] : before.split('\n');
	const b = after === '' ? [] : after.split('\n');
	const rows: DifferenceRow[] = [];
	let i = 0;
	let j = 0;
	const line = (text: string, n: number): { n: number; text: string } => ({ n: n + 1, text });
	for (const [x, y] of [...commonLines(a, b), [a.length, b.length] as const]) {
		for (; i < x || j < y; i += Number(i < x), j += Number(j < y))
			rows.push({
				...(i < x ? { left: line(a[i]!, i) } : {}),
				...(j < y ? { right: line(b[j]!, j) } : {}),
				same: false,
			});
		if (x < a.length) rows.push({ left: line(a[x]!, x), right: line(b[y]!, y), same: true });
		i = x + 1;
		j = y + 1;
	}
	return folded(rows, around);
}

function commonLines(a: readonly string[], b: readonly string[]): (readonly [number, number])[] {
	let start = 0;
	while (start < a.length && start < b.length && a[start] === b[start]) start++;
	let end = 0;
	while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end))
		end++;
	const middle = equalLinePairs(a.slice(start, a.length - end), b.slice(start, b.length - end));
	return [
		...Array.from({ length: start }, (_, n) => [n, n] as const),
		...middle.map(([x, y]) => [x + start, y + start] as const),
		...Array.from({ length: end }, (_, n) => [a.length - end + n, b.length - end + n] as const),
	];
}

function folded(rows: readonly DifferenceRow[], around: number): (DifferenceRow | DifferenceGap)[] {
	const near = rows.map(() => false);
	for (const [n, row] of rows.entries())
		if (!row.same)
			for (let k = Math.max(0, n - around); k <= Math.min(rows.length - 1, n + around); k++)
				near[k] = true;
	const out: (DifferenceRow | DifferenceGap)[] = [];
	for (let n = 0; n < rows.length;) {
		if (near[n]) {
			out.push(rows[n++]!);
			continue;
		}
		let end = n;
		while (end < rows.length && !near[end]) end++;
		if (end - n <= 2) appendAll(out, rows.slice(n, end));
		else out.push({ gap: end - n });
		n = end;
	}
	return out;
}

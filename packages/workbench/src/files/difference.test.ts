import { expect, test } from 'vitest';
import { difference, type DifferenceGap, type DifferenceRow } from './difference.ts';

const short = (rows: (DifferenceRow | DifferenceGap)[]): string[] =>
	rows.map((r) =>
		'gap' in r
			? `… ${r.gap}`
			: `${r.same ? ' ' : '!'}${r.left ? `${r.left.n}${r.left.text}` : '-'}|${r.right ? `${r.right.n}${r.right.text}` : '-'}`,
	);

test('changed, added and removed lines stand beside each other', () => {
	expect(short(difference('a\nb\nc\nd', 'a\nB\nc\nx\nd'))).toEqual([
		' 1a|1a',
		'!2b|2B',
		' 3c|3c',
		'!-|4x',
		' 4d|5d',
	]);
	expect(short(difference('', 'a'))).toEqual(['!-|1a']);
	expect(short(difference('a', ''))).toEqual(['!1a|-']);
});

test('what is alike far from differences is left out', () => {
	const many = Array.from({ length: 20 }, (_, i) => `l${i}`);
	const rows = short(difference(many.join('\n'), [...many.slice(0, 19), 'new'].join('\n')));
	expect(rows).toEqual(['… 16', ' 17l16|17l16', ' 18l17|18l17', ' 19l18|19l18', '!20l19|20new']);
	expect(short(difference('a\nb\nc\nd', 'a\nb\nc\nd'))).toEqual(['… 4']);
});

test('each side gives back its text', () => {
	const texts = (n: number): string[][] =>
		n === 0 ? [[]] : texts(n - 1).flatMap((t) => ['a', 'b', ' c'].map((line) => [...t, line]));
	const all = [...texts(1), ...texts(2), ...texts(3)];
	for (const a of all)
		for (const b of all) {
			const rows = difference(a.join('\n'), b.join('\n'), 100);
			if (rows.some((r) => 'gap' in r)) {
				expect(a).toEqual(b);
				continue;
			}
			const lines = rows as DifferenceRow[];
			expect(lines.flatMap((r) => (r.left ? [r.left.text] : []))).toEqual(a);
			expect(lines.flatMap((r) => (r.right ? [r.right.text] : []))).toEqual(b);
			for (const r of lines) expect(r.same).toBe(r.left?.text === r.right?.text);
		}
});

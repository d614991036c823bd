import { expect, test } from 'vitest';
import { sourceFile } from './source.ts';
import { parseYaml } from './yaml.ts';
import { commentAfter } from './yaml-tree.ts';

const text =
	'kinds:\n  road: { like: line, tags: [a, b] } # note\nempty:\nrules:\n  - id: x\n    when: y # z\n';
const doc = parseYaml(sourceFile('f', text));
const cut = (range: { start: number; end: number }): string => text.slice(range.start, range.end);

test('every key and value keeps its place', () => {
	expect(cut(doc.rangeOf(['kinds', 'road']))).toBe('{ like: line, tags: [a, b] }');
	expect(cut(doc.keyRangeOf(['kinds', 'road', 'tags']))).toBe('tags');
	expect(cut(doc.rangeOf(['kinds', 'road', 'tags', 1]))).toBe('b');
	expect(cut(doc.rangeOf(['rules', 0, 'id']))).toBe('x');
	expect(doc.rangeOf(['empty'])).toEqual({
		start: text.indexOf('empty:') + 6,
		end: text.indexOf('empty:') + 6,
	});
});

test('what is missing is shown at the nearest thing around it', () => {
	expect(cut(doc.rangeOf(['kinds', 'road', 'like', 'deeper']))).toBe('line');
	expect(cut(doc.keyRangeOf(['kinds', 'none']))).toBe(cut(doc.rangeOf(['kinds'])));
	expect(doc.nodeAt(['nothing', 0])).toBeUndefined();
});

test('how a value is written is known', () => {
	const style = (...path: (string | number)[]) => {
		const node = doc.nodeAt(path);
		return [node?.kind, node?.style, node?.inFlow];
	};
	expect(style('kinds', 'road')).toEqual(['map', 'flow', false]);
	expect(style('kinds', 'road', 'tags')).toEqual(['list', 'flow', true]);
	expect(style('kinds', 'road', 'like')).toEqual(['scalar', 'plain', true]);
	expect(style('empty')).toEqual(['scalar', 'empty', false]);
	expect(style('rules')).toEqual(['list', 'block', false]);
});

test('the path at an offset leads to the innermost key or value', () => {
	const at = (word: string) => doc.pathAt(text.indexOf(word) + 1);
	expect(at('like')).toEqual({ path: ['kinds', 'road', 'like'], onKey: true });
	expect(at('line')).toEqual({ path: ['kinds', 'road', 'like'], onKey: false });
	expect(at('b]')).toEqual({ path: ['kinds', 'road', 'tags', 1], onKey: false });
	expect(at('when')).toEqual({ path: ['rules', 0, 'when'], onKey: true });
});

test('a comment on the line of a value is found', () => {
	const after = (path: (string | number)[]) => {
		const node = doc.nodeAt(path);
		const range = node && commentAfter(doc.file, node);
		return range && cut(range);
	};
	expect(after(['rules', 0, 'when'])).toBe('# z');
	expect(after(['kinds', 'road'])).toBe('# note');
	expect(after(['rules', 0, 'id'])).toBeUndefined();
});

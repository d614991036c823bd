import { expect, test } from 'vitest';
import { smallGame } from '../expr/testing.ts';
import { conjuncts } from '../expr/holders.ts';
import { cheapFirst, costOf } from './costs.ts';

const tests = {
	open: 'it.open > 0',
	kind: 'it.kind == line',
	held: 'it.pieces.exists(p, p.kind == man)',
	near: 'features.exists(f, f.complete && f.kind == it.kind)',
};

function inOrder(...words: readonly (keyof typeof tests)[]): string[] {
	const text = words.map((word) => tests[word]).join(' && ');
	const program = smallGame('S: { copies: 6, line: E-W }', {
		asked: `{ of: feature, type: bool, value: "${text}" }`,
	});
	const parts = conjuncts(program.defines.find(({ id }) => id === 'asked')!.body);
	const cost = (part: (typeof parts)[0]): number => costOf(program, part);
	return cheapFirst(parts, cost).map((part) => words[parts.indexOf(part)]!);
}

test('tests that take little work are asked first', () => {
	expect(inOrder('near', 'open', 'held', 'kind')).toEqual(['kind', 'held', 'open', 'near']);
	expect(inOrder('kind', 'held', 'open', 'near')).toEqual(['kind', 'held', 'open', 'near']);
});

test('tests that take about as much work keep their order', () => {
	const all = ['b', 'a', 'c'];
	expect(cheapFirst(all, () => 5)).toEqual(all);
	expect(cheapFirst(all, (word) => (word === 'c' ? 4 : 5))).toEqual(all);
});

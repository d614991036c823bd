import { declsOf, link } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { toyWorkspace } from '../../../lang/src/testing.ts';
import { listsOf } from './lists.ts';

test.each([
	['[path]', [['path']]],
	['path', [['path']]],
	['[]', [[]]],
	['{}', []],
	['{ a: { b: 1 } }', []],
	['[path, { a: 1 }]', []],
	['[[path]]', []],
	['[1]', []],
	['', []],
])('kinds written as “%s” are shown as %j', (written, shown) => {
	const rules = `pieces: { peg: { per-seat: 1, stands-on: ${written} } }`;
	const { ruleSet } = link(toyWorkspace(rules), { game: 'toy', seats: 2 });
	const [decl] = declsOf(ruleSet!, 'pieces').filter(({ id }) => id.endsWith('peg'));
	expect(listsOf(ruleSet!, decl!).map(({ ids }) => ids)).toEqual(shown);
});

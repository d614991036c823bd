import { expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

const world = `pieces:
  chip: { shared: 4, starts: bag }
  stone: { shared: 4, starts: off-board, stands-on: tile }
zones: { bag: {}, chest: {} }
extend: { kinds: { line: { piles: { heap: {} } } } }
rules:
  - id: fill
    at: end
    for-each: { as: f, in: "features([line])" }
    do:
`;

test.each([
	['a draw from a bag', 'draw: { from: bag, to: f.heap }', ['chip']],
	[
		'a move of some kind',
		'move: { pieces: "pieces.filter(p, p.kind == stone)", to: f.heap }',
		['stone'],
	],
	['a move of pieces of a seat', 'move: { pieces: active.onBoard, to: f.heap }', ['man']],
	['a move of anything', 'move: { pieces: pieces, to: f.heap }', undefined],
	['a zone that nothing leads to', 'draw: { from: bag, to: chest }', []],
])('%s: a pile takes the kinds that rules can put there', (_, effect, kinds) => {
	const { diagnostics, program } = compileToy(`${world}      - ${effect}\n`);
	expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
	const { pieces, zones } = program!;
	const heap = zones.find(({ id }) => id === 'heap')!;
	expect(heap.takes?.map((kind) => pieces[kind]!.id)).toEqual(kinds);
	// only piles are asked about
	expect(
		zones.filter(({ takes }) => takes !== undefined).every(({ per }) => per === 'feature'),
	).toBe(true);
});

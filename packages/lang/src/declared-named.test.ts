import { expect, test } from 'vitest';
import { declaredNamed } from './declared-named.ts';
import { strangers } from './link/testing.ts';
import { explainDeclaration } from './explain-declaration.ts';

test('everything that can be ordered is found by the name that findings give it', () => {
	const text = (n: number): string =>
		`registers: { a${n}: { per: game } }
queries: { own${n}: { of: seat, type: int, value: "1" } }
scores: { floor: ${n}, total: "seat.score + ${n}" }
deck: { size: ${n + 3}, moves: [{ tile: Z, to: ${n === 1 ? 'box' : 'early'} }], groups: { early: { before: main } } }
modify: [{ id: act, query: value, of: line, scale: { times: ${n}, over: 1, round: up } }]
`;
	const tiles = 'tiles: { T: { copies: 2, line: N-S, group: early } }\n';
	const { ruleSet, meetings } = strangers(text(1), text(2), {
		tiles: [tiles, tiles],
		more: { 'toy/z.yaml': 'format: 1\ntiles: { Z: { copies: 1, line: N-S } }\n' },
	});
	const slots = meetings.map((m) => m.slot);
	expect(slots.sort()).toEqual([
		'deck',
		'deck.moves',
		'deck.size',
		'scores.floor',
		'scores.total',
		'value',
	]);
	for (const { first, then } of meetings)
		for (const name of [first, then]) {
			const decl = declaredNamed(ruleSet!, name);
			expect(decl?.name).toBe(name);
			expect(explainDeclaration(ruleSet!, decl!).from).not.toBe('');
		}
});

import { expect, test } from 'vitest';
import { compileToy } from '../testing.ts';

test('a rule is called by its first sentence, without what stands in brackets', () => {
	const { program, diagnostics } = compileToy(`rules:
  - { id: spoken, says: "Pay the bank; it is rich. Then go.", at: end, source: T-1, do: [{ grant: turn }] }
  - { id: short, says: "Buy it (for 3 points)", at: end, source: T-1, do: [{ grant: turn }] }
  - { id: silent, at: end, source: T-1, do: [{ grant: turn }] }
`);
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	expect(program!.ruleTitles).toEqual({
		'toy.spoken': 'Pay the bank',
		'toy.short': 'Buy it',
	});
});

test('a line of points that house rules add is called by what it pays, and one of a pack by its id', () => {
	const house = `overlay: house
format: 1
over: [toy]
changes:
  - { patch: kinds.line, with: { value: { tiles: { each: 2 }, more: { each: 5, when: tiles.size() >= 5 } } } }
`;
	const selection = { overlays: ['house'] };
	const { program } = compileToy('', selection, { 'house.yaml': house });
	expect(program!.ruleTitles).toEqual({ 'toy.line.more': '5 points, if it has at least 5 tiles' });
	// a name changes no play, so the rules without it are the same rules
	const other = compileToy('', selection, {
		'house.yaml': house.replace('over:', 'says: Ours.\nover:'),
	});
	expect(other.program!.hash).toBe(program!.hash);
});

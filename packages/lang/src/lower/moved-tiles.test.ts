import { describe, expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';
import { compileToy } from '../testing.ts';

const rules = 'deck: { groups: { early: { before: main }, late: { after: main } } }\n';
const world = (copies: number): { rules: string; more: Record<string, string> } => ({
	rules,
	more: { 'toy/z.yaml': `format: 1\ntiles: { Z: { copies: ${copies}, line: N-S } }\n` },
});
const moves = (...to: string[]): string =>
	`deck: { moves: [${to.map((t) => `{ tile: Z, to: ${t} }`).join(', ')}] }\n`;
const places = ['box', 'early', 'late'];

function groups({ program }: ReturnType<typeof strangers>): string[] {
	const tile = program!.tiles.findIndex((t) => t.id === 'Z');
	return program!.deck.groups.flatMap((g) =>
		g.tiles.flatMap((t) => (t.tile === tile ? Array<string>(t.copies).fill(g.id) : [])),
	);
}

describe('copies of a tile that two strangers move', () => {
	const pairs = places.flatMap((a) => places.map((b) => [a, b] as const));

	test.each(pairs)('are enough, or their order is a choice: %s and %s', (a, b) => {
		expect(codes(strangers(moves(a), moves(b), world(2)))).toEqual([]);
		const free = strangers(moves(a), moves(b), world(1));
		expect(codes(free)).toEqual(a === b ? [] : ['ORDER-OPEN']);
		const chosen = ([first, then]: readonly [string, string]): string[] => {
			const order = [{ first: `${first}.moves.Z`, then: `${then}.moves.Z` }];
			return groups(strangers(moves(a), moves(b), { ...world(1), selection: { order } }));
		};
		const inGame = (to: string): string[] => (to === 'box' ? [] : [to]);
		expect(chosen(['left', 'right'])).toEqual(inGame(a));
		expect(chosen(['right', 'left'])).toEqual(inGame(b));
	});

	test('are too few within one pack', () => {
		const own = { 'toy/other.yaml': `format: 1\n${moves('early', 'late')}` };
		expect(codes(compileToy(rules, {}, { ...own, ...world(1).more }))).toEqual(['LAYER-TIE']);
		expect(codes(compileToy(rules, {}, { ...own, ...world(2).more }))).toEqual([]);
	});
});

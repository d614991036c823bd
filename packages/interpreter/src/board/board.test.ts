import { describe, expect, it } from 'vitest';
import { boardOf, COMMON_SET, ODD_SET, deckOf, playRandomly, programOf } from './testing.ts';

describe('a first look', () => {
	it('plays the common set', () => {
		const program = programOf(COMMON_SET);
		expect(deckOf(program)).toHaveLength(72);
		const board = boardOf(program);
		playRandomly(board, program, 1);
		expect(board.tileCount()).toBeGreaterThan(65);
	});
	it('plays the odd set', () => {
		const program = programOf(ODD_SET);
		const board = boardOf(program);
		playRandomly(board, program, 1);
		expect(board.tileCount()).toBeGreaterThan(10);
	});
});

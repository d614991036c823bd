import { expect, test } from 'vitest';
import type { Report, Row } from '@tilewright/lab';
import { compare } from '#texts/compare.ts';
import { meaningOf } from './row-meaning.ts';

const t = compare.meanings;
const sides = ['with X', 'with Y'] as const;

function meaning(a: number, b: number, seats: number): string {
	const row = { id: 'wins/0', quantity: 'wins', seat: 0, a, b, same: false, stands: true };
	const others = Array.from({ length: seats - 1 }, () => ({ quantity: 'wins' }));
	return meaningOf(row as Row, { rows: [row, ...others] } as unknown as Report, sides);
}

test('a side is called fairer only where both shares lie on one side of the fair one, and it is the nearer', () => {
	for (const seats of [2, 3, 4, 5])
		for (let a = 0; a <= 1; a += 0.05)
			for (let b = 0; b <= 1; b += 0.05) {
				const [overA, overB] = [a - 1 / seats, b - 1 / seats];
				const says = meaning(a, b, seats);
				const isFairer = (side: string): boolean =>
					says.startsWith(`So the game is fairer ${side}:`);
				if (overA * overB < 0)
					expect(says, `${a} ${b}`).toBe(t.seat({ seat: 1, side: sides[a > b ? 0 : 1] }));
				else if (Math.abs(overA) !== Math.abs(overB))
					expect(isFairer(sides[Math.abs(overA) < Math.abs(overB) ? 0 : 1]), says).toBe(true);
			}
});

import { expect, test } from 'vitest';
import type { Report, Row } from '@tilewright/lab';
import { compare } from '#texts/compare.ts';
import { meaningOf } from './row-meaning.ts';

const t = compare.meanings;
const sides = ['with X', 'with Y'] as const;

const estimate = { difference: 0.1, low: 0.05, high: 0.15, chance: 0 };

function meaning(a: number, b: number, seats: number): string {
	const known = { same: false, stands: true, estimate: { ...estimate, difference: a - b } };
	const row = { ...known, id: 'wins/0', quantity: 'wins', seat: 0, a, b };
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

test('length and fairness are answered of every row, and left open where only these have no range', () => {
	const both = { a: sides[0], b: sides[1] };
	const row = (quantity: string, more: object) =>
		({ id: quantity, quantity, seat: 0, a: 5, b: 4, same: false, stands: false, ...more }) as Row;
	const answers = (points: object, more: object) =>
		['decisions', 'wins'].map((quantity) => {
			const asked = row(quantity, more);
			const rows = [row('points', points), asked, row('wins', { id: 'wins 1', ...more })];
			return meaningOf(asked, { games: 99, rows } as unknown as Report, sides);
		});
	expect(answers({ estimate }, {})).toEqual([t.lengthOpen(both), t.fairnessOpen(both)]);
	expect(answers({ estimate }, { estimate })).toEqual([t.noLonger(both), t.noFairer(both)]);
	expect(answers({ estimate }, { same: true })).toEqual([t.asLong(both), t.asFair(both)]);
	expect(answers({}, {})).toEqual(['', '']);
});

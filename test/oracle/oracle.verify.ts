import { describe, expect, test } from 'vitest';
import { moreSeats, twoSeats } from './distances.ts';

const GAMES = 20_000;

function check(says: string, z: Readonly<Record<string, number>>): void {
	console.log(
		`${says}: ${Object.entries(z)
			.map(([row, d]) => `${row} ${d.toFixed(2)}`)
			.join(', ')}`,
	);
	for (const [row, distance] of Object.entries(z)) expect(distance, row).toBeLessThan(4);
}

describe(`${GAMES} games of policy U through the compiled pack meet the published statistics`, () => {
	test('two seats with farms', () => check('farms', twoSeats(true, GAMES)));
	test('two seats without farms', () => check('no farms', twoSeats(false, GAMES)));
	for (const seats of [3, 4, 5] as const)
		test(`${seats} seats with farms`, () => check(`${seats} seats`, moreSeats(seats, GAMES)));
});

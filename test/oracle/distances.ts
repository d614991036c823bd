import type { Program } from '@tilewright/lang';
import { zRows } from '../bench/handwritten/measure.ts';
import { ORACLE_SEAT_MEANS, zScore } from '../bench/handwritten/oracle.ts';
import { baseProgram, plainSetUp } from '../support/base.ts';
import { measureEngine } from './measure.ts';

export function twoSeats(
	farms: boolean,
	games: number,
	program: Program = baseProgram(plainSetUp(2, farms)),
): Record<string, number> {
	return zRows(measureEngine(program, games), farms);
}

export function moreSeats(seats: 3 | 4 | 5, games: number): Record<string, number> {
	const measured = measureEngine(baseProgram(plainSetUp(seats, true)), games);
	return Object.fromEntries(
		measured.seats.map(({ mean, sd }, s) => [
			`mean of seat ${s + 1}`,
			zScore(mean, ORACLE_SEAT_MEANS[seats][s]!, sd, games),
		]),
	);
}

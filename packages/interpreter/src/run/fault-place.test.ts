import { describe, expect, test } from 'vitest';
import { EngineFault } from '../fault.ts';
import { gameOf, take } from './testing.ts';

const faultOf = (rule: string, more = ''): EngineFault => {
	const game = gameOf(
		`${more}rules:
  - id: broken
    at: after-place
    when: board.tiles.size() == 3
    do:
      ${rule}
`,
		{ draws: ['S', 'S', 'S'] },
	);
	take(game, 'lay S -1/0 r0');
	try {
		take(game, 'lay S 1/0 r0');
	} catch (error) {
		if (error instanceof EngineFault) return error;
		throw error;
	}
	throw new Error('nothing was wrong');
};

describe('a fault tells the rule, its place and how far the game was', () => {
	test.each([
		['RUN-STATE', '- place-tile: { at: placements(placed.kind).first() }', ''],
		[
			'RUN-STATE',
			'[{ draw-tile: {} }, { take-tile: { tile: S, from: pool } }]',
			'zones: { pool: { holds: tiles } }\n',
		],
		['RUN-SHORT', '- take-tile: { tile: S, from: pool }', 'zones: { pool: { holds: tiles } }\n'],
		['RUN-OVERFLOW', '- score: { to: active, count: 2000000000, each: 2 }', ''],
		['RUN-OVERFLOW', '- score: { to: active, lines: { a: { count: 2000000000, each: 2 } } }', ''],
	])('%s of %s', (code, rule, more) => {
		const fault = faultOf(rule, more);
		expect(fault.code).toBe(code);
		expect(fault.place).toMatchObject({
			rule: 'small.broken',
			file: 'small/more.yaml',
			decisions: 2,
		});
		expect(fault.message).toContain(`small.broken (small/more.yaml:${fault.place!.line})`);
		expect(fault.message).toContain('after 2 decisions');
	});
});

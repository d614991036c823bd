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

test('rules that go round are named', () => {
	const text = `always:
  - { id: away, for-each: { as: p, in: "active.onBoard" }, do: [{ return: { pieces: p } }] }
  - { id: back, after: away, when: "placed != none && active.onBoard.empty()", measure: active.supply.size(), do: [{ place: { piece: man, at: placed.segments.first() } }] }
`;
	try {
		take(gameOf(text, { draws: ['S'] }), 'lay S -1/0 r0');
		throw new Error('nothing was wrong');
	} catch (error) {
		if (!(error instanceof EngineFault)) throw error;
		expect(error.code).toBe('RUN-STEPS');
		expect(error.message).toContain('small.away, small.back');
		expect(['small.away', 'small.back']).toContain(error.place?.rule);
	}
});

import { describe, expect, it } from 'vitest';
import type { Type } from '../ir/types.ts';
import { candidatesFor, replacePart } from './candidates.ts';
import { checkExpr } from './check.ts';
import { conjunctsOf, joinConjuncts } from './conjuncts.ts';
import { context, contextOf } from './sample.test.ts';

const found = (type: Type, text = 'n', at: Partial<{ start: number; end: number }> = {}) => {
	const part = { text, start: at.start ?? 0, end: at.end ?? text.length };
	const whole = part.start === 0 && part.end === text.length ? type : undefined;
	return candidatesFor(part, type, context(), whole, false);
};

describe('candidates', () => {
	it.each(['bool', 'int', 'set(cell)', 'set(piece)', 'seat'] as const)(
		'of type %s are correct, told once, and never what stands there now',
		(type) => {
			const all = found(type, type === 'int' ? 'n' : type === 'bool' ? 'true' : 'none');
			expect(all.length).toBeGreaterThan(5);
			expect(new Set(all.map((c) => c.by)).size).toBe(all.length);
			for (const { text } of all) {
				const { problems } = checkExpr(text, context(), type);
				expect(problems, text).toEqual([]);
			}
		},
	);

	it('are properties, comparisons, memberships and denials, of variables before names of the game', () => {
		const texts = found('bool', 'true').map((c) => c.by);
		for (const text of ['f.complete', '!f.complete', 'n >= 2', 'f == g', 'seat in f.owners'])
			expect(texts).toContain(text);
		const few = contextOf({ f: 'feature' });
		const part = { text: 'true', start: 0, end: 4 };
		const simple = candidatesFor(part, 'bool', few, 'bool', false).map((c) => c.by);
		const last = simple.indexOf('!board.tiles.empty()');
		expect(simple.indexOf('f.complete')).toBeLessThan(last);
	});

	it('are the players with the most and the fewest points, and whether a player is one of them', () => {
		const sets = found('set(seat)', 'none').map((c) => c.by);
		const conditions = found('bool', 'true').map((c) => c.by);
		for (const fold of ['argmin', 'argmax']) {
			const ahead = new RegExp(`^seats\\.${fold}\\((\\w+), \\1\\.score\\)$`);
			expect(sets.filter((by) => ahead.test(by))).toHaveLength(1);
			expect(conditions).toContainEqual(expect.stringContaining(`seat in seats.${fold}(`));
		}
	});

	it('never hold in every game, or in none', () => {
		for (const { text } of found('bool', 'true'))
			expect(checkExpr(text, context(), 'bool').expr?.op, text).not.toBe('const');
	});

	it('leave out what features of the kind never have', () => {
		const part = { text: 'true', start: 0, end: 4 };
		const ownCities = /(?<![.\w])cities\b/;
		const textsOf = (ofKind: number): string =>
			candidatesFor(
				part,
				'bool',
				contextOf({ it: { kind: 'temp', slot: 0, type: 'feature', ofKind } }, { implicit: 'it' }),
				'bool',
				true,
			)
				.map((c) => c.by)
				.join('\n');
		expect(textsOf(4)).toMatch(ownCities);
		expect(textsOf(1)).not.toMatch(ownCities);
	});

	it('know the member of a set around them', () => {
		const text = 't.pieces.filter(x, true)';
		const start = text.indexOf('true');
		const texts = found('bool', text, { start, end: start + 4 }).map((c) => c.by);
		expect(texts).toContain('x.owner == seat');
	});

	it('change the number that there is', () => {
		const texts = found('int', 'n').map((c) => c.by);
		expect(texts).toEqual(expect.arrayContaining(['n + 1', 'min(n, 10)', 'f.complete ? 2 : n']));
	});
});

describe('a part that is replaced', () => {
	it('stays one operand', () => {
		expect(replacePart({ text: 'n * 2', start: 0, end: 1 }, 'n + 1')).toBe('(n + 1) * 2');
		expect(replacePart({ text: 'n', start: 0, end: 1 }, 'n + 1')).toBe('n + 1');
		expect(replacePart({ text: 'n * 2', start: 0, end: 1 }, 'f.open')).toBe('f.open * 2');
	});
});

describe('statements joined by “and”', () => {
	it('are told apart, and join to what they were', () => {
		for (const text of ['f.complete', 'a && b', '(a || b) && c && !d', '(a ? b : c) && (d && e)']) {
			const parts = conjunctsOf(text).map((c) => text.slice(c.start, c.end));
			const joined = joinConjuncts(parts);
			expect(conjunctsOf(joined).map((c) => joined.slice(c.start, c.end))).toEqual(parts);
		}
		expect(conjunctsOf('a &&')).toEqual([]);
	});
});

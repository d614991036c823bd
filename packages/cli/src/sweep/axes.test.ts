import { limits } from '@tilewright/schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { axisFrom, pointsOf } from './axes.ts';

test('values between commas and ranges', () => {
	expect(axisFrom('a.b=full, half')).toEqual({ name: 'a.b', values: ['full', 'half'] });
	expect(axisFrom('tile:A=-1..2,9')).toEqual({
		name: 'tile:A',
		values: ['-1', '0', '1', '2', '9'],
	});
	expect(axisFrom('with=none,a,a+b').values).toEqual(['none', 'a', 'a+b']);
});

test.each(['', 'a', '=1', 'a=', 'a=1,,2', 'a=1,1', 'a=3..1', 'a=1..3,2'])(
	'%j is refused',
	(text) => {
		expect(() => axisFrom(text)).toThrow(/sweep varies/);
	},
);

test('every combination comes once, the last axis changing fastest', () => {
	const axis = fc.uniqueArray(fc.nat(99).map(String), { minLength: 1, maxLength: 4 });
	fc.assert(
		fc.property(fc.array(axis, { minLength: 1, maxLength: 4 }), (lists) => {
			const axes = lists.map((values, i) => ({ name: `n${i}`, values }));
			const points = pointsOf(axes).map((point) => axes.map(({ name }) => point.get(name)!));
			expect(new Set(points.map((p) => p.join())).size).toBe(points.length);
			expect(points.length).toBe(lists.reduce((n, { length }) => n * length, 1));
			const ranks = points.map((p) =>
				p.reduce((rank, value, i) => rank * lists[i]!.length + lists[i]!.indexOf(value), 0),
			);
			expect(ranks).toEqual(ranks.map((_, i) => i));
		}),
	);
});

test('a name that comes twice and a sweep that is too large are refused', () => {
	const axis = axisFrom('a=1,2');
	expect(() => pointsOf([axis, axis])).toThrow(/sweep varies/);
	expect(() => axisFrom(`a=1..${limits.sweepPoints + 1}`)).toThrow(/are the most/);
	const wide = ['a', 'b'].map((name) => axisFrom(`${name}=1..${limits.sweepPoints}`));
	expect(() => pointsOf(wide)).toThrow(/are the most/);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';
import { compileToy } from '../testing.ts';

const world = `registers: { a: {}, b: {} }
pieces: { coin: { per-seat: 1, stands-on: line } }
rules: [{ id: give, at: end, do: [{ return: { pieces: active.onBoard } }] }]
`;

function areExclusive(
	first: string,
	second: string,
	names: readonly [string, string] = ['e', 'e'],
): boolean {
	const found = codes(
		compileToy(
			`${world}replace:\n  - { id: one, event: returned, as: ${names[0]}, when: "${first}", do: [] }\n  - { id: two, event: returned, as: ${names[1]}, when: "${second}", do: [{ grant: part }] }\n`,
		),
	);
	expect(found.filter((c) => c !== 'ORDER-UNDONE')).toEqual([]);
	return found.length === 0;
}

interface Atom {
	readonly left: 'a' | 'b' | 'kind';
	readonly right: 'a' | 'b' | '0' | '1' | 'man' | 'coin';
	readonly sign: Sign;
}
type Sign = '==' | '!=' | '<' | '<=' | '>' | '>=';
interface Style {
	readonly turned: boolean;
	readonly twice: boolean;
	readonly contrary: boolean;
}

const contraryOf: Readonly<Record<Sign, Sign>> = {
	'==': '!=',
	'!=': '==',
	'<': '>=',
	'>=': '<',
	'>': '<=',
	'<=': '>',
};
const turnedOf: Readonly<Record<Sign, Sign>> = {
	'==': '==',
	'!=': '!=',
	'<': '>',
	'>': '<',
	'<=': '>=',
	'>=': '<=',
};

const atom: fc.Arbitrary<Atom> = fc.oneof(
	fc.record({
		left: fc.constantFrom('a' as const, 'b' as const),
		right: fc.constantFrom('a' as const, 'b' as const, '0' as const, '1' as const),
		sign: fc.constantFrom(...(Object.keys(turnedOf) as Sign[])),
	}),
	fc.record({
		left: fc.constant('kind' as const),
		right: fc.constantFrom('man' as const, 'coin' as const),
		sign: fc.constantFrom('==' as const, '!=' as const),
	}),
);
const condition = fc.array(atom, { minLength: 1, maxLength: 3 });
const style: fc.Arbitrary<Style> = fc.record({
	turned: fc.boolean(),
	twice: fc.boolean(),
	contrary: fc.boolean(),
});
const plain: Style = { turned: false, twice: false, contrary: false };

function spelled(
	{ left, right, sign: plainSign }: Atom,
	{ turned, twice, contrary }: Style,
	event: string,
): string {
	const side = (s: string): string => (s === 'kind' ? `${event}.piece.kind` : s);
	// a word of a kind stands behind what it is compared with
	const isTurned = turned && left !== 'kind';
	const [x, y] = isTurned ? [right, left] : [left, right];
	const written = contrary ? contraryOf[plainSign] : plainSign;
	const sign = isTurned ? turnedOf[written] : written;
	const text = `${side(x)} ${sign} ${side(y)}`;
	const comparison = contrary ? `!(${text})` : text;
	return twice ? `!(!(${comparison}))` : comparison;
}

const written = (atoms: readonly Atom[], styles: readonly Style[], event: string): string =>
	atoms.map((a, i) => spelled(a, styles[i] ?? plain, event)).join(' && ');

function holds(sign: Sign, x: unknown, y: unknown): boolean {
	if (sign === '==' || sign === '!=') return (x === y) === (sign === '==');
	const [a, b] = [Number(x), Number(y)];
	return a < b ? sign.startsWith('<') : a > b ? sign.startsWith('>') : sign.endsWith('=');
}

function canBothHold(all: readonly Atom[]): boolean {
	for (const a of [0, 1, 2])
		for (const b of [0, 1, 2])
			for (const kind of ['man', 'coin']) {
				const value = (s: string): unknown =>
					s === 'a' ? a : s === 'b' ? b : s === 'kind' ? kind : /\d/.test(s) ? Number(s) : s;
				if (all.every((x) => holds(x.sign, value(x.left), value(x.right)))) return true;
			}
	return false;
}

describe('two conditions that are judged never to hold together', () => {
	test('never do', () => {
		fc.assert(
			fc.property(condition, condition, (first, second) => {
				if (areExclusive(written(first, [], 'e'), written(second, [], 'e')))
					expect(canBothHold([...first, ...second])).toBe(false);
			}),
			{ numRuns: 80 },
		);
	});

	test('are judged alike however they are spelled', () => {
		const styles = fc.array(style, { minLength: 3, maxLength: 3 });
		fc.assert(
			fc.property(condition, condition, styles, styles, (first, second, s, t) => {
				const verdict = areExclusive(written(first, [], 'e'), written(second, [], 'e'));
				const again = areExclusive(
					written([...first].reverse(), s, 'x'),
					written([...second].reverse(), t, 'other'),
					['x', 'other'],
				);
				expect(again).toBe(verdict);
			}),
			{ numRuns: 40 },
		);
	});

	test('are found where they say the opposite, or two things of one', () => {
		expect(areExclusive('a == 1', 'a != 1')).toBe(true);
		expect(areExclusive('a == 1', '0 == a')).toBe(true);
		expect(areExclusive('a == b', 'b != a')).toBe(true);
		expect(areExclusive('!(a == 1 || b == 1)', 'b == 1')).toBe(true);
		expect(
			areExclusive('features(line).exists(f, f.complete)', '!features(line).exists(g, g.complete)'),
		).toBe(true);
		expect(areExclusive('a == 1', 'b == 0')).toBe(false);
	});

	test.each([
		['a > 5', 'a <= 5', 'a <= 6'],
		['a > 5', '5 > a', '7 > a'],
		['a >= 5', 'a == 4', 'a == 5'],
		['a < -1', 'a > -2', 'a > -3'],
		['a < b', 'a >= b', 'a <= b'],
		['b < a', 'b == a', 'a != b'],
		['a == 1 || a == 3', 'a > 3', 'a >= 3'],
		['a == 1 || a == 3', 'a == 2', 'a <= 2'],
		['!(a > 2 && b > 2)', 'a == 3 && b == 4', 'a == 2 && b == 4'],
		['e.piece.kind in [coin]', 'e.piece.kind == man', 'e.piece.kind in [man, coin]'],
		['e.piece.kind in [coin, man]', '!(e.piece.kind in [man, coin])', 'e.piece.kind != man'],
	])('are found where their ranges are apart: %s and %s, not %s', (first, second, near) => {
		expect(areExclusive(first, second)).toBe(true);
		expect(areExclusive(second, first)).toBe(true);
		expect(areExclusive(first, near)).toBe(false);
	});

	test('do not speak of two things that packs call the same', () => {
		const replaced = (when: string, rest: string): string =>
			`registers: { same: { type: bool } }\nreplace: [{ id: act, event: returned, as: e, when: "${when}", do: [${rest}] }]\n`;
		const made = strangers(replaced('same', ''), replaced('!same', '{ grant: part }'), {
			rules: world,
		});
		expect(codes(made)).toContain('ORDER-UNDONE');
	});
});

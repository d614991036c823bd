import { describe, expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';

const group = (id: string, text: string): string => `deck: { groups: { ${id}: { ${text} } } }\n`;
const tile = (id: string, name: string): string =>
	`tiles: { ${name}: { copies: 2, line: N-S, group: ${id} } }\n`;
const between = (
	first: string,
	second: string,
	ids: readonly [string, string] = ['red', 'blue'],
): ReturnType<typeof strangers> =>
	strangers(group(ids[0], first), group(ids[1], second), {
		tiles: [tile(ids[0], 'R'), tile(ids[1], 'U')],
	});

describe('groups of the deck that strangers bring', () => {
	test.each([
		['before: main', 'before: main'],
		['after: main', 'after: main, opens: active.score > 3'],
		['before: main, opens: active.score > 3', 'before: main, opens: active.score < 9'],
	])('are a choice: %s and %s', (first, second) => {
		expect(codes(between(first, second))).toEqual(['ORDER-OPEN']);
	});

	test.each([
		['before: main', 'after: main'],
		['before: main, opens: active.score > 3', 'before: main, opens: active.score <= 3'],
		['opens: active.score > 3, into: main', 'before: main'],
		['before: main', 'before: main, opens: "false"'],
	])('do not meet: %s and %s', (first, second) => {
		expect(codes(between(first, second))).toEqual([]);
	});

	test('have one order whatever they are called, or the one that is chosen', () => {
		const idsOf = (
			ids: readonly [string, string],
			order?: { first: string; then: string }[],
		): string[] => {
			const made = strangers(
				group(ids[0], 'before: main'),
				group(ids[1], 'before: main, take: 1'),
				{
					tiles: [tile(ids[0], 'R'), tile(ids[1], 'U')],
					...(order && { selection: { order } }),
				},
			);
			return made.program!.deck.groups.map((g) => g.id).filter((id) => id !== 'main');
		};
		const isFirst = idsOf(['red', 'blue'])[0] === 'red';
		expect(idsOf(['blue', 'red'])[0]).toBe(isFirst ? 'blue' : 'red');
		const [a, b] = strangers('', '').program!.packs.slice(-2) as [string, string];
		expect(idsOf(['red', 'blue'], [{ first: `${a}.red`, then: `${b}.blue` }])).toEqual([
			'red',
			'blue',
		]);
		expect(idsOf(['red', 'blue'], [{ first: `${b}.blue`, then: `${a}.red` }])).toEqual([
			'blue',
			'red',
		]);
	});
});

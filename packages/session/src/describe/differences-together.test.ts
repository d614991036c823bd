import { expect, test } from 'vitest';
import { differencesTogether } from './differences-together.ts';
import type { RulesDifference } from './setup-difference.ts';

const pack = (title: string, b: boolean): RulesDifference => ({ is: 'pack', title, b });

test('packs that are added one after the other are all told, and one that goes again is not', () => {
	const switched = ['Hills', 'Rivers', 'Towers', 'Rivers', 'Hills', 'Hills'];
	const chosen = new Set<string>();
	let all: readonly RulesDifference[] = [];
	for (const title of switched) {
		const isAdded = !chosen.delete(title);
		if (isAdded) chosen.add(title);
		all = differencesTogether(all, [pack(title, isAdded)]);
		expect(all.map((one) => JSON.stringify(one)).sort()).toEqual(
			[...chosen].map((one) => JSON.stringify(pack(one, true))).sort(),
		);
	}
});

test('a difference that comes twice is told once', () => {
	expect(differencesTogether([pack('Hills', true)], [pack('Hills', true)])).toHaveLength(1);
	expect(differencesTogether(undefined, [{ is: 'order' }, { is: 'order' }])).toHaveLength(1);
});

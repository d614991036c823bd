import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { members } from '../../packages/lang/src/model/members/index.ts';
import { referencePath, render } from '../../packages/lang/scripts/reference.ts';

const text = readFileSync(referencePath, 'utf8');

test('the made parts of the reference are up to date', () => {
	const isCurrent = render(text) === text;
	expect(isCurrent, 'run: npm run do -- --filter @tilewright/lang run generate').toBe(true);
});

test('every capability has a row that says how', () => {
	const rows = new Map(
		[...text.matchAll(/^\| ([A-T]\d+) +\| (.+?) +\| (.+?) +\|$/gm)].map((m) => [m[1]!, m[3]!]),
	);
	const counts = {
		A: 17,
		B: 17,
		C: 10,
		D: 9,
		E: 8,
		F: 17,
		G: 11,
		H: 13,
		I: 14,
		J: 10,
		K: 16,
		L: 8,
		M: 15,
		N: 7,
		O: 16,
		P: 10,
		Q: 7,
		R: 10,
		S: 6,
		T: 4,
	};
	const ids = Object.entries(counts).flatMap(([group, n]) =>
		Array.from({ length: n }, (_, i) => `${group}${i + 1}`),
	);
	expect([...rows.keys()].sort()).toEqual(ids.sort());
	const open = [...rows].filter(([, verdict]) => verdict.startsWith('open')).map(([id]) => id);
	expect(open).toEqual(['B13', 'R10']);
});

test('no built-in is listed twice', () => {
	const keys = members.map((m) => m.fn);
	expect(keys.filter((k, i) => keys.indexOf(k) !== i)).toEqual([]);
	const spelt = members
		.filter((m) => m.declared.writtenBy !== 'compiler')
		.map((m) => `${m.form} ${m.name} ${m.args.join()}`);
	expect(spelt.filter((k, i) => spelt.indexOf(k) !== i)).toEqual([]);
});

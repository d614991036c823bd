import { declsOf, fieldsOf, link } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { loadData } from '../data/workspace.ts';
import { axisFrom } from './axes.ts';
import { type WordedAxis, withWords } from './axis-words.ts';

const { workspace } = loadData({ cwd: process.cwd(), data: [] });
const { ruleSet } = link(workspace, {
	game: 'carcassonne',
	with: ['king-and-robber'],
	seats: 2,
	params: { 'kingRobber.scoring': 'flat10' },
});
const worded = (text: string): WordedAxis => withWords(axisFrom(text), workspace, [ruleSet!]);

test.each([
	[
		'kingRobber.flatSingle=10,15',
		'Where they pay a fixed number, one of them pays … points.',
		['10', '15'],
		'Where they pay a fixed number, one of them pays 15 points',
	],
	[
		'base.twoTileCity=full,half',
		'A finished city of two tiles pays …',
		['full', 'half'],
		'A finished city of two tiles pays half',
	],
	['tile:D=1,4', 'Copies of the tile D', ['1', '4'], '4 copies of the tile D'],
	[
		'with=none,tower+king-and-robber',
		'Packs that are added',
		['none', 'The Tower + King and Robber'],
		'With The Tower and King and Robber',
	],
	[
		'element:king=on,off',
		'The King goes to whoever completes the biggest city',
		['yes', 'no'],
		'Not so: The King goes to whoever completes the biggest city',
	],
	['pack:tower=in,out', 'The Tower', ['in', 'out'], 'Without The Tower'],
])('%s is told in words', (text, title, words, last) => {
	const axis = worded(text);
	expect(axis.title).toBe(title);
	expect(axis.words).toEqual(words);
	expect(axis.says.at(-1)).toBe(last);
});

test('every choice of the packs has words, whatever its values', () => {
	const values = (id: string, fields: Record<string, unknown>): string =>
		Array.isArray(fields['values'])
			? fields['values'].join()
			: fields['type'] === 'bool'
				? 'true,false'
				: `0,${id.length}`;
	const axes = [
		...declsOf(ruleSet!, 'params').map((d) => `${d.id}=${values(d.id, fieldsOf(d))}`),
		...declsOf(ruleSet!, 'elements').map((d) => `element:${d.id}=on,off`),
		...declsOf(ruleSet!, 'presets').map((d) => `preset=none,${d.id}`),
	];
	expect(axes.length).toBeGreaterThan(15);
	for (const text of axes) {
		const { title, words, says, values: all } = worded(text);
		expect(title).not.toMatch(/[{}]|^$/);
		expect(words).toHaveLength(all.length);
		expect(new Set(says).size).toBe(all.length);
		for (const phrase of says) expect(phrase).not.toMatch(/[{}]|\.$|^$/);
	}
});

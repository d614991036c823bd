import { describe, expect, test } from 'vitest';
import { engineCauses, engineReasons, engineStreams, engineWords } from '../ir/index.ts';
import { compileToy, manifest } from '../testing.ts';
import { effects } from './table.ts';

const otherwise = (table: string): string[] =>
	[...effects.values()].flatMap(({ words }) =>
		words.flatMap((w) => (w.table === table ? [w.otherwise] : [])),
	);

describe('words that have a meaning before any pack says one', () => {
	test('are the causes of effects that name none', () => {
		expect([...new Set(otherwise('cause'))].sort()).toEqual([...engineCauses].sort());
	});

	test('are the reasons of effects that name none, and completion', () => {
		expect([...new Set([...otherwise('reason'), 'completed'])].sort()).toEqual(
			[...engineReasons].sort(),
		);
	});

	test('are the streams that no pack names', () => {
		const { program } = compileToy(
			`pieces: { coin: { neutral: 3 } }\nzones: { pot: { order: stack } }\nregisters: { seen: {} }\nrules: [{ id: act, at: end, do: [{ roll: { as: r, faces: [1, 2] } }, { shuffle: { zone: pot } }, { draw: { from: pot, to: supply } }, { set: { register: seen, to: r } }] }]\n`,
		);
		const known: readonly string[] = [...engineStreams, 'pot'];
		expect(program!.streams.filter((s) => !known.includes(s))).toEqual([]);
		expect(program!.streams).toEqual(expect.arrayContaining(['deck', 'dice', 'pot']));
	});

	test.each(['cause', 'reason', 'stream', 'group'])(
		'a pack cannot make a %s of its own of one',
		(sort) => {
			const use = (word: string): string =>
				({
					cause: `do: [{ return: { pieces: active.onBoard, cause: ${word} } }]`,
					reason: `do: [{ collect: { features: features(line), reason: ${word} } }]`,
					stream: `do: [{ roll: { as: r, faces: [1, 2], stream: ${word} } }]`,
					group: `when: "deck.size(${word}) > 1", do: [{ grant: part }]`,
				})[sort]!;
			for (const word of engineWords.get(sort)!) {
				const rules = `format: 1\nrules: [{ id: act, at: after-place, ${use(word)} }]\n`;
				const { ruleSet } = compileToy(
					'',
					{ with: ['left', 'right'] },
					{
						'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy]\n'),
						'left/rules.yaml': rules,
						'right/pack.yaml': manifest('right', 'role: expansion\nuse: [toy]\n'),
						'right/rules.yaml': rules,
					},
				);
				expect(ruleSet!.scopes.namesakes).toEqual([]);
			}
		},
	);
});

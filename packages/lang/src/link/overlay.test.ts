import { describe, expect, test } from 'vitest';
import { compile } from '../compile.ts';
import { manifest, toyWorkspace } from '../testing.ts';
import { link } from './link.ts';
import { declOf, valueOf } from './ruleset.ts';
import type { Selection } from './ruleset.ts';

const at = (
	rules: string,
	selection: Partial<Selection> = {},
	packs: Record<string, string> = {},
): ReturnType<typeof link> =>
	link(toyWorkspace(rules, packs), { game: 'toy', seats: 2, ...selection });
const codes = (l: ReturnType<typeof link>): string[] => l.diagnostics.map((d) => d.code);

describe('overlays', () => {
	const overlay = (text: string): Record<string, string> => ({
		'house.yaml': `overlay: house\nformat: 1\nover: [toy]\n${text}`,
	});
	const more =
		'elements: { e: { says: E } }\nparams: { n: { says: "{n}", type: int, default: 1 } }\nrules: [{ id: r, at: end, do: [{ grant: part }] }]';
	const over = (text: string): ReturnType<typeof link> =>
		at(more, { overlays: ['house'] }, overlay(text));

	test('set, disable, replace, patch, add, remove', () => {
		const l = over(`changes:
  - { set: param.n, to: "seats.size() + 1" }
  - { set: element.e, to: false }
  - { disable: toy.r }
  - { patch: kinds.line, with: { value: { tiles: { each: 5 } } } }
  - { replace: pieces.man, with: { per-seat: 9 } }
  - { add: { pieces: { boy: { per-seat: 1 } } } }
  - { remove: require.touches }`);
		expect(codes(l)).toEqual([]);
		const r = l.ruleSet!;
		expect(r.params.get('n')?.value).toBe(3);
		expect(r.elements.get('e')).toBe(false);
		expect(r.sections.get('rules')!.has('toy.r')).toBe(false);
		expect(r.sections.get('require')!.has('toy.touches')).toBe(false);
		expect(valueOf(declOf(r, 'kinds', 'line')!)).toMatchObject({
			value: { tiles: { count: 'tiles', each: 5 } },
		});
		expect(valueOf(declOf(r, 'pieces', 'man')!)).toEqual({ 'per-seat': 9 });
		expect(declOf(r, 'pieces', 'boy')).toBeDefined();
	});

	test('a change that is skipped changes nothing, and needs nothing', () => {
		const l = over(
			'changes: [{ disable: toy.r, skip: true }, { disable: toy.x, skip: true }, { set: param.n, to: 4, skip: false }]',
		);
		expect(codes(l)).toEqual([]);
		expect(l.ruleSet!.sections.get('rules')!.has('toy.r')).toBe(true);
		expect(l.ruleSet!.params.get('n')?.value).toBe(4);
	});

	describe('about a pack that is not in play', () => {
		const hills = {
			'hills/pack.yaml': manifest('hills', 'role: expansion\nuse: [toy]\n'),
			'hills/rules.yaml':
				'format: 1\nrules: [{ id: rise, at: end, do: [{ grant: part }] }]\ntiles: { H: { sides: FFFF } }\n',
		};
		const under = (text: string, packs: readonly string[], over = 'toy'): ReturnType<typeof link> =>
			at(
				more,
				{ overlays: ['house'], with: packs },
				{
					...hills,
					'house.yaml': `overlay: house\nformat: 1\nover: [${over}]\n${text}`,
				},
			);
		const each = [
			'changes: [{ disable: hills.rise, over: [hills] }, { set: param.n, to: 4 }]',
			'changes: [{ add: { rules: [{ id: more, at: end, do: [{ register: hills.rise }] }] }, over: [toy/hills] }, { set: param.n, to: 4 }]',
			'changes: [{ tiles: { counts: { H: 3 } }, over: [hills] }, { set: param.n, to: 4 }]',
			'changes: [{ set: param.n, to: 4 }]\norder: [{ first: toy.r, then: hills.rise }]',
		];
		test.each(each)('a change that needs it rests, the others are made: %s', (text) => {
			const l = under(text, []);
			expect(codes(l)).toEqual([]);
			expect(l.ruleSet!.params.get('n')?.value).toBe(4);
			expect(l.ruleSet!.order).toEqual([]);
			expect(l.ruleSet!.counts.size).toBe(0);
		});

		test('the change is made again when the pack comes back', () => {
			expect(under(each[0]!, ['hills']).ruleSet!.sections.get('rules')!.has('hills.rise')).toBe(
				false,
			);
			expect(under(each[2]!, ['hills']).ruleSet!.counts.get('H')).toBe(3);
			expect(under(each[3]!, ['hills']).ruleSet!.order).toHaveLength(1);
		});

		test('house rules that lie over it rest as a whole, and say so', () => {
			const l = under('changes: [{ set: param.n, to: 4 }]', [], 'toy, hills');
			expect(codes(l)).toEqual(['LINK-OVERLAY-RESTS']);
			expect(l.ruleSet!.params.get('n')?.value).toBe(1);
		});

		test('a pack that does not exist is an error where a change names it', () => {
			expect(codes(under('changes: [{ disable: toy.r, over: [hils] }]', []))).toEqual([
				'LINK-OVERLAY-OVER',
			]);
		});
	});

	test('have the last word where a pack changes the same under `with`', () => {
		const pack = {
			'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy]\n'),
			'left/rules.yaml': `format: 1
with:
  toy:
    changes:
      - { patch: kinds.line, with: { value: { tiles: { each: 3 } }, says: By the pack. } }
      - { set: param.n, to: 3 }
      - { replace: pieces.man, with: { per-seat: 7 } }
`,
		};
		const under = (text: string): ReturnType<typeof link> =>
			at(
				more,
				{ with: ['left'], ...(text === '' ? {} : { overlays: ['house'] }) },
				{ ...pack, ...overlay(text) },
			);
		const values = ({ ruleSet }: ReturnType<typeof link>): unknown[] => [
			valueOf(declOf(ruleSet!, 'kinds', 'line')!),
			ruleSet!.params.get('n')?.value,
			valueOf(declOf(ruleSet!, 'pieces', 'man')!),
		];
		expect(values(under(''))).toMatchObject([
			{ value: { tiles: { each: 3 } }, says: 'By the pack.' },
			3,
			{ 'per-seat': 7 },
		]);
		const house = under(`changes:
  - { patch: kinds.line, with: { value: { tiles: { each: 5 } } } }
  - { set: param.n, to: 4 }
  - { replace: pieces.man, with: { per-seat: 9 } }
`);
		expect(codes(house)).toEqual([]);
		expect(values(house)).toMatchObject([
			{ value: { tiles: { each: 5 } }, says: 'By the pack.' },
			4,
			{ 'per-seat': 9 },
		]);
		expect(codes(under('changes: [{ disable: toy.r }]'))).toEqual([]);
		// a change to the value that the pack has already is no change
		expect(
			codes(under('changes: [{ patch: kinds.line, with: { value: { tiles: { each: 3 } } } }]')),
		).toEqual(['LINK-OVERLAY-NOTHING']);
	});

	test('change tiles', () => {
		const l = over(
			'tiles: { copies: { toy: 2 }, counts: { B: 1 }, add: { C: { copies: 1, line: N-S } } }',
		);
		expect(codes(l)).toEqual([]);
		const { program } = compile(
			toyWorkspace(
				more,
				overlay(
					'tiles: { copies: { toy: 2 }, counts: { B: 1 }, add: { C: { copies: 1, line: N-S } } }',
				),
			),
			{ game: 'toy', seats: 2, overlays: ['house'] },
		);
		const [group] = program!.deck.groups;
		expect(group!.tiles.map((t) => `${program!.tiles[t.tile]!.id}${t.copies}`)).toEqual([
			'A8',
			'B1',
			'C1',
		]);
	});

	test.each([
		['changes: [{ disable: toy.rr }]', 'LINK-ID-UNKNOWN'],
		['changes: [{ set: pieces.man, to: 1 }]', 'LINK-OVERLAY-SET'],
		['changes: [{ patch: pieces.man, with: { per-seat: 3 } }]', 'LINK-OVERLAY-NOTHING'],
		['tiles: { copies: { toy: 1 } }', 'LINK-OVERLAY-NOTHING'],
		['tiles: { remove: [Z] }', 'LINK-ID-UNKNOWN'],
	])('%s is told: %s', (text, code) => {
		expect(codes(over(text))).toEqual([code]);
	});

	test('that name an unknown pack or two declarations at once are refused', () => {
		const l = at(
			'pieces: { r: { per-seat: 1 } }\nrules: [{ id: r, at: end, do: [{ grant: part }] }]',
			{ overlays: ['house'] },
			{ 'house.yaml': 'overlay: house\nformat: 1\nover: [tyo]\nchanges: [{ disable: r }]\n' },
		);
		expect(codes(l)).toEqual(['LINK-OVERLAY-OVER', 'LINK-REF-AMBIGUOUS']);
		expect(codes(at('', { overlays: ['hosue'] }))).toEqual(['LINK-ID-UNKNOWN']);
	});
});

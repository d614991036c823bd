import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { members } from '../model/members/index.ts';
import { toyWorkspace } from '../testing.ts';
import { builtInWords, grammaticalNames } from './built-ins.ts';
import { lexiconOf } from './lexicon.ts';
import { thing } from './phrase.ts';
import { type Speaker, withBlanks } from './speaker.ts';
import { type Blank, type SentencePart, fillBlank } from './blank.ts';
import { sayCondition, sayValue } from './say.ts';
import { partsOf } from './sentence.ts';

const { ruleSet } = link(
	toyWorkspace(
		'params: { x.y: { values: [yes, no], default: yes, says: "It {pays | pays nothing}." } }',
	),
	{ game: 'toy', seats: 2 },
);
const speaker: Speaker = {
	lexicon: lexiconOf(ruleSet!),
	names: new Map([
		['it', thing('it', 'thing')],
		...['a', 'b', 'c', 'd', 'e'].map((n) => [n, thing(`tile ${n}`, 'tile')] as const),
	]),
};

/** How a built-in is spelt: `active`, `.tiles`, `around()`. */
function spellings(): Set<string> {
	return new Set(
		members
			.filter((m) => m.declared.writtenBy !== 'compiler')
			.map(({ form, name, args }) =>
				form === 'name' || args.length === 0
					? name
					: form === 'function'
						? `${name}()`
						: `.${name}`,
			),
	);
}

test('every built-in has words, and every word a built-in', () => {
	const words = new Set([...Object.keys(builtInWords), ...grammaticalNames]);
	expect([...spellings()].filter((name) => !words.has(name))).toEqual([]);
	expect([...words].filter((name) => !spellings().has(name))).toEqual([]);
});

test.each([
	['it.open == 0', 'it has no open side'],
	['it.tiles.size() >= 5', 'it has at least 5 tiles'],
	['5 <= it.tiles.size()', 'it has at least 5 tiles'],
	['it.tiles.size() > 0', 'it has a tile'],
	['it.owner == none', 'it has no owner'],
	['it.owner != active', 'its owner is not the active player'],
	['it.tiles.exists(t, t.owner == active)', 'it has a tile whose owner is the active player'],
	['it.pieces.all(p, p.inSupply)', 'all of its pieces are in the supply'],
	['param.x.y == yes', 'the choice is “It pays”'],
	['param.x.y != no', 'the choice is not “It pays nothing”'],
])('%s: %s', (expression, words) => {
	expect(sayCondition(speaker, expression)).toBe(words);
});

test.each([
	['2 + 3 * it.worth', '2 plus 3 times its worth'],
	['(2 + 3) * it.worth', '(2 plus 3) times its worth'],
	['it.worth - (2 - 1)', 'its worth minus (2 minus 1)'],
	['it.complete ? 2 : 1', '2 if it is complete, otherwise 1'],
	['table(it.worth, [3, 6], [1, 2, 4])', '1, 2 from 3 on, 4 from 6 on, by its worth'],
	[
		'others(active).filter(s, s.score > 3)',
		'the players other than the active player whose score is more than 3',
	],
	['it.pieces.sum(p, p.power)', 'the total strength of its pieces'],
	['not an expression (', 'not an expression ('],
])('%s: %s', (expression, words) => {
	expect(sayValue(speaker, expression)).toBe(words);
});

describe('a condition', () => {
	const atom = fc.constantFrom('a', 'b', 'c', 'd', 'e').map((n) => `${n}.open == 0`);
	const tree = fc.letrec<{ node: string }>((tie) => ({
		node: fc.oneof(
			{ depthSize: 'small' },
			atom,
			fc
				.tuple(tie('node'), fc.constantFrom('&&', '||'), tie('node'))
				.map(([l, op, r]) => `(${l}) ${op} (${r})`),
		),
	})).node;

	test('that is denied says what its negation says', () => {
		fc.assert(
			fc.property(tree, (text) => {
				const denied = sayCondition(speaker, text, true);
				expect(sayCondition(speaker, `!(${text})`)).toBe(denied);
				expect(sayCondition(speaker, `!!(${text})`)).toBe(sayCondition(speaker, text));
				expect(denied).not.toBe(sayCondition(speaker, text));
			}),
		);
	});

	test('says where its brackets are: what means something else reads otherwise', () => {
		const values = Array.from({ length: 32 }, (_, i) => i);
		const meaning = (text: string): string =>
			values.map((bits) => Number(holds(text, bits))).join('');
		fc.assert(
			fc.property(tree, tree, (one, other) => {
				if (meaning(one) === meaning(other)) return;
				expect(sayCondition(speaker, one)).not.toBe(sayCondition(speaker, other));
			}),
			{ numRuns: 1000 },
		);
	});
});

/** The value of a tree when the tiles of these bits have no open side. */
function holds(text: string, bits: number): boolean {
	const values = text.replace(/([a-e])\.open == 0/g, (_, name: string) =>
		String((bits >> 'abcde'.indexOf(name)) & 1),
	);
	let reduced = values.replaceAll(' ', '');
	for (let before = ''; before !== reduced;) {
		before = reduced;
		reduced = reduced
			.replace(/\((\d)\)/g, '$1')
			.replace(/(?<![&|\d])(\d)&&(\d)(?![&|])/, (_, l, r) => String(Number(l) & Number(r)))
			.replace(/(?<![&|\d])(\d)\|\|(\d)(?![&|])/, (_, l, r) => String(Number(l) | Number(r)));
	}
	return reduced === '1';
}

describe('a sentence with blanks', () => {
	const parts = (text: string): readonly SentencePart[] => {
		const found: Blank[] = [];
		const s = withBlanks(speaker, found);
		return partsOf(sayCondition({ ...s, blanks: { ...s.blanks!, text } }, text), found);
	};

	test('has one for each number, comparison, name of a sort and choice', () => {
		expect(
			parts('it.tiles.size() >= 5 && param.x.y == yes').map((p) =>
				typeof p === 'string' ? p : [p.label],
			),
		).toEqual([
			'it has ',
			['at least'],
			' ',
			['5'],
			' tiles and the choice is “',
			['It pays'],
			'”',
		]);
	});

	test('reads as without them, and what is chosen stands in the sentence', () => {
		const atoms = ['it.tiles.size() >= 5', 'it.open < 2', '3 > it.worth', 'it.worth == 4'];
		fc.assert(
			fc.property(
				fc.array(fc.constantFrom(...atoms), { minLength: 1, maxLength: 4 }),
				fc.boolean(),
				fc.nat(),
				fc.nat(),
				(all, denied, which, other) => {
					const text = denied ? `!(${all.join(' && ')})` : all.join(' || ');
					const said = parts(text);
					expect(said.map((p) => (typeof p === 'string' ? p : p.label)).join('')).toBe(
						sayCondition(speaker, text),
					);
					const blanks = said.flatMap((p, i) => (typeof p === 'string' ? [] : [[p, i] as const]));
					const [blank, at] = blanks[which % blanks.length]!;
					const choice = blank.choices[other % Math.max(1, blank.choices.length)];
					const label = choice?.label ?? String(other % 50);
					const now = parts(fillBlank(blank, choice?.text ?? label));
					const changed = now[at]!;
					expect(typeof changed === 'string' ? changed : changed.label).toBe(label);
					expect(now.filter((_, i) => i !== at)).toHaveLength(said.length - 1);
				},
			),
		);
	});
});

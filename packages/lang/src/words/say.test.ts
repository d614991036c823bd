import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { link } from '../link/link.ts';
import { members } from '../model/members/index.ts';
import { toyWorkspace } from '../testing.ts';
import { builtInWords, grammaticalWords } from './built-ins.ts';
import { lexiconOf } from './lexicon.ts';
import { thing } from './phrase.ts';
import { type Wording, withBlanks } from './wording.ts';
import { type Blank, type SentencePart, fillBlank } from './blank.ts';
import { inOneLine } from './condition-list.ts';
import { sayCondition as saidCondition, sayValue } from './say.ts';
import { partsOf } from './sentence.ts';

const sayCondition = (...given: Parameters<typeof saidCondition>): string =>
	inOneLine(saidCondition(...given));

const { ruleSet } = link(
	toyWorkspace(
		'params: { x.y: { values: [yes, no], default: yes, says: "It {pays | pays nothing}." } }\n' +
			'define: { filled: { of: set(cell), type: int, value: "it.count(c, c.tile != none)" } }',
	),
	{ game: 'toy', seats: 2 },
);
const speaker: Wording = {
	lexicon: lexiconOf(ruleSet!),
	names: new Map([
		['it', thing('it', 'thing')],
		...['a', 'b', 'c', 'd', 'e'].map((n) => [n, thing(`tile ${n}`, 'tile')] as const),
	]),
};

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

test.each([
	['it.tiles.size() / 2', 'half of the number of its tiles (rounded down)'],
	['(it.tiles.size() + 1) / 2', 'half of the number of its tiles (rounded up)'],
	['(it.tiles.size() + 2) / 2', 'half of (the number of its tiles plus 2) (rounded down)'],
	['it.tiles.size() / 3', 'the number of its tiles divided by 3'],
	['3 * (it.tiles.size() / 2)', '3 times half of the number of its tiles (rounded down)'],
])('the number %s is said as “%s”', (text, words) => {
	expect(sayValue(speaker, text)).toBe(words);
});

test.each([
	['seats.argmin(s, s.score)', 'the players with the fewest points'],
	['seats.argmax(s, s.score)', 'the players with the most points'],
	[
		'others(active).argmax(s, s.score)',
		'those of the players other than the active player with the most points',
	],
	['features.argmin(f, f.open)', /^those of the features .*smallest/],
])('the members %s are said as “%s”', (text, words) => {
	expect(sayValue(speaker, text)).toEqual(
		typeof words === 'string' ? words : expect.stringMatching(words),
	);
});

test('every built-in has words, and every word a built-in', () => {
	const words = new Set([...Object.keys(builtInWords), ...Object.keys(grammaticalWords)]);
	expect([...spellings()].filter((name) => !words.has(name))).toEqual([]);
	expect([...words].filter((name) => !spellings().has(name))).toEqual([]);
});

test.each([
	['it.open == 0', 'it has no open side'],
	['it.tiles.size() >= 5', 'it has at least 5 tiles'],
	['5 <= it.tiles.size()', 'it has at least 5 tiles'],
	['it.tiles.size() > 0', 'it has a tile'],
	['it.owner == none', 'it has no owner'],
	[
		'around(it.cell).minus(beside(it.cell)).tile.empty()',
		'there is no tile on the cells diagonally beside its cell',
	],
	['it.tiles.filter(t, t.pieces.empty()).size() >= 1', 'it has a tile that has no piece'],
	['it.cells.filled >= 2', 'it has at least 2 filled cells'],
	['it.owner != active', 'its owner is not the active player'],
	['it.tiles.exists(t, t.owner == active)', 'it has a tile whose owner is the active player'],
	['it.pieces.all(p, p.inSupply)', 'all of its pieces are in the supply'],
	['param.x.y == yes', '“It pays” is chosen'],
	['param.x.y != no', '“It pays nothing” is not chosen'],
])('%s: %s', (expression, words) => {
	expect(sayCondition(speaker, expression)).toBe(words);
});

test.each([
	['around(it.cell).minus(beside(it.cell))', 'the cells diagonally beside its cell'],
	['beside(it.cell).tile', 'the tiles on the cells beside its cell'],
	[
		'around(it.cell).minus(beside(it.cell)).tile.size()',
		'the number of tiles on the cells diagonally beside its cell',
	],
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
	['it.reach.filled + 1', 'the number of filled cells in its reach plus 1'],
	['it.cells.first(3).filled', 'the number of filled cells among the first 3 of its cells'],
	['not an expression (', 'not an expression ('],
])('%s: %s', (expression, words) => {
	expect(inOneLine(sayValue(speaker, expression))).toBe(words);
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

type Logic =
	| { readonly is: 'fold'; readonly all: boolean; readonly body: Logic }
	| { readonly is: 'both'; readonly and: boolean; readonly left: Logic; readonly right: Logic }
	| { readonly is: 'atom'; readonly of: number; readonly denied: boolean };

function* nestedFolds(): Iterable<Logic> {
	for (const depth of [2, 3]) {
		const atoms = Array.from({ length: 2 * depth }, (_, i): Logic => {
			return { is: 'atom', of: i >> 1, denied: i % 2 === 1 };
		});
		for (let quantifiers = 0; quantifiers < 1 << depth; quantifiers++)
			for (const left of atoms)
				for (const right of atoms)
					for (const and of [true, false]) {
						let logic: Logic = { is: 'both', and, left, right };
						for (let i = 0; i < depth; i++)
							logic = { is: 'fold', all: ((quantifiers >> i) & 1) === 1, body: logic };
						yield logic;
					}
	}
}

function expressionOf(logic: Logic, around = 0): string {
	switch (logic.is) {
		case 'fold':
			return `it.tiles.${logic.all ? 'all' : 'exists'}(m${around}, ${expressionOf(logic.body, around + 1)})`;
		case 'both':
			return `(${expressionOf(logic.left, around)} ${logic.and ? '&&' : '||'} ${expressionOf(logic.right, around)})`;
		case 'atom':
			return `m${logic.of}.open ${logic.denied ? '!=' : '=='} 0`;
	}
}

function valueOf(
	logic: Logic,
	tiles: readonly boolean[],
	members: readonly boolean[] = [],
): boolean {
	switch (logic.is) {
		case 'fold': {
			const each = (tile: boolean): boolean => valueOf(logic.body, tiles, [...members, tile]);
			return logic.all ? tiles.every(each) : tiles.some(each);
		}
		case 'both': {
			const [left, right] = [logic.left, logic.right].map((l) => valueOf(l, tiles, members));
			return logic.and ? left! && right! : left! || right!;
		}
		case 'atom':
			return members[logic.of] !== logic.denied;
	}
}

describe('a fold inside of a fold', () => {
	test('says whose member it speaks of: what means something else reads otherwise', () => {
		const bits = [0, 1, 2, 3, 4, 5, 6, 7].map((n) => [1, 2, 4].map((bit) => (n & bit) > 0));
		const meaning = (logic: Logic): string => bits.map((t) => Number(valueOf(logic, t))).join('');
		const meanings = new Map<string, string>();
		for (const logic of nestedFolds()) {
			const text = sayCondition(speaker, expressionOf(logic));
			expect(meanings.get(text) ?? meaning(logic), text).toBe(meaning(logic));
			meanings.set(text, meaning(logic));
		}
		expect(meanings.size).toBeGreaterThan(100);
	});

	test('is put into words once, however deep it lies', () => {
		const methods = [
			'exists',
			'all',
			'filter',
			'count',
			'exists_one',
			'sum',
			'map',
			'argmax',
			'max',
		];
		const forms: readonly ((inner: string, i: number) => string)[] = [
			...methods.map((m) => (inner: string, i: number) => `x.tiles.${m}(m${i}, ${inner})`),
			(inner, i) => `x.tiles.map(m${i}, [${inner}])`,
			(inner) => `x.open == 0 ? ${inner} : x.complete`,
			(inner) => `(x.open == 0 ? x.complete : ${inner}) == x.complete`,
			(inner) => `!(${inner} && x.complete)`,
			(inner) => `table(${inner}, [3], [1, 2])`,
			(inner) => `others(${inner})`,
			(inner) => `(${inner}).size() == 0`,
		];
		// every phrase looks a property up, every text made of the comparison finds a blank
		const work = (text: string, denied: boolean): number => {
			let lookups = 0;
			const { lexicon } = speaker;
			const property: typeof lexicon.property = (id) => {
				lookups++;
				return lexicon.property(id);
			};
			const found: Blank[] = [];
			sayCondition(
				withBlanks({ ...speaker, lexicon: { ...lexicon, property } }, found),
				text,
				denied,
			);
			return lookups + found.length;
		};
		const nest = (chosen: readonly number[], times: number): string =>
			Array.from({ length: times }, () => chosen)
				.flat()
				.reduce((inner, form, i) => forms[form]!(inner, i), 'x.unknown >= 3');
		fc.assert(
			fc.property(
				fc.array(fc.nat(forms.length - 1), { minLength: 1, maxLength: 2 }),
				fc.boolean(),
				(chosen, denied) => {
					const once = work(nest(chosen, 4), denied);
					expect(work(nest(chosen, 8), denied)).toBeLessThanOrEqual(2 * once + 4);
				},
			),
		);
	});
});

test('no words of a built-in repeat an argument, for arguments nest', () => {
	for (const words of Object.values(builtInWords))
		for (const text of Object.values(words).filter((w) => typeof w === 'string')) {
			const named = [...text.matchAll(/\d/g)].map(([digit]) => digit);
			expect(named, text).toEqual([...new Set(named)]);
		}
});

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
		).toEqual(['it has ', ['at least'], ' ', ['5'], ' tiles and “', ['It pays'], '” is chosen']);
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
					const sentence = parts(text);
					expect(sentence.map((p) => (typeof p === 'string' ? p : p.label)).join('')).toBe(
						sayCondition(speaker, text),
					);
					const blanks = sentence.flatMap((p, i) =>
						typeof p === 'string' ? [] : [[p, i] as const],
					);
					const [blank, at] = blanks[which % blanks.length]!;
					const choice = blank.choices[other % Math.max(1, blank.choices.length)];
					const label = choice?.label ?? String(other % 50);
					const now = parts(fillBlank(blank, choice?.text ?? label));
					const changed = now[at]!;
					expect(typeof changed === 'string' ? changed : changed.label).toBe(label);
					expect(now.filter((_, i) => i !== at)).toHaveLength(sentence.length - 1);
				},
			),
		);
	});
});

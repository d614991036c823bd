import fc from 'fast-check';
import { expect, test } from 'vitest';
import { inOneLine, laidOut, longestSentence } from './condition-list.ts';
import { type Condition, join, sentenceCondition, statement } from './phrase.ts';

const word = fc.stringMatching(/^[a-z]{3,8}$/);
const words = fc.array(word, { minLength: 3, maxLength: 8 }).map((w) => w.join(' '));
const plain = fc.oneof(
	words.map((w) => sentenceCondition(w, `not ${w}`)),
	words.map((w) => statement('it', `has ${w}`)),
);
const { condition } = fc.letrec<{ condition: Condition }>((tie) => ({
	condition: fc.oneof(
		{ maxDepth: 3 },
		plain,
		fc
			.tuple(
				fc.array(tie('condition'), { minLength: 2, maxLength: 4 }),
				fc.constantFrom<('and' | 'or')[]>('and', 'or'),
			)
			.map(([parts, joined]) => join(parts, joined)),
	),
}));

const countOf = (line: string): number => line.trim().split(/\s+/).length;

test('a short sentence is one line; of a long one no line is too long, and none holds a mark', () => {
	fc.assert(
		fc.property(condition, fc.constantFrom('.', ':'), (c, stop) => {
			const line = `It pays if ${c.say(false)}${stop}`;
			const lines = laidOut(line);
			if (countOf(inOneLine(line)) <= longestSentence) expect(lines).toEqual([inOneLine(line)]);
			for (const text of lines) expect(text).not.toMatch(/[\u{E000}-\u{F8FF}]/u);
			if (c.parts !== undefined) for (const text of lines) expect(countOf(text)).toBeLessThan(50);
		}),
	);
});

test('every item of a list is one deeper than the line it belongs to', () => {
	fc.assert(
		fc.property(condition, (c) => {
			const depths = laidOut(`It pays if ${c.say(false)}.`).map((l) => /^\t*/.exec(l)![0].length);
			for (const [i, depth] of depths.entries())
				if (i > 0) expect(depth - depths[i - 1]!).toBeLessThanOrEqual(1);
			expect(depths.filter((d) => d === 0)).toHaveLength(1);
		}),
	);
});

const long = (n: number): Condition =>
	sentenceCondition(`thing ${n} is as it has been said of it before`, `thing ${n} is not`);

test('a list says how its items are joined, what they are about, and where the sentence goes on', () => {
	const inner = join(
		[statement('it', `has ${'very '.repeat(20)}much`), statement('it', 'pays')],
		'or',
	);
	const outer = join([long(1), inner, long(2)], 'and');
	expect(laidOut(`\tIf ${outer.say(false)}:`)).toEqual([
		'\tIf all of these hold:',
		'\t\tThing 1 is as it has been said of it before.',
		`\t\tEither it has ${'very '.repeat(20)}much or pays.`,
		'\t\tThing 2 is as it has been said of it before.',
		'\tThen:',
	]);
	const longer = join(
		[statement('it', `has ${'very '.repeat(40)}much`), statement('it', 'pays')],
		'or',
	);
	expect(laidOut(`If ${join([long(1), longer], 'and').say(false)}.`)).toEqual([
		'If all of these hold:',
		'\tThing 1 is as it has been said of it before.',
		'\tAt least one of these holds:',
		`\t\tIt has ${'very '.repeat(40)}much.`,
		'\t\tIt pays.',
	]);
});

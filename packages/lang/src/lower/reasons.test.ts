import { describe, expect, test } from 'vitest';
import { alike, codes, errors, nameless, register, strangers } from '../link/testing.ts';
import { compileToy, manifest } from '../testing.ts';

const collects = (id: string, ...words: string[]): string =>
	`${register(id)}rules:\n${words
		.map(
			(w, i) =>
				`  - { id: act${id}${i}, at: after-place, do: [{ collect: { features: features(line), reason: ${w} } }] }\n`,
		)
		.join('')}`;
const ranks = (...words: string[]): string => `reasons: { line: [${words.join(', ')}] }\n`;
const base = collects('three', 'unfinished');

function ranking({ program }: ReturnType<typeof compileToy>): string[] {
	const kind = program!.kinds.find((k) => k.id === 'line')!;
	return kind.reasons.map((r) => program!.reasons[r]!);
}

describe('reasons that packs which do not know each other give one kind', () => {
	const left = `${collects('one', 'gold')}${ranks('gold', 'completed', 'unfinished')}`;
	const right = `${collects('two', 'siege')}${ranks('siege', 'unfinished')}`;

	test('are merged, each before what its pack ranks behind it', () => {
		const made = strangers(left, right, { rules: base });
		expect(errors(made)).toEqual([]);
		const order = ranking(made);
		expect([...order].sort()).toEqual(['completed', 'gold', 'siege', 'unfinished']);
		const isBefore = (a: string, b: string): boolean => order.indexOf(a) < order.indexOf(b);
		expect(isBefore('gold', 'completed')).toBe(true);
		expect(isBefore('completed', 'unfinished')).toBe(true);
		expect(isBefore('siege', 'unfinished')).toBe(true);
	});

	test('whose order shows are a choice with a default that no name decides', () => {
		const made = strangers(left, right, { rules: base });
		expect(codes(made)).toEqual(['ORDER-OPEN']);
		const [pin] = made.program!.order!;
		const other = { first: pin!.then, then: pin!.first };
		const turned = strangers(left, right, { rules: base, selection: { order: [other] } });
		expect(codes(turned)).toEqual([]);
		expect(ranking(turned)).not.toEqual(ranking(made));
		const renamed = strangers(right, left, { rules: base, names: ['zeta', 'alpha'] });
		expect(ranking(renamed)).toEqual(ranking(made));
	});

	test('play as if one of them had another word', () => {
		const own = (word: string, id: string): string =>
			`${collects(id, word)}${ranks(word, 'completed', 'unfinished')}`;
		const together = (second: string): string =>
			nameless(
				strangers(own('same', 'kone'), own(second, 'ktwo'), {
					names: alike.names,
					rules: base,
				}),
			);
		expect(together('same')).toBe(together('samf'));
	});

	test('that say the opposite of each other follow the one that comes first', () => {
		const [a, b] = [ranks('completed', 'unfinished'), ranks('unfinished', 'completed')];
		const made = strangers(a, b, { rules: base });
		expect(codes(made)).toEqual(['ORDER-OPEN']);
		expect(ranking(made)).toHaveLength(2);
	});

	test('that say the same are no choice', () => {
		const same = ranks('completed', 'unfinished');
		expect(codes(strangers(same, same, { rules: base }))).toEqual([]);
	});
});

describe('reasons of a pack for a kind whose reasons a pack that it uses ranks', () => {
	const over = (words: string): string[] => {
		const made = compileToy(
			`${base}${ranks('completed', 'unfinished')}`,
			{ with: ['left'] },
			{
				'left/pack.yaml': manifest('left', 'role: expansion\nuse: [toy]\n'),
				'left/rules.yaml': `format: 1\n${collects('one', 'gold')}reasons: { line: [${words}] }\n`,
			},
		);
		return [...codes(made), ...(made.program === undefined ? [] : ranking(made))];
	};

	test('stand where it ranks them among those', () => {
		expect(over('completed, gold, unfinished')).toEqual(['completed', 'gold', 'unfinished']);
	});

	test('are an error where the pack does not say how they stand among those', () => {
		expect(over('gold')).toEqual(['ORDER-TIE']);
	});

	test('cannot be ranked twice by one pack', () => {
		const twice = compileToy(
			`${base}${ranks('completed')}`,
			{},
			{
				'toy/again.yaml': `format: 1\n${ranks('unfinished')}`,
			},
		);
		expect(codes(twice)).toEqual(['LINK-DUPLICATE']);
	});
});

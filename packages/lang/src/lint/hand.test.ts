import { expect, test } from 'vitest';
import { compileToy, manifest } from '../testing.ts';

const bring = 'do: [{ take-tile: { tile: hold.first(), from: hold } }]';
const swap =
	'do: [{ discard-tile: { to: box } }, { take-tile: { tile: hold.first(), from: hold } }]';

function packOf(name: string, rule: string): Record<string, string> {
	return {
		[`${name}/pack.yaml`]: manifest(name, 'role: expansion\nuse: [toy]\n'),
		[`${name}/rules.yaml`]: `format: 1\nzones: { hold: { holds: tiles } }\nrules: [{ id: bring, ${rule} }]\n`,
		[`${name}/tiles.yaml`]: `format: 1\ntiles:\n  ${name}-1: { copies: 1, line: E-W, starts: hold }\n`,
	};
}

function codesOf(rule: string, beside?: string): string[] {
	const files = {
		...packOf('left', rule),
		...(beside === undefined ? {} : packOf('right', beside)),
	};
	const names = beside === undefined ? ['left'] : ['left', 'right'];
	return compileToy('', { with: names }, files, { lint: true })
		.diagnostics.filter((d) => d.file === 'left/rules.yaml')
		.map((d) => d.code);
}

const steps = ['start', 'draw', 'after-place', 'main.award', 'end'];
const conditions = [
	'true',
	'drawn == none',
	'drawn == none || deck.empty()',
	'placed != none',
	'"!hold.empty()"',
];

test.each(
	steps.flatMap((at) =>
		conditions.flatMap((when) => [bring, swap].map((act) => [`at: ${at}, when: ${when}, ${act}`])),
	),
)('%s: a lone author has a finding where any stranger could make a game stop', (rule) => {
	const strangers = steps.map((at) => `at: ${at}, when: drawn == none, ${bring}`);
	const meets = strangers.some((other) => codesOf(rule, other).includes('RULE-HAND'));
	const alone = codesOf(rule);
	expect(alone).not.toContain('RULE-HAND');
	if (meets) expect(alone).toContain('LINT-HAND');
});

test('a rule that asks, or puts a tile away first, has no finding', () => {
	expect(codesOf(`at: end, when: drawn == none, ${bring}`)).toEqual([]);
	expect(codesOf(`at: end, ${swap}`)).toEqual([]);
	expect(codesOf(`at: end, ${bring}`)).toEqual(['LINT-HAND']);
});

import { link } from '@tilewright/lang';
import { expect, test } from 'vitest';
import { manifest, toyWorkspace } from '../../../lang/src/testing.ts';
import { packsNeeded } from './needed-packs.ts';

const names = Array.from({ length: 16 }, (_, i) => `more${i}`);

/** Expansions that each declare a word. */
const expansions = Object.fromEntries(
	names.flatMap((name) => [
		[`${name}/pack.yaml`, manifest(name, 'role: expansion\nuse: [toy]\n')],
		[`${name}/rules.yaml`, `format: 1\ndefine: { by${name}: { of: tile, value: "2" } }\n`],
	]),
);
const rules = 'define: { sum: { of: tile, value: "1" } }';
const before = toyWorkspace(rules, expansions);
const { ruleSet } = link(before, { game: 'toy', seats: 2, with: names });

/** The packs that a sum of words needs, and how many times rules with the change were asked for. */
function neededBy(words: readonly string[]): { needs: readonly string[]; asked: number } {
	const value = ['1', ...words.map((word) => `it.by${word}`)].join(' + ');
	let asked = 0;
	const needs = packsNeeded(
		{ ruleSet: ruleSet!, seats: 2, overlays: ['house'], about: [] },
		{ workspace: before, overlays: [] },
		(over) => {
			asked++;
			const head = `overlay: house\nformat: 1\nover: [${['toy', ...over].join(', ')}]\n`;
			const change = `changes:\n  - { patch: define.sum, with: { value: ${value} } }\n`;
			return toyWorkspace(rules, { ...expansions, 'house.yaml': head + change });
		},
	);
	return { needs: needs.map((id) => id.slice(id.indexOf('/') + 1)), asked };
}

test.each([
	[[], 1],
	[['more5'], 7],
	[['more0', 'more15'], 12],
	[['more2', 'more3', 'more9'], 12],
])('a change with words of %j needs just these, which few questions find', (words, most) => {
	const { needs, asked } = neededBy(words);
	expect(needs).toEqual(words);
	expect(asked).toBeLessThanOrEqual(most);
});

import { expect, test } from 'vitest';
import { codes, strangers } from '../link/testing.ts';

const written = ['get', '""', '3', '[]', '[a]', '{}', '~'];

test.each(written)('lines that say %s are a finding, in a rule and in a block', (lines) => {
	const score = `{ score: { to: active, lines: ${lines} } }`;
	const texts = [
		`rules: [{ id: pay, at: end, do: [${score}] }]\n`,
		`blocks: { pay: { do: [${score}] } }\nrules: [{ id: use, at: end, do: [{ block: pay }] }]\n`,
	];
	for (const text of texts) expect(codes(strangers(text, ''))).not.toEqual([]);
});

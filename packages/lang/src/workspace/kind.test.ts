import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseYaml, sourceFile } from '@tilewright/schema';
import { plainTopKeys } from './kind.ts';

describe('the keys at the margin of a text', () => {
	const keys = (text: string): string[] | undefined => {
		const found = plainTopKeys(text);
		return found && [...found];
	};

	test('are told without reading it where it is a mapping line by line', () => {
		expect(
			keys('# a\n\npack: x # y\nuse: [a,\n  b]\ntiles:\n- pack\n  log: 1\nsays: >\n  log: 1\n'),
		).toEqual(['pack', 'use', 'tiles', 'says']);
		expect(keys('pack: x\r\nformat: 1\r\n')).toEqual(['pack', 'format']);
		expect(keys('pack:\n')).toEqual(['pack']);
	});

	test.each([
		'',
		'# nothing\n',
		'{ pack: x }',
		'- 1\n- 2\n',
		'  pack: x\n',
		'"pack": x\n',
		'format: 1\n"pack": x\n',
		'? pack\n: x\n',
		'--- # a\npack: x\n',
		'pack : x\n',
		'pack: x\nuse: [a,\nb]\n',
		'format: 1\rpack: x\n',
		'just words\n',
	])('are left to the reader in %j', (text) => {
		expect(keys(text)).toBeUndefined();
	});

	test('are those the reader finds in whatever it can read', () => {
		const line = fc.constantFrom(
			'pack: x',
			'tiles: {}',
			'tiles:',
			'  A: { pack: x }',
			'- a: 1',
			'log: |',
			'  pack: y',
			'scenario: "a',
			'  b"',
			'mapping: &a 1',
			'rules: [1,',
			']',
			' coverage: 1',
			'"overlay": a',
			'# pack: z',
			'---',
			'a b: c',
			'',
			'\tpack: x',
			'pack:x',
			'é: 1',
		);
		let reportedCount = 0;
		fc.assert(
			fc.property(
				fc.array(line, { maxLength: 6 }),
				fc.constantFrom('\n', '\r\n', '\r'),
				(lines, end) => {
					const text = lines.join(end);
					const { value, diagnostics } = parseYaml(sourceFile('x.yaml', text));
					if (diagnostics.length > 0) return;
					const found = keys(text);
					if (found === undefined) return;
					reportedCount++;
					expect(found).toEqual(Object.keys(value as object));
				},
			),
			{ numRuns: 2_000 },
		);
		expect(reportedCount).toBeGreaterThan(15);
	});
});

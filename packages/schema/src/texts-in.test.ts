import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sourceFile } from './source.ts';
import { textsIn } from './texts-in.ts';
import { parseYaml } from './yaml.ts';

test('a text is a list of one, and what is no text is left out', () => {
	const read = (text: string): string[] => textsIn(parseYaml(sourceFile('a', text)).value);
	expect(read('a')).toEqual(['a']);
	expect(read('7')).toEqual(['7']);
	expect(read('[a, 2, true, null, { b: 1 }, [c]]')).toEqual(['a', '2', 'true']);
	for (const text of ['{ a: 1 }', '~', '[]', '[[a]]', '[{ toString: x }]'])
		expect(read(text)).toEqual([]);
	expect(textsIn(undefined)).toEqual([]);
});

test('no value of a file makes it throw', () => {
	fc.assert(
		fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
			const data = parseYaml(sourceFile('a', JSON.stringify(value))).value;
			for (const text of textsIn(data)) expect(text).toBeTypeOf('string');
		}),
	);
});

import fc from 'fast-check';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { jsonSize, parseJson } from './json.ts';
import { limits } from './generated/limits.ts';

function sizeOf(value: unknown): { depth: number; values: number } {
	if (typeof value !== 'object' || value === null) return { depth: 0, values: 1 };
	const inner = Object.values(value).map(sizeOf);
	return {
		depth: 1 + inner.reduce((most, { depth }) => Math.max(most, depth), 0),
		values: inner.reduce((sum, { values }) => sum + values, 1) + (inner.length === 0 ? 1 : 0),
	};
}

function parsed(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return undefined;
	}
}

afterEach(() => vi.restoreAllMocks());

test('the counts over the text are those of the tree', () => {
	fc.assert(
		fc.property(fc.jsonValue({ maxDepth: 6 }), fc.nat(3), (value, indent) => {
			const text = JSON.stringify(value, null, indent);
			expect(jsonSize(text)).toEqual({ ...sizeOf(JSON.parse(text)), isCut: false });
		}),
	);
});

test('every text is read as JSON.parse reads it, or is a fault', () => {
	const piece = fc.constantFrom(...'[]{},:"\\ \n1-e', 'null', '"a":', '\\u0022', '\ud800');
	const texts = fc.oneof(
		fc.json(),
		fc.array(piece, { maxLength: 30 }).map((parts) => parts.join('')),
		fc.tuple(fc.json(), fc.nat()).map(([text, end]) => text.slice(0, end % (text.length + 1))),
	);
	fc.assert(
		fc.property(texts, (text) => {
			const read = parseJson(text);
			expect('value' in read ? read.value : undefined).toEqual(parsed(text));
		}),
		{ numRuns: 500 },
	);
});

test('a text or a collection without its end is cut off, anything else is a fault of syntax', () => {
	for (const text of ['[1', '{"a": [', '["a', '"\\"'])
		expect(parseJson(text)).toEqual({ fault: 'cut' });
	for (const text of ['', '[1}]', '{a: 1}', '[1] 2', 'tru'])
		expect(parseJson(text)).toMatchObject({ fault: 'syntax', why: expect.any(String) });
});

describe('beyond the limits nothing is built', () => {
	const within = (text: string): boolean => 'value' in parseJson(text);
	const nested = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
	const wide = (values: number): string => `[${'0,'.repeat(values - 2)}0]`;
	const { jsonNesting, jsonValues } = limits;

	test('the limits themselves are read', () => {
		expect(within(nested(jsonNesting))).toBe(true);
		expect(within(wide(jsonValues))).toBe(true);
	});

	test.each([
		['nested too deeply', nested(jsonNesting + 1), 'nesting'],
		['too many values', wide(jsonValues + 1), 'values'],
		['brackets alone', '['.repeat(limits.logBytes), 'nesting'],
		['empty mappings without an end', '{},'.repeat(limits.logBytes / 3), 'values'],
	])('%s', (_, text, fault) => {
		const parse = vi.spyOn(JSON, 'parse');
		expect(parseJson(text)).toMatchObject({ fault });
		expect(parse).not.toHaveBeenCalled();
	});

	test('brackets and commas inside of texts count for nothing', () => {
		const text = JSON.stringify({ a: '[{,'.repeat(jsonValues), '[\\"[': '\\' });
		expect(jsonSize(text)).toEqual({ depth: 1, values: 3, isCut: false });
		expect(within(text)).toBe(true);
	});
});

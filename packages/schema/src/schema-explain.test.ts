import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue/index.ts';
import type { Entry } from './catalogue/entry.ts';
import { type Kind, kinds } from './generated/kinds.ts';
import { schemaFiles } from './generated/schemas.ts';
import { validators } from './generated/validators.ts';
import type { JsonSchema, Schema } from './json-schema.ts';
import { limits } from './generated/limits.ts';
import { rootSchema } from './schema-at.ts';
import { Explainer } from './schema-explain.ts';
import { sourceFile } from './source.ts';
import { type Data, parseYaml } from './yaml.ts';
import { inBoundedTime } from './testing.ts';

function complaints(schema: JsonSchema, value: Data): string[] {
	const files = { 'x.schema.json': schema };
	return new Explainer(files).check({ schema, file: 'x.schema.json' }, value, []).map((c) => {
		const entry = catalogue[c.code] as Entry<unknown>;
		const hint = entry.hint?.(c.args);
		return `${c.code} /${c.path.join('/')} ${entry.message(c.args)}${hint ? ` (${hint})` : ''}`;
	});
}

const coin: JsonSchema = {
	title: 'a coin',
	type: 'object',
	additionalProperties: false,
	required: ['coin'],
	properties: { coin: { type: 'integer' }, times: { type: 'integer', minimum: 1, maximum: 9 } },
};
const note: JsonSchema = {
	title: 'a note',
	type: 'object',
	additionalProperties: false,
	required: ['note'],
	properties: { note: { type: 'string' }, by: { $ref: '#/$defs/who' } },
};
const money: JsonSchema = {
	$defs: { who: { type: 'string', pattern: '^[a-z]+$', 'x-says': 'Small letters.' } },
	anyOf: [coin, note, { type: 'string', 'x-expr': { type: 'int' } }],
};

test('a place explains a spelling in its own words', () => {
	const place: JsonSchema = {
		$defs: { who: { type: 'string', pattern: '^[a-z]+$', 'x-says': 'Small letters.' } },
		properties: {
			plain: { $ref: '#/$defs/who' },
			own: { $ref: '#/$defs/who', 'x-says': 'A person alone, or a list.' },
		},
	};
	expect(complaints(place, { plain: 'A', own: 'B' })).toEqual([
		'SCHEMA-PATTERN /plain "A" is not spelt as it must be here. (Small letters.)',
		'SCHEMA-PATTERN /own "B" is not spelt as it must be here. (A person alone, or a list.)',
	]);
});

describe('of several forms the one that was meant is spoken of', () => {
	test.each<[string, Data, string[]]>([
		['a good coin', { coin: 1, times: 2 }, []],
		['a good note', { note: 'x', by: 'ann' }, []],
		['an expression', 'x + 1', []],
		[
			'a coin gone wrong',
			{ coin: 'x' },
			['SCHEMA-TYPE /coin "coin" takes a whole number, not the text "x".'],
		],
		[
			'a note gone wrong',
			{ note: 'x', by: 'Ann' },
			['SCHEMA-PATTERN /by "Ann" is not spelt as it must be here. (Small letters.)'],
		],
		[
			'a misspelt form',
			{ cion: 1 },
			['SCHEMA-UNKNOWN-KEY /cion The key "cion" is not known here. (Did you mean "coin"?)'],
		],
		[
			'a key of another form',
			{ coin: 1, by: 'ann' },
			['SCHEMA-UNKNOWN-KEY /by The key "by" is not known here. (Known keys: coin or times.)'],
		],
		[
			'none of them',
			[1],
			['SCHEMA-TYPE / "the file" takes a mapping or an expression, not a list.'],
		],
		[
			'nothing at all',
			null,
			[
				'EXPRESSION-EMPTY / "the file" needs an expression, but nothing is given. (A # or ! at its start would hide it: quote the expression.)',
			],
		],
	])('%s', (_, value, expected) => {
		expect(complaints(money, value)).toEqual(expected);
	});
});

test('SCHEMA-CHOICE: a value like none of several forms without types', () => {
	const schema: JsonSchema = {
		anyOf: [
			{ title: 'even', type: 'integer', enum: [2, 4] },
			{ title: 'odd', type: 'integer', enum: [1, 3] },
		],
	};
	expect(complaints(schema, 1)).toEqual([]);
	expect(complaints(schema, 9)).toEqual([
		'SCHEMA-VALUE / "9" is not one of the allowed values. (Allowed: 2 or 4.)',
	]);
	const nested: JsonSchema = {
		anyOf: [
			{ title: 'this', anyOf: [] },
			{ title: 'that', anyOf: [] },
		],
	};
	expect(complaints(nested, 'x')).toEqual([
		'SCHEMA-CHOICE / the text "x" fits none of the forms allowed here. (Allowed: this or that.)',
	]);
});

test('SCHEMA-AMBIGUOUS: a value like two forms of which one is due', () => {
	const schema: JsonSchema = {
		oneOf: [
			{ title: 'small', type: 'integer', maximum: 9 },
			{ title: 'positive', type: 'integer', minimum: 1 },
		],
	};
	expect([0, 10].map((n) => complaints(schema, n))).toEqual([[], []]);
	expect(complaints(schema, 5)).toEqual([
		'SCHEMA-AMBIGUOUS / This fits two forms at once; say which one is meant. (Forms: small or positive.)',
	]);
});

test('SCHEMA-NOT-ALLOWED: what a schema rules out', () => {
	const schema: JsonSchema = { type: 'string', not: { enum: ['it'] }, 'x-says': 'Not that word.' };
	expect(complaints(schema, 'she')).toEqual([]);
	expect(complaints(schema, 'it')).toEqual([
		'SCHEMA-NOT-ALLOWED / This is not allowed here. (Not that word.)',
	]);
});

test('SCHEMA-TOGETHER: a key that needs another', () => {
	const schema: JsonSchema = { type: 'object', dependentRequired: { line: ['rate'] } };
	expect(complaints(schema, { line: 1, rate: 2 })).toEqual([]);
	expect(complaints(schema, { line: 1 })).toEqual([
		'SCHEMA-TOGETHER /line "line" needs "rate" beside it.',
	]);
});

test('conditions and parts apply', () => {
	const schema: JsonSchema = {
		allOf: [{ type: 'object', required: ['a'] }],
		if: { type: 'object', required: ['b'] },
		then: { type: 'object', required: ['c'] },
		else: { type: 'object', maxProperties: 1 },
	};
	const keys = (value: Data): string[] =>
		complaints(schema, value).map((c) => c.split(' The')[0] ?? '');
	expect(keys({ a: 1 })).toEqual([]);
	expect(complaints(schema, { b: 1 }).map((c) => c.slice(0, 49))).toEqual([
		'SCHEMA-MISSING-KEY / The key "a" is missing.',
		'SCHEMA-MISSING-KEY / The key "c" is missing.',
	]);
	expect(complaints(schema, { a: 1, x: 2 })).toEqual([
		'SCHEMA-COUNT / There are 2 keys here; there must be at most 1.',
	]);
});

test('forms inside forms cost no more than their number', () => {
	const branch = (key: string): Schema => ({
		type: 'object',
		additionalProperties: false,
		properties: { do: { $ref: '#/$defs/any' }, [key]: { type: 'integer' } },
	});
	const schema: JsonSchema = {
		$defs: { any: { anyOf: [branch('a'), branch('b'), branch('c')] } },
		$ref: '#/$defs/any',
	};
	let value: Data = { wrong: 1 };
	for (let i = 0; i < 60; i++) value = { do: value };
	expect(inBoundedTime(() => complaints(schema, value))).toHaveLength(1);
});

describe('the words agree with the compiled schemas', () => {
	const documents = dataFiles(join(import.meta.dirname, '../../../data'));

	test('there are documents to try', () => {
		expect(documents.length).toBeGreaterThan(3);
	});

	test('whatever is broken in a document, both refuse it or neither does', () => {
		const change = fc.tuple(
			fc.nat(),
			fc.constantFrom<Data>('x', 7, -1, true, null, [], {}, '', ['a'], { a: 1 }, 'A b'),
			fc.nat(3),
		);
		fc.assert(
			fc.property(
				fc.constantFrom(...documents),
				fc.array(change, { maxLength: 3 }),
				(doc, changes) => {
					const value = structuredClone(doc.value);
					for (const [where, put, how] of changes) mutate(value, where, structuredClone(put), how);
					const fits = validators[doc.kind](value);
					const findings = new Explainer(schemaFiles).check(rootSchema(doc.kind), value, []);
					expect(findings.length === 0, JSON.stringify(findings[0])).toBe(fits);
				},
			),
			{ numRuns: 1500 },
		);
	});
});

interface DataFile {
	readonly kind: Kind;
	readonly value: Data;
}

function dataFiles(folder: string): DataFile[] {
	return readdirSync(folder, { withFileTypes: true }).flatMap((entry): DataFile[] => {
		const path = join(folder, entry.name);
		if (entry.isDirectory()) return dataFiles(path);
		if (!entry.name.endsWith('.yaml')) return [];
		const { value } = parseYaml(sourceFile(path, readFileSync(path, 'utf8')));
		if (value === undefined || value === null || typeof value !== 'object') return [];
		const kind = kinds.find((k) => k in value) ?? 'rules';
		return [{ kind, value }];
	});
}

function mutate(value: Data, where: number, put: Data, how: number): void {
	const places: [{ [key: string]: Data } | Data[], string | number][] = [];
	const visit = (at: Data): void => {
		if (typeof at !== 'object' || at === null) return;
		const steps = Array.isArray(at) ? [...at.keys()] : Object.keys(at);
		for (const step of steps) {
			places.push([at, step]);
			visit((at as { [key: string]: Data })[step] ?? null);
		}
	};
	visit(value);
	const [holder, step] = places[where % Math.max(1, places.length)] ?? [];
	if (holder === undefined || step === undefined) return;
	if (Array.isArray(holder)) {
		if (how === 0) holder.splice(Number(step), 1);
		else if (how === 1) holder.push(put);
		else holder[Number(step)] = put;
	} else if (how === 0) delete holder[step];
	else if (how === 1) holder[`${step}X`] = put;
	else holder[step] = put;
}

describe('complaints are bounded, however much is wrong', () => {
	const many = 200_000;
	const list = (entry: Data): Data => Array.from({ length: many }, () => entry);
	const keyed: Data = Object.fromEntries(Array.from({ length: many }, (_, i) => [`k${i}`, {}]));
	const numbers: JsonSchema = { type: 'array', items: { type: 'integer' }, uniqueItems: true };
	test.each<[string, JsonSchema, Data]>([
		['keys that are not known', coin, keyed],
		[
			'keys that are spelt wrong',
			{ propertyNames: { pattern: '^z' }, additionalProperties: {} },
			keyed,
		],
		['values of a wrong type', { additionalProperties: { type: 'string' } }, keyed],
		['entries of a wrong type', numbers, list('x')],
		['entries that are there already', numbers, list(7)],
		['wrong entries inside of wrong entries', { items: numbers }, list(['x', 'y'])],
		['keys that no form knows', money, keyed],
	])('%s', (_, schema, value) => {
		const found = complaints(schema, value);
		expect(found.length).toBeGreaterThan(0);
		expect(found.length).toBeLessThan(limits.findings + 100);
	});
});

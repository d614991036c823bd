import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Kind, decodeSource, kinds, parseYaml, validate } from '@tilewright/schema';
import { describe, expect, test } from 'vitest';

type Json = { readonly [key: string]: unknown };

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'schemas');
const files = readdirSync(folder).filter((f) => f.endsWith('.schema.json'));
const schemas = new Map(
	files.map((f) => [f, JSON.parse(readFileSync(join(folder, f), 'utf8')) as Json]),
);

const isObject = (value: unknown): value is Json =>
	typeof value === 'object' && value !== null && !Array.isArray(value);

function* inner(schema: Json, path: string): Generator<{ schema: Json; path: string }> {
	yield { schema, path };
	for (const key of ['properties', 'patternProperties', '$defs'])
		for (const [name, value] of Object.entries((schema[key] ?? {}) as Json))
			if (isObject(value)) yield* inner(value, `${path}/${name}`);
	for (const key of ['items', 'additionalProperties', 'propertyNames']) {
		const value = schema[key];
		if (isObject(value)) yield* inner(value, `${path}/${key}`);
	}
	for (const [i, value] of ((schema['anyOf'] ?? []) as Json[]).entries())
		yield* inner(value, `${path}/${i}`);
}

const all = [...schemas].flatMap(([file, schema]) => [...inner(schema, file)]);

describe('the schemas', () => {
	test('say something about every property', () => {
		const silent = all.flatMap(({ schema, path }) =>
			Object.entries((schema['properties'] ?? {}) as Json).flatMap(([key, value]) =>
				isObject(value) &&
				typeof value['description'] === 'string' &&
				value['description'].length > 5
					? []
					: [`${path}/${key}`],
			),
		);
		expect(silent).toEqual([]);
	});

	test('refuse keys they do not know', () => {
		const lax = all
			.filter(({ schema }) => schema['properties'] !== undefined)
			.filter(({ schema }) => schema['additionalProperties'] === undefined);
		expect(lax.map((x) => x.path)).toEqual([]);
	});

	test('give every expression a type and a known scope', () => {
		const scopes = [
			'static',
			'it',
			'columns',
			'seat',
			'args',
			'locals',
			'choice',
			'loop',
			'event',
			'wave',
		];
		const types =
			/^(?:any|place|relation|bool|int|seat|tile|tile-kind|cell|side|placement|placement-side|segment|feature|piece|piece-kind|kind|zone|enum:(?:\*|[a-z]+)|set\((?:\*|[a-z-]+(?: \| [a-z-]+)*)\))$/;
		const expressions = all.flatMap(({ schema, path }) =>
			isObject(schema['x-expr']) ? [{ ...(schema['x-expr'] as Json), path }] : [],
		) as { type: string; scope: string[]; path: string }[];
		expect(expressions.length).toBeGreaterThan(100);
		const odd = expressions.filter(
			(e) =>
				!e.type.split(/ \| (?![^(]*\))/).every((t) => types.test(t)) ||
				!e.scope.every((s) => scopes.includes(s)),
		);
		expect(odd).toEqual([]);
	});

	test('lead somewhere with every reference', () => {
		const lost = all.flatMap(({ schema, path }) => {
			const ref = schema['$ref'];
			if (typeof ref !== 'string') return [];
			const [file = '', pointer = ''] = ref.split('#/$defs/');
			const target = schemas.get(file === '' ? path.split('/')[0]! : file);
			const found = pointer === '' ? target : ((target?.['$defs'] ?? {}) as Json)[pointer];
			return found === undefined ? [`${path}: ${ref}`] : [];
		});
		expect(lost).toEqual([]);
	});
});

describe('the data that ships', () => {
	const data = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' })
		.filter((f) => f.endsWith('.yaml'))
		.sort();
	const order: Kind[] = ['scenario', 'overlay', 'mapping', 'coverage', 'log', 'tiles', 'pack'];

	test.each(data)('%s fits its schema', (path) => {
		const doc = parseYaml(decodeSource(path, readFileSync(join(root, 'data', path))).file!);
		const keys = Object.keys(doc.value as object);
		const kind =
			order.find((k) => keys.includes(k)) ??
			(keys.includes('looks') && kinds.includes('looks' as Kind) ? ('looks' as Kind) : 'rules');
		const found = [...doc.diagnostics, ...validate(kind, doc)].filter(
			(d) => d.severity === 'error',
		);
		expect(found.map((d) => `${d.line} ${d.code} ${d.message}`)).toEqual([]);
	});
});

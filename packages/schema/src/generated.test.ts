import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { generate, generatedFolder } from '../scripts/generate.ts';
import { kinds } from './generated/kinds.ts';
import { schemaFiles } from './generated/schemas.ts';
import { validators } from './generated/validators.ts';
import { type JsonSchema, type Schema, resolveRef } from './json-schema.ts';

test('the generated files are those of the schemas', async () => {
	for (const [name, text] of Object.entries(await generate())) {
		expect(readFileSync(join(generatedFolder, name), 'utf8') === text, name).toBe(true);
	}
});

test('every kind of document has a compiled schema', () => {
	expect(Object.keys(validators).sort()).toEqual([...kinds].sort());
	for (const kind of kinds) expect(validators[kind]('no mapping')).toBe(false);
});

test('the compiled schemas run where code may not be made from text', () => {
	const text = readFileSync(join(generatedFolder, 'validators.ts'), 'utf8');
	expect(text).not.toMatch(/\beval\(|new Function|\brequire\(|\bimport\(/);
});

test('every property of every schema says what it means, and every reference leads somewhere', () => {
	for (const [file, schema] of Object.entries(schemaFiles)) inspect(schema, file, file);
});

function inspect(schema: Schema, file: string, path: string): void {
	if (typeof schema === 'boolean') return;
	if (schema.$ref !== undefined) resolveRef(schemaFiles, schema.$ref, file);
	for (const [key, inner] of Object.entries(schema.properties ?? {})) {
		expect.soft(described(inner, file), `${path}/${key}`).toBe(true);
		inspect(inner, file, `${path}/${key}`);
	}
	const { additionalProperties, items, propertyNames, not } = schema;
	for (const inner of [additionalProperties, items, propertyNames, not]) {
		if (inner !== undefined) inspect(inner, file, `${path}/*`);
	}
	const branches = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])];
	for (const inner of branches) inspect(inner, file, `${path}/or`);
	const named = { ...schema.$defs, ...schema.patternProperties };
	for (const [name, inner] of Object.entries(named)) inspect(inner, file, `${path}#${name}`);
}

function described(schema: Schema, file: string): boolean {
	if (typeof schema === 'boolean') return true;
	const target: JsonSchema | undefined =
		schema.$ref === undefined ? undefined : resolveRef(schemaFiles, schema.$ref, file).schema;
	return (schema.description ?? target?.description ?? '').length > 2;
}

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { compile } from 'json-schema-to-typescript';
import { rolldown } from 'rolldown';

type Json = Record<string, unknown>;

const root = join(import.meta.dirname, '../../..');
const schemaFolder = join(root, 'schemas');

export const generatedFolder: string = join(import.meta.dirname, '../src/generated');

const banner = `/* eslint-disable */
// Made from schemas/*.schema.json by packages/schema/scripts/build-validators.ts; do not edit.
`;

/** The text of every generated file by name. Nothing is written. */
export async function generate(): Promise<Record<string, string>> {
	const files = readSchemas();
	const kinds = Object.keys(files)
		.filter((name) => files[name]?.['type'] !== undefined)
		.map((name) => name.replace('.schema.json', ''));
	return {
		'kinds.ts': kindsModule(kinds),
		'schemas.ts': schemasModule(files),
		'shapes.ts': shapesModule(files),
		'validators.ts': await validatorsModule(files, kinds),
		'types.ts': await typesModule(files, kinds),
	};
}

function readSchemas(): Record<string, Json> {
	const names = readdirSync(schemaFolder).filter((name) => name.endsWith('.schema.json'));
	const files: Record<string, Json> = {};
	for (const name of names.sort()) {
		files[name] = JSON.parse(readFileSync(join(schemaFolder, name), 'utf8')) as Json;
	}
	return files;
}

function kindsModule(kinds: string[]): string {
	return `${banner}/** The kinds of documents, each with a schema of its own. */
export type Kind = ${kinds.map((k) => `'${k}'`).join(' | ')};

/** All kinds of documents. */
export const kinds: readonly Kind[] = ${JSON.stringify(kinds)};
`;
}

function schemasModule(files: Record<string, Json>): string {
	const shown: Record<string, Json> = {};
	for (const [name, schema] of Object.entries(files)) {
		shown[name] = Object.fromEntries(
			Object.entries(schema).filter(([key]) => key !== '$schema' && key !== '$id'),
		);
	}
	return `${banner}import type { SchemaFiles } from '../json-schema.ts';

/** All schema files by name. */
export const schemaFiles: SchemaFiles = ${JSON.stringify(shown, undefined, '\t')};
`;
}

/** The schemas without their texts, those of misspelt names included: a page that only looks for references fetches a third of the bytes. */
function shapesModule(files: Record<string, Json>): string {
	const shapes = JSON.stringify(files, (key, value: unknown) =>
		isText(key, value) || key === 'x-says' ? undefined : value,
	);
	return `${banner}import type { SchemaFiles } from '../json-schema.ts';

/** All schema files by name, without descriptions, titles, examples and what is said of misspelt names. */
export const shapeFiles: SchemaFiles = ${JSON.stringify(JSON.parse(shapes), undefined, '\t')};
`;
}

function isText(key: string, value: unknown): boolean {
	if (key === 'examples') return Array.isArray(value);
	return (
		['$schema', '$id', 'description', 'title', '$comment'].includes(key) &&
		typeof value === 'string'
	);
}

async function validatorsModule(files: Record<string, Json>, kinds: string[]): Promise<string> {
	const ajv = new Ajv({
		code: { source: true, esm: true, lines: true, optimize: 2 },
		inlineRefs: false,
		loopRequired: 2,
		strict: true,
		strictRequired: false,
		allowUnionTypes: true,
		allErrors: false,
		messages: false,
		addUsedSchema: false,
	});
	for (const [name, schema] of Object.entries(files)) {
		ajv.addSchema({ ...(bare(schema) as Json), $id: name }, name);
	}
	const exported = Object.fromEntries(
		kinds.map((kind) => [identifier(kind), `${kind}.schema.json`]),
	);
	const exports: string[] = [];
	const code = standalone.default(ajv, exported);
	// the two helpers that compiled schemas may ask for are our own, so nothing is imported
	const whole = code
		.replace('"use strict";', '')
		.replaceAll('require("ajv/dist/runtime/ucs2length").default', 'codePoints')
		.replaceAll('require("ajv/dist/runtime/equal").default', 'sameData')
		.replace(/^export const (\w+) = (\w+);$/gm, (_, as: string, own: string) => {
			exports.push(`${JSON.stringify(kindOf(as))}: ${own}`);
			return '';
		});
	const body = withoutWords(whole).replace(
		/^const (schema\d+) = (.*);$/gm,
		(_, name: string, schema: string) =>
			whole.split(new RegExp(`\\b${name}\\b`)).length > 2
				? `const ${name} = ${JSON.stringify(keysAlone(JSON.parse(schema)))};`
				: '',
	);
	if (/\brequire\(|^(?:import|export)\b|\beval\(|new Function/m.test(body)) {
		throw new Error('the compiled validators are not free of imports and evaluated code');
	}
	return `${banner}// @ts-nocheck
import { codePoints, sameData } from '../validator-runtime.ts';
import type { Kind } from './kinds.ts';

/** Tells whether data fits the schema. */
export type Validator = (data: unknown) => boolean;

/** The compiled schemas. */
export const validators: Readonly<Record<Kind, Validator>> = (() => {
${await shorten(`${body}\nexport default { ${exports.join(', ')} };`)}
})();
`;

	function kindOf(name: string): string {
		return kinds.find((kind) => identifier(kind) === name) ?? name;
	}
}

/**
 * Replaces every error of a validator by a mark: the schemas themselves explain why data does not fit. Throws where one is left.
 */
function withoutWords(code: string): string {
	const text = code
		.replace(/\{instancePath\b.*schemaPath.*\}(?=\];|;|$)/gm, '0')
		.replace(/, ?\{instancePath.*?rootData(?:=data)?\}(?:=\{\})?\)/gm, ')');
	if (/schemaPath|instancePath/.test(text)) throw new Error('a validator still says why');
	return text;
}

function keysAlone(schema: unknown): unknown {
	if (Array.isArray(schema)) return schema.map(keysAlone);
	if (typeof schema !== 'object' || schema === null) return schema;
	return Object.fromEntries(
		Object.entries(schema)
			.filter(([key, v]) => !silent.has(key) || typeof v === 'object')
			.map(([key, v]) => [key, keysAlone(v)]),
	);
}

const silent: ReadonlySet<string> = new Set([
	'type',
	'pattern',
	'$ref',
	'$id',
	'minLength',
	'maxLength',
]);

/** The same code with short names, as the body of a function that returns its default export. */
async function shorten(code: string): Promise<string> {
	const source = {
		name: 'source',
		resolveId: (id: string) => (id === 'validators' ? id : null),
		load: (id: string) => (id === 'validators' ? code : null),
	};
	const bundle = await rolldown({ input: 'validators', platform: 'neutral', plugins: [source] });
	const built = await bundle.generate({ format: 'esm', minify: true, comments: false });
	const text = built.output[0].code.trim();
	const end = /export\{(\w+) as default\};?$/.exec(text);
	if (end?.[1] === undefined) throw new Error('the shortened validators export something else');
	return `${text.slice(0, end.index)}return ${end[1]};`;
}

function bare(schema: unknown, isMap = false): unknown {
	if (Array.isArray(schema)) return schema.map((entry) => bare(entry));
	if (typeof schema !== 'object' || schema === null) return schema;
	const out: Json = {};
	for (const [key, value] of Object.entries(schema)) {
		const word = ['description', 'title', 'default', 'examples', '$schema', '$id'].includes(key);
		if (!isMap && (word || key.startsWith('x-'))) continue;
		const maps = ['properties', 'patternProperties', '$defs'].includes(key) && !isMap;
		out[key] = key === 'enum' || key === 'const' ? value : bare(value, maps);
	}
	return out;
}

function identifier(kind: string): string {
	return kind.replace(/-([a-z])/g, (_, c: string) => c.toUpperCase());
}

async function typesModule(files: Record<string, Json>, kinds: string[]): Promise<string> {
	typeNames.clear();
	const definitions: Record<string, unknown> = {};
	for (const [file, schema] of Object.entries(files)) {
		const { $defs = {}, ...whole } = schema as Json & { $defs?: Json };
		if (whole['type'] !== undefined) definitions[typeName(file)] = forTypes(whole, file);
		for (const [name, def] of Object.entries($defs)) {
			definitions[typeName(file, name)] = forTypes(def, file);
		}
	}
	const all = {
		description: 'The data of a document by its kind.',
		type: 'object',
		additionalProperties: false,
		required: kinds,
		properties: Object.fromEntries(
			kinds.map((kind) => [kind, { $ref: `#/definitions/${typeName(`${kind}.schema.json`)}` }]),
		),
		definitions,
	};
	const text = await compile(all as Parameters<typeof compile>[0], 'DocumentByKind', {
		bannerComment: '',
		additionalProperties: false,
		ignoreMinAndMaxItems: true,
		format: false,
	});
	return `${banner}\n${onOneLine(text.trim())}\n`;
}

/** Comments with one line of text stand on one line. */
function onOneLine(types: string): string {
	return types.replace(/^\/\*\*\n \* (.*)\n \*\/$/gm, '/** $1 */');
}

function forTypes(schema: unknown, file: string, isMap = false): unknown {
	if (Array.isArray(schema)) return schema.map((entry) => forTypes(entry, file));
	if (typeof schema !== 'object' || schema === null) return schema;
	const ref = (schema as Json)['$ref'];
	if (typeof ref === 'string') {
		const [name = '', def] = ref.split('#/$defs/');
		return { $ref: `#/definitions/${typeName(name === '' ? file : name, def)}` };
	}
	const out: Json = {};
	for (const [key, value] of Object.entries(schema)) {
		const word = ['$id', '$schema', 'title', 'not'].includes(key) || key.startsWith('x-');
		if (!isMap && word) continue;
		const maps = ['properties', 'patternProperties'].includes(key) && !isMap;
		out[key] = key === 'enum' || key === 'const' ? value : forTypes(value, file, maps);
	}
	return out;
}

const typeNames = new Map<string, string>();

/** A type name for a file or one of its definitions; definitions of the same name get a number. */
function typeName(file: string, def?: string): string {
	const id = `${file}#${def ?? ''}`;
	const known = typeNames.get(id);
	if (known !== undefined) return known;
	const words = (def ?? file.replace('.schema.json', '')).split(/[^A-Za-z0-9]+/);
	let name = words.map((w) => w.slice(0, 1).toUpperCase() + w.slice(1)).join('');
	if (def !== undefined && file.startsWith('effects.')) name += 'Effect';
	else if (def !== undefined && !file.startsWith('common.')) name += 'Shape';
	const taken = [...typeNames.values()];
	let unique = name;
	for (let n = 2; taken.includes(unique); n++) unique = `${name}${n}`;
	typeNames.set(id, unique);
	return unique;
}

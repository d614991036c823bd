import type { JsonSchema, TypeName } from './json-schema.ts';
import { valueWords } from './texts/values.ts';
import type { Data } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';

export function typeOf(value: Data): TypeName {
	if (value === null) return 'null';
	if (Array.isArray(value)) return 'array';
	if (typeof value === 'object') return 'object';
	return typeof value === 'number' ? 'integer' : (typeof value as 'string' | 'boolean');
}

function typesOf(schema: JsonSchema): readonly TypeName[] | undefined {
	if (schema.type === undefined) return undefined;
	return typeof schema.type === 'string' ? [schema.type] : schema.type;
}

export function typeFits(schema: JsonSchema, value: Data): boolean {
	const allowed = typesOf(schema);
	if (allowed === undefined) return true;
	const type = typeOf(value);
	return allowed.includes(type) || (type === 'integer' && allowed.includes('number'));
}

export function expectedWords(schema: JsonSchema): string[] {
	if (schema['x-expr'] !== undefined) return [valueWords.expression];
	return (typesOf(schema) ?? []).map((t) => valueWords[t]);
}

/** A description of a value for people; texts of more than 40 characters are cut. */
export function foundWords(value: Data): string {
	if (typeof value === 'string') return valueWords.text(JSON.stringify(short(value)));
	if (typeof value === 'number') return valueWords.numberOf(value);
	return typeof value === 'boolean' ? String(value) : valueWords[typeOf(value)];
}

function short(text: string): string {
	return text.length > 40 ? `${text.slice(0, 37)}…` : text;
}

/** `when`, `entry 2 of do`: what a path ends in, for people. */
export function labelOf(path: DataPath): string {
	const last = path.at(-1);
	if (last === undefined) return valueWords.file;
	if (typeof last === 'string') return last;
	const list = path.findLast((step) => typeof step === 'string');
	return valueWords.entry({ n: last + 1, list });
}

export function show(value: unknown): string {
	return typeof value === 'string' ? value : short(JSON.stringify(value) ?? valueWords.null);
}

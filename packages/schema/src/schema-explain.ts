import { smallest } from './extremes.ts';
import { appendAll } from './append-all.ts';
import type { Args, Code } from './catalogue/index.ts';
import { compiled, itemOf, located, propertyOf, resolveRef } from './json-schema.ts';
import type { JsonSchema, Located, Schema, SchemaFiles } from './json-schema.ts';
import { expectedWords, foundWords, labelOf, show, typeFits } from './schema-words.ts';
import { limits } from './generated/limits.ts';
import { suggest } from './suggest.ts';
import type { Data } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';

export interface Complaint {
	readonly path: DataPath;
	readonly code: Code;
	readonly args: Args[Code];
	readonly onKey: boolean;
	/** The distance of the value from fitting; the branch with the least sum is taken as meant. */
	readonly weight: number;
	readonly replace?: string;
}

type Mapping = { [key: string]: Data };

const structural = 1000;

/**
 * Says in words why a value does not fit a schema. The compiled validators decide whether it fits;
 * this walk is only asked when it does not, and knows which of several forms was meant. In a list or
 * mapping it stops once there are more complaints than are ever shown.
 */
export class Explainer {
	readonly #files: SchemaFiles;
	readonly #known = new WeakMap<object, Map<JsonSchema, readonly Complaint[]>>();

	constructor(files: SchemaFiles) {
		this.#files = files;
	}

	check(at: Located, value: Data, path: DataPath): readonly Complaint[] {
		if (typeof value !== 'object' || value === null) return this.#check(at, value, path);
		let bySchema = this.#known.get(value);
		if (bySchema === undefined) this.#known.set(value, (bySchema = new Map()));
		let found = bySchema.get(at.schema);
		if (found === undefined) bySchema.set(at.schema, (found = this.#check(at, value, path)));
		return found;
	}

	/** The branches that a value fits, else those it nearly fits. */
	branches(at: Located, choices: readonly Schema[], value: Data, path: DataPath): Located[] {
		const all = this.#candidates(at, choices, value);
		if (all.length === 1) return all;
		const sums = all.map((branch) => weigh(this.check(branch, value, path)));
		const least = smallest(sums);
		return all.filter((_, i) => sums[i] === least);
	}

	#check(at: Located, value: Data, path: DataPath): readonly Complaint[] {
		const { schema, file } = at;
		if (schema === undefined) return [];
		if (!typeFits(schema, value)) return [wrongType(schema, value, path)];
		const out: Complaint[] = [];
		const add = (found: readonly Complaint[]): void => appendAll(out, found);
		if (schema.$ref !== undefined) {
			const found = this.check(resolveRef(this.#files, schema.$ref, file), value, path);
			add(found.map((one) => explainedHere(one, schema, path)));
		}
		add(listed(schema, value, path));
		if (typeof value === 'string') add(text(schema, value, path));
		else if (typeof value === 'number') add(number(schema, value, path));
		else if (Array.isArray(value)) add(this.#list(at, value, path));
		else if (typeof value === 'object' && value !== null) add(this.#mapping(at, value, path));
		for (const part of schema.allOf ?? []) add(this.check(located(part, file), value, path));
		if (schema.anyOf !== undefined) add(this.#choice(at, schema.anyOf, value, path, false));
		if (schema.oneOf !== undefined) add(this.#choice(at, schema.oneOf, value, path, true));
		if (schema.not !== undefined && this.#fits(schema.not, file, value, path)) {
			const says = schema['x-says'] ?? '';
			out.push(complaint(path, 'SCHEMA-NOT-ALLOWED', { says }, 30));
		}
		if (schema.if !== undefined) {
			const then = this.#fits(schema.if, file, value, path) ? schema.then : schema.else;
			if (then !== undefined) add(this.check(located(then, file), value, path));
		}
		return out;
	}

	#fits(schema: Schema, file: string, value: Data, path: DataPath): boolean {
		return this.check(located(schema, file), value, path).length === 0;
	}

	#list(at: Located, value: Data[], path: DataPath): Complaint[] {
		const { schema, file } = at;
		const out = count(schema.minItems, schema.maxItems, value.length, 'entries', path);
		for (const [i, entry] of value.entries()) {
			if (out.length > limits.findings) return out;
			const inner = itemOf(schema, i);
			if (inner !== undefined)
				appendAll(out, this.check(located(inner, file), entry, [...path, i]));
		}
		if (schema.uniqueItems === true) {
			const seen = new Set<string>();
			for (const [i, entry] of value.entries()) {
				if (out.length > limits.findings) return out;
				const key = JSON.stringify(entry);
				if (seen.has(key)) {
					out.push(complaint([...path, i], 'SCHEMA-REPEATED', { value: show(entry) }, 10));
				}
				seen.add(key);
			}
		}
		return out;
	}

	#mapping(at: Located, value: Mapping, path: DataPath): Complaint[] {
		const { schema, file } = at;
		const keys = Object.keys(value);
		const out = count(schema.minProperties, schema.maxProperties, keys.length, 'keys', path);
		const missing = (schema.required ?? []).filter((key) => value[key] === undefined);
		const spare = keys.filter((key) => propertyOf(schema, key) === undefined);
		for (const key of missing) {
			const says = this.#describe(schema, key, file);
			out.push(complaint(path, 'SCHEMA-MISSING-KEY', { key, says }, 30, true));
		}
		for (const key of keys) {
			if (out.length > limits.findings) return out;
			const inner = propertyOf(schema, key);
			if (inner === undefined) {
				if (schema.additionalProperties === false) {
					out.push(unknownKey(key, path, Object.keys(schema.properties ?? {}), missing, spare));
				}
				continue;
			}
			if (schema.propertyNames !== undefined) {
				appendAll(out, this.#name(located(schema.propertyNames, file), key, path));
			}
			appendAll(out, this.check(located(inner, file), value[key] ?? null, [...path, key]));
		}
		for (const [key, needed] of Object.entries(schema.dependentRequired ?? {})) {
			if (value[key] === undefined) continue;
			for (const needs of needed) {
				if (value[needs] !== undefined) continue;
				out.push(complaint([...path, key], 'SCHEMA-TOGETHER', { key, needs }, 15, true));
			}
		}
		return out;
	}

	#describe(schema: JsonSchema, key: string, file: string): string {
		const inner = schema.properties?.[key];
		if (inner === undefined || typeof inner === 'boolean') return '';
		if (inner.description !== undefined) return inner.description;
		if (inner.$ref === undefined) return '';
		return resolveRef(this.#files, inner.$ref, file).schema.description ?? '';
	}

	#name(at: Located, key: string, path: DataPath): Complaint[] {
		if (this.check(at, key, [...path, key]).length === 0) return [];
		let { schema } = at;
		if (schema.$ref !== undefined) schema = resolveRef(this.#files, schema.$ref, at.file).schema;
		const args = { key, pattern: schema.pattern ?? '', says: schema['x-says'] ?? '' };
		return [complaint([...path, key], 'SCHEMA-KEY-NAME', args, 10, true)];
	}

	#choice(
		at: Located,
		choices: readonly Schema[],
		value: Data,
		path: DataPath,
		exactly: boolean,
	): readonly Complaint[] {
		const all = this.#candidates(at, choices, value);
		const found = all.map((branch) => this.check(branch, value, path));
		const fitting = found.filter((f) => f.length === 0).length;
		if (fitting === 1 || (fitting > 1 && !exactly)) return [];
		const names = all.map((branch) => this.#nameOf(branch)).filter((n) => n !== '');
		if (fitting > 1) return [complaint(path, 'SCHEMA-AMBIGUOUS', { choices: names }, 30)];
		const near = found.filter((f) => !f.some((c) => isWrongType(c, path)));
		if (near.length === 0) return [mergeTypes(found.flat(), value, path, names)];
		const stranger = strangers(near, path);
		if (stranger.length > 0) return stranger;
		return near.reduce((best, f) => (weigh(f) < weigh(best) ? f : best));
	}

	/** The forms whose type and required keys the value has; all forms where there are none. */
	#candidates(at: Located, choices: readonly Schema[], value: Data): Located[] {
		const all = choices.map((c) => located(c, at.file));
		const fitting = all.filter((branch) => {
			let { schema, file } = branch;
			while (schema.$ref !== undefined && schema.type === undefined) {
				({ schema, file } = resolveRef(this.#files, schema.$ref, file));
			}
			if (!typeFits(schema, value)) return false;
			const keys = schema.required ?? [];
			return !isMapping(value) || keys.every((key) => value[key] !== undefined);
		});
		return fitting.length > 0 ? fitting : all;
	}

	#nameOf(branch: Located): string {
		if (branch.schema.title !== undefined) return branch.schema.title;
		if (branch.schema.$ref === undefined) return expectedWords(branch.schema).join(' or ');
		return this.#nameOf(resolveRef(this.#files, branch.schema.$ref, branch.file));
	}
}

function isMapping(value: Data): value is Mapping {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function complaint<C extends Code>(
	path: DataPath,
	code: C,
	args: Args[C],
	weight: number,
	onKey = false,
	replace?: string,
): Complaint {
	return { path, code, args, weight, onKey, ...(replace === undefined ? {} : { replace }) };
}

function weigh(found: readonly Complaint[]): number {
	return found.reduce((sum, c) => sum + c.weight, 0);
}

function wrongType(schema: JsonSchema, value: Data, path: DataPath): Complaint {
	const key = labelOf(path);
	if (value === null && schema['x-expr'] !== undefined) {
		return complaint(path, 'EXPRESSION-EMPTY', { key }, structural);
	}
	const args = { key, expected: expectedWords(schema), found: foundWords(value) };
	return complaint(path, 'SCHEMA-TYPE', args, structural);
}

function isWrongType(c: Complaint, path: DataPath): boolean {
	return c.weight >= structural && c.path.length === path.length;
}

/** No form takes a value of this type: one complaint that names what all of them take. */
function mergeTypes(
	found: readonly Complaint[],
	value: Data,
	path: DataPath,
	choices: readonly string[],
): Complaint {
	const empty = found.find((c) => c.code === 'EXPRESSION-EMPTY');
	if (empty !== undefined) return empty;
	const expected = found.flatMap((c) =>
		c.code === 'SCHEMA-TYPE' && c.path.length === path.length
			? (c.args as Args['SCHEMA-TYPE']).expected
			: [],
	);
	if (expected.length === 0) {
		return complaint(path, 'SCHEMA-CHOICE', { found: foundWords(value), choices }, structural);
	}
	const args = { key: labelOf(path), expected: [...new Set(expected)], found: foundWords(value) };
	return complaint(path, 'SCHEMA-TYPE', args, structural);
}

/** Keys that every form refuses are misspellings, whatever form was meant. */
function strangers(found: readonly (readonly Complaint[])[], path: DataPath): Complaint[] {
	if (found.length < 2) return [];
	const unknown = found.map((f) =>
		f.filter((c) => c.code === 'SCHEMA-UNKNOWN-KEY' && c.path.length === path.length + 1),
	);
	const out: Complaint[] = [];
	for (const c of unknown[0] ?? []) {
		const name = String(c.path.at(-1));
		const all = unknown.map((u) => u.find((other) => other.path.at(-1) === name));
		if (all.includes(undefined)) continue;
		const known = all.flatMap((o) => (o?.args as Args['SCHEMA-UNKNOWN-KEY']).known);
		out.push(unknownKey(name, path, [...new Set(known)], [], [name]));
	}
	return out;
}

function unknownKey(
	key: string,
	path: DataPath,
	known: readonly string[],
	missing: readonly string[],
	spare: readonly string[],
): Complaint {
	const near = suggest(key, known);
	// one key too many and one missing: that is the one meant, however it is spelt
	const only = spare.length === 1 && missing.length === 1 ? missing[0] : undefined;
	const replace = near.length === 1 ? near[0] : undefined;
	const hints = near.length === 0 && only !== undefined ? [only] : near;
	return complaint(
		[...path, key],
		'SCHEMA-UNKNOWN-KEY',
		{ key, near: hints, known },
		30,
		true,
		replace,
	);
}

function explainedHere(found: Complaint, schema: JsonSchema, path: DataPath): Complaint {
	const says = schema['x-says'];
	if (says === undefined || found.code !== 'SCHEMA-PATTERN' || found.path.length !== path.length)
		return found;
	return { ...found, args: { ...(found.args as Args['SCHEMA-PATTERN']), says } };
}

function listed(schema: JsonSchema, value: Data, path: DataPath): Complaint[] {
	const allowed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const]);
	if (allowed === undefined || allowed.includes(value)) return [];
	const known = allowed.map((word) => show(word));
	const found = show(value);
	if (path.length === 1 && path[0] === 'format') {
		return [complaint(path, 'FORMAT-UNKNOWN', { found, known }, 10)];
	}
	const near = typeof value === 'string' ? suggest(value, known) : [];
	const replace = near.length === 1 ? near[0] : undefined;
	return [complaint(path, 'SCHEMA-VALUE', { found, allowed: known, near }, 20, false, replace)];
}

function text(schema: JsonSchema, value: string, path: DataPath): Complaint[] {
	const out: Complaint[] = [];
	const { minLength: min, maxLength: max, pattern } = schema;
	const found = [...value].length;
	if ((min !== undefined && found < min) || (max !== undefined && found > max)) {
		out.push(complaint(path, 'SCHEMA-LENGTH', { found, min, max }, 10));
	}
	if (pattern !== undefined && !compiled(pattern).test(value)) {
		const args = { found: value, pattern, says: schema['x-says'] ?? '' };
		out.push(complaint(path, 'SCHEMA-PATTERN', args, 20));
	}
	return out;
}

function number(schema: JsonSchema, value: number, path: DataPath): Complaint[] {
	const { minimum: min, maximum: max } = schema;
	const good = (min === undefined || value >= min) && (max === undefined || value <= max);
	return good ? [] : [complaint(path, 'SCHEMA-NUMBER', { found: value, min, max }, 10)];
}

function count(
	min: number | undefined,
	max: number | undefined,
	found: number,
	what: 'entries' | 'keys',
	path: DataPath,
): Complaint[] {
	const good = (min === undefined || found >= min) && (max === undefined || found <= max);
	return good ? [] : [complaint(path, 'SCHEMA-COUNT', { what, found, min, max }, 10, true)];
}

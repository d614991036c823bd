import { appendAll } from './append-all.ts';
import type { Kind } from './generated/kinds.ts';
import { itemOf, located, propertyOf, resolveRef } from './json-schema.ts';
import type { Expr, JsonSchema, Located, SchemaFiles } from './json-schema.ts';
import type { Explainer } from './schema-explain.ts';
import { typeFits } from './schema-words.ts';
import type { Data } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';

export interface SchemaPlace {
	readonly path: DataPath;
	readonly schemas: readonly JsonSchema[];
	readonly description: string | undefined;
	readonly expr: Expr | undefined;
	readonly ref: string | undefined;
}

export function rootOf(files: SchemaFiles, kind: Kind): Located {
	const file = `${kind}.schema.json`;
	return located(files[file] ?? false, file);
}

export function placeOf(
	path: DataPath,
	places: readonly Located[],
	description: string | undefined,
	value: Data | undefined,
): SchemaPlace {
	const schemas = places.map((p) => p.schema);
	const fitting =
		value === undefined || value === null ? schemas : schemas.filter((s) => typeFits(s, value));
	return {
		path,
		schemas,
		description: description ?? schemas.find((s) => s.description !== undefined)?.description,
		expr: fitting.find((s) => s['x-expr'] !== undefined)?.['x-expr'],
		ref: fitting.find((s) => s['x-ref'] !== undefined)?.['x-ref'],
	};
}

export function childOf(value: Data | undefined, step: string | number): Data | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	return Array.isArray(value) ? value[Number(step)] : value[String(step)];
}

export function stepInto(at: Located, step: string | number): Located[] {
	const inner = typeof step === 'number' ? itemOf(at.schema, step) : propertyOf(at.schema, step);
	return inner === undefined ? [] : [located(inner, at.file)];
}

/** Looks through references and branches; a schema reached twice counts once. */
export function expand(
	files: SchemaFiles,
	explainer: Explainer,
	start: readonly Located[],
	value: Data | undefined,
	path: DataPath,
): Located[] {
	const seen = new Set<JsonSchema>();
	const out: Located[] = [];
	const todo = [...start].reverse();
	for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
		if (seen.has(at.schema)) continue;
		seen.add(at.schema);
		out.push(at);
		const { schema, file } = at;
		const next: Located[] = [];
		if (schema.$ref !== undefined) next.push(resolveRef(files, schema.$ref, file));
		for (const part of schema.allOf ?? []) next.push(located(part, file));
		for (const choices of [schema.anyOf, schema.oneOf]) {
			if (choices === undefined) continue;
			if (value === undefined)
				appendAll(
					next,
					choices.map((c) => located(c, file)),
				);
			else appendAll(next, explainer.branches(at, choices, value, path));
		}
		for (const part of [schema.then, schema.else]) {
			if (part !== undefined) next.push(located(part, file));
		}
		appendAll(todo, next.reverse());
	}
	return out;
}

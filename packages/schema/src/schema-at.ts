import { appendAll } from './append-all.ts';
import type { Kind } from './generated/kinds.ts';
import { schemaFiles } from './generated/schemas.ts';
import { itemOf, located, propertyOf, resolveRef } from './json-schema.ts';
import type { Expr, JsonSchema, Located } from './json-schema.ts';
import { Explainer } from './schema-explain.ts';
import { typeFits } from './schema-words.ts';
import type { Data } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';

/** What the schemas say about one place of a document. */
export interface SchemaPlace {
	readonly path: DataPath;
	/** Every schema that applies, references and branches looked through. */
	readonly schemas: readonly JsonSchema[];
	readonly description: string | undefined;
	readonly expr: Expr | undefined;
	/** The sort of declared thing that is named here. */
	readonly ref: string | undefined;
}

/** The schema of a document kind. */
export function rootSchema(kind: Kind): Located {
	const file = `${kind}.schema.json`;
	return located(schemaFiles[file] ?? false, file);
}

/**
 * What is said about the place at a path. With the document's data only the forms that the data
 * has count, else all forms.
 */
export function schemaAt(kind: Kind, path: DataPath, data?: Data): SchemaPlace | undefined {
	const explainer = new Explainer(schemaFiles);
	let here: Data | undefined = data;
	let places = expand(explainer, [rootSchema(kind)], here, []);
	let said: string | undefined;
	for (let i = 0; i < path.length; i++) {
		const step = path[i] ?? 0;
		const inner = places.flatMap((at) => stepInto(at, step));
		said = inner.find((at) => at.schema.description !== undefined)?.schema.description;
		here = childOf(here, step);
		places = expand(explainer, inner, here, path.slice(0, i + 1));
	}
	return places.length === 0 ? undefined : placeOf(path, places, said, here);
}

/** Visits every value of a document with what is said about its place, the root first. */
export function* schemaPlaces(
	kind: Kind,
	data: Data,
): Generator<{ place: SchemaPlace; value: Data }> {
	const explainer = new Explainer(schemaFiles);
	yield* visit(explainer, [rootSchema(kind)], data, []);
}

function* visit(
	explainer: Explainer,
	at: readonly Located[],
	value: Data,
	path: DataPath,
): Generator<{ place: SchemaPlace; value: Data }> {
	const places = expand(explainer, at, value, path);
	if (places.length === 0) return;
	const said = at.find((a) => a.schema.description !== undefined)?.schema.description;
	yield { place: placeOf(path, places, said, value), value };
	if (typeof value !== 'object' || value === null) return;
	const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
	for (const step of steps) {
		const inner = places.flatMap((a) => stepInto(a, step));
		yield* visit(explainer, inner, childOf(value, step) ?? null, [...path, step]);
	}
}

function placeOf(
	path: DataPath,
	places: readonly Located[],
	said: string | undefined,
	value: Data | undefined,
): SchemaPlace {
	const schemas = places.map((p) => p.schema);
	const fitting =
		value === undefined || value === null ? schemas : schemas.filter((s) => typeFits(s, value));
	return {
		path,
		schemas,
		description: said ?? schemas.find((s) => s.description !== undefined)?.description,
		expr: fitting.find((s) => s['x-expr'] !== undefined)?.['x-expr'],
		ref: fitting.find((s) => s['x-ref'] !== undefined)?.['x-ref'],
	};
}

function childOf(value: Data | undefined, step: string | number): Data | undefined {
	if (typeof value !== 'object' || value === null) return undefined;
	return Array.isArray(value) ? value[Number(step)] : value[String(step)];
}

function stepInto(at: Located, step: string | number): Located[] {
	const inner = typeof step === 'number' ? itemOf(at.schema, step) : propertyOf(at.schema, step);
	return inner === undefined ? [] : [located(inner, at.file)];
}

/** Looks through references and branches; a schema reached twice counts once. */
function expand(
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
		if (schema.$ref !== undefined) next.push(resolveRef(schemaFiles, schema.$ref, file));
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

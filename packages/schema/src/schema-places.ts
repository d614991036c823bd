import type { Kind } from './generated/kinds.ts';
import { shapeFiles } from './generated/shapes.ts';
import type { Located } from './json-schema.ts';
import { Explainer } from './schema-explain.ts';
import { type SchemaPlace, childOf, expand, placeOf, rootOf, stepInto } from './schema-walk.ts';
import type { Data } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';

/** A value of a document with what the schemas ask of its place. */
export interface PlacedValue {
	readonly place: SchemaPlace;
	readonly value: Data;
}

/** Lists every value of a document with what the schemas ask of its place, the root first. Descriptions are left out. */
export function schemaPlaces(kind: Kind, data: Data): readonly PlacedValue[] {
	const out: PlacedValue[] = [];
	visit(new Explainer(shapeFiles), [rootOf(shapeFiles, kind)], data, [], out);
	return out;
}

function visit(
	explainer: Explainer,
	at: readonly Located[],
	value: Data,
	path: DataPath,
	out: PlacedValue[],
): void {
	const places = expand(shapeFiles, explainer, at, value, path);
	if (places.length === 0) return;
	const description = at.find((a) => a.schema.description !== undefined)?.schema.description;
	out.push({ place: placeOf(path, places, description, value), value });
	if (typeof value !== 'object' || value === null) return;
	const steps = Array.isArray(value) ? value.keys() : Object.keys(value);
	for (const step of steps) {
		const inner = places.flatMap((a) => stepInto(a, step));
		visit(explainer, inner, childOf(value, step) ?? null, [...path, step], out);
	}
}

import type { Kind } from './generated/kinds.ts';
import { schemaFiles } from './generated/schemas.ts';
import type { Located } from './json-schema.ts';
import { Explainer } from './schema-explain.ts';
import { type SchemaPlace, childOf, expand, placeOf, rootOf, stepInto } from './schema-walk.ts';
import type { Data } from './yaml.ts';
import type { DataPath } from './yaml-tree.ts';

export function rootSchema(kind: Kind): Located {
	return rootOf(schemaFiles, kind);
}

/**
 * The schemas that apply to the place at a path. With the document's data only the forms that the data has count, else all forms.
 */
export function schemaAt(kind: Kind, path: DataPath, data?: Data): SchemaPlace | undefined {
	const explainer = new Explainer(schemaFiles);
	let here: Data | undefined = data;
	let places = expand(schemaFiles, explainer, [rootSchema(kind)], here, []);
	let description: string | undefined;
	for (let i = 0; i < path.length; i++) {
		const step = path[i] ?? 0;
		const inner = places.flatMap((at) => stepInto(at, step));
		description = inner.find((at) => at.schema.description !== undefined)?.schema.description;
		here = childOf(here, step);
		places = expand(schemaFiles, explainer, inner, here, path.slice(0, i + 1));
	}
	return places.length === 0 ? undefined : placeOf(path, places, description, here);
}

import { type Data, type DataPath, type Kind, schemaPlaces } from '@tilewright/schema';

export type Tree = { [key: string]: Data };

export type Found =
	| {
			readonly is: 'key' | 'value';
			readonly path: DataPath;
			readonly sort: string;
			readonly text: string;
			readonly declares: boolean;
	  }
	| { readonly is: 'expression'; readonly path: DataPath; readonly text: string }
	| { readonly is: 'prose'; readonly path: DataPath; readonly text: string };

export const isTree = (v: Data | undefined): v is Tree =>
	typeof v === 'object' && v !== null && !Array.isArray(v);

/** Sections inside declarations whose keys are names, of which the schemas speak as plain names. */
const named: Readonly<Record<string, string>> = {
	among: 'local',
	let: 'local',
	define: 'define',
	touch: 'touch',
	ends: 'touch',
};
const prose: ReadonlySet<string> = new Set(['says', 'title', 'prompt']);

export function* placesOf(kind: Kind, data: Data): Generator<Found> {
	for (const { place, value } of schemaPlaces(kind, data)) {
		const { path } = place;
		const last = path.at(-1);
		const declares = place.schemas.find((s) => s['x-declares'] !== undefined)?.['x-declares'];
		const sort = declares ?? place.ref;
		const inside = path.at(-2);
		if (place.expr !== undefined && (value === null || typeof value !== 'object')) {
			if (typeof value === 'string') yield { is: 'expression', path, text: value };
		} else if (typeof last === 'string' && prose.has(last) && typeof value === 'string')
			yield { is: 'prose', path, text: value };
		else if (inside === 'texts' && typeof value === 'string')
			yield { is: 'prose', path, text: value };
		else if (path.at(-3) === 'tags' && typeof value === 'string')
			yield { is: 'prose', path, text: value };
		if (isTree(value)) {
			const keys =
				sort ??
				(typeof last === 'string'
					? (named[last] ?? (path.at(-2) === 'verbs' ? 'argument' : undefined))
					: undefined);
			if (keys === undefined) continue;
			for (const text of Object.keys(value)) {
				// the sentence of a verb stands among its arguments
				if (keys === 'argument' && text === 'says') continue;
				yield {
					is: 'key',
					path: [...path, text],
					sort: keys,
					text,
					declares: declares !== undefined || place.ref === undefined,
				};
			}
		} else if (sort !== undefined && place.expr === undefined) {
			const items = Array.isArray(value)
				? value.map((text, i) => ({ text, path: [...path, i] }))
				: [{ text: value, path }];
			for (const item of items)
				if (typeof item.text === 'string')
					yield {
						is: 'value',
						path: item.path,
						sort,
						text: item.text,
						declares: declares !== undefined,
					};
		}
	}
}

/** Puts other words at places: values first, then keys from the inside out. */
export function edited(
	data: Data,
	edits: readonly { readonly path: DataPath; readonly key: boolean; readonly text: string }[],
): Data {
	const out = structuredClone(data);
	for (const { path, text } of edits.filter((e) => !e.key)) {
		const parent = at(out, path.slice(0, -1));
		if (parent !== undefined) (parent as Tree)[path.at(-1) as string] = text;
	}
	const keys = edits.filter((e) => e.key).sort((a, b) => b.path.length - a.path.length);
	for (const { path, text } of keys) {
		const parent = at(out, path.slice(0, -1)) as Tree;
		const old = String(path.at(-1));
		const entries = Object.entries(parent).map(([k, v]) => [k === old ? text : k, v] as const);
		for (const k of Object.keys(parent)) delete parent[k];
		for (const [k, v] of entries) parent[k] = v;
	}
	return out;
}

function at(data: Data, path: DataPath): Data | undefined {
	let here: Data | undefined = data;
	for (const step of path)
		here = here === null || typeof here !== 'object' ? undefined : (here as Tree)[step];
	return here;
}

import { type SourcedValue, get, textOf } from '../link/sourced-value.ts';

export interface NamedPicture {
	readonly name: string;
	/** It lies under what is drawn, in the place of the ground. */
	readonly under: boolean;
	readonly path: readonly string[];
}

export function namedPicture(tile: unknown): NamedPicture | undefined {
	const picture = isRecord(tile) ? tile['picture'] : undefined;
	if (typeof picture === 'string') return { name: picture, under: false, path: ['picture'] };
	const under = isRecord(picture) ? picture['under'] : undefined;
	if (typeof under !== 'string') return undefined;
	return { name: under, under: true, path: ['picture', 'under'] };
}

export function linkedPicture(
	tile: SourcedValue,
): { readonly name: string; readonly under: boolean; readonly file: string } | undefined {
	const picture = get(tile, 'picture');
	const under = get(picture, 'under');
	const datum = under ?? picture;
	const name = textOf(datum);
	if (datum === undefined || name === undefined) return undefined;
	return { name, under: under !== undefined, file: datum.place.doc.file.path };
}

/** The path of a file named in another, within a folder; undefined where it leaves the folder or is no plain path. */
export function pathFrom(file: string, name: string, folder: string): string | undefined {
	if (/^[/\\~]|^[A-Za-z][A-Za-z0-9+.-]*:|[\\\p{Cc}]/u.test(name)) return undefined;
	const parts = file.split('/').slice(0, -1);
	for (const part of name.split('/')) {
		if (part === '..') {
			if (parts.length === 0) return undefined;
			parts.pop();
		} else if (part === '') return undefined;
		else if (part !== '.') parts.push(part);
	}
	const path = parts.join('/');
	return folder === '' || path.startsWith(`${folder}/`) ? path : undefined;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import { type Diagnostic, type YamlDocument, diagnose, boundFindings } from '@tilewright/schema';
import { checkPictures } from '../pictures/check.ts';
import { pictureType } from '../pictures/form.ts';
import { type SourcedValue, compareIds, get, textOf, textsOf } from '../link/sourced-value.ts';
import type { DocumentKind } from './kind.ts';
import { once } from './once.ts';
import type { Reader } from './read.ts';

export type { DocumentKind } from './kind.ts';

/** A file as a host hands it over; paths use `/`. */
export interface WorkspaceFile {
	readonly path: string;
	readonly bytes: Uint8Array;
}

/** A file of text with what it declares. It is read when that is first asked: most of a workspace nobody looks at. */
export interface WorkspaceDocument {
	readonly path: string;
	readonly kind: DocumentKind;
	readonly yaml: YamlDocument;
	/** Absent where nothing could be read. */
	readonly root: SourcedValue | undefined;
}

/** A folder with a `pack.yaml`, and all documents in it. */
export interface Pack {
	/** `game/name`, or the name alone for a library without a game. */
	readonly id: string;
	readonly name: string;
	readonly game: string | undefined;
	readonly role: string;
	readonly folder: string;
	readonly title: string;
	readonly version: string;
	readonly use: readonly string[];
	readonly manifest: WorkspaceDocument;
	/** Documents that declare something: the manifest, rules and tiles, by path. */
	readonly parts: readonly WorkspaceDocument[];
	/** Scenarios, overlays, mappings and logs of the folder. */
	readonly others: readonly WorkspaceDocument[];
}

export interface Workspace {
	readonly packs: readonly Pack[];
	readonly documents: readonly WorkspaceDocument[];
	readonly pictures: ReadonlyMap<string, Uint8Array>;
	/** The problems of all files: reads them all. */
	readonly diagnostics: readonly Diagnostic[];
	readonly diagnosticsOf: (wanted: (path: string) => boolean) => readonly Diagnostic[];
}

/**
 * Takes in a set of files.
 *
 * 1. decode each, tell its kind; pictures are kept as they are
 * 2. make packs of folders with a manifest
 * 3. give every other document to the innermost pack around it
 *
 * When it is asked what is wrong: parse each, hold it against its schema, and the pictures that tiles name against those that are there.
 */
export function workspaceFrom(files: readonly WorkspaceFile[], read: Reader): Workspace {
	const results: { readonly path: string; readonly file: ReturnType<Reader> }[] = [];
	const pictures = new Map<string, Uint8Array>();
	for (const file of [...files].sort((a, b) => compareIds(a.path, b.path)))
		if (pictureType(file.path) !== undefined) pictures.set(file.path, file.bytes);
		else results.push({ path: file.path, file: read(file) });
	const documents = results.flatMap(({ file }) => file.document ?? []);
	const about: Diagnostic[] = [];
	const packs = packsOf(documents, about);
	const diagnosticsOf = (wanted: (path: string) => boolean): readonly Diagnostic[] =>
		boundFindings([
			...results.filter((r) => wanted(r.path)).flatMap(({ file }) => file.diagnostics),
			...about.filter((d) => wanted(d.file)),
			...checkPictures({ packs, documents, pictures }, wanted),
		]);
	const all = once(() => diagnosticsOf(() => true));
	return {
		packs,
		documents,
		pictures,
		get diagnostics() {
			return all();
		},
		diagnosticsOf,
	};
}

function folderOf(path: string): string {
	const cut = path.lastIndexOf('/');
	return cut < 0 ? '' : path.slice(0, cut);
}

function packsOf(documents: readonly WorkspaceDocument[], diagnostics: Diagnostic[]): Pack[] {
	const manifests = documents.filter((d) => d.kind === 'pack');
	const owned = new Map<WorkspaceDocument, WorkspaceDocument[]>();
	const byFolder = new Map<string, WorkspaceDocument>();
	for (const manifest of manifests) {
		const folder = folderOf(manifest.path);
		const first = byFolder.get(folder);
		if (first === undefined) {
			byFolder.set(folder, manifest);
			owned.set(manifest, []);
		} else
			diagnostics.push(
				diagnose(manifest.yaml.file, undefined, 'LINK-PACK-FOLDER', { folder, other: first.path }),
			);
	}
	for (const document of documents) {
		if (document.kind === 'pack') continue;
		for (let folder = folderOf(document.path); ; folder = folderOf(folder)) {
			const manifest = byFolder.get(folder);
			if (manifest !== undefined) {
				owned.get(manifest)!.push(document);
				break;
			}
			if (folder === '') break;
		}
	}
	const packs = new Map<string, Pack>();
	for (const [manifest, rest] of owned) {
		const pack = packOf(manifest, rest);
		if (pack === undefined) continue;
		const twin = [...packs.values()].find((p) => p.id.toLowerCase() === pack.id.toLowerCase());
		if (twin === undefined) packs.set(pack.id, pack);
		else {
			const at = get(manifest.root, 'pack');
			const args = { pack: pack.id, other: twin.manifest.path };
			diagnostics.push(
				diagnose(
					manifest.yaml.file,
					at && manifest.yaml.rangeOf(at.place.path),
					'LINK-PACK-TWICE',
					args,
				),
			);
		}
	}
	return [...packs.values()].sort((a, b) => compareIds(a.id, b.id));
}

function packOf(manifest: WorkspaceDocument, rest: readonly WorkspaceDocument[]): Pack | undefined {
	const text = (key: string): string | undefined => textOf(get(manifest.root, key));
	const name = text('pack');
	if (name === undefined) return undefined;
	const game = text('game');
	const declares = (d: WorkspaceDocument): boolean => d.kind === 'rules' || d.kind === 'tiles';
	return {
		id: game === undefined ? name : `${game}/${name}`,
		name,
		game,
		role: text('role') ?? 'expansion',
		folder: folderOf(manifest.path),
		title: text('title') ?? name,
		version: text('version') ?? '0.0.0',
		use: textsOf(get(manifest.root, 'use')),
		manifest,
		parts: [manifest, ...rest.filter(declares)],
		others: rest.filter((d) => !declares(d)),
	};
}

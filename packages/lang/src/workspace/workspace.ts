import {
	type Diagnostic,
	type YamlDocument,
	decodeSource,
	diagnose,
	parseYaml,
	sortDiagnostics,
	validate,
} from '@tilewright/schema';
import { checkPictures } from '../pictures/check.ts';
import { pictureType } from '../pictures/form.ts';
import { type Datum, compareIds, datumOf, get, textOf, textsOf } from '../link/datum.ts';

/** A file as a host hands it over; paths use `/`. */
export interface WorkspaceFile {
	readonly path: string;
	readonly bytes: Uint8Array;
}

export type DocumentKind =
	| 'pack'
	| 'scenario'
	| 'overlay'
	| 'mapping'
	| 'log'
	| 'differences'
	| 'coverage'
	| 'tiles'
	| 'rules';

/** A file that was read, with what it declares. */
export interface WorkspaceDocument {
	readonly path: string;
	readonly kind: DocumentKind;
	readonly yaml: YamlDocument;
	/** Absent where nothing could be read. */
	readonly root: Datum | undefined;
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
	/** Bytes of pictures by path. */
	readonly pictures: ReadonlyMap<string, Uint8Array>;
	readonly diagnostics: readonly Diagnostic[];
}

/** The key that tells a kind; an earlier one wins, because a mapping also names its pack. */
const kinds: readonly Exclude<DocumentKind, 'rules'>[] = [
	'scenario',
	'overlay',
	'mapping',
	'log',
	'differences',
	'coverage',
	'pack',
	'tiles',
];

/**
 * Reads a set of files.
 *
 * 1. decode and parse each, tell its kind; pictures are kept as they are
 * 2. make packs of folders with a manifest
 * 3. give every other document to the innermost pack around it
 * 4. hold the pictures that tiles name against those that are there
 */
export function loadWorkspace(
	files: readonly WorkspaceFile[],
	read: Reader = readDocument,
): Workspace {
	const diagnostics: Diagnostic[] = [];
	const documents: WorkspaceDocument[] = [];
	const pictures = new Map<string, Uint8Array>();
	for (const file of [...files].sort((a, b) => compareIds(a.path, b.path))) {
		if (pictureType(file.path) !== undefined) {
			pictures.set(file.path, file.bytes);
			continue;
		}
		const result = read(file);
		diagnostics.push(...result.diagnostics);
		if (result.document !== undefined) documents.push(result.document);
	}
	const packs = packsOf(documents, diagnostics);
	diagnostics.push(...checkPictures({ packs, documents, pictures }));
	return { packs, documents, pictures, diagnostics: sortDiagnostics(diagnostics) };
}

/** What became of one file. */
export interface ReadFile {
	readonly document: WorkspaceDocument | undefined;
	readonly diagnostics: readonly Diagnostic[];
}
export type Reader = (file: WorkspaceFile) => ReadFile;

/** Decodes, parses, classifies one file and checks it against the schema of its kind. */
export function readDocument(file: WorkspaceFile): ReadFile {
	const decoded = decodeSource(file.path, file.bytes);
	if (decoded.file === undefined) return { document: undefined, diagnostics: decoded.diagnostics };
	const yaml = parseYaml(decoded.file);
	const root = yaml.value === undefined ? undefined : datumOf(yaml, yaml.value);
	const document: WorkspaceDocument = { path: file.path, kind: kindOf(root), yaml, root };
	const checked = root === undefined ? [] : validate(document.kind, yaml);
	return { document, diagnostics: [...decoded.diagnostics, ...yaml.diagnostics, ...checked] };
}

function kindOf(root: Datum | undefined): DocumentKind {
	return kinds.find((k) => get(root, k) !== undefined) ?? 'rules';
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

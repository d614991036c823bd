import {
	type Pack,
	type Workspace,
	type WorkspaceFile,
	createCache,
	loadWorkspace,
	readDocument,
} from '@tilewright/lang';
import { type Diagnostic, diagnose } from '@tilewright/schema';
import type { Context } from '../frame/context.ts';
import { type Loaded, loadPaths, loadShipped } from './load.ts';

export interface Data {
	readonly workspace: Workspace;
	readonly files: readonly WorkspaceFile[];
	readonly named: ReadonlySet<string>;
	/** Findings about the disk, and notes on packs that stand for shipped ones; findings in the texts are in the workspace. */
	readonly diagnostics: readonly Diagnostic[];
	/** The same data without some files. A shipped pack for which one of them stood is there again. */
	readonly without: (paths: ReadonlySet<string>) => Workspace;
}

/**
 * Reads the shipped packs, those of `--data`, and further paths. A pack that is named on the command line stands for
 * the shipped one with its id.
 */
export function loadData(
	context: Pick<Context, 'cwd' | 'data' | 'files'>,
	paths: readonly string[] = [],
): Data {
	if (context.files) return dataFrom(context.files);
	const folders = [...context.data, ...paths];
	const named = folders.length === 0 ? nothing : loadPaths(context.cwd, folders);
	const shipped = loadShipped(context.cwd);
	const { files, instead } = merged(named.files, shipped.files);
	const notes = [...instead].map(([folder, by]) =>
		diagnose(by.path, undefined, 'CLI-PACK-INSTEAD', { pack: by.id, other: folder }),
	);
	const of = paths.length === 0 ? named : loadPaths(context.cwd, paths);
	return {
		workspace: texts.load(files),
		files,
		named: new Set(of.files.map((f) => f.path)),
		diagnostics: [...named.diagnostics, ...shipped.diagnostics, ...notes],
		without: (without) => {
			const kept = (list: readonly WorkspaceFile[]): WorkspaceFile[] =>
				list.filter((f) => !without.has(f.path));
			return texts.load(merged(kept(named.files), kept(shipped.files)).files);
		},
	};
}

export function dataFrom(files: readonly WorkspaceFile[]): Data {
	return {
		workspace: loadWorkspace(files, readDocument),
		...{ files, named: new Set<string>(), diagnostics: [] },
		without: (paths) =>
			loadWorkspace(
				files.filter((f) => !paths.has(f.path)),
				readDocument,
			),
	};
}

function merged(
	named: readonly WorkspaceFile[],
	shipped: readonly WorkspaceFile[],
): { files: WorkspaceFile[]; instead: ReturnType<typeof replacedBy> } {
	const own = new Set(named.map((f) => f.path));
	const others = shipped.filter((f) => !own.has(f.path));
	const instead = replacedBy(named, others);
	const files = [
		...named,
		...others.filter(
			(f) => ![...instead.keys()].some((folder) => inFolder(f.path, folder, others)),
		),
	];
	return { files, instead };
}

/** Texts that were read before in this process and have not changed are not read again. */
const texts = createCache();

const nothing: Loaded = { files: [], diagnostics: [] };

function replacedBy(
	named: readonly WorkspaceFile[],
	shipped: readonly WorkspaceFile[],
): Map<string, { id: string; path: string }> {
	const ids = new Map(packsOf(named).map((p) => [p.id.toLowerCase(), p]));
	const replaced = new Map<string, { id: string; path: string }>();
	if (ids.size === 0) return replaced;
	for (const pack of packsOf(shipped)) {
		const by = ids.get(pack.id.toLowerCase());
		if (by !== undefined) replaced.set(pack.folder, { id: pack.id, path: by.manifest.path });
	}
	return replaced;
}

function packsOf(files: readonly WorkspaceFile[]): readonly Pack[] {
	return loadWorkspace(files.filter(isManifest), readDocument).packs;
}

function isManifest(file: WorkspaceFile): boolean {
	return /(^|\/)pack\.ya?ml$/.test(file.path);
}

/** Returns true when a file belongs to the pack of a folder, and not to a pack in a folder below it. */
function inFolder(path: string, folder: string, files: readonly WorkspaceFile[]): boolean {
	if (!path.startsWith(`${folder}/`)) return false;
	return !files.some((f) => {
		if (!isManifest(f)) return false;
		const inner = f.path.slice(0, f.path.lastIndexOf('/'));
		return inner.length > folder.length && path.startsWith(`${inner}/`);
	});
}

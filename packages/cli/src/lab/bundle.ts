import type { Pack, WorkspaceDocument, WorkspaceFile } from '@tilewright/lang';
import { limits, parseJson } from '@tilewright/schema';
import type { Data } from '../data/workspace.ts';

/** Documents that say how a game is played; scenarios and logs do not. */
const needed: readonly WorkspaceDocument['kind'][] = ['pack', 'rules', 'tiles', 'overlay'];

/**
 * The texts of all packs of a game and of its libraries, in one piece. Names of files are made anew, as `pack/rest`, so that equal texts
 * give equal bytes wherever they lie.
 */
export function bundleOf({ workspace, files }: Data, game: string): Uint8Array {
	const bytesAt = new Map(files.map((file) => [file.path, file.bytes]));
	const names = new Map<string, string>();
	for (const pack of workspace.packs.filter((p) => p.game === undefined || p.game === game))
		for (const { path, kind } of documentsOf(pack))
			if (needed.includes(kind)) names.set(path, `${pack.id}${path.slice(pack.folder.length)}`);
	const inPacks = new Set(workspace.packs.flatMap(documentsOf).map(({ path }) => path));
	const loose = workspace.documents.filter((d) => d.kind === 'overlay' && !inPacks.has(d.path));
	for (const [i, { path }] of loose.entries()) names.set(path, `overlays/${i}.yaml`);
	const decoder = new TextDecoder();
	const texts = [...names]
		.map(([path, name]) => [name, decoder.decode(bytesAt.get(path))] as const)
		.sort(([a], [b]) => (a < b ? -1 : 1));
	return new TextEncoder().encode(JSON.stringify({ files: texts }));
}

function documentsOf(pack: Pack): readonly WorkspaceDocument[] {
	return [...new Set([pack.manifest, ...pack.parts, ...pack.others])];
}

export function filesIn(bundle: Uint8Array): readonly WorkspaceFile[] | undefined {
	const found = parseJson(new TextDecoder().decode(bundle));
	const value = 'value' in found ? (found.value as { files?: unknown } | null) : undefined;
	if (!Array.isArray(value?.files)) return undefined;
	const entries = value.files as unknown[];
	if (entries.length > limits.packs * limits.packFiles) return undefined;
	const encoder = new TextEncoder();
	const files: WorkspaceFile[] = [];
	const seen = new Set<string>();
	let bytes = 0;
	let packs = 0;
	for (const entry of entries) {
		const [path, text] = Array.isArray(entry) ? (entry as unknown[]) : [];
		if (typeof path !== 'string' || typeof text !== 'string' || seen.has(path)) return undefined;
		seen.add(path);
		const content = encoder.encode(text);
		bytes += content.length;
		if (/(^|\/)pack\.ya?ml$/.test(path)) packs++;
		if (content.length > limits.fileBytes || bytes > limits.packBytes || packs > limits.packs)
			return undefined;
		files.push({ path, bytes: content });
	}
	return files;
}

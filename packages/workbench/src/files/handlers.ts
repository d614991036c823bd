import { mappingsFor } from '@tilewright/interop';
import {
	kindsOf,
	readBundle,
	readShare,
	writeBundle,
	writeShare,
} from '@tilewright/interop/bundle';
import { drawnGames, tilesAmong } from '@tilewright/interop/tiles';
import { readLog } from '@tilewright/interpreter';
import {
	link,
	setIn,
	textOfFile,
	type Pack,
	type Workspace,
	type WorkspaceDocument,
} from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import {
	OWN_FOLDER,
	isOwnPath,
	selectionOf,
	isSetup,
	findingOf,
	type OtherName,
	pathsOf,
} from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { titlesOfFiles } from '../setups/titles.ts';
import { carriedIn } from './carried.ts';
import { placeOfOne } from './place-of-one.ts';
import { renamedFiles } from './renamed.ts';
import type {
	FileRow,
	Incoming,
	LinkContent,
	NamedBytes,
	PackRow,
	Shared,
	SharedText,
	ShareLink,
	ImportedTiles,
	WorkspaceView,
} from './requests.ts';

const encoder = new TextEncoder();

export const handlers = ({ host, files, edits }: WorkbenchServices) => {
	const rowOf = (path: string, kind: string): FileRow => ({
		path,
		kind,
		onDisk: edits.textOf(path).disk !== undefined,
		bytes: files.all.get(path)?.length ?? 0,
	});

	function list(): WorkspaceView {
		const { workspace } = files;
		const kinds = new Map<string, string>(workspace.documents.map((d) => [d.path, d.kind]));
		for (const path of workspace.pictures.keys()) kinds.set(path, 'picture');
		const placed = new Set<string>();
		const packOf = (path: string): Pack | undefined =>
			workspace.packs
				.filter((p) => path.startsWith(`${p.folder}/`))
				.reduce<Pack | undefined>(
					(a, b) => (a && a.folder.length > b.folder.length ? a : b),
					undefined,
				);
		const packs = workspace.packs.map((pack): PackRow => {
			const own = [
				...[...pack.parts, ...pack.others].map((d: WorkspaceDocument) => d.path),
				...[...workspace.pictures.keys()].filter((path) => packOf(path) === pack),
			].sort();
			for (const path of own) placed.add(path);
			return {
				id: pack.id,
				name: pack.name,
				game: pack.game ?? '',
				title: pack.title,
				role: pack.role,
				version: pack.version,
				folder: pack.folder,
				files: own.map((path) => rowOf(path, kinds.get(path) ?? '')),
			};
		});
		const loose = [...files.all.keys()].filter((path) => !placed.has(path)).sort();
		const rest: PackRow = {
			id: '',
			name: '',
			game: '',
			title: '',
			role: '',
			version: '',
			folder: '',
			files: loose.map((path) => rowOf(path, kinds.get(path) ?? '')),
		};
		const isGame = (p: Pack): boolean => p.role === 'game' && p.game !== undefined;
		return {
			packs: loose.length > 0 ? [...packs, rest] : packs,
			games: workspace.packs
				.filter(isGame)
				.map((p) => ({ game: p.game!, title: p.title, use: p.name })),
			libraries: workspace.packs.filter((p) => p.game === undefined).map((p) => p.name),
		};
	}

	function incoming({ name, bytes }: NamedBytes): Incoming {
		const there = [...files.all.keys()];
		const roots = new Set(there.map((path) => path.slice(0, path.indexOf('/') + 1)));
		roots.add(OWN_FOLDER);
		const trial = readBundle(name, bytes);
		// files that were exported here go back to their places
		const known = Object.keys(trial.files).every((path) =>
			[...roots].some((root) => path.startsWith(root)),
		);
		const single = placeOfOne(trial.files, files.workspace.packs);
		const { files: texts, diagnostics } = readBundle(
			single?.name ?? name,
			bytes,
			there,
			single?.below ?? (known ? '' : OWN_FOLDER),
		);
		return { files: beside(texts), findings: diagnostics.map(findingOf) };
	}

	function beside(texts: Readonly<Record<string, string>>): Incoming['files'] {
		const kinds = kindsOf(texts);
		return Object.entries(texts).map(([path, text]) => ({
			path,
			text,
			kind: kinds[path] ?? '',
			now: textNow(path) ?? null,
		}));
	}

	/** A set-up with what others do not have: edits of files in play, house rules, and packs of one's own. */
	async function share({ setup, edited, log, carrier }: Shared): Promise<ShareLink> {
		const { workspace } = files;
		const { ruleSet } = link(workspace, selectionOf(setup, setup.seats.length));
		const inPlay = pathsOf(ruleSet, workspace);
		const isMine = (path: string): boolean => edited.includes(path) || isOwnPath(path);
		const texts = Object.fromEntries(
			[...(inPlay ?? [])].filter(isMine).flatMap((path) => {
				const text = textNow(path);
				return text === undefined ? [] : [[path, text] as const];
			}),
		);
		const made = writeShare(
			{ files: texts, setup, ...(log === undefined ? {} : { log }) },
			carrier,
		);
		if ('finding' in made) return { finding: findingOf(made.finding) };
		const out = [...files.all.keys()].filter(
			(path) =>
				isMine(path) && !Object.hasOwn(texts, path) && isOfGame(workspace, path, setup.game),
		);
		const read = log === undefined ? undefined : await readLog('link.json', encoder.encode(log));
		return {
			text: made.text,
			carried: carriedIn(files, texts, setup, read?.log),
			left: titlesOfFiles(workspace, out),
		};
	}

	async function opened({ text, carrier }: SharedText): Promise<LinkContent> {
		const { shared, diagnostics } = readShare(text, [...files.all.keys()], carrier);
		const setup = isSetup(shared?.setup) ? shared.setup : undefined;
		const bytes = encoder.encode(shared?.log ?? '');
		const read = shared?.log === undefined ? undefined : await readLog('link.json', bytes);
		const texts = shared?.files ?? {};
		return {
			files: beside(texts),
			findings: [...diagnostics, ...(read?.diagnostics ?? [])]
				.filter((d) => d.severity === 'error')
				.map(findingOf),
			carried: carriedIn(files, texts, setup, read?.log),
			setup,
			damaged: shared?.setup !== undefined && setup === undefined,
			log: read?.log ? shared?.log : undefined,
		};
	}

	function textNow(path: string): string | undefined {
		const bytes = files.all.get(path);
		return bytes && textOfFile(path, bytes);
	}

	function bundle(paths: readonly string[]): Uint8Array {
		return writeBundle(
			Object.fromEntries(
				paths.flatMap((path) => {
					const text = textNow(path);
					return text === undefined ? [] : [[path, text] as const];
				}),
			),
		);
	}

	function tiles({ name, bytes }: NamedBytes): ImportedTiles {
		const { workspace } = files;
		const [game = ''] = drawnGames(workspace);
		const { mappings, findings } = mappingsFor(workspace, [], game);
		if (hasErrors(findings)) return { id: '', game, files: {}, findings: findings.map(findingOf) };
		const made = tilesAmong(name, bytes, {
			workspace,
			workspaceWith: (more) => files.workspaceWith(more),
			game,
			mappings,
			below: OWN_FOLDER,
		});
		return {
			id: made.id ?? '',
			game,
			files: made.files,
			findings: made.diagnostics.map(findingOf),
		};
	}

	return {
		'files.list': list,
		/** Files in a ZIP or a single file, checked; paths without a known root go below `own/`. */
		'files.incoming': incoming,
		'files.bundle': bundle,
		'files.tiles': tiles,
		'files.share': share,
		'files.link': opened,
		'files.renamed': ({ folder, to }: { folder: string; to: string }) =>
			renamedFiles(files, edits, folder, to),
		'files.rename-pack': (name: OtherName) => host.renamePack(name),
		/** The manifest of a pack with another title; undefined where it cannot be read. */
		'files.titled': ({ folder, title }: { folder: string; title: string }) => {
			const path = `${folder}/pack.yaml`;
			const made = setIn(edits.textOf(path).text ?? '', ['title'], title, { file: path });
			return made.ok ? { path, text: made.text } : undefined;
		},
	};
};

/** Tells whether a file belongs to a pack of the game, or holds house rules that change one. */
function isOfGame({ documents, packs }: Workspace, path: string, game: string): boolean {
	const ofGame = packs.filter((pack) => pack.game === game);
	const document = documents.find((d) => d.path === path);
	if (document?.kind !== 'overlay') return ofGame.some((p) => path.startsWith(`${p.folder}/`));
	const { over } = (document.yaml.value ?? {}) as { over?: unknown };
	return [over]
		.flat()
		.some((o) => ofGame.some((p) => o === p.id || o === p.name || o === `${game}/${p.name}`));
}

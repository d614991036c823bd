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
import { link, textOfFile, type Pack, type WorkspaceDocument } from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import {
	selectionOf,
	isSetup,
	findingOf,
	type OtherName,
	pathsOf,
	type Setup,
} from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { OWN } from './own.ts';
import { thingsInLink } from './link-things.ts';
import { placeOfOne } from './place-of-one.ts';
import { renamedFiles } from './renamed.ts';
import type {
	FileRow,
	Incoming,
	LinkContent,
	NamedBytes,
	PackRow,
	Shared,
	ShareLink,
	ImportedTiles,
	WorkspaceView,
} from './requests.ts';

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
		roots.add(OWN);
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
			single?.below ?? (known ? '' : OWN),
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
	function share({ setup, edited, log }: Shared): ShareLink {
		const { workspace } = files;
		const { ruleSet } = link(workspace, selectionOf(setup, setup.seats.length));
		const inPlay = pathsOf(ruleSet, workspace);
		const paths = [...(inPlay ?? [])].filter(
			(path) => edited.includes(path) || path.startsWith(OWN),
		);
		const texts = paths.flatMap((path) => {
			const text = textNow(path);
			return text === undefined ? [] : [[path, text] as const];
		});
		const made = writeShare({
			files: Object.fromEntries(texts),
			setup,
			...(log === undefined ? {} : { log }),
		});
		if ('finding' in made) return { finding: findingOf(made.finding) };
		return {
			text: made.text,
			things: thingsInLink(files, Object.fromEntries(texts), setup).map(({ title }) => title),
			rules: titlesOf(setup, workspace.packs),
		};
	}

	async function opened(text: string): Promise<LinkContent> {
		const { shared, diagnostics } = readShare(text, [...files.all.keys()]);
		const setup = isSetup(shared?.setup) ? shared.setup : undefined;
		const encoder = new TextEncoder();
		const bytes = encoder.encode(shared?.log ?? '');
		const read = shared?.log === undefined ? undefined : await readLog('link.json', bytes);
		const more = Object.entries(shared?.files ?? {}).map(([path, content]) => ({
			path,
			bytes: encoder.encode(content),
		}));
		return {
			files: beside(shared?.files ?? {}),
			findings: [...diagnostics, ...(read?.diagnostics ?? [])]
				.filter((d) => d.severity === 'error')
				.map(findingOf),
			things: thingsInLink(files, shared?.files ?? {}, setup),
			setup,
			damaged: shared?.setup !== undefined && setup === undefined,
			rules: setup ? titlesOf(setup, files.workspaceWith(more).packs) : [],
			log: read?.log ? shared?.log : undefined,
			steps: read?.log?.steps.filter((step) => 'seat' in step).length ?? 0,
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
			below: OWN,
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
	};
};

/** The titles of the game and of the packs that are added to it. */
function titlesOf({ game, packs }: Setup, known: readonly Pack[]): string[] {
	const ofGame = known.filter((pack) => pack.game === game);
	const titleOf = (name: string): string =>
		ofGame.find((pack) => pack.name === name)?.title ?? name;
	return [ofGame.find(({ role }) => role === 'game')?.title ?? game, ...packs.map(titleOf)];
}

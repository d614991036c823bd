import { shownSides } from '@tilewright/interpreter';
import {
	type Compiled,
	type Workspace,
	at,
	compile,
	copiesForm,
	declsOf,
	loadWorkspace,
	fieldsOf,
} from '@tilewright/lang';
import { hasErrors } from '@tilewright/schema';
import { findingOf, isOwnPath, selectionOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { HoleQueries } from './hole-queries.ts';
import { countEdit } from './count-edit.ts';
import { withoutUnsaved } from '../files/without-unsaved.ts';
import type { CountRequest, SetRequest, SetResult, SetTile, SetView } from './requests.ts';
import { drawnKinds, looksIn } from '@tilewright/scene';

export const handlers = ({ files, edits }: WorkbenchServices) => {
	let disk: { readonly key: string; readonly workspace: Workspace } | undefined;
	const queries = new HoleQueries();
	/** The published set changes with the disk only. */
	const published = new Map<string, ReadonlyMap<string, SetTile>>();

	const onDisk = (): Workspace => {
		const all = edits.onDisk;
		const key = all.map((f) => `${f.path} ${f.bytes.length} ${tag(f.bytes)}`).join('\n');
		if (disk?.key !== key) {
			disk = { key, workspace: loadWorkspace(all) };
			published.clear();
		}
		return disk.workspace;
	};
	const compiledIn = (workspace: Workspace, setup: Setup): Compiled =>
		compile(workspace, selectionOf(setup, setup.seats.length));
	const asSaved = (setup: Setup): Setup =>
		withoutUnsaved(setup, { saved: onDisk(), edited: files.workspace });
	const publishedOf = (setup: Setup): ReadonlyMap<string, SetTile> => {
		const workspace = onDisk();
		const plain = { ...asSaved(setup), overlays: [] };
		const { game, packs, preset, elements, params, seats } = plain;
		const key = JSON.stringify([game, packs, preset, elements, params, seats.length]);
		let known = published.get(key);
		if (!known) {
			const compiled = compiledIn(workspace, plain);
			known = new Map(tilesOf(compiled, new Map()).map((t) => [t.id, t]));
			published.set(key, known);
		}
		return known;
	};

	return {
		'set.of': ({ setup, onDisk: fromDisk }: SetRequest): SetResult => {
			const compiled = fromDisk
				? compiledIn(onDisk(), asSaved(setup))
				: compiledIn(files.workspace, setup);
			const { program, ruleSet, diagnostics } = compiled;
			const findings = diagnostics.filter((d) => d.severity === 'error').map(findingOf);
			if (!program || !ruleSet || hasErrors(diagnostics)) return { view: undefined, findings };
			const before = publishedOf(setup);
			const tiles = tilesOf(compiled, before);
			const gone = [...before.values()].flatMap((t) =>
				tiles.some((x) => x.id === t.id)
					? []
					: [{ ...t, published: t.copies, copies: 0, out: true }],
			);
			const isOfOwn = ({ folder }: { readonly folder: string }): boolean => isOwnPath(folder);
			const packs = [...ruleSet.packs.filter(isOfOwn), ...ruleSet.packs.filter((p) => !isOfOwn(p))];
			const order = new Map(packs.map((p, i) => [p.name, i]));
			const place = (t: SetTile): number => order.get(t.pack) ?? order.size;
			const shapes =
				gone.length === 0
					? []
					: (compiledIn(onDisk(), { ...asSaved(setup), overlays: [] }).program?.tiles ?? []);
			const view: SetView = {
				program,
				shown: shownSides(program),
				rules: {
					tiles: [...program.tiles, ...shapes.filter((s) => gone.some((t) => t.id === s.id))],
					kinds: drawnKinds(program),
					looks: looksIn(files.workspace, ruleSet),
				},
				tiles: [...tiles, ...gone].sort(
					(a, b) => place(a) - place(b) || byNumber.compare(a.id, b.id),
				),
				packs: packs
					.filter((p) => [...tiles, ...gone].some((t) => t.pack === p.name))
					.map((p) => ({
						name: p.name,
						title: p.title || p.name,
						sets: ruleSet.copies.get(p.name) ?? 1,
						own: isOwnPath(p.folder),
					})),
			};
			return { view, findings };
		},
		'set.change': ({ setup, changes, where, title }: CountRequest) => {
			const { ruleSet } = compiledIn(files.workspace, setup);
			const textOf = (path: string): string | undefined => edits.textOf(path).text;
			return countEdit({
				workspace: files.workspace,
				ruleSet,
				setup,
				changes,
				where,
				title,
				textOf,
				published: publishedOf(setup),
			});
		},
		'set.holes': (setup: Setup) => {
			const { program } = compiledIn(files.workspace, setup);
			return program && queries.of(program);
		},
	};
};

function tilesOf(
	{ program, ruleSet }: Compiled,
	published: ReadonlyMap<string, SetTile>,
): SetTile[] {
	if (!program || !ruleSet) return [];
	const copies = new Map(
		program.tiles.map((t) => [t.id, typeof t.copies === 'number' ? t.copies : 0]),
	);
	return declsOf(ruleSet, 'tiles').map((decl) => {
		const { file } = at(decl);
		const form = copiesForm(fieldsOf(decl)['copies']);
		const n = copies.get(decl.id) ?? 0;
		return {
			id: decl.id,
			pack: decl.pack,
			copies: n,
			published: published.get(decl.id)?.copies ?? n,
			out: false,
			inFile:
				form !== 'rule' &&
				file.path !== '' &&
				(form === 'number' || ruleSet.columns.has(decl.pack)),
		};
	});
}

/** `T2` before `T10`. */
const byNumber = new Intl.Collator('en', { numeric: true });

/** Distinguishes texts of equal length. */
function tag(bytes: Uint8Array): number {
	let h = 0x811c9dc5;
	for (const b of bytes) h = Math.imul(h ^ b, 0x01000193);
	return h;
}

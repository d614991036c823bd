import {
	type Data,
	type DataPath,
	diagnose,
	foldId,
	kinds,
	schemaPlaces,
} from '@tilewright/schema';
import type { Diagnostic } from '@tilewright/schema';
import { renameIn, setIn } from '../edit/index.ts';
import { isMapping } from '../edit/value.ts';
import { get, itemsOf, textsOf } from '../link/sourced-value.ts';
import type { Pack, Workspace, WorkspaceDocument } from '../workspace/workspace.ts';

export type Renamed =
	| { readonly ok: true; readonly texts: Readonly<Record<string, string>> }
	| { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

const FORM = /^(?!(?:constructor|prototype)$)[A-Za-z0-9][A-Za-z0-9_.+]*(?:-[A-Za-z0-9_.+]+)*$/;
const MAX_LENGTH = 40;

export function badTileId(id: string): boolean {
	return id.length > MAX_LENGTH || !FORM.test(id);
}

/**
 * Gives a tile another id, and changes whatever names it: in its pack, in packs that use that pack, and in house rules over it.
 * Besides what the schemas call the name of a tile that is a tile at a place in scenarios and logs: `place A 0/1 r2`.
 */
export function renameTile(
	workspace: Workspace,
	{ file, id, to }: { readonly file: string; readonly id: string; readonly to: string },
): Renamed {
	const home = workspace.documents.find((d) => d.path === file);
	const refuse = (diagnostic: Diagnostic): Renamed => ({ ok: false, diagnostics: [diagnostic] });
	if (badTileId(to)) return refuse(diagnose(file, undefined, 'EDIT-TILE-ID', { id: to }));
	const pack = workspace.packs.find((p) => home !== undefined && p.parts.includes(home));
	const others = tileIdsOf(workspace, pack).filter((other) => other !== id);
	if (others.includes(to)) return refuse(diagnose(file, undefined, 'EDIT-KEY', { key: to }));
	const alike = others.find((other) => foldId(other) === foldId(to));
	if (alike !== undefined)
		return refuse(diagnose(file, undefined, 'LINK-ALIKE', { what: 'tile', id: to, other: alike }));
	const texts: Record<string, string> = {};
	for (const document of home === undefined ? [] : namingIn(workspace, pack, home)) {
		const edited = renamedIn(document, id, to, document === home);
		if (!edited.ok) return edited;
		if (edited.text !== document.yaml.file.text) texts[document.path] = edited.text;
	}
	return { ok: true, texts };
}

function tileIdsOf({ packs, documents }: Workspace, pack: Pack | undefined): string[] {
	const game = pack && packs.filter((p) => p.game === pack.game).flatMap((p) => p.parts);
	return (game ?? documents).flatMap((document) => {
		const { value } = document.yaml;
		const tiles = document.kind === 'tiles' && isMapping(value) ? value['tiles'] : undefined;
		return isMapping(tiles) ? Object.keys(tiles) : [];
	});
}

function namingIn(
	{ packs, documents }: Workspace,
	pack: Pack | undefined,
	home: WorkspaceDocument,
): WorkspaceDocument[] {
	if (pack === undefined) return [home];
	const using = new Set([pack]);
	for (let before = 0; before < using.size;) {
		before = using.size;
		for (const p of packs)
			if ([...using].some((u) => p.use.some((n) => n === u.name || n === u.id))) using.add(p);
	}
	const placed = new Set(packs.flatMap((p) => [...p.parts, ...p.others]));
	const over = (d: WorkspaceDocument): boolean =>
		d.kind === 'overlay' &&
		[d.root, ...itemsOf(get(d.root, 'changes'))]
			.flatMap((of) => textsOf(get(of, 'over')))
			.some((n) => n === pack.name || n === pack.id);
	const sameGame = [...using].filter((p) => p.game === pack.game);
	return [
		...sameGame.flatMap((p) => [...p.parts, ...p.others]),
		...documents.filter((d) => !placed.has(d) && over(d)),
	];
}

function renamedIn(
	{ kind, path: file, yaml }: WorkspaceDocument,
	id: string,
	to: string,
	home: boolean,
): { ok: true; text: string } | { ok: false; diagnostics: readonly Diagnostic[] } {
	const known = kinds.find((k) => k === kind);
	let { text } = yaml.file;
	if (known === undefined || yaml.value === undefined || yaml.value === null)
		return { ok: true, text };
	const keys: DataPath[] = home ? [['tiles', id]] : [];
	const values: { path: DataPath; value: string }[] = [];
	const played = kind === 'scenario' || kind === 'log';
	const at = new RegExp(`(^|\\s)${escaped(id)}(?=\\s+-?\\d+/-?\\d+\\s+r\\d\\b)`, 'g');
	for (const { place, value } of schemaPlaces(known, yaml.value as Data)) {
		if (place.ref === 'tile' && isMapping(value) && Object.hasOwn(value, id))
			keys.push([...place.path, id]);
		if (typeof value !== 'string') continue;
		const next =
			place.ref === 'tile' && value === id
				? to
				: played
					? value.replace(at, (_, before: string) => before + to)
					: value;
		if (next !== value) values.push({ path: place.path, value: next });
	}
	for (const { path, value } of values) {
		const edited = setIn(text, path, value, { file });
		if (!edited.ok) return edited;
		text = edited.text;
	}
	// keys last, since paths lead over them
	for (const path of keys) {
		const edited = renameIn(text, path, to, { file });
		if (!edited.ok) return edited;
		text = edited.text;
	}
	return { ok: true, text };
}

function escaped(id: string): string {
	return id.replace(/[.+-]/g, '\\$&');
}

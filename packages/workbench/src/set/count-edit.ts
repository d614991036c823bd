import {
	type Pack,
	type RuleSet,
	type Workspace,
	at,
	changeCopies,
	changeOverlay,
	declOf,
} from '@tilewright/lang';
import { houseRulesPath, isOwnPath, overlayId, type Setup } from '@tilewright/session';
import type { CountChange, CountEdit, SetTile, EditTarget } from './requests.ts';

export interface CountsRequest {
	readonly workspace: Workspace;
	/** Without it the tiles are not known: everything goes to house rules. */
	readonly ruleSet: RuleSet | undefined;
	readonly setup: Setup;
	readonly changes: readonly CountChange[];
	readonly where: EditTarget;
	readonly title: string;
	readonly textOf: (path: string) => string | undefined;
	readonly published: ReadonlyMap<string, Pick<SetTile, 'pack' | 'copies'>>;
}

export function countEdit(request: CountsRequest): CountEdit {
	const { changes, textOf } = request;
	const texts: Record<string, string> = {};
	const current = (path: string): string | undefined => texts[path] ?? textOf(path);
	const rules = houseRules(request);
	for (const change of changes) {
		const inFile = toFile(request, change, current);
		if (inFile) {
			if (inFile.text === undefined) return refused(inFile.trouble);
			texts[inFile.path] = inFile.text;
			continue;
		}
		const { packs = [] } = request.ruleSet ?? {};
		const pack = packOf(request, change);
		const head = {
			id: rules.id,
			over: packs.flatMap((p) => (p.role === 'game' ? [p.id] : [])),
			title: request.title,
			file: rules.path,
			needs: pack?.role === 'expansion' ? [pack.id] : [],
			isInPlay: (name: string) => packs.some((p) => p.name === name || p.id === name),
		};
		const edited = changeOverlay(current(rules.path), head, change);
		if (!edited.ok) return refused(edited.diagnostics[0]?.message ?? '');
		texts[rules.path] = edited.text;
	}
	const begins = rules.isNew && texts[rules.path] !== undefined ? rules.id : undefined;
	return { texts, begins, trouble: '' };
}

const refused = (trouble: string): CountEdit => ({ texts: {}, begins: undefined, trouble });

/** The last own overlay of the set-up that says how many tiles there are, for it has the last word; or one to be begun. */
function houseRules({ workspace, setup }: CountsRequest): {
	readonly id: string;
	readonly path: string;
	readonly isNew: boolean;
} {
	const overlays = workspace.documents.flatMap((d) => {
		const id = d.kind === 'overlay' ? overlayId(d) : undefined;
		return id === undefined ? [] : [{ id, path: d.path, counts: isAboutCounts(d.yaml.value) }];
	});
	for (const id of [...(setup.overlays ?? [])].reverse()) {
		const own = overlays.find((o) => o.id === id && isOwnPath(o.path) && o.counts);
		if (own) return { ...own, isNew: false };
	}
	const isTaken = (id: string): boolean =>
		overlays.some((o) => o.id === id || o.path === houseRulesPath(id));
	let id = 'tile-counts';
	for (let n = 2; isTaken(id); n++) id = `tile-counts-${n}`;
	return { id, path: houseRulesPath(id), isNew: true };
}

/** Rules of one's own about other things have files of their own. */
function isAboutCounts(overlay: unknown): boolean {
	const { changes, ...others } = (overlay ?? {}) as { changes?: unknown; tiles?: unknown };
	const all: unknown[] = Array.isArray(changes) ? changes : [];
	return others.tiles !== undefined || all.every((c) => Object.hasOwn(Object(c), 'tiles'));
}

function packOf({ ruleSet, published }: CountsRequest, change: CountChange): Pack | undefined {
	const pack =
		change.is === 'copies'
			? change.pack
			: ((ruleSet && declOf(ruleSet, 'tiles', change.tile)?.pack) ??
				published.get(change.tile)?.pack);
	return ruleSet?.packs.find((p) => p.name === pack);
}

/** The file of a tile with the change in it; undefined where the change belongs to house rules. */
function toFile(
	{ ruleSet, where, published }: CountsRequest,
	change: CountChange,
	current: (path: string) => string | undefined,
): { path: string; text: string | undefined; trouble: string } | undefined {
	if (!ruleSet || where === 'overlay' || change.is === 'copies') return undefined;
	const decl = declOf(ruleSet, 'tiles', change.tile);
	const pack = ruleSet.packs.find((p) => p.name === decl?.pack);
	if (!decl || !pack || (where === 'usual' && !isOwnPath(pack.folder))) return undefined;
	const copies =
		change.is === 'count'
			? (change.copies ?? published.get(change.tile)?.copies ?? 1)
			: change.out
				? 0
				: (published.get(change.tile)?.copies ?? 1);
	const { file } = at(decl);
	const { doc, path } = decl.datum.place;
	const text = current(file.path);
	if (text === undefined || doc.file.path !== file.path) return undefined;
	const column = ruleSet.columns.get(decl.pack);
	const edited = changeCopies(text, path, copies, column, { file: file.path });
	// a rule says how many there are: house rules can say otherwise
	if (!edited) return undefined;
	if (!edited.ok)
		return { path: file.path, text: undefined, trouble: edited.diagnostics[0]?.message ?? '' };
	return { path: file.path, text: edited.text, trouble: '' };
}

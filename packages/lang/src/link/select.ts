import { type Diagnostic, type Findings, diagnose } from '@tilewright/schema';
import type { Pack, Workspace } from '../workspace/workspace.ts';
import {
	type SourcedValue,
	compareIds,
	fileOf,
	get,
	itemsOf,
	rangeOf,
	textOf,
} from './sourced-value.ts';
import type { Selection } from './ruleset.ts';

/** The pack a name means for a game: its own first, then a library. */
export function findPack(
	packs: readonly Pack[],
	game: string | undefined,
	name: string,
): Pack | undefined {
	let byId = indexes.get(packs);
	if (byId === undefined) {
		byId = new Map();
		for (const pack of packs) if (!byId.has(pack.id)) byId.set(pack.id, pack);
		indexes.set(packs, byId);
	}
	return (game === undefined ? undefined : byId.get(`${game}/${name}`)) ?? byId.get(name);
}

const indexes = new WeakMap<readonly Pack[], Map<string, Pack>>();

function packNames(packs: readonly Pack[], game: string | undefined): string[] {
	return packs.filter((p) => p.game === undefined || p.game === game).map((p) => p.name);
}

/**
 * The packs of a selection with all they use, used packs first, else by id.
 * Refuses unknown packs and circles of use.
 */
export function selectPacks(
	workspace: Workspace,
	selection: Selection,
	diagnostics: Findings,
): Pack[] | undefined {
	const { packs } = workspace;
	const games = [...new Set(packs.flatMap((p) => p.game ?? []))];
	if (!games.includes(selection.game)) {
		const near = diagnostics.near(selection.game, games);
		diagnostics.push(
			diagnose('', undefined, 'LINK-GAME-UNKNOWN', { game: selection.game, known: games, near }),
		);
		return undefined;
	}
	const chosen = new Set<Pack>();
	for (const name of selection.with ?? []) {
		const pack = findPack(packs, selection.game, name);
		if (pack !== undefined) chosen.add(pack);
		else diagnostics.push(unknownPack(diagnostics, '', undefined, name, packs, selection.game));
	}
	const firsts = packs.filter((p) => p.game === selection.game && p.role === 'game');
	if (![...chosen].some((p) => p.role === 'game')) {
		const [first] = firsts;
		if (first === undefined) {
			diagnostics.push(diagnose('', undefined, 'LINK-GAME-EMPTY', { game: selection.game }));
			return undefined;
		}
		chosen.add(first);
	}
	const uses = new Map<Pack, readonly Pack[]>();
	const queue = [...chosen].sort(byId);
	for (const pack of queue) {
		if (uses.has(pack)) continue;
		const used = usedPacks(packs, pack, diagnostics);
		uses.set(pack, used);
		for (const other of used) queue.push(other);
	}
	return inOrderOfUse(uses, diagnostics);
}

function usedPacks(packs: readonly Pack[], pack: Pack, diagnostics: Findings): Pack[] {
	const used: Pack[] = [];
	for (const document of pack.parts)
		for (const item of itemsOf(get(document.root, 'use'))) {
			const name = textOf(item);
			if (name === undefined) continue;
			const other = findPack(packs, pack.game, name);
			if (other !== undefined) used.push(other);
			else diagnostics.push(unknownPack(diagnostics, fileOf(item), item, name, packs, pack.game));
		}
	return used.sort(byId);
}

/**
 * Used packs first. The order begins with the packs that no other one uses, so it depends on which packs there are,
 * not on which of them the selection named.
 */
function inOrderOfUse(uses: ReadonlyMap<Pack, readonly Pack[]>, diagnostics: Findings): Pack[] {
	const order = new Set<Pack>();
	const open = new Set<Pack>();
	const visit = (pack: Pack): void => {
		if (order.has(pack)) return;
		if (open.has(pack)) {
			const around = [...open];
			const path = [...around.slice(around.indexOf(pack)), pack].map((p) => p.name);
			diagnostics.push(
				diagnose(pack.manifest.yaml.file, placeOfUse(pack), 'LINK-USE-CYCLE', { path }),
			);
			return;
		}
		open.add(pack);
		for (const other of uses.get(pack)!) visit(other);
		open.delete(pack);
		order.add(pack);
	};
	const all = [...uses.keys()].sort(byId);
	const used = new Set([...uses.values()].flat());
	for (const pack of all) if (pack.role === 'game' || !used.has(pack)) visit(pack);
	for (const pack of all) visit(pack);
	return [...order];
}

function byId(a: Pack, b: Pack): number {
	return compareIds(a.id, b.id);
}

function placeOfUse(pack: Pack): { start: number; end: number } | undefined {
	const use = get(pack.manifest.root, 'use');
	return use && rangeOf(use);
}

export function unknownPack(
	diagnostics: Findings,
	file: Parameters<typeof diagnose>[0],
	item: SourcedValue | undefined,
	name: string,
	packs: readonly Pack[],
	game: string | undefined,
): Diagnostic {
	const near = diagnostics.near(name, () => packNames(packs, game));
	return diagnose(file, item && rangeOf(item), 'LINK-PACK-UNKNOWN', { pack: name, near });
}

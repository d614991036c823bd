import { findPack, type Pack, type Workspace } from '@tilewright/lang';
import { overlayId, type RulesDifference, type RulesOfSetup } from '@tilewright/session';

/** Tells whether a pack only serves others, which bring it along: nobody chooses it. */
export function isLibrary(known: readonly Pack[], game: string, name: string): boolean {
	return findPack(known, game, name)?.role === 'library';
}

/** The titles of the game and of the packs that are chosen with it. */
export function titlesOf(
	{ game, packs }: Pick<RulesOfSetup, 'game' | 'packs'>,
	known: readonly Pack[],
): string[] {
	const first = known.find((pack) => pack.game === game && pack.role === 'game');
	const chosen = packs.filter((name) => name !== first?.name && !isLibrary(known, game, name));
	return [
		first?.title ?? game,
		...chosen.map((name) => findPack(known, game, name)?.title ?? name),
	];
}

/** The titles of the game, its packs, and the house rules; what is no longer there keeps its id. */
export function titlesWithHouseRules(
	{ documents, packs }: Workspace,
	rules: Pick<RulesOfSetup, 'game' | 'packs' | 'overlays'>,
): string[] {
	const houseTitle = (id: string): string =>
		titleIn(documents.find((d) => d.kind === 'overlay' && overlayId(d) === id)) ?? id;
	return [...titlesOf(rules, packs), ...(rules.overlays ?? []).map(houseTitle)];
}

/** The titles of the packs and house rules that are written in files; a file of neither keeps its path. */
export function titlesOfFiles({ documents, packs }: Workspace, paths: readonly string[]): string[] {
	const titleOf = (path: string): string =>
		packs.find(({ parts }) => parts.some((part) => part.path === path))?.title ??
		titleIn(documents.find((d) => d.kind === 'overlay' && d.path === path)) ??
		path;
	return [...new Set(paths.map(titleOf))];
}

/** The packs and house rules that were edited in files, and whether nothing but tiles was. */
export function editedFiles(
	workspace: Workspace,
	paths: readonly string[],
): readonly RulesDifference[] {
	const ofTiles = new Set(
		workspace.documents.filter(({ kind }) => kind === 'tiles').map(({ path }) => path),
	);
	return titlesOfFiles(workspace, paths).map((title) => {
		const own = paths.filter((path) => titlesOfFiles(workspace, [path])[0] === title);
		return { is: own.every((path) => ofTiles.has(path)) ? 'tiles' : 'text', title };
	});
}

function titleIn(document: Workspace['documents'][number] | undefined): string | undefined {
	const { title } = (document?.yaml.value ?? {}) as { title?: unknown };
	return typeof title === 'string' ? title : undefined;
}

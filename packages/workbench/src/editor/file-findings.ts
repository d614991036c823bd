import { compile, findPack, type Pack, type Selection, type Workspace } from '@tilewright/lang';
import { type Diagnostic, hasErrors, sortDiagnostics, textsIn } from '@tilewright/schema';
import { overlayId, withoutDoubles } from '@tilewright/session';

/** As many as the smallest games have. */
const SEATS = 2;

/** The findings of files, whether or not a game uses them: of reading them, then of the smallest game that has them. */
export function findingsOfFiles(workspace: Workspace, paths: ReadonlySet<string>): Diagnostic[] {
	const read = workspace.diagnosticsOf((path) => paths.has(path));
	if (hasErrors(read)) return sortDiagnostics(read);
	const made = selectionsWith(workspace, paths).flatMap((selection) =>
		compile(workspace, selection).diagnostics.filter((d) => paths.has(d.file)),
	);
	return withoutDoubles(sortDiagnostics([...read, ...made])).filter(
		({ code }) => !ofChoice.has(code),
	);
}

/** These are no faults of a file: other packs are to be chosen with it. */
const ofChoice: ReadonlySet<string> = new Set(['LINK-REQUIRES', 'LINK-CONFLICT']);

function selectionsWith(workspace: Workspace, paths: ReadonlySet<string>): Selection[] {
	const { packs, documents } = workspace;
	const ofPacks = packs
		.filter(({ parts }) => parts.some(({ path }) => paths.has(path)))
		.flatMap((pack) => selectionWith(pack) ?? []);
	const ofOverlays = documents.flatMap((document): Selection[] => {
		const id = document.kind === 'overlay' && paths.has(document.path) && overlayId(document);
		if (id === false || id === undefined) return [];
		const over = textsIn((document.yaml.value as { over?: unknown }).over).flatMap(
			(name) => findPack(packs, undefined, name) ?? packs.find((pack) => pack.name === name) ?? [],
		);
		const game = over.find((pack) => pack.game !== undefined)?.game;
		if (game === undefined) return [];
		const names = over.filter(({ role }) => role !== 'game').map(({ name }) => name);
		return [{ game, seats: SEATS, with: names, overlays: [id] }];
	});
	return [...ofPacks, ...ofOverlays];
}

function selectionWith({ game, role, name }: Pack): Selection | undefined {
	if (game === undefined) return undefined;
	return { game, seats: SEATS, with: role === 'game' ? [] : [name] };
}

import { type Diagnostic, sortDiagnostics } from '@tilewright/schema';
import { compile } from './compile.ts';
import { get, numberOf } from './link/datum.ts';
import type { Selection } from './link/ruleset.ts';
import type { Pack, Workspace } from './workspace/workspace.ts';

/** What is wrong with a workspace: its files, and every pack in the set-ups that show the most of it. */
export function checkWorkspace(workspace: Workspace): Diagnostic[] {
	const found = new Map<string, Diagnostic>();
	const add = (list: readonly Diagnostic[]): void => {
		for (const d of list) found.set(`${d.file}:${d.start}:${d.end}:${d.code}:${d.message}`, d);
	};
	add(workspace.diagnostics);
	for (const pack of workspace.packs) add(checkPack(workspace, pack));
	return sortDiagnostics([...found.values()]);
}

/**
 * A pack with all it uses: all elements on (with lints), each of its own elements off, each of its own presets,
 * the fewest and the most seats.
 */
export function checkPack(workspace: Workspace, pack: Pack): Diagnostic[] {
	if (pack.game === undefined || pack.role === 'library') return [];
	const seats = seatsOf(workspace, pack);
	const base: Selection = { game: pack.game, with: [pack.name], seats: seats[0] };
	const first = compile(workspace, base);
	const { ruleSet } = first;
	if (ruleSet === undefined) return [...first.diagnostics];
	const ids = [...ruleSet.elements.keys()];
	const all = Object.fromEntries(ids.map((id) => [id, true]));
	const out = [...compile(workspace, { ...base, elements: all }, { lint: true }).diagnostics];
	const own = (section: 'elements' | 'presets'): string[] =>
		[...(ruleSet.sections.get(section)?.values() ?? [])]
			.filter((d) => d.pack === pack.name)
			.map((d) => d.id);
	for (const id of own('elements'))
		out.push(...compile(workspace, { ...base, elements: { ...all, [id]: false } }).diagnostics);
	for (const preset of own('presets'))
		out.push(...compile(workspace, { ...base, preset }).diagnostics);
	if (seats[1] !== seats[0])
		out.push(...compile(workspace, { ...base, elements: all, seats: seats[1] }).diagnostics);
	return out;
}

/** The fewest and the most seats of a pack's game. */
function seatsOf(workspace: Workspace, pack: Pack): [number, number] {
	const of = (p: Pack, key: string): number =>
		numberOf(get(get(p.manifest.root, 'seats'), key)) ?? 0;
	const packs = workspace.packs.filter(
		(p) => p.game === pack.game && (p.role === 'game' || p === pack),
	);
	const least = Math.max(1, ...packs.map((p) => of(p, 'min')));
	return [least, Math.max(least, ...packs.map((p) => of(p, 'max')))];
}

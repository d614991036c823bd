import { isOwnPath } from './own-files.ts';
import {
	type Decl,
	type Pack,
	type RuleSet,
	type Selection,
	type Workspace,
	type WorkspaceDocument,
	citesOf,
	compatibilityRulesOf,
	declsOf,
	fieldsIn,
	fieldsOf,
	findPack,
	link,
	packsInPlay,
	packsMissing,
	valueOf,
	seatBounds,
} from '@tilewright/lang';
import { type Diagnostic, hasErrors, textsIn, ownValue } from '@tilewright/schema';
import { playerNames } from '@tilewright/players';
import type { Choices, EditionFlag, OverlayChoice, PackChoice, Setup } from './setup.ts';
import { examplesIn } from './examples.ts';
import { overlayId, overlaysIn } from './overlays.ts';

export function selectionOf(
	setup: Pick<
		Setup,
		'game' | 'packs' | 'preset' | 'elements' | 'params' | 'overlays' | 'order' | 'start' | 'draws'
	>,
	seats: number,
): Selection {
	return {
		game: setup.game,
		seats,
		with: setup.packs,
		elements: setup.elements,
		params: setup.params,
		...(setup.preset === undefined ? {} : { preset: setup.preset }),
		...(setup.overlays === undefined ? {} : { overlays: setup.overlays }),
		...(setup.order === undefined ? {} : { order: setup.order }),
		...(setup.start === undefined ? {} : { start: setup.start }),
		...(setup.draws === undefined ? {} : { draws: setup.draws }),
	};
}

export function choicesOf(
	workspace: Workspace,
	wanted: Partial<Setup>,
): { choices: Choices | undefined; diagnostics: readonly Diagnostic[] } {
	const firsts = workspace.packs.filter((p) => p.role === 'game' && p.game !== undefined);
	const games = [...new Map(firsts.map((p) => [p.game!, p])).values()];
	const first = games.find((p) => p.game === wanted.game) ?? games[0];
	if (first?.game === undefined) return { choices: undefined, diagnostics: [] };
	const packs = (wanted.packs ?? []).filter((name) =>
		workspace.packs.some((p) => p.name === name && p.game === first.game),
	);
	const selection = selectionOf(
		{
			game: first.game,
			packs,
			preset: wanted.preset,
			elements: wanted.elements ?? {},
			params: wanted.params ?? {},
			overlays: known(workspace, wanted.overlays ?? []),
		},
		wanted.seats?.length ?? 2,
	);
	const linked = link(workspace, selection);
	const ruleSet = linked.ruleSet;
	const decided = Object.keys({ ...wanted.elements, ...wanted.params }).length > 0;
	const usual = decided
		? link(workspace, { ...selection, elements: {}, params: {} }).ruleSet
		: ruleSet;
	const titleOf = ({ pack }: Decl): string =>
		ruleSet?.packs.find((p) => p.name === pack || p.id === pack)?.title ?? pack;
	const { min = 1, max = 6 } = seatBounds([first]);
	const of = <T>(read: (ruleSet: RuleSet) => T[]): T[] => (ruleSet ? read(ruleSet) : []);
	return {
		diagnostics: linked.diagnostics,
		choices: {
			games: games.map((p) => ({
				id: p.game!,
				title: p.title,
				says: descriptionOf(p.manifest.yaml.value),
			})),
			game: first.game,
			seats: { min, max },
			packs: ownFirst(workspace.packs)
				// libraries come with what uses them
				.filter((p) => p.game === first.game && p.role !== 'library')
				.map((p): PackChoice => ({
					cites: citedIn(p.manifest.yaml.value),
					id: p.name,
					folder: p.folder,
					title: p.title,
					says: descriptionOf(p.manifest.yaml.value),
					optional: p.role !== 'game',
					on: p.role === 'game' ? p === first : packs.includes(p.name),
					requires: compatibilityRulesOf(p.manifest.root)
						.filter((c) => c.is === 'requires')
						.map(({ other, why }) => ({ id: other, why })),
					excludedBy: packs.includes(p.name) ? [] : excludersOf(workspace, selection, p),
				})),
			clashes: of((r) =>
				r.clashes.map(({ what, is, id, other, why }) => ({ what, is, id, other, why })),
			),
			presets: of((r) =>
				declsOf(r, 'presets').map((d) => ({
					id: d.id,
					says: descriptionOf(valueOf(d)),
					cites: citesOf(d),
				})),
			),
			overlays: overlaysFor(workspace, selection, ruleSet),
			elements: of((r) =>
				declsOf(r, 'elements').map((d) => ({
					id: d.id,
					says: descriptionOf(valueOf(d)),
					on: r.elements.get(d.id) ?? true,
					usual: usual?.elements.get(d.id) ?? r.elements.get(d.id) ?? true,
					pack: titleOf(d),
					cites: citesOf(d),
					editions: editionsOf(r, 'elements', d.id),
				})),
			),
			params: of((r) =>
				declsOf(r, 'params').flatMap((d) => {
					const param = r.params.get(d.id);
					const { min, max, values } = fieldsOf(d) as {
						min?: number;
						max?: number;
						values?: (string | number | boolean)[];
					};
					if (!param) return [];
					return [
						{
							id: d.id,
							says: descriptionOf(valueOf(d)),
							type: param.type,
							values: values ?? [],
							min,
							max,
							value: param.value,
							usual: usual?.params.get(d.id)?.value ?? param.value,
							pack: titleOf(d),
							given: param.given,
							cites: citesOf(d),
							editions: editionsOf(r, 'params', d.id),
						},
					];
				}),
			),
			bots: playerNames,
			examples: examplesIn(workspace),
		},
	};
}

function excludersOf(
	workspace: Workspace,
	selection: Selection,
	pack: Pack,
): { id: string; why: string }[] {
	const excludes = (a: Pack, b: Pack): boolean =>
		compatibilityRulesOf(a.manifest.root).some(
			(c) => c.is === 'conflicts' && findPack(workspace.packs, a.game, c.other) === b,
		);
	const chosen = (selection.with ?? []).flatMap(
		(name) => findPack(workspace.packs, selection.game, name) ?? [],
	);
	if (!chosen.some((other) => excludes(pack, other) || excludes(other, pack))) return [];
	const { ruleSet } = link(workspace, {
		...selection,
		with: [...(selection.with ?? []), pack.name],
	});
	const reasons = new Map<string, string>();
	for (const { what, is, id, other, why } of ruleSet?.clashes ?? []) {
		const by = id === pack.name ? other : id;
		const isConflict = what === 'pack' && is === 'conflicts' && [id, other].includes(pack.name);
		if (isConflict && !reasons.has(by)) reasons.set(by, why);
	}
	return [...reasons].map(([id, why]) => ({ id, why }));
}

function known(workspace: Workspace, ids: readonly string[]): string[] {
	return ids.filter((id) => overlaysIn(workspace.documents, [id]).length > 0);
}

function overlaysFor(
	workspace: Workspace,
	selection: Selection,
	ruleSet: RuleSet | undefined,
): OverlayChoice[] {
	const chosen = selection.overlays ?? [];
	const inPlay = new Set(ruleSet?.packs.flatMap((p) => [p.name, p.id]));
	/** Packs of other games are called so, too: only what it changes tells which game is meant. */
	const isForGame = (document: WorkspaceDocument, id: string, over: readonly string[]): boolean => {
		const games = workspace.packs.flatMap((p) => (over.includes(p.name) ? (p.game ?? []) : []));
		const others = [...new Set(games)].filter((game) => game !== selection.game);
		const links = (other: Selection): boolean =>
			!hasErrors(link(workspace, other).diagnostics.filter((d) => d.file === document.path));
		return (
			others.length === 0 ||
			links({ ...selection, overlays: [...chosen, id] }) ||
			!others.some((game) => links({ game, seats: selection.seats, with: over, overlays: [id] }))
		);
	};
	return workspace.documents.flatMap((d): OverlayChoice[] => {
		const id = d.kind === 'overlay' ? overlayId(d) : undefined;
		if (id === undefined) return [];
		const value = d.yaml.value as { title?: unknown; over?: unknown };
		const over = textsIn(value.over);
		const on = chosen.includes(id);
		// house rules beside scenarios only serve those scenarios
		const proof = d.path.includes('/scenarios/');
		const isOfGame = over.every(
			(pack) => !pack.includes('/') || pack.startsWith(`${selection.game}/`),
		);
		const isKnown = (pack: string): boolean =>
			inPlay.has(pack) ||
			// own house rules stay in sight and rest until their pack is in play
			(isOwnPath(d.path) && findPack(workspace.packs, selection.game, pack) !== undefined);
		if (!on && (proof || !isOfGame || !over.some(isKnown))) return [];
		if (!on && !isForGame(d, id, over)) return [];
		const title = typeof value.title === 'string' ? value.title : id;
		const fits = over.every((pack) => inPlay.has(pack));
		const packs = packsInPlay(workspace, selection.game, ruleSet?.packs ?? []);
		const rests = packsMissing(over, packs).map((p) => p.title);
		return [{ id, title, says: descriptionOf(value), file: d.path, over, fits, rests, on }];
	});
}

function editionsOf(ruleSet: RuleSet, key: 'params' | 'elements', id: string): EditionFlag[] {
	return declsOf(ruleSet, 'presets').flatMap((d) => {
		const value = ownValue(fieldsIn(fieldsOf(d)[key]), id);
		return value === undefined ? [] : [{ preset: d.id, value: value as EditionFlag['value'] }];
	});
}

function citedIn(manifest: unknown): string[] {
	const { source } = (manifest ?? {}) as { source?: unknown };
	return textsIn(source);
}

function descriptionOf(value: unknown): string {
	const says =
		typeof value === 'object' && value !== null ? (value as { says?: unknown }).says : undefined;
	return typeof says === 'string' ? says : '';
}

function ownFirst(packs: readonly Pack[]): readonly Pack[] {
	const isOwn = (p: Pack): boolean => isOwnPath(p.folder);
	return [...packs.filter(isOwn), ...packs.filter((p) => !isOwn(p))];
}

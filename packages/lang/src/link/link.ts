import { Findings, diagnose, limits, appendAll } from '@tilewright/schema';
import type { Pack, Workspace } from '../workspace/workspace.ts';
import { clashFinding, packClashes } from './clashes.ts';
import { type Draft, collect, emptyDraft } from './collect.ts';
import type { SetUpFacts } from './constant.ts';
import { type SourcedValue, fileOf, get, rangeOf } from './sourced-value.ts';
import { extendOthers, extendParams } from './extend.ts';
import { applyGiven, holds } from './given.ts';
import { applyInserts } from './insert.ts';
import { resolveLike } from './like.ts';
import { checkNames } from './names.ts';
import { packsInPlay, rests } from './resting.ts';
import { checkReaders } from './removed-readers.ts';
import { Touched } from './touched.ts';
import { type Overlaid, applyChange, applyOverlay, overlaysOf } from './overlay.ts';
import { spell } from '../model/spell.ts';
import type { Linked, RuleSet, Selection } from './ruleset.ts';
import { findPack, selectPacks } from './select.ts';
import { seatBounds } from './seats.ts';
import { decideSettings } from './settings.ts';

/**
 * Makes the rule set of a selection.
 *
 * 1. packs with all they use, in order
 * 2. declarations of all packs, `with` blocks of packs that are present
 * 3. changes of `with` blocks, then overlays: house rules have the last word
 * 4. elements and params decided
 * 5. additions of `extend`, then `like`; names that mean something else
 * 6. whatever is not `given` goes; steps of `insert` go into the timeline
 */
export function link(workspace: Workspace, selection: Selection): Linked {
	const diagnostics = new Findings();
	const done = (ruleSet?: RuleSet): Linked => ({
		ruleSet,
		diagnostics: diagnostics.shown,
	});
	const packs = selectPacks(workspace, selection, diagnostics);
	if (packs === undefined) return done();
	const draft = emptyDraft(packs, diagnostics);
	collect(draft);

	const overlaid: Overlaid = {
		settled: new Map(),
		copies: new Map(),
		counts: new Map(),
		order: [],
	};
	const touched = new Touched({ packs });
	const present = packsInPlay(workspace, selection.game, packs);
	for (const { pack, datum } of draft.changes) {
		if (rests(get(datum, 'over'), pack, present, draft)) continue;
		if (touched.note(pack, datum, draft)) applyChange(pack, datum, draft, overlaid);
	}
	const changedByPacks = draft.displaced.length;
	const known = overlaysOf(workspace);
	for (const id of selection.overlays ?? []) {
		const document = known.get(id);
		if (document !== undefined) applyOverlay(id, document, present, draft, overlaid);
		else
			diagnostics.push(
				diagnose('', undefined, 'LINK-ID-UNKNOWN', {
					what: 'overlay',
					id,
					near: diagnostics.near(id, known.keys()),
				}),
			);
	}
	const displaced = draft.displaced.slice(changedByPacks).map(({ decl }) => decl);
	extendParams(draft, touched);
	const settings = decideSettings(
		draft,
		selection,
		overlaid.settled,
		inPlay(workspace, selection.game, packs),
	);
	const clashes = [
		...packClashes(packs, workspace.packs, settings.known, draft),
		...settings.clashes,
	];
	appendAll(diagnostics, clashes.map(clashFinding));
	extendOthers(draft, settings.known, touched);
	resolveLike(draft);
	checkNames(draft);

	const { min = 1, max = limits.seats } = seatBounds(packs);
	if (!Number.isInteger(selection.seats) || selection.seats < min || selection.seats > max)
		diagnostics.push(diagnose('', undefined, 'LINK-SEATS', { seats: selection.seats, min, max }));

	applyGiven(draft, settings.known);
	touched.noteNothing(draft);
	touched.noteModifiers(draft);
	checkReaders(draft, draft.displaced.slice(0, changedByPacks), settings.known);
	const order = [...overlaid.order, ...(selection.order ?? [])];
	const insertRuns = applyInserts(draft, packs, order);
	const columns = new Map<string, string>();
	for (const [pack, datum] of draft.columns) {
		if (datum.is !== 'scalar') continue;
		const text = String(datum.value);
		const value = settings.known.param(text.startsWith('param.') ? text.slice(6) : text);
		if (value !== undefined) columns.set(pack, String(value));
		else
			diagnostics.push(
				diagnose(datum.place.doc.file, rangeOf(datum), 'LINK-ID-UNKNOWN', {
					what: 'param',
					id: text,
					near: diagnostics.near(text, settings.params.keys()),
				}),
			);
	}
	return done({
		game: selection.game,
		packs,
		overlays: selection.overlays ?? [],
		seats: selection.seats,
		elements: settings.elements,
		params: settings.params,
		known: settings.known,
		sections: draft.sections,
		absent: draft.absent,
		pruned: draft.pruned,
		displaced,
		changed: draft.changed,
		scopes: draft.scopes,
		clashes,
		columns,
		start: startOf(draft, packs, settings.known),
		moves: draft.moves
			.map((m) => m.datum)
			.filter((m) => holds(get(m, 'given'), settings.known, draft)),
		settings: draft.settings.filter((s) => holds(get(s.datum, 'given'), settings.known, draft)),
		order,
		insertRuns,
		counts: overlaid.counts,
		totals: draft.totals.filter((t) => holds(t.given, settings.known, draft)),
		copies: overlaid.copies,
	});
}

/**
 * The tiles of the beginning: those of the pack that comes last in the order of use, and what lies beside. What a `with` block
 * says of them stands for all that the pack it names says.
 */
function startOf(draft: Draft, packs: readonly Pack[], known: SetUpFacts): SourcedValue[] {
	const starts = draft.start.filter((s) => holds(get(s.datum, 'given'), known, draft));
	const gone = new Set(starts.flatMap((s) => s.instead ?? []));
	const present = starts.filter((s) => !gone.has(s.pack));
	const isBeside = (datum: SourcedValue): boolean => {
		const flag = get(datum, 'beside');
		return flag?.is === 'scalar' && flag.value === true;
	};
	const [beside, replacing] = [true, false].map((is) =>
		present.filter((s) => isBeside(s.datum) === is),
	) as [typeof present, typeof present];
	const order = packs.filter((p) => replacing.some((s) => s.pack === p.name));
	const last = order.at(-1);
	const before = order.at(-2);
	if (last !== undefined && before !== undefined && !uses(last, before, packs)) {
		const { datum } = replacing.find((s) => s.pack === last.name)!;
		const args = { first: before.name, second: last.name };
		draft.diagnostics.push(diagnose(fileOf(datum), rangeOf(datum), 'LINK-START-TWICE', args));
	}
	return [...replacing.filter((s) => s.pack === last?.name), ...beside].map((s) => s.datum);
}

function inPlay(workspace: Workspace, game: string, packs: readonly Pack[]): Map<string, boolean> {
	const all = workspace.packs.filter((p) => p.game === undefined || p.game === game);
	return new Map(all.map((p) => [spell(p.name), packs.includes(p)]));
}

function uses(pack: Pack, other: Pack, packs: readonly Pack[]): boolean {
	const found = new Set([pack]);
	for (const one of found)
		for (const name of one.use) {
			const used = findPack(packs, one.game, name);
			if (used !== undefined) found.add(used);
		}
	return pack !== other && found.has(other);
}

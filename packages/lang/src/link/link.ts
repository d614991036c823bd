import { type Diagnostic, diagnose, sortDiagnostics } from '@tilewright/schema';
import type { Workspace } from '../workspace/workspace.ts';
import { collect, emptyDraft } from './collect.ts';
import { get, numberOf, rangeOf } from './datum.ts';
import { applyGiven, holds } from './given.ts';
import { resolveLike } from './like.ts';
import { nearest } from './nearest.ts';
import { type Overlaid, applyOverlay, overlaysOf } from './overlay.ts';
import type { Linked, RuleSet, Selection } from './ruleset.ts';
import { selectPacks } from './select.ts';
import { decideSettings } from './settings.ts';

/** Seats a game can have when its packs do not say. */
const anySeats = [1, 12] as const;

/**
 * Makes the rule set of a selection.
 *
 * 1. packs with all they use, in order
 * 2. declarations of all packs, `with` blocks of packs that are present
 * 3. overlays
 * 4. `like`
 * 5. elements and params decided
 * 6. whatever is not `given` goes
 */
export function link(workspace: Workspace, selection: Selection): Linked {
	const diagnostics: Diagnostic[] = [];
	const done = (ruleSet?: RuleSet): Linked => ({ ruleSet, diagnostics: sortDiagnostics(diagnostics) });
	const packs = selectPacks(workspace, selection, diagnostics);
	if (packs === undefined) return done();
	const draft = emptyDraft(diagnostics);
	collect(packs, draft);

	const overlaid: Overlaid = { settled: new Map(), copies: new Map() };
	const known = overlaysOf(workspace);
	for (const id of selection.overlays ?? []) {
		const document = known.get(id);
		if (document !== undefined) applyOverlay(id, document, packs, draft, overlaid);
		else
			diagnostics.push(
				diagnose('', undefined, 'LINK-ID-UNKNOWN', { what: 'overlay', id, near: nearest(id, known.keys()) }),
			);
	}
	resolveLike(draft);
	const settings = decideSettings(draft, selection, overlaid.settled);

	const seats = { min: 0, max: 0 };
	for (const pack of packs) {
		const said = get(pack.manifest.root, 'seats');
		seats.min = Math.max(seats.min, numberOf(get(said, 'min')) ?? 0);
		seats.max = Math.max(seats.max, numberOf(get(said, 'max')) ?? 0);
	}
	const min = seats.min || anySeats[0];
	const max = seats.max || anySeats[1];
	if (!Number.isInteger(selection.seats) || selection.seats < min || selection.seats > max)
		diagnostics.push(diagnose('', undefined, 'LINK-SEATS', { seats: selection.seats, min, max }));

	applyGiven(draft, settings.known);
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
					near: nearest(text, settings.params.keys()),
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
		columns,
		start: draft.start.map((s) => s.datum).filter((d) => holds(get(d, 'given'), settings.known, draft)),
		totals: draft.totals,
		copies: overlaid.copies,
	});
}


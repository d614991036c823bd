import { overlayEntries, type OverlayEntry, type RuleSet } from '@tilewright/lang';
import { choicesOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { changeableOf, findDecl } from './declared.ts';
import { gamesOf, packsOf } from './change-for.ts';
import { effectOffers } from './effect-offers.ts';
import { doneKey, effectsAround } from './effects-of.ts';
import { inSlices } from './in-slices.ts';
import type { LinkedRules } from './linked-rules.ts';
import { checkedText, namesFor, offersFor } from './offers.ts';
import { momentsOf, rulesFor } from './moments.ts';
import { Probe, type ProbedPlace, effectsOfNew, valueAtPath } from './probe.ts';
import type { EffectPlace, Offer, OfferPlace, PlaceRequest } from './requests.ts';

interface Composing {
	readonly ruleSet: RuleSet;
	readonly probe: Probe;
	readonly place: ProbedPlace;
}

/** The requests about a place of the rules, and the expressions and effects that can be put there. */
export const offerHandlers = (
	{ edits, files }: WorkbenchServices,
	{ once, linked, textOf }: LinkedRules,
) => {
	/** The number of the last search for expressions: an earlier one stops. */
	let lastSearch = 0;
	const composing = ({ setup, key, path }: PlaceRequest): Composing | undefined => {
		const ruleSet = linked(setup);
		const decl = ruleSet && findDecl(ruleSet, key);
		const of = decl && changeableOf(ruleSet, files.workspace, key);
		if (!of) return undefined;
		const packs = packsOf(ruleSet, decl.pack, gamesOf(ruleSet));
		const probe = new Probe(edits, setup);
		return { ruleSet, probe, place: valueAtPath(decl, { ref: of.ref, packs, path }) };
	};
	/** The changes of the chosen house rules that are switched off. */
	const switchedOff = (setup: Setup): readonly OverlayEntry[] =>
		once('switched off', setup, () => {
			const { choices } = choicesOf(files.workspace, setup);
			return (choices?.overlays ?? [])
				.filter(({ id }) => setup.overlays?.includes(id))
				.flatMap(({ file }) => overlayEntries(textOf(file) ?? ''))
				.filter(({ off }) => off);
		});
	return {
		'rules.changeable': ({ setup, id }: { setup: Setup; id: string }) => {
			const ruleSet = linked(setup);
			return (
				ruleSet &&
				once('changeable', [setup, id], () =>
					changeableOf(ruleSet, files.workspace, id, switchedOff(setup)),
				)
			);
		},
		/** The expressions that can be put at a place, found by their sentences; undefined where the search was stopped. */
		'rules.offers': async ({
			at,
			...of
		}: PlaceRequest & { at: OfferPlace }): Promise<readonly Offer[] | undefined> => {
			const search = ++lastSearch;
			const found = composing(of);
			if (!found) return [];
			const work = offersFor(found.ruleSet, found.probe, found.place, at);
			return inSlices(work, () => search === lastSearch);
		},
		/** The effects that can be put into a declaration; undefined where the search was stopped. */
		'rules.effects': async ({
			setup,
			key,
			at,
		}: Pick<PlaceRequest, 'setup' | 'key'> & { at: EffectPlace }): Promise<
			readonly Offer[] | undefined
		> => {
			const search = ++lastSearch;
			const found = composing({ setup, key, path: [doneKey] });
			if (!found) return [];
			const around = effectsAround(found.place.decl, at);
			const work = effectOffers(found.ruleSet, files.workspace, found.probe, found.place, around);
			return inSlices(work, () => search === lastSearch);
		},
		/** The effects that can happen at a moment of the order of play; undefined where the search was stopped. */
		'rules.moment-effects': async ({
			setup,
			key,
			moment,
		}: Pick<PlaceRequest, 'setup' | 'key'> & { moment: string }): Promise<
			readonly Offer[] | undefined
		> => {
			const search = ++lastSearch;
			const ruleSet = linked(setup);
			const decl = ruleSet && findDecl(ruleSet, key);
			const at = decl && momentsOf(ruleSet, decl).find((m) => m.isSlot && m.name === moment);
			if (!at) return [];
			// An effect that can happen by itself can also happen after the others.
			const as = rulesFor(ruleSet, at).at(-1)!;
			const place = effectsOfNew(decl, gamesOf(ruleSet), { id: at.id, as });
			const work = effectOffers(ruleSet, files.workspace, new Probe(edits, setup), place, [[], []]);
			return inSlices(work, () => search === lastSearch);
		},
		'rules.stop-offers': (): void => void lastSearch++,
		'rules.check-text': ({ text, ...of }: PlaceRequest & { text: string }) => {
			const found = composing(of);
			return found && checkedText(found.ruleSet, found.probe, found.place, text);
		},
		'rules.names': ({ text, offset, ...of }: PlaceRequest & { text: string; offset: number }) => {
			const found = composing(of);
			return found ? namesFor(found.probe, found.place, text, offset) : [];
		},
	};
};

import {
	type Edited,
	type OverlayChange,
	type OverlayEntry,
	type OverlayHead,
	type Pack,
	type Program,
	type RuleSet,
	changeOverlay,
	compile,
	dropEntry,
	entryGiving,
	leavesOf,
	link,
	onlyEntry,
	overlayEntries,
	packsInPlay,
	packsMissing,
	removeIn,
	setIn,
	switchEntry,
} from '@tilewright/lang';
import { type DataPath, parseYaml, positionAt, sourceFile } from '@tilewright/schema';
import { english as t } from '../texts/en.ts';
import { choicesOf, selectionOf, findingOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import {
	filledParam,
	changeableOf,
	declOfRef,
	declarationKey,
	differenceViews,
	findDecl,
	nameOfRef,
	viewsOf,
} from './declared.ts';
import { withoutPair } from './choice.ts';
import { type ClosedDetail, closedDetails } from './closed.ts';
import { changeFor, gamesOf, packsOf } from './change-for.ts';
import { changedSentences } from './changed-sentences.ts';
import { type BeforeAndAfter, type ExampleRequest, ExampleSearch } from './example.ts';
import { inSlices } from './in-slices.ts';
import { packMeetingsView } from './meetings.ts';
import { packsNeeded, withoutIdlePacks } from './needed-packs.ts';
import { Remembered } from '../engine/remembered.ts';
import { effectOffers } from './effect-offers.ts';
import { doneKey } from './effects-of.ts';
import { freeTitle, isTitleLike, titleOfChanges } from './title-of-change.ts';
import { checkedText, namesFor, offersFor } from './offers.ts';
import { packChanges } from './pack-changes.ts';
import { Probe, type ProbedPlace } from './probe.ts';
import type {
	ComparedRules,
	EffectPlace,
	DifferenceRequest,
	HouseView,
	WrittenText,
	Offer,
	OfferPlace,
	PlaceRequest,
	RewriteRequest,
	RuleSetDifference,
	RuleSetView,
	WriteRequest,
} from './requests.ts';

export const handlers = (services: WorkbenchServices) => {
	const { edits, files } = services;
	const examples = new ExampleSearch(services);
	/** The number of the last search for expressions: an earlier one stops. */
	let lastSearch = 0;
	const remembered = new Remembered();
	/** Makes the response to a request once for the files as they are. */
	const once = <T>(name: string, of: unknown, make: () => T): T =>
		remembered.of(files.workspace, JSON.stringify([name, of]), make);
	const linked = (setup: Setup): RuleSet | undefined =>
		once(
			'linked',
			setup,
			() => link(files.workspace, selectionOf(setup, setup.seats.length)).ruleSet,
		);
	const textOf = (path: string): string | undefined => edits.textOf(path).text;
	const composing = ({ setup, key, path }: PlaceRequest): Composing | undefined => {
		const ruleSet = linked(setup);
		const decl = ruleSet && findDecl(ruleSet, key);
		const of = decl && changeableOf(ruleSet, files.workspace, key);
		if (!of) return undefined;
		const packs = packsOf(ruleSet, decl.pack, gamesOf(ruleSet));
		const probe = new Probe(edits, setup);
		return { ruleSet, probe, place: { decl, ref: of.ref, packs, path } };
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
	const textUnder = (setup: Setup, file: string, text: string): RuleSet | undefined =>
		link(edits.withText(file, text), selectionOf(setup, setup.seats.length)).ruleSet;
	/**
	 * House rules whose title is what their changes said `before` are called by what they say now; those that did not exist
	 * before are, too.
	 */
	const retitled = (
		{ setup, id, file }: { readonly setup: Setup; readonly id: string; readonly file: string },
		before: string | undefined,
		after: string,
	): Edited => {
		const same: Edited = { ok: true, text: after };
		if (before === after) return same;
		const others = (setup.overlays ?? []).filter((o) => o !== id);
		const below = linked({ ...setup, overlays: others });
		const titleFor = (text: string): string | undefined => {
			const whole = allSwitchedOn(text);
			return titleOfChanges(
				below,
				textUnder({ ...setup, overlays: [...others, id] }, file, whole),
				whole,
			);
		};
		const old = before === undefined ? '' : titleIn(before);
		if (before !== undefined && !isTitleLike(old, titleFor(before))) return same;
		const title = titleFor(after);
		if (title === undefined || isTitleLike(old, title)) return same;
		const { choices } = choicesOf(files.workspace, setup);
		const taken = (choices?.overlays ?? []).filter((known) => known.id !== id);
		return setIn(
			after,
			['title'],
			freeTitle(
				title,
				taken.map((known) => known.title),
			),
			{ file },
		);
	};
	const standsBelow = (
		setup: Setup,
		overlay: string,
		{ key, path }: Pick<PlaceRequest, 'key' | 'path'>,
	): boolean => {
		const overlays = (setup.overlays ?? []).filter((o) => o !== overlay);
		const ruleSet = linked({ ...setup, overlays });
		const decl = ruleSet && findDecl(ruleSet, key);
		const at = JSON.stringify(path);
		return decl !== undefined && leavesOf(decl).some((leaf) => JSON.stringify(leaf.path) === at);
	};

	return {
		'rules.set': (setup: Setup): RuleSetView | undefined =>
			once('set', setup, () => {
				const { ruleSet, program } = compile(
					files.workspace,
					selectionOf(setup, setup.seats.length),
				);
				if (!ruleSet) return undefined;
				const plain = setup.overlays?.length ? linked({ ...setup, overlays: [] }) : undefined;
				const drawn = program?.deck.groups.flatMap((g) => g.tiles) ?? [];
				return {
					declarations: viewsOf(ruleSet, plain),
					tiles: {
						all:
							drawn.reduce((sum, tile) => sum + tile.copies, 0) + (program?.deck.start.length ?? 0),
						kinds: new Set(drawn.map((tile) => tile.tile)).size,
					},
					shownKinds: program ? shownKinds(program) : [],
				};
			}),
		'rules.closed': (setup: Setup): readonly ClosedDetail[] | undefined => {
			const ruleSet = linked(setup);
			return ruleSet && once('closed', setup, () => closedDetails(ruleSet, files.workspace.packs));
		},
		'rules.difference': ({
			setup,
			against,
			game,
		}: DifferenceRequest): RuleSetDifference | undefined => {
			const workspace = against.is === 'disk' ? edits.workspaceOnDisk() : files.workspace;
			const other = otherThan(setup, against, game);
			const selection = selectionOf(other, setup.seats.length);
			const { ruleSet: before, diagnostics } = link(workspace, selection);
			const after = linked(setup);
			if (!after) return undefined;
			if (!before) return { differences: [], findings: diagnostics.map(findingOf) };
			return { differences: differenceViews(before, after), findings: [] };
		},
		'rules.together': (setup: Setup) => packMeetingsView(files.workspace, setup),
		'rules.pack-changes': (setup: Setup) => packChanges(files.workspace, setup),
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
			const work = effectOffers(found.ruleSet, files.workspace, found.probe, found.place, at);
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
		'rules.example': (of: ExampleRequest) => examples.find(of),
		'rules.lost-in-play': (of: BeforeAndAfter) => examples.lost(of),
		'rules.write': ({ setup, overlay, wanted }: WriteRequest): WrittenText => {
			const ruleSet = linked(setup);
			if (!ruleSet) return refused(t.notLinked);
			const change = changeFor(ruleSet, files.workspace, wanted);
			if (typeof change === 'string') return refused(change);
			const { id, title = t.houseRules, file, text } = overlay;
			const isInPlay = (pack: string): boolean =>
				ruleSet.packs.some((p) => p.name === pack || p.id === pack);
			const head = { id, over: gamesOf(ruleSet), title, file, isInPlay };
			const withNeeds = (needs: readonly string[]): Edited =>
				text !== undefined && wanted.is === 'unset'
					? withoutPatch(text, { ...head, needs }, change.change, wanted.path, () =>
							standsBelow(setup, id, wanted),
						)
					: changeOverlay(text, { ...head, needs }, change.change);
			const others = (setup.overlays ?? []).filter((o) => o !== id);
			const over = [...others, id];
			const needs = packsNeeded(
				{ ruleSet, seats: setup.seats.length, overlays: over, about: change.packs },
				{ workspace: files.workspace, overlays: text === undefined ? others : over },
				(packs) => {
					const next = withNeeds(packs);
					return next.ok ? edits.withText(file, next.text) : undefined;
				},
			);
			const edited = made(withNeeds(needs));
			if (edited.text === undefined) return edited;
			// house rules that cannot be played are not written
			const bare =
				wanted.is === 'set'
					? withoutChoice(setup, wanted.ref)
					: wanted.is === 'order'
						? { ...setup, order: withoutPair(setup.order ?? [], wanted) }
						: setup;
			const compiled = compile(
				edits.withText(overlay.file, edited.text),
				selectionOf({ ...bare, overlays: over }, setup.seats.length),
			);
			const wrong = compiled.diagnostics.find((d) => d.severity === 'error');
			if (wrong)
				return refused(t.wouldNot({ message: [wrong.message, wrong.hint ?? ''].join(' ').trim() }));
			const isUnnamed = text === undefined && overlay.title === undefined;
			const by = { setup: bare, id, file };
			return made(retitled(by, isUnnamed ? undefined : (text ?? edited.text), edited.text));
		},
		'rules.house': (setup: Setup) =>
			once('house', setup, () => {
				const { choices } = choicesOf(files.workspace, setup);
				const ruleSet = linked(setup);
				const missingOf = (over: readonly string[]): readonly Pack[] =>
					ruleSet === undefined
						? []
						: packsMissing(over, packsInPlay(files.workspace, setup.game, ruleSet.packs));
				return (choices?.overlays ?? []).map((overlay): HouseView => {
					const text = textOf(overlay.file) ?? '';
					const others = (setup.overlays ?? []).filter((o) => o !== overlay.id);
					const missing = missingOf([
						...overlay.over,
						...overlayEntries(text).flatMap((entry) => entry.over),
					]);
					// a change that rests is told as it is with its packs
					const full = { ...setup, packs: [...setup.packs, ...missing.map((p) => p.name)] };
					const before = linked({ ...full, overlays: others });
					const after =
						before && overlayEntries(text).length > 0
							? linked({ ...full, overlays: [...others, overlay.id] })
							: undefined;
					const underText = (edited: string): RuleSet | undefined => {
						const workspace = edits.withText(overlay.file, edited);
						const overlays = [...others, overlay.id];
						return link(workspace, selectionOf({ ...full, overlays }, setup.seats.length)).ruleSet;
					};
					/** The rules with a change that is switched off. */
					const switchedOn = (entry: OverlayEntry): RuleSet | undefined => {
						const edited = switchEntry(text, entry, true);
						return edited.ok ? underText(edited.text) : undefined;
					};
					/** The rules as the other changes make them. */
					const withoutThis = (entry: OverlayEntry): RuleSet | undefined => {
						const edited = switchEntry(text, entry, false);
						return edited.ok ? underText(edited.text) : undefined;
					};
					const refs = overlayEntries(text).map(({ ref }) => ref);
					const isShared = ({ ref }: OverlayEntry): boolean =>
						refs.indexOf(ref) !== refs.lastIndexOf(ref);
					const doc = parseYaml(sourceFile(overlay.file, text));
					return {
						...overlay,
						entries: overlayEntries(text).map((listed, index) => {
							const { path, ...entry } = listed;
							const rules = entry.off ? before && switchedOn(listed) : after;
							const known = rules ?? ruleSet;
							const without =
								before && isShared(listed) && listed.switches
									? entry.off
										? after
										: withoutThis(listed)
									: before;
							const decl =
								known && isEditable.has(entry.is) ? declOfRef(known, entry.ref) : undefined;
							return {
								...entry,
								rests: missingOf([...overlay.over, ...listed.over]).map((p) => p.title),
								index,
								line: positionAt(doc.file, doc.rangeOf(path).start).line,
								name: nameOfRef(known, entry.ref),
								sentence: rules && decl && entry.is === 'set' ? filledParam(rules, decl) : '',
								key:
									decl && missingOf([...overlay.over, ...listed.over]).length === 0
										? declarationKey(decl)
										: '',
								...changedSentences(without, rules, entry),
							};
						}),
					};
				});
			}),
		/** The text of house rules with one entry switched or dropped, with another name, or as a copy with another id. */
		'rules.rewrite': ({ file, to }: RewriteRequest): WrittenText => {
			const text = textOf(file);
			if (text === undefined) return refused(t.noFile({ file }));
			if (to.is === 'named') {
				const titled = setIn(text, ['title'], to.title, { file });
				if (!titled.ok || to.says === '') return made(titled);
				return made(setIn(titled.text, ['says'], to.says, { file }));
			}
			if (to.is === 'copy') {
				const named = setIn(text.replace(/^# yaml-language-server:.*\n/, ''), ['overlay'], to.id, {
					file,
				});
				const titled = named.ok ? setIn(named.text, ['title'], to.title, { file }) : named;
				// a copy is made to be changed, and its sentence would still tell of the original
				const says = titled.ok ? removeIn(titled.text, ['says'], { file }) : titled;
				return made(says.ok ? says : titled);
			}
			const entry = overlayEntries(text)[to.index];
			if (!entry) return refused(t.noFile({ file }));
			if (to.is === 'only') return made(onlyEntry(text, to.index));
			if (to.is !== 'drop') return made(switchEntry(text, entry, to.is === 'on'));
			const dropped = made(dropEntry(text, entry));
			if (dropped.text === undefined || dropped.empty) return dropped;
			const left = withoutIdlePacks(dropped.text, file, files.workspace, (edited) =>
				edits.withText(file, edited),
			);
			const { value } = parseYaml(sourceFile(file, text));
			const id = String((value as { overlay?: unknown } | null)?.overlay ?? '');
			return made(retitled({ setup: to.setup, id, file }, text, left));
		},
	};
};

/** The ids of the kinds that tiles of the game show. */
function shownKinds({ tiles, kinds }: Program): string[] {
	const shown = new Set(tiles.flatMap((tile) => tile.segments.map((segment) => segment.kind)));
	return kinds.flatMap(({ id }) => (shown.has(id) ? [id] : []));
}

/** Changes whose declaration is there to be changed further. */
const isEditable: ReadonlySet<OverlayEntry['is']> = new Set(['set', 'replace', 'patch', 'add']);

interface Composing {
	readonly ruleSet: RuleSet;
	readonly probe: Probe;
	readonly place: ProbedPlace;
}

function otherThan(setup: Setup, against: ComparedRules, game: Setup | undefined): Setup {
	const bare = { ...setup, overlays: [] };
	switch (against.is) {
		case 'default':
			return { ...bare, packs: [], preset: undefined, elements: {}, params: {} };
		case 'preset':
			return { ...bare, preset: against.id, elements: {}, params: {} };
		case 'no-house-rules':
			return bare;
		case 'game':
			return game ?? setup;
		case 'disk':
			return setup;
	}
}

/**
 * House rules without a value that they give, and without the change where it gives no other; where the rules below have a value
 * there, a patch in its stead.
 */
function withoutPatch(
	text: string,
	head: OverlayHead,
	change: OverlayChange,
	path: DataPath,
	standsBelow: () => boolean,
): Edited {
	const entry =
		change.is === 'patch' ? entryGiving(text, change.ref, path, head.isInPlay) : undefined;
	if (entry === undefined || standsBelow()) return changeOverlay(text, head, change);
	const removed = removeIn(text, [...entry.path, 'with', ...path], { empty: 'drop' });
	const same = JSON.stringify(entry.path);
	const left = removed.ok
		? overlayEntries(removed.text).find((e) => JSON.stringify(e.path) === same)
		: undefined;
	return removed.ok && left !== undefined && !left.gives ? dropEntry(removed.text, left) : removed;
}

function titleIn(text: string): string {
	const value = parseYaml(sourceFile('', text)).value as { title?: unknown } | null;
	return typeof value?.title === 'string' ? value.title : '';
}

function allSwitchedOn(text: string): string {
	return overlayEntries(text).reduce((now, entry) => {
		const edited = switchEntry(now, entry, true);
		return edited.ok ? edited.text : now;
	}, text);
}

function withoutChoice(setup: Setup, ref: string): Setup {
	const [word, ...rest] = ref.split('.');
	const key = word === 'param' ? 'params' : 'elements';
	const others = Object.entries(setup[key]).filter(([id]) => id !== rest.join('.'));
	return { ...setup, [key]: Object.fromEntries(others) };
}

function made(edited: Edited): WrittenText {
	if (!edited.ok) return refused(edited.diagnostics.map((d) => d.message).join(' '));
	return { text: edited.text, message: '', empty: overlayEntries(edited.text).length === 0 };
}

function refused(message: string): WrittenText {
	return { text: undefined, message, empty: false };
}

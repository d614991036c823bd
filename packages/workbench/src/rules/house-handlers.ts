import {
	changeOverlay,
	compile,
	dropEntry,
	type Edited,
	entryGiving,
	leavesOf,
	onlyEntry,
	type OverlayChange,
	overlayEntries,
	type OverlayHead,
	removeIn,
	type RuleSet,
	setIn,
	switchEntry,
} from '@tilewright/lang';
import { type DataPath, parseYaml, sourceFile } from '@tilewright/schema';
import { choicesOf, selectionOf, type Setup } from '@tilewright/session';
import { freeName } from '../free-name.ts';
import { english as t } from '../texts/en.ts';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { type MadeChange, changeFor, gamesOf } from './change-for.ts';
import { withoutPair } from './choice.ts';
import { findDecl } from './declared.ts';
import { houseViews } from './house-views.ts';
import type { LinkedRules } from './linked-rules.ts';
import { headOf, packsNeeded, withoutIdlePacks } from './needed-packs.ts';
import type { PlaceRequest, RewriteRequest, WriteRequest, WrittenText } from './requests.ts';
import { isTitleLike, titleOfChanges } from './title-of-change.ts';

/** House rules: as they are told, and their texts as they are changed. */
export const houseHandlers = ({ edits, files }: WorkbenchServices, rules: LinkedRules) => {
	const { once, linked, linkedWith, textOf } = rules;
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
				linkedWith({ ...setup, overlays: [...others, id] }, file, whole),
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
			freeName(title, (free) => taken.some((known) => known.title === free), ' '),
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

	const writeChange = (
		ruleSet: RuleSet,
		{ setup, overlay, wanted }: WriteRequest,
		change: MadeChange,
	): WrittenText => {
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
	};

	return {
		'rules.house': (setup: Setup) =>
			once('house', setup, () => houseViews({ files }, rules, setup)),
		'rules.write': ({ setup, overlay, wanted }: WriteRequest): WrittenText => {
			const ruleSet = linked(setup);
			if (!ruleSet) return refused(t.notLinked);
			const asked = changeFor(ruleSet, files.workspace, wanted);
			if (typeof asked === 'string') return refused(asked);
			const [first, ...others] = [asked.change, ...(asked.others ?? [])].map(
				(change) => () => writeChange(ruleSet, { setup, overlay, wanted }, { ...asked, change }),
			);
			return others.reduce(
				(written, next) => (written.text === undefined ? next() : written),
				first!(),
			);
		},
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
			const { id } = headOf(text, file);
			return made(retitled({ setup: to.setup, id, file }, text, left));
		},
	};
};

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

import {
	type Edited,
	type OverlayChange,
	type RuleSet,
	type Value,
	type Workspace,
	changeOverlay,
	compile,
	dropEntry,
	link,
	overlayEntries,
	patchAt,
	setIn,
	switchEntry,
} from '@tilewright/lang';
import { parseYaml, positionAt, sourceFile } from '@tilewright/schema';
import { english as t } from '../texts/en.ts';
import { choicesOf, selectionOf, findingOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { changeableOf, differenceViews, findDecl, nameOfRef, viewsOf } from './declared.ts';
import { withoutPair } from './choice.ts';
import { type ClosedDetail, closedDetails } from './closed.ts';
import { togetherView } from './meetings.ts';
import { packChanges } from './pack-changes.ts';
import type {
	Against,
	DifferenceRequest,
	HouseView,
	Made,
	RewriteRequest,
	RuleSetDifference,
	RuleSetView,
	Wanted,
	WriteRequest,
} from './requests.ts';

/** The requests about the rule set of a set-up: its declarations, its differences from another, and its house rules. */
export const handlers = ({ edits, files }: WorkbenchServices) => {
	const linked = (setup: Setup, workspace: Workspace = files.workspace): RuleSet | undefined =>
		link(workspace, selectionOf(setup, setup.seats.length)).ruleSet;
	const textOf = (path: string): string | undefined => edits.textOf(path).text;

	return {
		'rules.set': (setup: Setup): RuleSetView | undefined => {
			const { ruleSet, program } = compile(files.workspace, selectionOf(setup, setup.seats.length));
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
			};
		},
		/** The elements and params that do not apply under a set-up, with the reasons; undefined where it cannot be linked. */
		'rules.closed': (setup: Setup): readonly ClosedDetail[] | undefined => {
			const ruleSet = linked(setup);
			return ruleSet && closedDetails(ruleSet, files.workspace.packs);
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
		/** Rules of packs that do not know each other whose order shows, and what is wrong with the packs together. */
		'rules.together': (setup: Setup) => togetherView(files.workspace, setup),
		/** For each two packs of a set-up, what the one changes in the other. */
		'rules.pack-changes': (setup: Setup) => packChanges(files.workspace, setup),
		/** The declaration behind a source: of `pack.rule.choice` the nearest that was declared. */
		'rules.changeable': ({ setup, id }: { setup: Setup; id: string }) => {
			const ruleSet = linked(setup);
			return ruleSet && changeableOf(ruleSet, files.workspace, id);
		},
		/** The text of house rules with one more change. */
		'rules.write': ({ setup, overlay, wanted }: WriteRequest): Made => {
			const ruleSet = linked(setup);
			if (!ruleSet) return refused(t.notLinked);
			const change = changeFor(ruleSet, files.workspace, wanted);
			if (typeof change === 'string') return refused(change);
			const packs = new Set(change.packs);
			const head = { id: overlay.id, over: [...packs], title: overlay.title, file: overlay.file };
			const edited = made(changeOverlay(overlay.text, head, change.change));
			if (edited.text === undefined) return edited;
			// house rules that cannot be played are not written
			const over = [...(setup.overlays ?? []).filter((o) => o !== overlay.id), overlay.id];
			const bare =
				wanted.is === 'set'
					? withoutChoice(setup, wanted.ref)
					: wanted.is === 'order'
						? { ...setup, order: withoutPair(setup.order ?? [], wanted) }
						: setup;
			const { diagnostics } = compile(
				edits.withText(overlay.file, edited.text),
				selectionOf({ ...bare, overlays: over }, setup.seats.length),
			);
			const wrong = diagnostics.find((d) => d.severity === 'error');
			return wrong ? refused(t.wouldNot({ message: wrong.message })) : edited;
		},
		'rules.house': (setup: Setup) => {
			const { choices } = choicesOf(files.workspace, setup);
			const ruleSet = linked(setup);
			return (choices?.overlays ?? []).map((overlay): HouseView => {
				const text = textOf(overlay.file) ?? '';
				const doc = parseYaml(sourceFile(overlay.file, text));
				return {
					...overlay,
					entries: overlayEntries(text).map(({ path, ...entry }, index) => ({
						...entry,
						index,
						line: positionAt(doc.file, doc.rangeOf(path).start).line,
						name: nameOfRef(ruleSet, entry.ref),
					})),
				};
			});
		},
		/** The text of house rules with one entry switched or dropped, or with another name. */
		'rules.rewrite': ({ file, to }: RewriteRequest): Made => {
			const text = textOf(file);
			if (text === undefined) return refused(t.noFile({ file }));
			if (to.is === 'named') {
				const titled = setIn(text, ['title'], to.title, { file });
				if (!titled.ok || to.says === '') return made(titled);
				return made(setIn(titled.text, ['says'], to.says, { file }));
			}
			const entry = overlayEntries(text)[to.index];
			if (!entry) return refused(t.noFile({ file }));
			return made(
				to.is === 'drop' ? dropEntry(text, entry) : switchEntry(text, entry, to.is === 'on'),
			);
		},
	};
};

/** The set-up that another is compared with. */
function otherThan(setup: Setup, against: Against, game: Setup | undefined): Setup {
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

/** The change of an overlay that the dialog requests, with the packs it is about; a text where it cannot be made. */
function changeFor(
	ruleSet: RuleSet,
	workspace: Workspace,
	wanted: Wanted,
): { change: OverlayChange; packs: readonly string[] } | string {
	const first = ruleSet.packs.filter((p) => p.role === 'game').map((p) => p.id);
	if (wanted.is === 'set') {
		const [word = '', ...rest] = wanted.ref.split('.');
		const decl = ruleSet.sections
			.get(word === 'param' ? 'params' : 'elements')
			?.get(rest.join('.'));
		return { change: wanted, packs: decl ? packsOf(ruleSet, decl.pack, first) : first };
	}
	if (wanted.is === 'order') {
		const packs = [wanted.first, wanted.then].flatMap((name) =>
			packsOf(ruleSet, name.slice(0, name.indexOf('.')), first),
		);
		return { change: wanted, packs };
	}
	const key = wanted.is === 'disable' ? wanted.ref : wanted.key;
	const decl = findDecl(ruleSet, key);
	const of = decl && changeableOf(ruleSet, workspace, key);
	if (!decl || !of) return t.noDeclaration({ id: key });
	const packs = packsOf(ruleSet, decl.pack, first);
	if (wanted.is === 'disable') return { change: { is: 'disable', ref: of.ref }, packs };
	if (wanted.is === 'value') {
		const patch = patchAt(decl, wanted.path, wanted.to);
		return { change: { is: 'patch', ref: of.ref, with: patch }, packs };
	}
	const doc = parseYaml(sourceFile(key, wanted.text));
	const [finding] = doc.diagnostics.filter((d) => d.severity === 'error');
	if (finding) return t.notYaml({ message: finding.message, line: finding.line });
	const value = doc.value as Value;
	if (typeof value !== 'object' || value === null || Array.isArray(value)) return t.noMapping;
	if (wanted.is === 'text') {
		const rest = Object.fromEntries(Object.entries(value).filter(([name]) => name !== 'id'));
		return { change: { is: 'replace', ref: of.ref, with: of.listed ? rest : value }, packs };
	}
	return { change: { is: 'add', section: decl.section, id: wanted.id, as: value }, packs };
}

/** A set-up in which nothing is chosen for a param or an element. */
function withoutChoice(setup: Setup, ref: string): Setup {
	const [word, ...rest] = ref.split('.');
	const key = word === 'param' ? 'params' : 'elements';
	const others = Object.entries(setup[key]).filter(([id]) => id !== rest.join('.'));
	return { ...setup, [key]: Object.fromEntries(others) };
}

/**
 * The pack a change is about, with its game; an overlay's own declarations are about the game, and what a library declares is
 * changed for this game only.
 */
function packsOf(ruleSet: RuleSet, pack: string, first: readonly string[]): readonly string[] {
	const of = ruleSet.packs.find((p) => p.name === pack);
	if (!of) return first;
	return of.game === undefined ? [...first, of.id] : [of.id];
}

function made(edited: Edited): Made {
	if (!edited.ok) return refused(edited.diagnostics.map((d) => d.message).join(' '));
	return { text: edited.text, message: '', empty: overlayEntries(edited.text).length === 0 };
}

function refused(message: string): Made {
	return { text: undefined, message, empty: false };
}

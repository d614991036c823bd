import {
	type OverlayEntry,
	overlayEntries,
	type Pack,
	packsInPlay,
	packsMissing,
	type RuleSet,
	switchEntry,
} from '@tilewright/lang';
import { parseYaml, positionAt, sourceFile } from '@tilewright/schema';
import { choicesOf, type Setup } from '@tilewright/session';
import type { WorkbenchServices } from '../engine/handler-registry.ts';
import { changedSentences } from './changed-sentences.ts';
import { declarationKey, declOfRef, filledParam, nameOfRef } from './declared.ts';
import { actedOnBy } from './pack-changes.ts';
import type { LinkedRules } from './linked-rules.ts';
import type { HouseView } from './requests.ts';

/** Changes whose declaration is there to be changed further. */
const isEditable: ReadonlySet<OverlayEntry['is']> = new Set(['set', 'replace', 'patch', 'add']);

/** The house rules for a set-up and what each of their changes says. */
export function houseViews(
	{ files }: Pick<WorkbenchServices, 'files'>,
	{ linked, linkedWith, textOf }: LinkedRules,
	setup: Setup,
): readonly HouseView[] {
	const { choices } = choicesOf(files.workspace, setup);
	const ruleSet = linked(setup);
	const missingOf = (over: readonly string[]): readonly Pack[] =>
		ruleSet === undefined
			? []
			: packsMissing(over, packsInPlay(files.workspace, setup.game, ruleSet.packs));
	return (choices?.overlays ?? []).map((overlay): HouseView => {
		const text = textOf(overlay.file) ?? '';
		const changes = overlayEntries(text);
		const others = (setup.overlays ?? []).filter((o) => o !== overlay.id);
		const missing = missingOf([...overlay.over, ...changes.flatMap((entry) => entry.over)]);
		// a change that rests is told as it is with its packs
		const full = { ...setup, packs: [...setup.packs, ...missing.map((p) => p.name)] };
		const before = linked({ ...full, overlays: others });
		const after =
			before && changes.length > 0
				? linked({ ...full, overlays: [...others, overlay.id] })
				: undefined;
		const underText = (edited: string): RuleSet | undefined =>
			linkedWith({ ...full, overlays: [...others, overlay.id] }, overlay.file, edited);
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
		const refs = changes.map(({ ref }) => ref);
		const isShared = ({ ref }: OverlayEntry): boolean =>
			refs.indexOf(ref) !== refs.lastIndexOf(ref);
		const doc = parseYaml(sourceFile(overlay.file, text));
		return {
			...overlay,
			entries: changes.map((listed, index) => {
				const { path, ...entry } = listed;
				const rules = entry.off ? before && switchedOn(listed) : after;
				const known = rules ?? ruleSet;
				const without =
					before && isShared(listed) && listed.switches
						? entry.off
							? after
							: withoutThis(listed)
						: before;
				const decl = known && isEditable.has(entry.is) ? declOfRef(known, entry.ref) : undefined;
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
					about:
						rules && decl && entry.is === 'add'
							? [...new Set(actedOnBy(rules, decl).map(declarationKey))]
							: [],
					...changedSentences(without, rules, entry),
				};
			}),
		};
	});
}

import { link, overlayEntries, type OverlayEntry, type WorkspaceDocument } from '@tilewright/lang';
import { overlayId, selectionOf, type Setup, type WorkspaceFiles } from '@tilewright/session';
import { changedSentences } from '../rules/changed-sentences.ts';
import { nameOfRef } from '../rules/declared.ts';
import type { LinkThing } from './requests.ts';

const encoder = new TextEncoder();

/** Describes the files of a link: packs with their numbers of tiles and rules, and house rules with their changes. */
export function thingsInLink(
	files: WorkspaceFiles,
	texts: Readonly<Record<string, string>>,
	setup: Setup | undefined,
): LinkThing[] {
	const more = Object.entries(texts).map(([path, text]) => ({ path, bytes: encoder.encode(text) }));
	const workspace = files.workspaceWith(more);
	const packs = workspace.packs
		.filter((pack) => pack.parts.some((part) => Object.hasOwn(texts, part.path)))
		.map((pack): LinkThing => ({
			is: 'pack',
			title: pack.title,
			tileIds: declared(pack.parts, 'tiles'),
			rules: [...declared(pack.parts, 'rules'), ...declared(pack.parts, 'actions')].length,
			isWhole: pack.parts.every((part) => Object.hasOwn(texts, part.path)),
		}));
	const linked = (overlays: readonly string[]) =>
		setup &&
		link(workspace, selectionOf({ ...setup, overlays: [...overlays] }, setup.seats.length)).ruleSet;
	const houses = workspace.documents
		.filter((document) => document.kind === 'overlay' && Object.hasOwn(texts, document.path))
		.map((document): LinkThing => {
			const id = overlayId(document) ?? '';
			const { title } = (document.yaml.value ?? {}) as { title?: unknown };
			const others = (setup?.overlays ?? []).filter((other) => other !== id);
			const [before, after] = [linked(others), linked([...others, id])];
			const changes = overlayEntries(texts[document.path]!).map((entry) => {
				const { name } = named(nameOfRef(after, entry.ref), entry);
				const sentences = changedSentences(before, after, entry).after;
				// a rule without a title is called by the moment at which it happens
				const isSaid = sentences[0] === `${name}:`;
				return { name, off: entry.off, sentences: isSaid ? sentences.slice(1) : sentences };
			});
			return { is: 'house', title: typeof title === 'string' ? title : id, changes };
		});
	return [...packs, ...houses];
}

/** The sentence of a choice has “…” in the place of its value. */
function named(name: string, { value }: OverlayEntry): { readonly name: string } {
	return { name: value === undefined ? name : name.replace('…', () => String(value)) };
}

/** The ids that a section of the files of a pack declares. */
function declared(parts: readonly WorkspaceDocument[], section: string): string[] {
	return parts.flatMap(({ yaml }) => {
		const { [section]: found } = (yaml.value ?? {}) as Readonly<Record<string, unknown>>;
		return typeof found === 'object' && found !== null ? Object.keys(found) : [];
	});
}

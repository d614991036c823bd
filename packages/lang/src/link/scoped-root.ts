import { type Findings, diagnose } from '@tilewright/schema';
import type { WorkspaceDocument } from '../workspace/workspace.ts';
import { type Written, writtenAt } from './change-targets.ts';
import { type SourcedValue, fileOf, get, keyRangeOf, rangeOf } from './sourced-value.ts';
import type { Sort } from './pack-words.ts';
import { type Scopes, resolveWord } from './scopes.ts';
import {
	type RefPath,
	type WrittenRef,
	dottedRoots,
	refsOfChange,
	writtenRefs,
} from './written-refs.ts';

interface Edit {
	readonly path: RefPath;
	/** The key is renamed, not the value. */
	readonly isKey: boolean;
	readonly text: string;
	/** The text with each word as its pack calls it. */
	readonly bare: string;
}

/**
 * The root of a document of a pack. Words that mean different things to different packs, and words that stand with their pack,
 * are replaced by the ids that they have in the program. Ids of declarations stay as they are written; so do expressions, which
 * are resolved by themselves.
 */
export function scopedRoot(
	document: WorkspaceDocument,
	pack: string | undefined,
	scopes: Scopes,
	diagnostics: Findings,
): SourcedValue | undefined {
	const { root } = document;
	if (root === undefined || !scopes.concern(dottedRoots(document))) return root;
	const edits: Edit[] = [];
	/** The ids that a word can mean, with their sorts; of several the pack must choose one. */
	const choicesFor: ChoicesFor = (sorts, word, { path }, there) => {
		const from = there?.pack ?? pack;
		const beside = besideOf(path);
		const nearest = sorts.length < 2 ? sorts : scopes.nearestSorts(sorts, word, from, beside);
		return nearest.flatMap((sort): Choice[] => {
			// a kind keeps its own definitions to itself
			if (sort === 'define' && there?.isDeclared === true) return [{ sort, id: word }];
			const meaning = scopes.meaning(sort, word, from, beside);
			if (meaning === undefined) return [];
			return 'id' in meaning
				? [{ sort, id: meaning.id }]
				: meaning.choices.map((id) => ({ sort, id }));
		});
	};
	const resolve = (
		choices: readonly Choice[],
		word: string,
		{ path, isKey }: WrittenRef,
	): string | undefined => {
		const ids = [...new Set(choices.map((c) => c.id))];
		// one of several stands in, so that nothing else is reported here
		if (ids.length < 2) return ids[0];
		const datum = path.reduce<SourcedValue | undefined>(step, root) ?? root;
		const range = isKey ? keyRangeOf(datum) : rangeOf(datum);
		const args = { ref: word, choices: ids };
		diagnostics.push(diagnose(fileOf(datum), range, 'LINK-REF-AMBIGUOUS', args));
		return ids[0];
	};
	const read = (
		ref: WrittenRef,
		thereOf: (word: string) => Written | undefined = () => undefined,
	): void => {
		if (!scopes.mayDiffer(ref.text)) return;
		const text = scopedText(ref, pack, scopes, (sorts, word) =>
			resolve(choicesFor(sorts, word, ref, thereOf(word)), word, ref),
		);
		if (text === ref.text) return;
		const bare = scopedText(ref, pack, scopes, (sorts, word) => {
			const [choice] = choicesFor(sorts, word, ref, thereOf(word));
			return choice && (scopes.parts(choice.sort, choice.id)?.word ?? choice.id);
		});
		edits.push({ path: ref.path, isKey: ref.isKey, text, bare });
	};
	const { refs, changes } = writtenRefs(document);
	refs.forEach((ref) => read(ref));
	for (const change of changes)
		for (const target of scopes.targetsOf(change.ref, pack ?? '', besideOf(change.path)))
			for (const ref of refsOfChange(change, target)) {
				const path = ref.path.slice(change.path.length);
				const place = { path, isKey: ref.isKey };
				read(ref, (word) => writtenAt(target, { ...place, text: word }));
			}
	return edits.length === 0 ? root : edited(root, edits);
}

function besideOf(path: RefPath): string | undefined {
	return path[0] === 'with' ? String(path[1]) : undefined;
}

function step(datum: SourcedValue | undefined, key: string | number): SourcedValue | undefined {
	return datum?.is === 'list' ? datum.items[Number(key)] : get(datum, String(key));
}

interface Choice {
	readonly sort: Sort;
	readonly id: string;
}

type ChoicesFor = (
	sorts: readonly Sort[],
	word: string,
	ref: WrittenRef,
	there: Written | undefined,
) => readonly Choice[];

/** The id that a word means as one of some sorts, if it is not the word itself. */
type Resolve = (sorts: readonly Sort[], word: string) => string | undefined;

function scopedText(
	ref: WrittenRef,
	pack: string | undefined,
	scopes: Scopes,
	resolve: Resolve,
): string {
	const { sorts, text } = ref;
	if (ref.param !== undefined) return resolve([valueSort(scopes, ref.param, pack)], text) ?? text;
	const first = (word: string): string => resolve(sorts, word) ?? word;
	if (ref.form === 'segment')
		return text
			.split(' ')
			.map((word, i) => (i === 0 ? word : first(word)))
			.join(' ');
	if (sorts[0] === 'slot') return scopedSlot(text, scopes, resolve);
	const root = /^(?:param|element)\./.exec(text)?.[0] ?? '';
	return root + first(text.slice(root.length));
}

export function valueSort(scopes: Scopes, param: string, pack: string | undefined): Sort {
	return `param.${resolveWord(scopes, 'param', param.replace(/^params?\./, ''), pack)}`;
}

/** A slot is a path of words, of which each may stand with its pack. */
function scopedSlot(text: string, scopes: Scopes, resolve: Resolve): string {
	const words = text.split('.');
	const out: string[] = [];
	for (let i = 0; i < words.length; i++) {
		const [word, next] = [words[i]!, words[i + 1]];
		const pair = next === undefined ? undefined : `${word}.${next}`;
		const id =
			pair !== undefined && scopes.isQualified('slot', pair) ? resolve(['slot'], pair) : undefined;
		if (id !== undefined) i++;
		out.push(id ?? resolve(['slot'], word) ?? word);
	}
	return out.join('.');
}

function edited(datum: SourcedValue, edits: readonly Edit[], depth = 0): SourcedValue {
	const own = edits.find((e) => e.path.length === depth && !e.isKey);
	if (datum.is === 'scalar')
		return own === undefined ? datum : { ...datum, value: own.text, bare: own.bare };
	const inside = (key: string | number): Edit[] =>
		edits.filter((e) => e.path.length > depth && String(e.path[depth]) === String(key));
	if (datum.is === 'list')
		return {
			...datum,
			items: datum.items.map((item, i) => {
				const innerEdits = inside(i);
				return innerEdits.length === 0 ? item : edited(item, innerEdits, depth + 1);
			}),
		};
	const entries = new Map<string, SourcedValue>();
	for (const [key, item] of datum.entries) {
		const innerEdits = inside(key);
		const name = innerEdits.find((e) => e.isKey && e.path.length === depth + 1)?.text ?? key;
		entries.set(name, innerEdits.length === 0 ? item : edited(item, innerEdits, depth + 1));
	}
	return { ...datum, entries };
}

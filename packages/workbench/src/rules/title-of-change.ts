import { type OverlayEntry, type RuleSet, type Section, overlayEntries } from '@tilewright/lang';
import { english as t } from '../texts/en.ts';
import { changedParts } from './changed-sentences.ts';
import { declOfRef, filledParam, nameOfRef } from './declared.ts';
import { nameOfDecl } from './name-of-decl.ts';

const MOST_LETTERS = 80;

/**
 * A title for house rules that nobody named: the name of what their first change is about, and what that says now. It is never cut
 * within a clause: where a sentence is too long, the clause that the change brings is told. Undefined where nothing is changed.
 */
export function titleOfChanges(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	text: string,
): string | undefined {
	const entries = overlayEntries(text);
	const [entry] = entries;
	if (entry === undefined) return undefined;
	const says = changedParts(before, after, entry).after;
	const hasMore = entries.length > 1 || (entry.is !== 'add' && says.length > 1);
	const most = MOST_LETTERS - (hasMore ? t.titleAndMore({ title: '' }).length : 0);
	const title = titleOfEntry(before, after, entry, most);
	return hasMore ? t.titleAndMore({ title }) : title;
}

function titleOfEntry(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	entry: OverlayEntry,
	most: number,
): string {
	const decl = (after && declOfRef(after, entry.ref)) ?? (before && declOfRef(before, entry.ref));
	const name = decl ? nameOfDecl(decl) : nameOfRef(after, entry.ref);
	if (entry.is === 'disable') return t.titleWithout({ name });
	if (entry.is === 'add')
		return titleOfAdded(before, after, entry, { name, most, section: decl?.section });
	const chosen = decl && after && entry.is === 'set' ? filledParam(after, decl) : '';
	if (chosen !== '') return plain(chosen);
	const sentences = changedParts(before, after, entry);
	const [was = '', says] = [sentences.before[0], sentences.after[0]];
	const isWorth = entry.lines.length > 0;
	if (says === undefined) {
		const gone = t.titleChanged({ name: capitalised(name), gone: plain(was) });
		return gone.length <= most ? gone : t.titleOther({ name: capitalised(name), isWorth });
	}
	const told = [...clauses(plain(was), plain(says)), ...otherNumber(was, says)]
		.flatMap((clause) => [clause, withoutWorth(clause)])
		.map((clause) => t.titleSays({ name: capitalised(name), says: clause }))
		.find((title) => title.length <= most);
	return told ?? t.titleOther({ name: capitalised(name), isWorth });
}

/**
 * A change of what a feature pays is told in full; a rule of a moment, too, or by its moment; another one is like the rule that it was
 * made of.
 */
function titleOfAdded(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	entry: OverlayEntry,
	{
		name,
		most,
		section,
	}: { readonly name: string; readonly most: number; readonly section: Section | undefined },
): string {
	const [head = '', ...does] = changedParts(before, after, entry).after;
	const isWhole = section === 'modify' && head !== '' && does.length === 0;
	if (isWhole && head.length <= most) return plain(head);
	if (head !== `${name}:`) return t.titleAdded({ name: name.replace(/ ?\d+$/, '') });
	const told = t.titleSays({ name, says: plain(does.join(' ')) });
	return told.length <= most ? told : t.titleAlso({ name });
}

/**
 * The parts of a sentence that have the first difference from another one: first those from its beginning, of these the longest. They
 * begin where clauses do. They end only before another case: without a condition or a member of a list they would not be true.
 */
function clauses(was: string, says: string): string[] {
	const [old, now] = [was, says].map((line) => line.split(' ')) as [string[], string[]];
	const first = now.findIndex((word, i) => word !== old[i]);
	const isLink = (i: number): boolean => wordsOf(t.clauseLinks).has(now[i]!);
	const isCase = (i: number): boolean =>
		now[i] === t.otherCase || now[i - 1]?.endsWith(';') === true;
	const begins = (i: number): boolean =>
		isLink(i) || isCase(i) || wordsOf(t.clauseWords).has(now[i]!);
	const edges = now.flatMap((_, i) => (i > 0 && begins(i) && !begins(i - 1) ? [i] : []));
	// A part of a linked list is told alone only where all of it is new.
	const starts = [0, ...edges.filter((i) => !isLink(i) || i === first)];
	const parts = starts.flatMap((from) =>
		[...edges.filter(isCase), now.length].flatMap((to) => {
			if (from > first || to <= first) return [];
			const part = plain(now.slice(isLink(from) ? from + 1 : from, to).join(' '));
			return [part, withoutAsides(part)].map((text) => ({ from, text }));
		}),
	);
	return parts
		.toSorted(
			(a, b) => Number(b.from === 0) - Number(a.from === 0) || b.text.length - a.text.length,
		)
		.map(({ text }) => text);
}

/** A number instead of another one, where two sentences differ in nothing else. */
function otherNumber(was: string, says: string): string[] {
	const [old = [], now = []] = [was, says].map((line) => line.match(/-?\d+/g) ?? []);
	const isAlike = was.replace(/-?\d+/g, '') === says.replace(/-?\d+/g, '');
	const at = now.findIndex((number, i) => number !== old[i]);
	return isAlike && at >= 0 ? [t.titleNumber({ now: now[at]!, was: old[at]! })] : [];
}

function wordsOf(list: string): ReadonlySet<string> {
	return new Set(list.split(' '));
}

function withoutWorth(clause: string): string {
	return clause.startsWith(t.worthWords) ? clause.slice(t.worthWords.length) : clause;
}

function withoutAsides(text: string): string {
	return text.replace(/ \([^()]*\)/g, '');
}

/** Tells that a title is another one, or that with a number that makes it free. */
export function isTitleLike(title: string, other: string | undefined): boolean {
	if (other === undefined || !title.startsWith(other)) return false;
	return /^( \d+)?$/.test(title.slice(other.length));
}

function plain(sentence: string): string {
	return sentence.trim().replace(/[.:,;]$/, '');
}

function capitalised(name: string): string {
	return name.replace(/^./u, (first) => first.toUpperCase());
}

import { type RuleSet, overlayEntries } from '@tilewright/lang';
import { english as t } from '../texts/en.ts';
import { changedSentences } from './changed-sentences.ts';
import { declOfRef, filledParam } from './declared.ts';

const maxTitle = 60;
/** The words before a difference that are told with it, where the beginning of a sentence is left out. */
const WORDS_BEFORE = 2;

/**
 * A title for house rules of one change: the name of what is changed, and what it says then. Where the sentence is too long, the words that
 * the change brings are told.
 */
export function titleOfChange(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	{ name, text }: { readonly name: string; readonly text: string },
): string {
	const entry = overlayEntries(text).at(-1);
	if (entry === undefined) return capitalised(name);
	if (entry.is === 'disable') return shortened(t.titleWithout({ name }));
	if (entry.is === 'add') return shortened(t.titleAdded({ name }));
	const decl = after && declOfRef(after, entry.ref);
	const chosen = decl && entry.is === 'set' ? filledParam(after, decl) : '';
	if (chosen !== '') return shortened(plain(chosen));
	const { before: was, after: now } = changedSentences(before, after, entry);
	const [says] = now;
	if (says === undefined)
		return shortened(t.titleChanged({ name: capitalised(name), gone: plain(was[0] ?? '') }));
	const head = shortened(capitalised(name), maxTitle / 2);
	const told = difference(was[0] ?? '', says, maxTitle - head.length - 2);
	return t.titleSays({ name: head, says: told });
}

/** A sentence, or where it is too long the part of it from the first word that another one does not have. */
function difference(was: string, says: string, most: number): string {
	const [old, now] = [was, says].map((line) => plain(line).split(' '));
	const whole = now!.join(' ');
	const first = now!.findIndex((word, i) => word !== old![i]);
	let last = now!.length;
	while (last > first + 1 && now![last - 1] === old![old!.length - 1 - (now!.length - last)])
		last--;
	const toItsEnd = now!.slice(0, last).join(' ');
	if (whole.length <= most || toItsEnd.length < most) return shortened(whole, most);
	const partFrom = (at: number): string => `… ${now!.slice(at).join(' ')}`;
	let from = Math.max(1, first - WORDS_BEFORE);
	while (from > 1 && partFrom(from - 1).length <= most) from--;
	return shortened(partFrom(from), most);
}

/** A title that none of others has: with a number where one has it already. */
export function freeTitle(title: string, taken: readonly string[]): string {
	let free = title;
	for (let n = 2; taken.includes(free); n++) free = `${title} ${n}`;
	return free;
}

function shortened(text: string, most = maxTitle): string {
	if (text.length <= most) return text;
	const cut = text.slice(0, most - 1);
	const end = cut.lastIndexOf(' ');
	return `${cut.slice(0, end < most / 2 ? undefined : end).replace(/[\s,;:–]+$/, '')}…`;
}

function plain(sentence: string): string {
	return sentence.trim().replace(/[.:]$/, '');
}

function capitalised(name: string): string {
	return name.replace(/^./u, (first) => first.toUpperCase());
}

import {
	type OverlayEntry,
	type RuleSet,
	describeDeclaration,
	fieldOf,
	lexiconOf,
} from '@tilewright/lang';
import { english as t } from '../texts/en.ts';
import { declOfRef } from './declared.ts';

interface ChangedSentences {
	readonly before: readonly string[];
	readonly after: readonly string[];
}

type Entry = Pick<OverlayEntry, 'is' | 'ref'>;

interface Line {
	readonly text: string;
	readonly depth: number;
	/** The lines that it is part of: “After a tile was laid:”. */
	readonly heads: readonly Line[];
	/** Its words as the beginning of another line: “Otherwise:” comes with the condition before it. */
	readonly asHead: string;
}

/** The sentences that a change brings and takes away. A part of a sentence is told with its beginning, which says when it applies. */
export function changedSentences(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	entry: Entry,
): ChangedSentences {
	const changed = changedLines(before, after, entry);
	return { before: changed.before.map(withHeads), after: changed.after.map(withHeads) };
}

/** The same, each part of a sentence by itself. */
export function changedParts(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	entry: Entry,
): ChangedSentences {
	const { before: was, after: now } = changedLines(before, after, entry);
	return { before: was.map(({ text }) => text), after: now.map(({ text }) => text) };
}

function changedLines(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	{ is, ref }: Entry,
): { readonly before: readonly Line[]; readonly after: readonly Line[] } {
	if (before === undefined || after === undefined || !described.has(is))
		return { before: [], after: [] };
	const refs = ref.split(', ');
	const was = is === 'add' ? [] : refs.flatMap((r) => linesOf(before, r));
	const now = is === 'disable' ? [] : refs.flatMap((r) => linesOf(after, r));
	return { before: without(was, now), after: without(now, was) };
}

/** Changes of declarations that have sentences of their own; of a choice its value says all. */
const described: ReadonlySet<OverlayEntry['is']> = new Set(['patch', 'replace', 'disable', 'add']);

function without(lines: readonly Line[], others: readonly Line[]): readonly Line[] {
	const texts = new Set(others.map(({ text }) => text));
	return lines.filter(({ text }) => !texts.has(text));
}

/** A line in one sentence with its beginning, as far as the line before has not told that. */
function withHeads({ text, heads }: Line, at: number, all: readonly Line[]): string {
	const above = all[at - 1];
	const told = new Set(above === undefined ? [] : [...above.heads, above]);
	const fresh = heads.filter((head) => !told.has(head)).map(({ asHead }) => asHead);
	return [...fresh, text].reduce((said, next) => `${said} ${uncapitalised(next)}`);
}

function uncapitalised(text: string): string {
	return text.replace(/^./u, (first) => first.toLowerCase());
}

function linesOf(ruleSet: RuleSet, ref: string): readonly Line[] {
	const decl = declOfRef(ruleSet, ref);
	if (decl === undefined) return [];
	const says = fieldOf(decl, 'says');
	const lines: Line[] = [];
	for (const line of describeDeclaration(decl, lexiconOf(ruleSet))) {
		const text = line.trim();
		const depth = /^\t*/.exec(line)![0].length;
		const above = lines.at(-1);
		const heads = (above === undefined ? [] : [...above.heads, above]).filter(
			(head) => head.depth < depth,
		);
		lines.push({ text, depth, heads, asHead: beginningOf(text, depth, lines) });
	}
	if (lines.length > 0 || says === '') return lines;
	return [{ text: says, depth: 0, heads: [], asHead: says }];
}

/** “If …: … Otherwise:”, or “If all of these hold: … Then:” with the conditions. */
function beginningOf(text: string, depth: number, before: readonly Line[]): string {
	if (text !== t.thenHead && text !== t.otherwiseHead) return text;
	const from = before.findLastIndex((line) => line.depth === depth && line.text.endsWith(':'));
	const first = before[from];
	if (first === undefined) return text;
	if (text === t.otherwiseHead) return `${first.asHead} … ${text}`;
	return [...before.slice(from).map((line) => line.text), text].join(' ');
}

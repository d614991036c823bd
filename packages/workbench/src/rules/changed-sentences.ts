import {
	type OverlayEntry,
	type RuleSet,
	describeDeclaration,
	fieldOf,
	lexiconOf,
} from '@tilewright/lang';
import { declOfRef } from './declared.ts';

export function changedSentences(
	before: RuleSet | undefined,
	after: RuleSet | undefined,
	{ is, ref }: Pick<OverlayEntry, 'is' | 'ref'>,
): { before: readonly string[]; after: readonly string[] } {
	if (before === undefined || after === undefined || !described.has(is))
		return { before: [], after: [] };
	const refs = ref.split(', ');
	const was = is === 'add' ? [] : refs.flatMap((r) => sentencesOf(before, r));
	const now = is === 'disable' ? [] : refs.flatMap((r) => sentencesOf(after, r));
	return {
		before: was.filter((line) => !now.includes(line)),
		after: now.filter((line) => !was.includes(line)),
	};
}

/** Changes of declarations that have sentences of their own; of a choice its value says all. */
const described: ReadonlySet<OverlayEntry['is']> = new Set(['patch', 'replace', 'disable', 'add']);

function sentencesOf(ruleSet: RuleSet, ref: string): string[] {
	const decl = declOfRef(ruleSet, ref);
	if (decl === undefined) return [];
	const says = fieldOf(decl, 'says');
	const lines = describeDeclaration(decl, lexiconOf(ruleSet)).map((line) => line.trim());
	return lines.length > 0 || says === '' ? lines : [says];
}

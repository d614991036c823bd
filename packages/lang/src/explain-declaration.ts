import { positionAt } from '@tilewright/schema';
import type { Declared } from './difference.ts';
import { at, citesOf, type Decl, type RuleSet, valueOf } from './link/ruleset.ts';
import { isNamed } from './link/sections.ts';
import { describeDeclaration } from './words/texts.ts';
import { lexiconOf } from './words/lexicon.ts';

/** The texts and sources of a declaration, wherever it is shown. */
export interface ExplainedDeclaration {
	readonly from: string;
	readonly title: string;
	/** The sentence its author wrote, or ''. */
	readonly says: string;
	/** Sentences about its meaning, made from its data. */
	readonly prose: readonly string[];
	readonly file: string;
	readonly line: number;
	readonly cites: readonly string[];
}

/** A declaration of a rule set in words, with where it stands. */
export function explainDeclaration(ruleSet: RuleSet, decl: Declared): ExplainedDeclaration {
	const { file, range } = at(decl);
	const { doc, path } = decl.datum.place;
	const listed = decl.section !== 'scores' && decl.section !== 'deck' && !isNamed(decl.section);
	// the range of a named declaration begins at its name
	const named = !listed && typeof path.at(-1) === 'string';
	const start = named ? doc.keyRangeOf(path).start : range.start;
	return {
		from: ruleSet.packs.find((p) => p.name === decl.pack)?.title ?? decl.pack,
		title: fieldOf(decl, 'title'),
		says: fieldOf(decl, 'says'),
		prose: describeDeclaration(decl, lexiconOf(ruleSet)),
		file: file.path,
		line: positionAt(file, start).line,
		cites: citesOf(decl),
	};
}

/** A text that a declaration has beside what it does; '' where it has none. */
export function fieldOf(decl: Pick<Decl, 'datum'> | undefined, key: 'title' | 'says'): string {
	if (!decl) return '';
	const value = valueOf(decl) as Record<string, unknown> | null;
	const text = typeof value === 'object' && value !== null ? value[key] : undefined;
	return typeof text === 'string' ? text : '';
}

import { positionAt } from '@tilewright/schema';
import type { Declared } from './difference.ts';
import { at, citesOf, type Decl, type RuleSet, valueOf } from './link/ruleset.ts';
import { isNamed } from './link/sections.ts';
import { stretchTitle } from './words/timeline.ts';
import { describeDeclaration } from './words/texts.ts';
import { lexiconOf } from './words/lexicon.ts';

export interface ExplainedDeclaration {
	readonly from: string;
	readonly title: string;
	/** The sentence its author wrote, or ''. */
	readonly says: string;
	readonly prose: readonly string[];
	readonly file: string;
	readonly line: number;
	readonly cites: readonly string[];
}

export function explainDeclaration(ruleSet: RuleSet, decl: Declared): ExplainedDeclaration {
	const { file, range } = at(decl);
	const { doc, path } = decl.datum.place;
	const listed = decl.section !== 'scores' && decl.section !== 'deck' && !isNamed(decl.section);
	// the range of a named declaration begins at its name
	const named = !listed && typeof path.at(-1) === 'string';
	const start = named ? doc.keyRangeOf(path).start : range.start;
	return {
		from: ruleSet.packs.find((p) => p.name === decl.pack)?.title ?? decl.pack,
		title: titleOf(decl),
		says: fieldOf(decl, 'says'),
		prose: describeDeclaration(decl, lexiconOf(ruleSet)),
		file: file.path,
		line: positionAt(file, start).line,
		cites: citesOf(decl),
	};
}

/** The title of a declaration; that of a stretch of the order of play, which has none of its own. */
export function titleOf(decl: Declared): string {
	return decl.section === 'timeline' ? (stretchTitle(decl.id) ?? '') : fieldOf(decl, 'title');
}

export function fieldOf(decl: Pick<Decl, 'datum'> | undefined, key: 'title' | 'says'): string {
	if (!decl) return '';
	const value = valueOf(decl) as Record<string, unknown> | null;
	const text = typeof value === 'object' && value !== null ? value[key] : undefined;
	return typeof text === 'string' ? text : '';
}

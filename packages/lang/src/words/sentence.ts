import type { Declared } from '../difference.ts';
import { type Blank, type SentencePart, closing, firstIndex, opening } from './blank.ts';
import { describeDeclaration } from './declaration.ts';
import type { Lexicon } from './lexicon.ts';

/** What a declaration means, a line for each sentence, with blanks for what can be changed by itself. */
export function describeWithBlanks(
	decl: Declared,
	lexicon: Lexicon,
): readonly (readonly SentencePart[])[] {
	const found: Blank[] = [];
	return describeDeclaration(decl, lexicon, found).map((line) => partsOf(line, found));
}

/** The parts of a text in which blanks are marked. */
export function partsOf(said: string, blanks: readonly Blank[]): SentencePart[] {
	return said
		.split(new RegExp(`(${opening}[^${closing}]*${closing})`, 'u'))
		.filter((part) => part !== '')
		.map((part) => {
			if (!part.startsWith(opening)) return part;
			const label = part.slice(2, -1);
			const blank = blanks[part.codePointAt(1)! - firstIndex];
			return blank === undefined ? label : { ...blank, label };
		});
}

import type { Declared } from '../difference.ts';
import type { Blank, SentencePart } from './blank.ts';
import { describeDeclaration } from './declaration.ts';
import type { Lexicon } from './lexicon.ts';
import { cutAtBlanks } from './marks.ts';

export function describeWithBlanks(
	decl: Declared,
	lexicon: Lexicon,
): readonly (readonly SentencePart[])[] {
	const found: Blank[] = [];
	return describeDeclaration(decl, lexicon, found).map((line) => partsOf(line, found));
}

export function partsOf(text: string, blanks: readonly Blank[]): SentencePart[] {
	return cutAtBlanks(text).map((part) => {
		if (typeof part === 'string') return part;
		const blank = blanks[part.index];
		return blank === undefined ? part.label : { ...blank, label: part.label };
	});
}

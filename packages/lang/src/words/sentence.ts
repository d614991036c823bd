import type { Declared } from '../difference.ts';
import type { Blank, SentencePart } from './blank.ts';
import { describeDeclaration } from './declaration.ts';
import { capitalised, plural } from './english.ts';
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
		return blank === undefined ? part.label : asSaid(blank, part.label);
	});
}

const forms: readonly ((word: string) => string)[] = [
	(word) => word,
	plural,
	capitalised,
	(word) => capitalised(plural(word)),
];

/** A blank with the words it has in its sentence, such as a plural; the other choices for it take the same form. */
function asSaid(blank: Blank, label: string): Blank {
	const form = forms.find((change) => change(blank.label) === label);
	if (form === undefined) return { ...blank, label };
	const choices = blank.choices.map((choice) => ({ ...choice, label: form(choice.label) }));
	return { ...blank, label, choices };
}

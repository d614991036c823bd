import { identifierWords } from '@tilewright/session';
import { type DeclView, readSentence } from '@tilewright/workbench';

/** The name of a declaration on the page: its title, else the sentence of its author, else its id as words. */
export function ruleName(of: Pick<DeclView, 'title' | 'says' | 'id'>): string {
	const name = of.title || sentenceOf(of).replace(/\.$/, '');
	return name || identifierWords(of.id.split('.').at(-1)!);
}

/** The sentence of an author, with “…” for the value that is chosen. */
export function sentenceOf({ says }: Pick<DeclView, 'says'>): string {
	const { before, after } = readSentence(says);
	// the dots end the sentence where it ends with its gap
	return says.includes('{') ? `${before}…${after === '.' ? '' : after}` : says;
}

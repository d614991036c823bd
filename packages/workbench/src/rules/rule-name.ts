import { identifierWords, withEllipsis } from '@tilewright/session';
import type { DeclView } from './requests.ts';

/** The name of a declaration on the page: its title, else the sentence of its author, else its id as words. */
export function ruleName(of: Pick<DeclView, 'title' | 'says' | 'id'>): string {
	const name = of.title || withEllipsis(of.says).replace(/\.$/, '');
	return name || identifierWords(of.id.split('.').at(-1)!);
}

import { type Decl, fieldOf, titleOf } from '@tilewright/lang';
import { identifierWords } from '@tilewright/session';
import { ruleName } from './rule-name.ts';

export function nameOfDecl(decl: Decl): string {
	return ruleName({ title: titleOf(decl), says: fieldOf(decl, 'says'), id: decl.id });
}

/** The title of a declaration, else its id as words. */
export function shortName(decl: Decl): string {
	return titleOf(decl) || identifierWords(decl.id);
}

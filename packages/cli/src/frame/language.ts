import { languageNames, suggest, useLanguage } from '@tilewright/schema';
import type { FlagSpec } from './command.ts';
import { misuse } from './refusal.ts';

export const languageVariable = 'TILEWRIGHT_LOCALE';

export const languageFlag: Pick<FlagSpec, 'flags'> = { flags: '--locale <name>' };

/**
 * Puts the language in use that a command line or the environment names. It is found before the command line is read, because help and
 * refusals are worded in it. Throws a Refusal for a language that there is not.
 */
export function useLanguageOf(words: readonly string[], variable: string | undefined): void {
	useLanguage('en');
	const at = words.findIndex((word) => word === '--locale' || word.startsWith('--locale='));
	const flag = at < 0 ? undefined : (words[at]!.split('=')[1] ?? words[at + 1]);
	// an empty variable is as good as none
	const name = flag ?? (variable === '' ? undefined : variable);
	if (name === undefined) return;
	if (useLanguage(name)) return;
	const source = flag === undefined ? languageVariable : '--locale';
	const near = suggest(name, languageNames);
	throw misuse('CLI-FLAG-VALUE', { flag: source, value: name, allowed: languageNames, near });
}

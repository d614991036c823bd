import { pseudoTranslation } from './pseudo.ts';
import { type Translation, translationInUse, useTranslation } from './translation.ts';

const languages: ReadonlyMap<string, Translation | undefined> = new Map([
	['en', undefined],
	['pseudo', pseudoTranslation],
]);

/** The names of the languages, `en` for the English of the catalogues first. */
export const languageNames: readonly string[] = [...languages.keys()];

/** Puts a language in use in this thread. Returns false for a name that is not among `languageNames`. */
export function useLanguage(name: string): boolean {
	if (!languages.has(name)) return false;
	useTranslation(languages.get(name));
	return true;
}

/** The name of the language in use in this thread, to be handed to another thread; `en` for a translation without a name. */
export function languageInUse(): string {
	const used = translationInUse();
	return languageNames.find((name) => languages.get(name) === used) ?? 'en';
}

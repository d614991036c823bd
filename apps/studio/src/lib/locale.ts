/** The language that the address asks for, such as `?locale=pseudo`; '' where it asks for none. */
export function localeOf(address: { readonly search: string }): string {
	return new URLSearchParams(address.search).get('locale') ?? '';
}

/** Puts a language in place of English in this thread; one that there is not changes nothing. */
export async function useLocale(locale: string): Promise<void> {
	if (locale !== 'pseudo') return;
	const { usePseudoLocale } = await import('./pseudo-locale.ts');
	usePseudoLocale();
}

/** The first message to a worker of a page in another language than English. */
export interface LocaleMessage {
	readonly locale: string;
}

export function isLocaleMessage(data: object): data is LocaleMessage {
	return 'locale' in data;
}

export function localeOf(address: { readonly search: string }): string {
	return new URLSearchParams(address.search).get('locale') ?? '';
}

/** Puts a language in place of English in this thread; one that there is not changes nothing. */
export async function useLocale(locale: string): Promise<void> {
	if (locale !== 'pseudo') return;
	const { usePseudoLocale } = await import('./pseudo-locale.ts');
	usePseudoLocale();
}

interface LocaleMessage {
	readonly locale: string;
}

function isLocaleMessage(data: object): data is LocaleMessage {
	return 'locale' in data;
}

/** Tells a new worker the language of the page, before any other message. */
export function withPageLocale<W extends Pick<Worker, 'postMessage'>>(worker: W): W {
	const locale = localeOf(location);
	if (locale !== '') worker.postMessage({ locale } satisfies LocaleMessage);
	return worker;
}

/** Hands on the messages to a worker in their order; where the page has another language they wait until it is loaded. */
export function inPageLocale<M extends object>(
	handle: (message: M) => void,
	use: (locale: string) => Promise<void> = useLocale,
): (event: { readonly data: M | LocaleMessage }) => void {
	let loaded: Promise<void> | undefined;
	return ({ data }) => {
		if (isLocaleMessage(data)) loaded = use(data.locale);
		else if (loaded) void loaded.then(() => handle(data));
		else handle(data);
	};
}

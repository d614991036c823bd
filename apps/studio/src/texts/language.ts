/** Forms of a noun by the plural categories of a language; `other` stands for those that are not given. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

export interface Language {
	/** The form that goes with a number, without the number. */
	readonly form: (n: number, forms: Forms) => string;
	readonly counted: (n: number, forms: Forms) => string;
	/** `a`, `a and b`, `a, b and c`. */
	readonly listed: (words: readonly string[]) => string;
}

export function languageOf(locale: string): Language {
	const rules = new Intl.PluralRules(locale);
	const lists = new Intl.ListFormat(locale, { type: 'conjunction' });
	const form = (n: number, forms: Forms): string => forms[rules.select(n)] ?? forms.other;
	return {
		form,
		counted: (n, forms) => `${n} ${form(n, forms)}`,
		listed: (words) => lists.format(words),
	};
}

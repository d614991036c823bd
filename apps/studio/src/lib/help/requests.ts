import type { HelpKey } from './places.ts';

export interface HelpRequests {
	/** What the fields of forms mean, in the words of the schemas. */
	'help.texts': { ask: null; answer: Readonly<Record<HelpKey, string>> };
}

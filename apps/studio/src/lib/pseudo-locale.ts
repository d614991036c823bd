import { pseudoTranslation, useTranslation } from '@tilewright/schema';

/** Accents and brackets in place of English: what is read without them does not come from a catalogue. */
export function usePseudoLocale(): void {
	useTranslation(pseudoTranslation);
}

import type { ParamChoice } from '@tilewright/session';
import { readSentence, wordFor } from '@tilewright/workbench';

export type ParamValue = ParamChoice['value'];

/** The values to choose from; none where any number may be typed. */
export function valuesOf({ type, values }: ParamChoice): readonly ParamValue[] {
	return type === 'bool' ? [true, false] : values;
}

/** The word that stands for a value in the sentence of its param. */
export function wordOf(param: ParamChoice, value: ParamValue): string {
	const values = valuesOf(param);
	const at = values.indexOf(value);
	return at < 0 ? String(value) : wordFor(readSentence(param.says || param.id), values, at);
}

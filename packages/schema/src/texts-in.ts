/**
 * The texts in a value of a file that may not follow its schema, where a text or a list of texts is expected. Numbers and truth values
 * count as they are written; whatever else stands there is left out.
 */
export function textsIn(value: unknown): string[] {
	if (Array.isArray(value))
		return value.flatMap((item) => (Array.isArray(item) ? [] : textsIn(item)));
	return value === undefined || typeof value === 'object' ? [] : [String(value)];
}

/** Number of characters of a text, surrogate pairs counted once. */
export function codePoints(text: string): number {
	let pairs = 0;
	for (let i = 0; i < text.length - 1; i++) {
		const high = text.charCodeAt(i);
		const low = text.charCodeAt(i + 1);
		if (high >= 0xd800 && high < 0xdc00 && low >= 0xdc00 && low < 0xe000) {
			pairs++;
			i++;
		}
	}
	return text.length - pairs;
}

/** Returns true when two values are the same data, whatever the order of keys. */
export function sameData(a: unknown, b: unknown): boolean {
	if (a === b) return true;
	if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
	if (Array.isArray(a) !== Array.isArray(b)) return false;
	const keys = Object.keys(a);
	if (keys.length !== Object.keys(b).length) return false;
	const left = a as Record<string, unknown>;
	const right = b as Record<string, unknown>;
	return keys.every((key) => Object.hasOwn(b, key) && sameData(left[key], right[key]));
}

import { parseJson } from '@tilewright/schema';

/** Returns true when two results of a block tell the same figures. The time that games take is no figure. */
export function sameFigures(one: string, other: string): boolean {
	return one === other || timeless(one) === timeless(other);
}

function timeless(text: string): string {
	const found = parseJson(text);
	if (!('value' in found)) return text;
	const { value } = found;
	if (typeof value !== 'object' || value === null || !('rows' in value)) return text;
	const { rows } = value;
	if (!Array.isArray(rows)) return text;
	const kept = (rows as unknown[]).filter((row) => !Array.isArray(row) || row[0] !== 'time');
	return JSON.stringify({ ...value, rows: kept });
}

/** Keys that change no play: where things were written and how they are worded. */
const silent: ReadonlySet<string> = new Set([
	'source',
	'sources',
	'span',
	'says',
	'title',
	'texts',
	'prompt',
	'cites',
	'displays',
]);

/** A digest of what can change play: 128 bits as hex. Keys are taken in order, so the order of writing does not show. */
export function hashOf(value: unknown): string {
	return digest(canonical(value));
}

/** Canonical text of plain data without its silent keys. */
export function canonical(value: unknown): string {
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const parts: string[] = [];
	for (const key of Object.keys(value).sort()) {
		if (silent.has(key)) continue;
		const item = (value as Record<string, unknown>)[key];
		if (item !== undefined) parts.push(`${JSON.stringify(key)}:${canonical(item)}`);
	}
	return `{${parts.join(',')}}`;
}

/** Four lanes of multiply and rotate over the code units, mixed at the end. */
export function digest(text: string): string {
	const lanes = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 0x71374491];
	const factors = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1];
	for (let i = 0; i < text.length; i++) {
		const unit = text.charCodeAt(i);
		for (let k = 0; k < 4; k++) {
			let h = lanes[k]! ^ (unit + k * 0x10001);
			h = Math.imul((h << 13) | (h >>> 19), factors[k]!);
			lanes[k] = h ^ (h >>> 15);
		}
	}
	for (let round = 0; round < 4; round++)
		for (let k = 0; k < 4; k++) {
			let h = lanes[k]! ^ lanes[(k + 1) % 4]! ^ text.length;
			h = Math.imul(h ^ (h >>> 16), factors[(k + round) % 4]!);
			lanes[k] = h ^ (h >>> 13);
		}
	return lanes.map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}

const silent: ReadonlySet<string> = new Set([
	'source',
	'sources',
	'ruleTitles',
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

export function canonical(value: unknown): string {
	if (typeof value === 'number') return Number.isFinite(value) ? `${value}` : 'null';
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	const before = known.get(value);
	if (before !== undefined) return before;
	return Array.isArray(value) ? listText(value) : mapText(value as Record<string, unknown>);
}

const known = new WeakMap<object, string>();

export function keepText<T extends object>(value: T): T {
	known.set(value, canonical(value));
	return value;
}

function listText(list: readonly unknown[]): string {
	let text = '[';
	for (let i = 0; i < list.length; i++) text += (i === 0 ? '' : ',') + canonical(list[i]);
	return `${text}]`;
}

function mapText(map: Record<string, unknown>): string {
	let text = '';
	for (const key of inOrder(Object.keys(map))) {
		if (silent.has(key)) continue;
		const item = map[key];
		if (item === undefined) continue;
		text += (text === '' ? '' : ',') + keyText(key) + canonical(item);
	}
	return `{${text}}`;
}

/** Keys by code unit. Most mappings have few, and those are put in order where they stand. */
function inOrder(keys: string[]): string[] {
	if (keys.length > 16) return keys.sort();
	for (let i = 1; i < keys.length; i++) {
		const key = keys[i]!;
		let at = i;
		for (; at > 0 && keys[at - 1]! > key; at--) keys[at] = keys[at - 1]!;
		keys[at] = key;
	}
	return keys;
}

const keyTexts = new Map<string, string>();
const maxKeys = 2048;

function keyText(key: string): string {
	let text = keyTexts.get(key);
	if (text !== undefined) return text;
	text = `${JSON.stringify(key)}:`;
	if (keyTexts.size < maxKeys) keyTexts.set(key, text);
	return text;
}

const factors = [0x85ebca6b, 0xc2b2ae35, 0x27d4eb2f, 0x165667b1] as const;

function step(lane: number, lowering: number, factor: number): number {
	const h = lane ^ lowering;
	const turned = Math.imul((h << 13) | (h >>> 19), factor);
	return turned ^ (turned >>> 15);
}

/** Four lanes of multiply and rotate over the code units, mixed at the end. */
export function digest(text: string): string {
	const lanes = lanesOf(text);
	for (let round = 0; round < 4; round++)
		for (let k = 0; k < 4; k++) {
			let h = lanes[k]! ^ lanes[(k + 1) % 4]! ^ text.length;
			h = Math.imul(h ^ (h >>> 16), factors[(k + round) % 4]!);
			lanes[k] = h ^ (h >>> 13);
		}
	return lanes.map((h) => (h >>> 0).toString(16).padStart(8, '0')).join('');
}

/** The lanes stand in variables: this is where the time of a digest goes. */
function lanesOf(text: string): number[] {
	let a = 0x9e3779b9 | 0;
	let b = 0x243f6a88;
	let c = 0xb7e15162 | 0;
	let d = 0x71374491;
	for (let i = 0; i < text.length; i++) {
		const lowering = text.charCodeAt(i);
		a = step(a, lowering, factors[0]);
		b = step(b, lowering + 0x10001, factors[1]);
		c = step(c, lowering + 0x20002, factors[2]);
		d = step(d, lowering + 0x30003, factors[3]);
	}
	return [a, b, c, d];
}

import { type Edited, readDocument, removeIn, setIn, type Value } from '@tilewright/lang';

/** Keys of a position that speak of tiles by their cells; pieces are shown where they would stand, and taken away there. */
const speaking = [
	'kinds',
	'sides',
	'added',
	'links',
	'settled',
	'zones',
	'registers',
	'came',
] as const;

/** What holds only as long as the tile lies that was laid last. */
const ofPlaced = ['slot', 'placed', 'granted'] as const;

type Data = Readonly<Record<string, unknown>>;

function dataOf(text: string): Data {
	const { document } = readDocument({ path: 'p.yaml', bytes: new TextEncoder().encode(text) });
	const value: unknown = document?.yaml.value;
	return typeof value === 'object' && value !== null ? (value as Data) : {};
}

const wordsOf = (text: unknown): string[] => String(text).split(' ');

/** The text without what it says of a cell beside `board` and `pieces`: the tile there is taken away. */
export function goneWith(text: string, cell: string): Edited {
	const data = dataOf(text);
	const names = (said: unknown): boolean => wordsOf(said).includes(cell);
	let now: Edited = { ok: true, text };
	const write = (key: string, value: Value, empty: boolean): void => {
		if (now.ok) now = empty ? removeIn(now.text, [key]) : setIn(now.text, [key], value);
	};
	for (const key of speaking) {
		const left = without(data[key], names);
		if (left !== undefined) write(key, left, Object.keys(left as object).length === 0);
	}
	if (data['placed'] === cell)
		for (const key of ofPlaced) if (data[key] !== undefined) write(key, null, true);
	return now;
}

/** A list or a mapping without what names something; undefined where nothing does. */
function without(value: unknown, names: (said: unknown) => boolean): Value | undefined {
	if (Array.isArray(value)) {
		const left = value.filter((said) => !names(said));
		return left.length === value.length ? undefined : (left as Value);
	}
	if (typeof value !== 'object' || value === null) return undefined;
	let some = false;
	const left: Record<string, Value> = {};
	for (const [key, said] of Object.entries(value)) {
		// what lies in a zone is no place
		const within = Array.isArray(said) && !names(key) ? without(said, names) : undefined;
		if (names(key) || (within !== undefined && Object.keys(within as object).length === 0))
			some = true;
		else if (within !== undefined) [left[key], some] = [within, true];
		else left[key] = said as Value;
	}
	return some ? left : undefined;
}

/** The text with another cell in the place of one, beside `board` and `pieces`: the tile there is moved. */
export function movedWith(text: string, from: string, to: string): Edited {
	if (from === to) return { ok: true, text };
	const data = dataOf(text);
	const anew = (said: string): string =>
		wordsOf(said)
			.map((word) => (word === from ? to : word))
			.join(' ');
	let now: Edited = { ok: true, text };
	for (const key of [...speaking, 'placed']) {
		const value = renamed(data[key], anew);
		if (now.ok && JSON.stringify(value) !== JSON.stringify(data[key]))
			now = setIn(now.text, [key], value as Value);
	}
	return now;
}

function renamed(value: unknown, anew: (said: string) => string): unknown {
	if (typeof value === 'string') return anew(value);
	if (Array.isArray(value)) return value.map((said) => renamed(said, anew));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, said]) => [anew(key), renamed(said, anew)]),
	);
}

import { type Edited, readDocument, removeIn, setIn, type Value } from '@tilewright/lang';

/** Keys of a position that name tiles by their cells. Pieces are shown and removed where they would stand, so they are not among these. */
const keysWithCells = [
	'kinds',
	'sides',
	'added',
	'links',
	'settled',
	'zones',
	'registers',
	'came',
] as const;

/** Keys that hold only as long as the tile lies that was laid last. */
const ofPlaced = ['slot', 'placed', 'granted'] as const;

type Data = Readonly<Record<string, unknown>>;

function dataOf(text: string): Data {
	const { document } = readDocument({ path: 'p.yaml', bytes: new TextEncoder().encode(text) });
	const value: unknown = document?.yaml.value;
	return typeof value === 'object' && value !== null ? (value as Data) : {};
}

const wordsOf = (text: unknown): string[] => String(text).split(' ');

export function withoutCell(text: string, cell: string): Edited {
	const data = dataOf(text);
	const names = (text: unknown): boolean => wordsOf(text).includes(cell);
	let now: Edited = { ok: true, text };
	const write = (key: string, value: Value, empty: boolean): void => {
		if (now.ok) now = empty ? removeIn(now.text, [key]) : setIn(now.text, [key], value);
	};
	for (const key of keysWithCells) {
		const left = without(data[key], names);
		if (left !== undefined) write(key, left, Object.keys(left as object).length === 0);
	}
	if (data['placed'] === cell)
		for (const key of ofPlaced) if (data[key] !== undefined) write(key, null, true);
	return now;
}

function without(value: unknown, names: (text: unknown) => boolean): Value | undefined {
	if (Array.isArray(value)) {
		const left = value.filter((text) => !names(text));
		return left.length === value.length ? undefined : (left as Value);
	}
	if (typeof value !== 'object' || value === null) return undefined;
	let some = false;
	const left: Record<string, Value> = {};
	for (const [key, entry] of Object.entries(value)) {
		// a mapping holds the contents of a zone, which name no cell
		const within = Array.isArray(entry) && !names(key) ? without(entry, names) : undefined;
		if (names(key) || (within !== undefined && Object.keys(within as object).length === 0))
			some = true;
		else if (within !== undefined) [left[key], some] = [within, true];
		else left[key] = entry as Value;
	}
	return some ? left : undefined;
}

export function withCellMoved(text: string, from: string, to: string): Edited {
	if (from === to) return { ok: true, text };
	const data = dataOf(text);
	const rewrite = (text: string): string =>
		wordsOf(text)
			.map((word) => (word === from ? to : word))
			.join(' ');
	let now: Edited = { ok: true, text };
	for (const key of [...keysWithCells, 'placed']) {
		const value = renamed(data[key], rewrite);
		if (now.ok && JSON.stringify(value) !== JSON.stringify(data[key]))
			now = setIn(now.text, [key], value as Value);
	}
	return now;
}

function renamed(value: unknown, rewrite: (text: string) => string): unknown {
	if (typeof value === 'string') return rewrite(value);
	if (Array.isArray(value)) return value.map((text) => renamed(text, rewrite));
	if (typeof value !== 'object' || value === null) return value;
	return Object.fromEntries(
		Object.entries(value).map(([key, entry]) => [rewrite(key), renamed(entry, rewrite)]),
	);
}

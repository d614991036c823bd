/**
 * The order that must hold among `size` things. Things are numbers from 0; a lower number comes first where nothing else
 * decides.
 */
export interface Precedence {
	readonly size: number;
	/**
	 * The things that each thing comes after, in ascending groups. Things that come after the same ones share the group as
	 * one array. A thing in a group of its own comes after the others of it.
	 */
	readonly after: readonly (readonly (readonly number[])[])[];
}

/** All things in an order that keeps what `after` asks for, or a path of things that come after one another in a circle. */
export type Arranged =
	{ readonly order: readonly number[] } | { readonly circle: readonly number[] };

interface Cursor {
	readonly group: readonly number[];
	at: number;
}

/**
 * Arranges things so that each comes after all it asks for, and early otherwise. The work is linear in things, groups and
 * members of groups, however many things share a group.
 */
export function arrange({ size, after }: Precedence): Arranged {
	const order: number[] = [];
	const isDone = new Uint8Array(size);
	const isOpen = new Uint8Array(size);
	const settled = new Map<readonly number[], number>();
	const cursorsOf = (item: number): Cursor[] =>
		after[item]!.map((group) => {
			let at = settled.get(group) ?? 0;
			while (at < group.length && isDone[group[at]!] === 1) at++;
			settled.set(group, at);
			return { group, at };
		});
	/** The first thing that must come before the item and is not done yet; -1 for none. */
	const nextBefore = (item: number, cursors: readonly Cursor[]): number => {
		let next = -1;
		for (const cursor of cursors) {
			const { group } = cursor;
			while (
				cursor.at < group.length &&
				(isDone[group[cursor.at]!] === 1 || group[cursor.at] === item)
			)
				cursor.at++;
			const found = group[cursor.at];
			if (found !== undefined && (next < 0 || found < next)) next = found;
		}
		return next;
	};
	for (let first = 0; first < size; first++) {
		if (isDone[first] === 1) continue;
		isOpen[first] = 1;
		const open = [{ item: first, cursors: cursorsOf(first) }];
		for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
			const next = nextBefore(top.item, top.cursors);
			if (next < 0) {
				open.pop();
				isDone[top.item] = 1;
				order.push(top.item);
			} else if (isOpen[next] === 1) {
				const path = open.map((o) => o.item);
				return { circle: [...path.slice(path.indexOf(next)), next] };
			} else {
				isOpen[next] = 1;
				open.push({ item: next, cursors: cursorsOf(next) });
			}
		}
	}
	return { order };
}

/** The things before each thing, directly or through others: a row of bits for each. */
export interface Ancestors {
	/** Words of 32 bits in one row. */
	readonly words: number;
	/** The row of a thing; bit `n % 32` of word `n / 32` stands for the thing `n`. */
	row(item: number): Uint32Array;
}

export function ancestorsOf({ size, after }: Precedence, order: readonly number[]): Ancestors {
	const words = (size + 31) >>> 5;
	const bits = new Uint32Array(words * size);
	const row = (item: number): Uint32Array => bits.subarray(item * words, (item + 1) * words);
	const addMember = (to: Uint32Array, member: number): void => {
		const from = member * words;
		for (let w = 0; w < words; w++) to[w]! |= bits[from + w]!;
		setBit(to, member);
	};
	const unions = new Map<readonly number[], Uint32Array>();
	/** All that comes before the thing behind a group; made once, when all its members have their rows. */
	const unionOf = (group: readonly number[]): Uint32Array => {
		let union = unions.get(group);
		if (union !== undefined) return union;
		union = new Uint32Array(words);
		for (const member of group) addMember(union, member);
		unions.set(group, union);
		return union;
	};
	for (const item of order) {
		const own = row(item);
		for (const group of after[item]!) {
			if (group.length <= 2 || holds(group, item)) {
				for (const member of group) if (member !== item) addMember(own, member);
			} else {
				const union = unionOf(group);
				for (let w = 0; w < words; w++) own[w]! |= union[w]!;
			}
		}
	}
	return { words, row };
}

function holds(list: readonly number[], wanted: number): boolean {
	let low = 0;
	let high = list.length;
	while (low < high) {
		const middle = (low + high) >>> 1;
		if (list[middle]! < wanted) low = middle + 1;
		else high = middle;
	}
	return list[low] === wanted;
}

export function hasBit(row: Uint32Array, bit: number): boolean {
	return ((row[bit >>> 5]! >>> (bit & 31)) & 1) === 1;
}

export function setBit(row: Uint32Array, bit: number): void {
	row[bit >>> 5]! |= 1 << (bit & 31);
}

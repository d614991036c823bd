/** Visits one member by its id; true ends the walk. */
export type Visit = (id: number) => boolean;

/**
 * A stack of gathered ids. A walk gathers its members first and visits them afterwards, so a visit may start other walks.
 * Not part of the game's state.
 */
export interface VisitStack {
	ids: Int32Array;
	top: number;
}

export function createVisitStack(): VisitStack {
	return { ids: new Int32Array(256), top: 0 };
}

export function gather(stack: VisitStack, id: number): void {
	if (stack.top === stack.ids.length) {
		const wider = new Int32Array(stack.ids.length * 2);
		wider.set(stack.ids);
		stack.ids = wider;
	}
	stack.ids[stack.top++] = id;
}

/** Sorts what was gathered since `from`, ascending. */
export function sortFrom(stack: VisitStack, from: number): void {
	const { ids, top } = stack;
	if (top - from > 32) {
		ids.subarray(from, top).sort();
		return;
	}
	for (let i = from + 1; i < top; i++) {
		const id = ids[i]!;
		let j = i - 1;
		while (j >= from && ids[j]! > id) {
			ids[j + 1] = ids[j]!;
			j--;
		}
		ids[j + 1] = id;
	}
}

export function visitFrom(stack: VisitStack, from: number, visit: Visit): boolean {
	const end = stack.top;
	let ended = false;
	for (let i = from; i < end && !ended; i++) ended = visit(stack.ids[i]!);
	stack.top = from;
	return ended;
}

/** Marks segments or tiles that a running walk has met, without clearing between walks. Not part of the game's state. */
export interface Stamps {
	readonly marks: Int32Array;
	last: number;
}

export function createStamps(size: number): Stamps {
	return { marks: new Int32Array(size), last: 0 };
}

export function nextStamp(stamps: Stamps): number {
	if (stamps.last === 0x7fffffff) {
		stamps.marks.fill(0);
		stamps.last = 0;
	}
	return ++stamps.last;
}

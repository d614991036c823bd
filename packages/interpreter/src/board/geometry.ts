/** Directions: N 0, E 1, S 2, W 3. */
const STEP_X = [0, 1, 0, -1] as const;
const STEP_Y = [-1, 0, 1, 0] as const;

export function stepX(direction: number): number {
	return STEP_X[direction & 3]!;
}

export function stepY(direction: number): number {
	return STEP_Y[direction & 3]!;
}

/** The x of the cell x/y after r clockwise quarter turns about 0/0. */
export function turnedX(x: number, y: number, r: number): number {
	const t = r & 3;
	return t === 0 ? x : t === 1 ? 0 - y : t === 2 ? 0 - x : y;
}

export function turnedY(x: number, y: number, r: number): number {
	const t = r & 3;
	return t === 0 ? y : t === 1 ? x : t === 2 ? 0 - y : 0 - x;
}

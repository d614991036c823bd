/** The places of a column that do not hold its usual value. Registers of sides have many places, of which few are used. */
export function unusualPlaces(m: Int32Array, base: number, size: number, usual: number): number[] {
	const found: number[] = [];
	let k = 0;
	while (k < size) {
		const at = base + k;
		const isPlain =
			k + 4 <= size &&
			((m[at]! ^ usual) | (m[at + 1]! ^ usual) | (m[at + 2]! ^ usual) | (m[at + 3]! ^ usual)) === 0;
		if (isPlain) k += 4;
		else {
			if (m[at] !== usual) found.push(k);
			k++;
		}
	}
	return found;
}

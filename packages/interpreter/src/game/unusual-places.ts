export function unusualPlaces(m: Int32Array, base: number, size: number, usual: number): number[] {
	const found: number[] = [];
	for (let from = 0; from < size; from += 16) {
		const at = base + from;
		const isPlain =
			from + 16 <= size &&
			((m[at]! ^ usual) |
				(m[at + 1]! ^ usual) |
				(m[at + 2]! ^ usual) |
				(m[at + 3]! ^ usual) |
				(m[at + 4]! ^ usual) |
				(m[at + 5]! ^ usual) |
				(m[at + 6]! ^ usual) |
				(m[at + 7]! ^ usual) |
				(m[at + 8]! ^ usual) |
				(m[at + 9]! ^ usual) |
				(m[at + 10]! ^ usual) |
				(m[at + 11]! ^ usual) |
				(m[at + 12]! ^ usual) |
				(m[at + 13]! ^ usual) |
				(m[at + 14]! ^ usual) |
				(m[at + 15]! ^ usual)) ===
				0;
		if (isPlain) continue;
		for (let k = from; k < size && k < from + 16; k++) if (m[base + k] !== usual) found.push(k);
	}
	return found;
}

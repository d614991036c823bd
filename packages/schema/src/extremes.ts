/** The largest of some numbers, at least `floor`. `Math.max(...numbers)` puts every number on the stack, which overflows with some 100,000. */
export function largest(numbers: Iterable<number>, floor: number = -Infinity): number {
	let found = floor;
	for (const n of numbers) found = Math.max(found, n);
	return found;
}

export function smallest(numbers: Iterable<number>, ceiling: number = Infinity): number {
	let found = ceiling;
	for (const n of numbers) found = Math.min(found, n);
	return found;
}

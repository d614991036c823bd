/** A name as logs and scenarios spell seats. */
export function seatName(name: string): string {
	const plain = name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^[^a-z]+|-+$/g, '')
		.slice(0, 30);
	return plain === '' ? 'seat' : plain;
}

/** Names of seats as logs and scenarios need them: small letters, no two alike. */
export function seatNames(names: readonly string[]): string[] {
	const out: string[] = [];
	for (const name of names.map(seatName)) {
		let unique = name;
		for (let n = 2; out.includes(unique); n++) unique = `${name}-${n}`;
		out.push(unique);
	}
	return out;
}

/** The seat of a name, as it is or as logs spell it; -1 where there is none. */
export function seatIn(names: readonly string[], name: string): number {
	const at = names.indexOf(name);
	return at >= 0 ? at : seatNames(names).indexOf(name);
}

import { uniqueNames } from '@tilewright/schema';

const length = 30;
/** Characters that a number behind a name needs: a hyphen and two digits. */
const forNumber = 3;

export function seatName(name: string): string {
	const plain = name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^[^a-z]+|-+$/g, '')
		.slice(0, length);
	return plain === '' ? 'seat' : plain;
}

/** Names of seats as logs and scenarios need them: small letters, no two alike. */
export function seatNames(names: readonly string[]): string[] {
	const unique = uniqueNames();
	return names.map(seatName).map((name) => {
		const made = unique(name);
		return made.length <= length ? made : unique(name.slice(0, length - forNumber));
	});
}

/** The seat of a name, as it is or as logs spell it; -1 where there is none. */
export function seatIn(names: readonly string[], name: string): number {
	const at = names.indexOf(name);
	return at >= 0 ? at : seatNames(names).indexOf(name);
}

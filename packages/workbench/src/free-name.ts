/** A name as it is, or with the first number from 2 on that makes it free. */
export function freeName(
	name: string,
	isTaken: (name: string) => boolean,
	separator: '' | ' ' | '-' = '',
): string {
	let free = name;
	for (let n = 2; isTaken(free); n++) free = `${name}${separator}${n}`;
	return free;
}

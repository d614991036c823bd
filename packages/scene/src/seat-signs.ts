/** Small signs around the origin, one for each place at the table, for people who cannot distinguish the colours. */
const signs: readonly string[] = [
	'M-3.4 0a3.4 3.4 0 1 0 6.8 0a3.4 3.4 0 1 0 -6.8 0Z',
	'M-3.1 -3.1H3.1V3.1H-3.1Z',
	'M0 -3.9L3.9 2.9H-3.9Z',
	'M0 -4.2L4.2 0L0 4.2L-4.2 0Z',
	'M-1.2 -3.8H1.2V-1.2H3.8V1.2H1.2V3.8H-1.2V1.2H-3.8V-1.2H-1.2Z',
	'M-3.9 -2.9H3.9L0 3.9Z',
];

export function signOf(seat: number): string {
	return seat < 0 ? '' : signs[seat % signs.length]!;
}

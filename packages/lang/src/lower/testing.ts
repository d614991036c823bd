import { compileToy, manifest } from '../testing.ts';

export const world = `
registers: { a: { per: game }, b: { per: game }, last: { per: seat } }
zones: { bag: {}, box: {} }
pieces: { coin: { shared: 4, starts: bag }, gem: { shared: 4, starts: box } }
`;
export const rule = (id: string, more: string): string => `  - { id: ${id}, ${more} }\n`;
export const rules = (...list: string[]): string => `${world}rules:\n${list.join('')}`;
export const codes = (text: string): string[] => compileToy(text).diagnostics.map((d) => d.code);

export function strangers(
	first: string,
	second: string,
	more: string = world,
	selection: Parameters<typeof compileToy>[1] = {},
): ReturnType<typeof compileToy> {
	return named('left', 'right', first, second, more, selection);
}

export function named(
	left: string,
	right: string,
	first: string,
	second: string,
	more: string = world,
	selection: Parameters<typeof compileToy>[1] = {},
): ReturnType<typeof compileToy> {
	const packs = {
		[`${left}/pack.yaml`]: manifest(left, 'role: expansion\nuse: [toy]\n'),
		[`${left}/rules.yaml`]: `format: 1\n${first}`,
		[`${right}/pack.yaml`]: manifest(right, 'role: expansion\nuse: [toy]\n'),
		[`${right}/rules.yaml`]: `format: 1\n${second}`,
	};
	return compileToy(more, { with: [left, right], ...selection }, packs);
}

export const found = ({ diagnostics }: ReturnType<typeof compileToy>): string[] =>
	diagnostics.map((d) => d.code);

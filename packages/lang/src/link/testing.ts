import { expect } from 'vitest';
import { compileToy, manifest } from '../testing.ts';
import type { Selection } from './ruleset.ts';

export type Compiled = ReturnType<typeof compileToy>;

/** What a test says of the two expansions and of what stands beside them. */
export interface Around {
	/** Names of the two packs. */
	readonly names?: readonly [string, string];
	/** Packs that both use, as a manifest writes them. */
	readonly use?: string;
	/** Files of further packs. */
	readonly more?: Readonly<Record<string, string>>;
	/** More rules of the pack that both use. */
	readonly rules?: string;
	/** Tiles of each of the two. */
	readonly tiles?: readonly [string, string];
	readonly selection?: Partial<Selection>;
}

/** Two expansions that do not know each other, under any names, and what they use. */
export function strangers(
	first: string,
	second: string,
	{
		names = ['left', 'right'],
		use = 'toy',
		more = {},
		rules = '',
		tiles = ['', ''],
		selection = {},
	}: Around = {},
): Compiled {
	const [left, right] = names;
	const tilesOf = (pack: string, text: string): Record<string, string> =>
		text === '' ? {} : { [`${pack}/tiles.yaml`]: `format: 1\n${text}` };
	const packs = {
		...tilesOf(left, tiles[0]),
		...tilesOf(right, tiles[1]),
		[`${left}/pack.yaml`]: manifest(left, `role: expansion\nuse: [${use}]\n`),
		[`${left}/rules.yaml`]: `format: 1\n${first}`,
		[`${right}/pack.yaml`]: manifest(right, `role: expansion\nuse: [${use}]\n`),
		[`${right}/rules.yaml`]: `format: 1\n${second}`,
		...more,
	};
	return compileToy(rules, { with: names, ...selection }, packs);
}

export const codes = ({ diagnostics }: Compiled): string[] => diagnostics.map((d) => d.code);
export const errors = ({ diagnostics }: Compiled): string[] =>
	diagnostics.filter((d) => d.severity === 'error').map((d) => d.code);

export const register = (id: string): string => `registers: { ${id}: { per: game } }\n`;
export const set = (id: string, to: string): string =>
	`do: [{ set: { register: ${id}, to: "${to}" } }]`;

/** Names of packs and words that sort alike, whether a word stands alone or with its pack. */
export const alike: {
	readonly names: readonly [string, string];
	readonly words: readonly [string, string];
} = {
	names: ['sama', 'samb'],
	words: ['same', 'samf'],
};

/** A program without what only names: sources, the digest, and the words themselves. */
export function nameless({ program, diagnostics }: Compiled): string {
	expect(diagnostics.filter((d) => d.severity === 'error')).toEqual([]);
	return JSON.stringify({ ...program!, sources: [], hash: '' })
		.replace(/"(source|start|end)":\d+/g, '')
		.replace(/\b(sam[ab]\.)?(same|samf)\b/g, 'word');
}

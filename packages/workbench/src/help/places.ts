import type { Kind } from '@tilewright/schema';

export interface HelpPlace {
	readonly kind: Kind;
	readonly path: readonly string[];
	/** The description of the form of the value, rather than of its use here. */
	readonly form?: true;
}

export const helpPlaces = {
	'tile.id': { kind: 'tiles', path: ['tiles', 'A', 'like'], form: true },
	'tile.title': { kind: 'tiles', path: ['tiles', 'A', 'title'] },
	'tile.group': { kind: 'tiles', path: ['tiles', 'A', 'group'] },
	'tile.copies': { kind: 'tiles', path: ['tiles', 'A', 'copies'] },
	'tile.picture': { kind: 'tiles', path: ['tiles', 'A', 'picture'] },
	'set.copies': { kind: 'overlay', path: ['tiles', 'copies'] },
	'pack.name': { kind: 'pack', path: ['pack'] },
	'pack.title': { kind: 'pack', path: ['title'] },
	'pack.role': { kind: 'pack', path: ['role'] },
} as const satisfies Readonly<Record<string, HelpPlace>>;

export type HelpKey = keyof typeof helpPlaces;

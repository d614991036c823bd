import { canBeKey, foldId, uniqueNames } from '@tilewright/schema';

const mappedLength = 120;
/** Characters of an id before a number that makes it different. */
const stemLength = 34;
const packLength = 50;

export function fitsMapping(theirs: string): boolean {
	return theirs !== '' && theirs.length <= mappedLength && canBeKey(theirs);
}

/** One of our ids. `stem` is the name that it was made of, without the number that a taken id brings. */
export interface TileId {
	readonly id: string;
	readonly stem: string;
}

/** Gives the tiles of one description our ids, all different from each other and from those that are taken. */
export class TileIds {
	private readonly known = new Set<string>();
	private readonly unique = uniqueNames({
		fold: foldId,
		allows: (id) => !/^(constructor|prototype)$/.test(id),
	});

	constructor(taken: Iterable<string>) {
		for (const id of taken) this.unique(id);
	}

	/** Our id of a tile; undefined where a mapping could not distinguish the tile from an earlier one. */
	idFor(theirs: string): TileId | undefined {
		// keys of one mapping must differ in this form
		const key = theirs.normalize('NFKC');
		if (this.known.has(key)) return undefined;
		this.known.add(key);
		const stem = plainId(theirs);
		return { id: this.unique(stem), stem };
	}
}

/** Ids of the other program may hold anything; ours hold letters, digits, points and plus signs in words joined by hyphens. */
function plainId(theirs: string): string {
	const plain = theirs
		.replace(/[^A-Za-z0-9.+]+/g, '-')
		.replace(/^[^A-Za-z0-9]+/, '')
		.slice(0, stemLength)
		.replace(/-+$/, '');
	return plain === '' ? 'tile' : plain;
}

export function slug(name: string): string {
	const plain = name
		.toLowerCase()
		.replace(/[^a-z0-9]+/g, '-')
		.replace(/^-/, '')
		.slice(0, packLength)
		.replace(/-$/, '');
	return plain === '' ? 'imported' : plain;
}

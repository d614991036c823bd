import type { Beginning, Position, Program } from './ir/index.ts';
import { hashOf } from './lower/hash.ts';

export type Laid = Program['deck']['start'][number];

/** The keys of a set-up that make up its position, in the order in which they are written. */
const ofPosition: readonly (keyof Position)[] = [
	'board',
	'kinds',
	'sides',
	'added',
	'links',
	'settled',
	'pieces',
	'spaces',
	'zones',
	'score',
	'supply',
	'turn',
	'slot',
	'drawn',
	'placed',
	'granted',
	'registers',
	'used',
	'came',
	'deck',
];

/** The position with which a game begins, as far as a set-up gives one; undefined where it gives none. */
export function positionIn(setUp: Position): Position | undefined {
	const entries = ofPosition.flatMap((key) =>
		setUp[key] === undefined ? [] : [[key, setUp[key]]],
	);
	return entries.length === 0 ? undefined : (Object.fromEntries(entries) as Position);
}

/** A tile with its place as it is written, `D 0/0 r2`; the turn may be left out. */
export interface WrittenTile {
	readonly tile: string;
	readonly x: number;
	readonly y: number;
	readonly turn: number;
}

export function parseLaid(text: string): WrittenTile | undefined {
	const match = /^(\S+) (-?\d{1,4})\/(-?\d{1,4})(?: r([0-3]))?$/.exec(text.trim());
	if (!match) return undefined;
	return { tile: match[1]!, x: Number(match[2]), y: Number(match[3]), turn: Number(match[4] ?? 0) };
}

/** The maximum distance of a tile from the middle when the game begins. */
const farthest = 100;

/** Gives a program a beginning of its own. Returns the text instead when it names no tile of the program. */
export function begin(
	program: Program,
	{ start, draws }: Pick<Beginning, 'start' | 'draws'>,
): Program | string {
	if (start === undefined && draws === undefined) return program;
	let { deck } = program;
	if (start !== undefined) {
		const laid: Laid[] = [];
		const cells = new Set<string>();
		const tiles = new Map(program.tiles.map((t, i) => [t.id, i]));
		for (const text of start) {
			const at = parseLaid(text);
			const tile = at === undefined ? undefined : tiles.get(at.tile);
			if (at === undefined || tile === undefined) return text;
			if (Math.abs(at.x) > farthest || Math.abs(at.y) > farthest) return text;
			if (cells.has(`${at.x}/${at.y}`)) return text;
			cells.add(`${at.x}/${at.y}`);
			laid.push({ tile, x: at.x, y: at.y, turn: at.turn });
		}
		deck = { ...deck, groups: groupsWith(program, laid), start: laid };
	}
	if (draws !== undefined) deck = { ...deck, size: { op: 'const', value: draws, type: 'int' } };
	const own = { ...(start ? { start } : {}), ...(draws === undefined ? {} : { draws }) };
	return { ...program, deck, own, hash: hashOf([program.hash, start ?? null, draws ?? null]) };
}

/** The groups of the deck with the tiles of the rules' own start put back and those that lie on the board taken out. */
export function groupsWith(
	program: Program,
	laid: readonly { readonly tile: number }[],
): Program['deck']['groups'] {
	const moved = new Map<number, number>();
	for (const { tile } of program.deck.start) moved.set(tile, (moved.get(tile) ?? 0) + 1);
	for (const { tile } of laid) moved.set(tile, (moved.get(tile) ?? 0) - 1);
	return program.deck.groups.map((group) => ({
		...group,
		tiles: group.tiles.map(({ tile, copies }) => {
			const by = Math.max(-copies, moved.get(tile) ?? 0);
			moved.set(tile, (moved.get(tile) ?? 0) - by);
			return { tile, copies: copies + by };
		}),
	}));
}

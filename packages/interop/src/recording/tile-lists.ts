import { type Game, zonesView } from '@tilewright/interpreter';

interface List {
	readonly drawn: number;
	readonly tiles: readonly string[];
}

/** Tiles of zones as the other program lists them: in the order in which they were drawn; tiles that were taken away keep their numbers. */
export class TileLists {
	private readonly lists = new Map<string, List>();

	/** The tile at a place of the list, from 0. */
	at(game: Game, zone: string, index: number): string | undefined {
		const view = zonesView(game.machine, game.decision?.seat).find((z) => z.id === zone);
		const inZone = view?.tiles ?? [];
		const drawn = game.chance.filter((c) => c.stream === 'deck').map((c) => c.outcome);
		const known = this.lists.get(zone);
		if (known?.drawn === drawn.length && without(known.tiles, inZone) !== undefined)
			return known.tiles[index];
		const list = { drawn: drawn.length, tiles: drawnLast(drawn, inZone) };
		this.lists.set(zone, list);
		return list.tiles[index];
	}
}

/** The latest draws in a row that are these tiles, in their order; the tiles as they are where there are none. */
function drawnLast(drawn: readonly string[], tiles: readonly string[]): readonly string[] {
	for (let end = drawn.length; end >= tiles.length; end--) {
		const row = drawn.slice(end - tiles.length, end);
		if (without(row, tiles)?.length === 0) return row;
	}
	return tiles;
}

function without(list: readonly string[], some: readonly string[]): string[] | undefined {
	const left = [...list];
	for (const one of some) {
		const at = left.indexOf(one);
		if (at < 0) return undefined;
		left.splice(at, 1);
	}
	return left;
}

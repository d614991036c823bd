import { tileCount } from '../board/tiles.ts';
import type { Game } from '../game/game.ts';
import { Header } from '../run/header.ts';
import { forEachTileIn } from '../run/zones.ts';

/** Tiles put out of the game, in the order they were drawn: drawn, not laid, not in hand, in no zone, not back in the deck. */
export function removedTiles(game: Game): string[] {
	const { rt, program } = game.machine;
	const { m, board } = rt;
	const laid: string[] = [];
	for (let t = program.deck.start.length; t < tileCount(board); t++)
		laid.push(program.tiles[m[board.TILE_KIND + t]!]!.id);
	const inHand = m[Header.drawn]!;
	if (inHand >= 0) laid.push(program.tiles[inHand]!.id);
	const gone = new Map<string, number>();
	const count = (tile: number, by: number): void => {
		const { id } = program.tiles[tile]!;
		gone.set(id, (gone.get(id) ?? 0) + by);
	};
	for (const tile of rt.deckInit) if (tile >= 0) count(tile, 1);
	for (const { tile, zone, copies } of program.deck.held ?? [])
		count(tile, copies * (program.zones[zone]!.per === 'seat' ? rt.seats : 1));
	for (const id of laid) gone.set(id, (gone.get(id) ?? 0) - 1);
	program.zones.forEach((zone, z) => {
		if (zone.holds !== 'tiles') return;
		for (let at = rt.zoneFirst[z]!; at < rt.zoneFirst[z + 1]!; at++)
			forEachTileIn(rt, at, (tile) => (count(tile, -1), false));
	});
	for (let g = 0; g < rt.groupBase.length; g++)
		for (let i = 0; i < m[rt.GROUP_TILES + g]!; i++) count(m[rt.DECK + rt.groupBase[g]! + i]!, -1);
	for (let i = 0; i < m[Header.aside]!; i++) count(m[rt.ASIDE + i]! & 65535, -1);
	const out: string[] = [];
	let next = 0;
	for (const { stream, outcome } of game.chance) {
		if (stream !== 'deck') continue;
		if (outcome === laid[next]) next++;
		else if ((gone.get(outcome) ?? 0) > 0) {
			gone.set(outcome, gone.get(outcome)! - 1);
			out.push(outcome);
		}
	}
	return out;
}

import type { Game } from '../game/game.ts';
import { seatIn, seatNames } from '../game/names.ts';
import { zoneAt, zoneOf } from '../run/zones.ts';
import { tilePlaces } from '@tilewright/lang';
import { numberOfPlace } from '../run/tile-places.ts';
import { segmentAt, segmentText, tileAt } from './places.ts';
import { cellKey } from '../game/keys.ts';

/** The number of a zone, and its declaration, or -1 for `deck`, `aside` and `box`: `stock`, `hand ann`, that of a tile `below 1/0`, a pile on a feature `pile 0/0 block N`; undefined where there is none. */
export function zoneNamed(
	game: Game,
	name: string,
): { readonly zone: number; readonly number: number } | undefined {
	const { rt, program } = game.machine;
	const place = tilePlaces.find((p) => p === name);
	if (place !== undefined) return { zone: -1, number: numberOfPlace(rt, place) };
	const [id, ...whose] = name.split(' ');
	const zone = program.zones.findIndex((z) => z.id === id);
	if (zone < 0) return undefined;
	const { per } = program.zones[zone]!;
	const owned = whose.join(' ');
	const ownerOf = { feature: segmentAt, tile: tileAt } as Readonly<Record<string, typeof tileAt>>;
	const owner = owned === '' ? 0 : (ownerOf[per]?.(game, owned) ?? seatIn(game.names, owned));
	return owner < 0 ? undefined : { zone, number: zoneAt(rt, zone, owner) };
}

export function zoneName(game: Game, number: number): string | undefined {
	const { machine } = game;
	const { rt, program } = machine;
	const { zone, owner } = zoneOf(rt, number);
	const { id, per } = program.zones[zone]!;
	if (per === 'game') return id;
	if (per === 'seat') return `${id} ${seatNames(game.names)[owner]!}`;
	if (per === 'tile') return `${id} ${cellKey(machine, rt.m[rt.board.TILE_CELL + owner]!)}`;
	if (per === 'feature') return `${id} ${segmentText(game, owner)}`;
	return undefined;
}

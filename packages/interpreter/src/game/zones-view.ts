import { appendAll } from '@tilewright/schema';
import { Seen } from '../run/optional-columns.ts';
import type { Machine } from '../run/machine.ts';
import { forEachTileOfPlace } from '../run/tile-places.ts';
import { forEachTileIn, zoneOf } from '../run/zones.ts';

export interface ZoneView {
	readonly id: string;
	/** The seat it belongs to, or -1. */
	readonly seat: number;
	/** The tile on the board it belongs to, or -1. */
	readonly tile: number;
	readonly count: number;
	readonly tiles?: readonly string[];
}

export function zonesView(machine: Machine, seat: number | undefined): ZoneView[] {
	const { program } = machine;
	const out: ZoneView[] = [];
	forEachTileZone(machine, (number) => {
		const kinds = tilesIn(machine, number);
		if (kinds.length === 0) return;
		const { zone, owner } = zoneOf(machine.rt, number);
		const { id, per } = program.zones[zone]!;
		const base = {
			id,
			seat: per === 'seat' ? owner : -1,
			tile: per === 'tile' ? owner : -1,
			count: kinds.length,
		};
		const isSeen = seesTiles(machine, number, seat);
		out.push(isSeen ? { ...base, tiles: kinds.map((k) => program.tiles[k]!.id) } : base);
	});
	const boxed: string[] = [];
	forEachTileOfPlace(machine.rt, 'box', (kind) => boxed.push(program.tiles[kind]!.id) < 0);
	if (boxed.length > 0)
		out.push({ id: 'box', seat: -1, tile: -1, count: boxed.length, tiles: boxed });
	return out;
}

/** Kinds of the tiles that lie where a seat may not look: to it they are not drawn yet. */
export function unseenTiles(machine: Machine, seat: number | undefined): number[] {
	const out: number[] = [];
	forEachTileZone(machine, (number) => {
		if (!seesTiles(machine, number, seat)) appendAll(out, tilesIn(machine, number));
	});
	return out;
}

function seesTiles({ rt, program }: Machine, number: number, seat: number | undefined): boolean {
	const { zone, owner } = zoneOf(rt, number);
	const { per, shows } = program.zones[zone]!;
	const row = rt.tileZoneFirst[zone]! + number - rt.zoneFirst[zone]!;
	const visibility = rt.m[rt.optional.SHOWN + row]!;
	const who =
		visibility === Seen.byPlace
			? shows
			: visibility === Seen.all
				? 'all'
				: visibility === Seen.owner
					? 'owner'
					: 'nobody';
	return who === 'all' || (who === 'owner' && per === 'seat' && seat === owner);
}

function forEachTileZone({ rt, program }: Machine, visit: (number: number) => void): void {
	program.zones.forEach((zone, z) => {
		if (zone.holds !== 'tiles') return;
		for (let number = rt.zoneFirst[z]!; number < rt.zoneFirst[z + 1]!; number++) visit(number);
	});
}

function tilesIn({ rt }: Machine, number: number): number[] {
	const out: number[] = [];
	forEachTileIn(rt, number, (kind) => (out.push(kind), false));
	return out;
}

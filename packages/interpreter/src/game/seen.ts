import { Seen } from '../run/optional-columns.ts';
import { Where } from '../run/runtime.ts';
import type { Machine } from '../run/machine.ts';

/** The declared zone and the seat that the number of a zone stands for; the seat is -1 for a zone of the game. */
export function zoneOf({ rt, program }: Machine, zone: number): { index: number; seat: number } {
	let index = program.zones.length - 1;
	while (index > 0 && rt.zoneFirst[index]! > zone) index--;
	return { index, seat: program.zones[index]?.per === 'seat' ? zone - rt.zoneFirst[index]! : -1 };
}

export function seesFace(machine: Machine, piece: number, seat: number | undefined): boolean {
	const { rt, program } = machine;
	const { m, optional } = rt;
	const visibility = optional.SEEN < 0 ? Seen.byPlace : m[optional.SEEN + piece]!;
	if (visibility === Seen.all) return true;
	if (visibility === Seen.nobody) return false;
	if (m[rt.WHERE + piece] !== Where.zone)
		return visibility !== Seen.owner || rt.pieceOwner[piece] === seat;
	const zone = zoneOf(machine, m[rt.REF + piece]!);
	const shows = visibility === Seen.owner ? 'owner' : program.zones[zone.index]!.shows;
	return shows === 'all' || (shows === 'owner' && seat !== undefined && zone.seat === seat);
}

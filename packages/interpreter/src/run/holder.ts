import { type Runtime, Where } from './runtime.ts';
import { zoneOf } from './zones.ts';

/** The seat in whose zone or supply a piece is; -1 where it is in none. */
export function holderOf(rt: Runtime, piece: number): number {
	const where = rt.m[rt.WHERE + piece];
	if (where === Where.supply) return rt.pieceOwner[piece]!;
	if (where !== Where.zone) return -1;
	const { zone, owner } = zoneOf(rt, rt.m[rt.REF + piece]!);
	return rt.program.zones[zone]!.per === 'seat' ? owner : -1;
}

import { Where } from '../../run/runtime.ts';
import type { Runtime } from '../../run/runtime.ts';
import { forEachPieceIn, forEachTileIn, zoneOf } from '../../run/zones.ts';
import { read, walk, type MemberImpl, type MemberTable } from './shape.ts';

/** The number of the zone of an owner; of a feature by its first segment. */
function numberOf(
	{ program, zoneFirst, board, m }: Runtime,
	zone: number,
): (owner: number) => number {
	const first = zoneFirst[zone]!;
	if (program.zones[zone]!.per === 'feature') return (f) => first + m[board.FIRST_SEGMENT + f]!;
	return (owner) => first + owner;
}

/** What lies in the zone, given by `table`, of an owner. */
const ofOwner: MemberImpl = {
	each: (c, args, slot, body, e) => {
		const { rt } = c;
		const zone = e.table![0]!;
		const number = numberOf(rt, zone);
		const owner = c.num(args[0]!);
		const visit = (p: number): boolean => {
			rt.temps[slot] = p;
			return body();
		};
		return () => {
			const o = owner();
			return o >= 0 && forEachPieceIn(rt, number(o), visit);
		};
	},
};

/** Zones and what lies in them. */
export const zoneMembers: MemberTable = {
	zone: {
		num: (c, args, e) => {
			const zone = e.table![0]!;
			const first = c.rt.zoneFirst[zone]!;
			if (args.length === 0) return () => first;
			const number = numberOf(c.rt, zone);
			const owner = c.num(args[0]!);
			return () => {
				const o = owner();
				return o < 0 ? -1 : number(o);
			};
		},
	},
	'zone.pieces': walk(
		({ rt }) =>
			(number, visit) =>
				forEachPieceIn(rt, number, visit),
	),
	'seat.zone': ofOwner,
	'feature.zone': ofOwner,
	'zone.tiles': walk(
		({ rt }) =>
			(number, visit) =>
				forEachTileIn(rt, number, visit),
	),
	'piece.holder': read(({ rt }) => (p) => {
		const where = rt.m[rt.WHERE + p];
		if (where === Where.supply) return rt.pieceOwner[p]!;
		if (where !== Where.zone) return -1;
		const { zone, owner } = zoneOf(rt, rt.m[rt.REF + p]!);
		return rt.program.zones[zone]!.per === 'seat' ? owner : -1;
	}),
};

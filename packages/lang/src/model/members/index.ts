import type { Expr } from '../../ir/expr.ts';
import type { StatePart } from '../../ir/state.ts';
import type { EntityType } from '../../ir/types.ts';
import { type Member, type MemberDeclaration, memberOf } from '../member.ts';
import { cellMembers } from './cell.ts';
import { cellSetMembers } from './cell-set.ts';
import { cornerMembers } from './corner.ts';
import { eventMembers } from './event.ts';
import { featureMembers } from './feature.ts';
import { groupMembers } from './group.ts';
import { intMembers } from './int.ts';
import { kindMembers } from './kind.ts';
import { kindSetMembers } from './kind-set.ts';
import { namesMembers } from './names.ts';
import { pairMembers } from './pair.ts';
import { pieceMembers } from './piece.ts';
import { pieceKindMembers } from './piece-kind.ts';
import { pieceSetMembers } from './piece-set.ts';
import { placementMembers } from './placement.ts';
import { placementSideMembers } from './placement-side.ts';
import { seatMembers } from './seat.ts';
import { segmentMembers } from './segment.ts';
import { setMembers } from './set.ts';
import { sideMembers } from './side.ts';
import { spaceMembers } from './space.ts';
import { tileMembers } from './tile.ts';
import { tileKindMembers } from './tile-kind.ts';
import { zoneMembers } from './zone.ts';

export const declarations: typeof namesMembers &
	typeof groupMembers &
	typeof seatMembers &
	typeof cellMembers &
	typeof tileMembers &
	typeof segmentMembers &
	typeof featureMembers &
	typeof placementMembers &
	typeof tileKindMembers &
	typeof sideMembers &
	typeof placementSideMembers &
	typeof cornerMembers &
	typeof pieceMembers &
	typeof pieceKindMembers &
	typeof kindMembers &
	typeof kindSetMembers &
	typeof pieceSetMembers &
	typeof spaceMembers &
	typeof eventMembers &
	typeof setMembers &
	typeof cellSetMembers &
	typeof zoneMembers &
	typeof pairMembers &
	typeof intMembers = {
	...namesMembers,
	...groupMembers,
	...seatMembers,
	...cellMembers,
	...tileMembers,
	...segmentMembers,
	...featureMembers,
	...placementMembers,
	...tileKindMembers,
	...sideMembers,
	...placementSideMembers,
	...cornerMembers,
	...pieceMembers,
	...pieceKindMembers,
	...kindMembers,
	...kindSetMembers,
	...pieceSetMembers,
	...spaceMembers,
	...eventMembers,
	...setMembers,
	...cellSetMembers,
	...zoneMembers,
	...pairMembers,
	...intMembers,
};

export type MemberName = keyof typeof declarations;

const declared: Readonly<Record<MemberName, MemberDeclaration>> = declarations;

export const members: readonly Member<MemberName>[] = (Object.keys(declared) as MemberName[]).map(
	(fn) => memberOf(fn, declared[fn]),
);

const byName: ReadonlyMap<MemberName, Member<MemberName>> = new Map(members.map((m) => [m.fn, m]));

export function memberNamed(fn: MemberName): Member<MemberName> {
	return byName.get(fn)!;
}

export function partsRead(fn: MemberName, args: readonly Expr[]): readonly StatePart[] {
	const { reads, readsWith } = declared[fn];
	if (readsWith === undefined) return reads;
	return [...reads, ...args.flatMap((a) => readsWith[a.type as EntityType] ?? [])];
}

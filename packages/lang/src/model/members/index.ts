import type { Member } from '../member.ts';
import { cellMembers } from './cell.ts';
import { cellSetMembers } from './cell-set.ts';
import { cornerMembers } from './corner.ts';
import { eventMembers } from './event.ts';
import { featureMembers } from './feature.ts';
import { functionsMembers } from './functions.ts';
import { impliedMembers } from './implied.ts';
import { kindMembers } from './kind.ts';
import { namesMembers } from './names.ts';
import { pieceKindMembers } from './piece-kind.ts';
import { pieceMembers } from './piece.ts';
import { pieceSetMembers } from './piece-set.ts';
import { placementMembers } from './placement.ts';
import { placementSideMembers } from './placement-side.ts';
import { seatMembers } from './seat.ts';
import { segmentMembers } from './segment.ts';
import { setMembers } from './set.ts';
import { sideMembers } from './side.ts';
import { spaceMembers } from './space.ts';
import { tileKindMembers } from './tile-kind.ts';
import { tileMembers } from './tile.ts';

/** All built-ins. */
export const members: readonly Member[] = [
	...namesMembers,
	...functionsMembers,
	...seatMembers,
	...tileMembers,
	...tileKindMembers,
	...cellMembers,
	...sideMembers,
	...placementMembers,
	...placementSideMembers,
	...cornerMembers,
	...segmentMembers,
	...featureMembers,
	...pieceMembers,
	...spaceMembers,
	...pieceKindMembers,
	...kindMembers,
	...pieceSetMembers,
	...setMembers,
	...eventMembers,
	...cellSetMembers,
	...impliedMembers,
];

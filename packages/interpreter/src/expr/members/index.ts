import { boardMembers } from './board.ts';
import { cellMembers } from './cells.ts';
import { eventMembers } from './event.ts';
import { featureMembers } from './feature.ts';
import { gameMembers } from './game.ts';
import { historyMembers } from './history.ts';
import { numberMembers } from './numbers.ts';
import { pieceMembers } from './piece.ts';
import { placeMembers } from './places.ts';
import { relationMembers } from './relations.ts';
import { segmentMembers } from './segments.ts';
import { setMembers } from './sets.ts';
import type { MemberTable } from './shape.ts';
import { sideMembers } from './sides.ts';
import { spaceMembers } from './spaces.ts';
import { waveMembers } from './wave.ts';
import { wayMembers } from './ways.ts';
import { zoneMembers } from './zones.ts';

/** Every built-in the interpreter runs, by its name in the catalogue. */
export const table: MemberTable = {
	...boardMembers,
	...cellMembers,
	...eventMembers,
	...featureMembers,
	...gameMembers,
	...historyMembers,
	...numberMembers,
	...pieceMembers,
	...placeMembers,
	...relationMembers,
	...segmentMembers,
	...setMembers,
	...sideMembers,
	...spaceMembers,
	...waveMembers,
	...wayMembers,
	...zoneMembers,
};

import { cellMeanings } from './cell.ts';
import { cellSetMeanings } from './cell-set.ts';
import { cornerMeanings } from './corner.ts';
import { eventMeanings } from './event.ts';
import { featureMeanings } from './feature.ts';
import { groupMeanings } from './group.ts';
import { intMeanings } from './int.ts';
import { kindMeanings } from './kind.ts';
import { kindSetMeanings } from './kind-set.ts';
import { namesMeanings } from './names.ts';
import { pairMeanings } from './pair.ts';
import { pieceMeanings } from './piece.ts';
import { pieceKindMeanings } from './piece-kind.ts';
import { pieceSetMeanings } from './piece-set.ts';
import { placementMeanings } from './placement.ts';
import { placementSideMeanings } from './placement-side.ts';
import { seatMeanings } from './seat.ts';
import { segmentMeanings } from './segment.ts';
import { setMeanings } from './set.ts';
import { sideMeanings } from './side.ts';
import { spaceMeanings } from './space.ts';
import { tileMeanings } from './tile.ts';
import { tileKindMeanings } from './tile-kind.ts';
import { zoneMeanings } from './zone.ts';
import type { AllMeanings } from './meaning.ts';

export const meanings: AllMeanings = {
	...namesMeanings,
	...groupMeanings,
	...seatMeanings,
	...cellMeanings,
	...tileMeanings,
	...segmentMeanings,
	...featureMeanings,
	...placementMeanings,
	...tileKindMeanings,
	...sideMeanings,
	...placementSideMeanings,
	...cornerMeanings,
	...pieceMeanings,
	...pieceKindMeanings,
	...kindMeanings,
	...kindSetMeanings,
	...pieceSetMeanings,
	...spaceMeanings,
	...eventMeanings,
	...setMeanings,
	...cellSetMeanings,
	...zoneMeanings,
	...pairMeanings,
	...intMeanings,
};

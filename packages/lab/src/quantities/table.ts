import { cellQuantities } from './cells.ts';
import { courseQuantities } from './course.ts';
import { featureQuantities } from './features.ts';
import { leadQuantities } from './lead.ts';
import { pieceQuantities } from './pieces.ts';
import { pointQuantities } from './points.ts';
import type { GameQuantity } from './quantity.ts';
import { ruleQuantities } from './rules.ts';

export const quantities: readonly GameQuantity[] = [
	...pointQuantities,
	...leadQuantities,
	...courseQuantities,
	...pieceQuantities,
	...featureQuantities,
	...ruleQuantities,
	...cellQuantities,
];

/** All but those with a row for every cell, which are measured only where they are named. */
export const quantitiesWithoutCells: readonly GameQuantity[] = quantities.filter(
	({ per }) => per !== 'cell',
);

export function quantityOf(name: string): GameQuantity {
	return quantities.find((q) => q.name === name)!;
}

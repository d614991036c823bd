import { courseQuantities } from './course.ts';
import { featureQuantities } from './features.ts';
import { leadQuantities } from './lead.ts';
import { pieceQuantities } from './pieces.ts';
import { pointQuantities } from './points.ts';
import type { GameQuantity } from './quantity.ts';
import { ruleQuantities } from './rules.ts';

/** Everything that games can be measured by. */
export const quantities: readonly GameQuantity[] = [
	...pointQuantities,
	...leadQuantities,
	...courseQuantities,
	...pieceQuantities,
	...featureQuantities,
	...ruleQuantities,
];

/** The quantity with a name that is known to be one. */
export function quantityOf(name: string): GameQuantity {
	return quantities.find((q) => q.name === name)!;
}

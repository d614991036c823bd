import { digestText } from '../game/hash.ts';
import type { Decision } from '../game/game.ts';

/** A digest over the keys of all options, whatever their order. */
export function optionsDigest(decision: Decision): string {
	return digestText(
		decision.options
			.map((o) => o.key)
			.sort()
			.join('\n'),
	);
}

import type { RulesDifference } from './setup-difference.ts';

/** The differences that two changes make together, each once; what the second takes back is none. */
export function differencesTogether(
	first: readonly RulesDifference[] = [],
	second: readonly RulesDifference[] = [],
): readonly RulesDifference[] {
	const all = new Map(first.map((one) => [JSON.stringify(one), one]));
	for (const one of second) {
		const isTakenBack =
			'b' in one && typeof one.b === 'boolean' && all.delete(JSON.stringify({ ...one, b: !one.b }));
		if (!isTakenBack) all.set(JSON.stringify(one), one);
	}
	return [...all.values()];
}

/** At most `limit` of the things, spread evenly over all of them; always the same ones. */
export function sampleOf<T>(all: readonly T[], limit: number): readonly T[] {
	if (all.length <= limit) return all;
	return Array.from({ length: limit }, (_, i) => all[Math.floor((i * all.length) / limit)]!);
}

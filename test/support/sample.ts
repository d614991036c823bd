import { commitSeed } from '../campaign/campaign.ts';

const seed = commitSeed();

/** One of `every` entries of a list; each commit takes others. For laws that a `*.verify.ts` beside the test holds for more entries. */
export function sampleOf<T>(list: readonly T[], every: number): readonly T[] {
	const start = seed % Math.min(every, list.length);
	return list.filter((_, i) => i % every === start);
}

import { commitSeed } from '../campaign/campaign.ts';

/** The long tests run the files that import this module again, and leave nothing out. */
export const whole: boolean = process.env['TILEWRIGHT_WHOLE'] === '1';

const seed = commitSeed();

/** One of `every` entries of a list; each commit takes others. The long tests take all. */
export function partOf<T>(list: readonly T[], every: number): readonly T[] {
	if (whole) return list;
	const start = seed % Math.min(every, list.length);
	return list.filter((_, i) => i % every === start);
}

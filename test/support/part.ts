import { sampleOf } from './sample.ts';

/** The long tests run the files that import this module again, and leave nothing out. */
export const whole: boolean = process.env['TILEWRIGHT_WHOLE'] === '1';

/** One of `every` entries of a list; each commit takes others. The long tests take all. */
export function partOf<T>(list: readonly T[], every: number): readonly T[] {
	return whole ? list : sampleOf(list, every);
}

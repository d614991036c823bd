import { sampleOf } from './sample.ts';

/** `TILEWRIGHT_WHOLE=1` leaves no case out. */
export const isWhole: boolean = process.env['TILEWRIGHT_WHOLE'] === '1';

/** The long tests run the files that import this module again, with more of their cases. */
export const isLongRun: boolean = process.env['TILEWRIGHT_LONG'] === '1';

/**
 * One of `every` entries of a list in `npm test`, and one of `everyLong` in the long tests; each commit takes others.
 * `TILEWRIGHT_WHOLE=1` takes all.
 */
export function partOf<T>(list: readonly T[], every: number, everyLong = 1): readonly T[] {
	return isWhole ? list : sampleOf(list, isLongRun ? everyLong : every);
}

/** The same part wherever it runs: for tests that are long alone. */
export function longPartOf<T>(list: readonly T[], every: number): readonly T[] {
	return partOf(list, every, every);
}

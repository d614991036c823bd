import { positionAt } from '@tilewright/schema';
import { type Datum, fileOf, keyRangeOf } from '../link/datum.ts';

/** File, line and column of a datum: of its key where it has one. */
export function positionOf(datum: Datum): { file: string; line: number; column: number } {
	const file = fileOf(datum);
	return { file: file.path, ...positionAt(file, keyRangeOf(datum).start) };
}

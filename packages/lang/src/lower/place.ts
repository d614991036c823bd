import { positionAt } from '@tilewright/schema';
import { type Datum, fileOf, keyRangeOf } from '../link/datum.ts';

export function positionOf(datum: Datum): { file: string; line: number; column: number } {
	const file = fileOf(datum);
	return { file: file.path, ...positionAt(file, keyRangeOf(datum).start) };
}

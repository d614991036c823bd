import { positionAt } from '@tilewright/schema';
import { type SourcedValue, fileOf, keyRangeOf } from '../link/sourced-value.ts';

export function positionOf(datum: SourcedValue): { file: string; line: number; column: number } {
	const file = fileOf(datum);
	return { file: file.path, ...positionAt(file, keyRangeOf(datum).start) };
}

import { suggest } from '@tilewright/schema';

/** The known words nearest to a misspelt one, best first; none when nothing is near. */
export function nearest(word: string, known: Iterable<string>, most: number = 3): string[] {
	return suggest(word, known).slice(0, most);
}

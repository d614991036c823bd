import type { Changeable, ValueView } from './requests.ts';

/** Keys of values that are for those who write files. */
const forFiles: ReadonlySet<string> = new Set(['abstract']);

/**
 * The numbers and the yes-or-no values of a declaration that none of its sentences has, as far as a person has a name for them: what
 * stands in a list, such as an effect, has none.
 */
export function plainValues({ section, values, sentences }: Changeable): readonly ValueView[] {
	if (section === 'params' || section === 'elements') return [];
	const keyOf = (path: ValueView['path']): string => JSON.stringify(path);
	const told = new Set(
		sentences.flat().flatMap((part) => (typeof part === 'string' ? [] : [keyOf(part.path)])),
	);
	return values.filter(
		({ is, path }) =>
			is !== 'expression' &&
			!told.has(keyOf(path)) &&
			path.every((step) => typeof step === 'string' && !forFiles.has(step)),
	);
}

import { operand } from '../expr/brackets.ts';
import { type Datum, get } from '../link/datum.ts';

/** A sentence as a code and its arguments; the words of a language are looked up by the code. */
export interface Sentence {
	readonly code: string;
	readonly args: Readonly<Record<string, string>>;
}

/** The sentences about an effect. */
export interface EffectProse {
	/** The English text of each code; `{key}` is an argument. */
	readonly english: Readonly<Record<string, string>>;
	/** The sentence about one use of the effect, given its value and the mapping around it. */
	describe(node: Datum): Sentence;
}

/** A sentence whose arguments are the keys it names, as they were written; `value` is the value of the effect itself. */
export function sentence(
	code: string,
	english: string,
	otherwise: Readonly<Record<string, string>> = {},
): EffectProse {
	return {
		english: { [code]: english },
		describe: (node) => ({
			code,
			args: Object.fromEntries(
				argumentsOf(english).map((key) => [
					key,
					key === 'value' ? write(node) : writtenAt(node, key, otherwise[key]),
				]),
			),
		}),
	};
}

/** One of two sentences, by whether a key is given. */
export function sentenceIf(key: string, given: EffectProse, absent: EffectProse): EffectProse {
	return {
		english: { ...given.english, ...absent.english },
		describe: (node) => (get(node, key) === undefined ? absent : given).describe(node),
	};
}

/** The names of the arguments in a text. */
export function argumentsOf(english: string): string[] {
	return [...english.matchAll(/\{(\w+)\}/g)].map((m) => m[1]!);
}

/** A text with its arguments. */
export function fill(english: string, args: Readonly<Record<string, string>>): string {
	return english.replace(/\{(\w+)\}/g, (_, key: string) => args[key] ?? '');
}

/** The value of a key as an author wrote it. */
export function writtenAt(node: Datum, key: string, otherwise = ''): string {
	return write(get(node, key)) || otherwise;
}

/** `count × each`, each as it was written, in brackets where that is needed. */
export function times(node: Datum): string {
	const count = operand(writtenAt(node, 'count', '1'), '*', 'left');
	return `${count} × ${operand(writtenAt(node, 'each', '1'), '*', 'right')}`;
}

/** A value as an author wrote it, on one line. */
export function write(datum: Datum | undefined): string {
	if (datum === undefined) return '';
	if (datum.is === 'scalar') return datum.value === null ? '' : String(datum.value);
	if (datum.is === 'list') return datum.items.map(write).join(', ');
	return [...datum.entries].map(([key, d]) => `${key} ${write(d)}`).join(', ');
}

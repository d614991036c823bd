import type { FlagSpec } from './command.ts';

/** The words of a call that has these flags, as a person would type them; flags of `left` are left out. */
export function commandLine(
	name: string,
	specs: readonly FlagSpec[],
	flags: Readonly<Record<string, unknown>>,
	left: readonly string[] = [],
): string {
	const words = specs.flatMap((spec) => {
		const flag = /^--(\S+)/.exec(spec.flags)![1]!;
		return left.includes(flag)
			? []
			: valuesOf(flags[flag]).flatMap((value) => wordsOf(flag, value));
	});
	return ['tilewright', name, ...words.map(quoted)].join(' ');
}

function wordsOf(flag: string, value: string): string[] {
	return value === '' ? [`--${flag}`] : [`--${flag}`, value];
}

/** The values of a flag, one for each time that it stands there. */
function valuesOf(value: unknown): string[] {
	if (value === undefined || value === false) return [];
	if (value === true) return [''];
	if (value instanceof Map) return [...value].map(([k, v]) => `${String(k)}=${String(v)}`);
	if (!Array.isArray(value)) return [String(value)];
	const [first] = value as unknown[];
	if (first === undefined) return [];
	return typeof first === 'object'
		? (value as { name: string; values: string[] }[]).map((v) => `${v.name}=${v.values.join(',')}`)
		: [value.join(',')];
}

/** A word as a shell takes it. */
function quoted(word: string): string {
	return /^[\w.,:=+/@%-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

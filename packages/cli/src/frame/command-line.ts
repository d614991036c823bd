import type { FlagSpec } from './command.ts';

/** A call that has these flags, as a person would type it; flags of `left` are left out. */
export function commandLine(
	name: string,
	specs: readonly FlagSpec[],
	flags: Readonly<Record<string, unknown>>,
	left: readonly string[] = [],
): string {
	const kept = specs.filter((spec) => !left.includes(flagName(spec)));
	return ['tilewright', ...commandWords(name, kept, flags).map(quoted)].join(' ');
}

export function commandWords(
	name: string,
	specs: readonly FlagSpec[],
	flags: Readonly<Record<string, unknown>>,
): string[] {
	const words = specs.flatMap((spec) => {
		const flag = flagName(spec);
		return valuesOf(flags[flag]).flatMap((value) => wordsOf(flag, value));
	});
	return [...name.split(' '), ...words];
}

export function flagName({ flags }: FlagSpec): string {
	return /^--(\S+)/.exec(flags)![1]!;
}

function wordsOf(flag: string, value: string): string[] {
	return value === '' ? [`--${flag}`] : [`--${flag}`, value];
}

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

function quoted(word: string): string {
	return /^[\w.,:=+/@%-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

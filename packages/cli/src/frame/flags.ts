import { suggest } from '@tilewright/schema';
import type { FlagSpec } from './command.ts';
import { misuse } from './refusal.ts';

export function wholeNumberReader(
	flag: string,
	min: number,
	max: number,
): NonNullable<FlagSpec['read']> {
	return (value) => {
		const number = /^[+-]?\d{1,16}$/.test(value) ? Number(value) : Number.NaN;
		if (!Number.isSafeInteger(number) || number < min || number > max)
			throw misuse('CLI-NUMBER', { flag, value, min, max });
		return number;
	};
}

export function wordReader(
	flag: string,
	allowed: readonly string[],
): NonNullable<FlagSpec['read']> {
	return (value) => {
		if (allowed.includes(value)) return value;
		throw misuse('CLI-FLAG-VALUE', { flag, value, allowed, near: suggest(value, allowed) });
	};
}

/** Words between commas; a repeated flag adds to them. */
export function list(flag: string): NonNullable<FlagSpec['read']> {
	return (value, before) => {
		const words = value.split(',').map((w) => w.trim());
		if (words.includes('')) throw misuse('CLI-FLAG-EMPTY', { flag });
		return [...((before as string[] | undefined) ?? []), ...words];
	};
}

/** `name=value`; a repeated flag adds to them, a later value of a name counts. */
export function settings(flag: string): NonNullable<FlagSpec['read']> {
	return (value, before) => {
		const cut = value.indexOf('=');
		if (cut < 1 || cut === value.length - 1) throw misuse('CLI-SETTING', { flag, value });
		const map = new Map((before as Map<string, string> | undefined) ?? []);
		return map.set(value.slice(0, cut), value.slice(cut + 1));
	};
}

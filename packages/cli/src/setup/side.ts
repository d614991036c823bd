import { suggest } from '@tilewright/schema';
import { flagName } from '../frame/command-line.ts';
import type { FlagSpec } from '../frame/command.ts';
import { misuse } from '../frame/refusal.ts';
import { botsFlag, seatsHelp } from './bots.ts';
import { setUpFlags } from './flags.ts';

type Flags = Readonly<Record<string, unknown>>;

const known: readonly FlagSpec[] = [
	...setUpFlags.filter((f) => flagName(f) !== 'game'),
	botsFlag(seatsHelp),
];

/**
 * Returns the flags of one side: those of both sides, and those it has besides, which come in one word such as
 * `--set a=b --with c`. A side’s lists and settings add to those of both; its preset and its bots replace theirs.
 */
export function sideFlags(both: Flags, flagText: string | undefined): Flags {
	const own: Record<string, unknown> = {};
	const words = (flagText ?? '').split(/\s+/).filter((w) => w !== '');
	for (let at = 0; at < words.length;) {
		const [flag = '', inline] = split(words[at++]!);
		const spec = known.find((f) => `--${flagName(f)}` === flag);
		if (!spec)
			throw misuse('CLI-FLAG-UNKNOWN', {
				flag,
				near: suggest(
					flag,
					known.map((f) => `--${flagName(f)}`),
				),
			});
		const value = inline ?? words[at++];
		if (value === undefined || value === '') throw misuse('CLI-FLAG-EMPTY', { flag });
		const name = flagName(spec);
		own[name] = spec.read ? spec.read(value, own[name]) : value;
	}
	return {
		...both,
		...Object.fromEntries(Object.entries(own).map(([k, v]) => [k, merged(k, both[k], v)])),
	};
}

function split(word: string): [string, string | undefined] {
	const cut = word.startsWith('--') ? word.indexOf('=') : -1;
	return cut < 0 ? [word, undefined] : [word.slice(0, cut), word.slice(cut + 1)];
}

function merged(name: string, both: unknown, own: unknown): unknown {
	if (name === 'seats' || both === undefined) return own;
	if (own instanceof Map) return new Map([...(both as Map<string, string>), ...own]);
	return Array.isArray(own) ? [...(both as unknown[]), ...(own as unknown[])] : own;
}

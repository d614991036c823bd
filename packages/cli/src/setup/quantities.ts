import { quantities, quantitiesWithoutCells } from '@tilewright/lab';
import { suggest } from '@tilewright/schema';
import type { FlagSpec } from '../frame/command.ts';
import { list } from '../frame/flags.ts';
import { misuse } from '../frame/refusal.ts';

export const quantitiesFlag: FlagSpec = {
	flags: '--quantities <names>',
	says: 'additional quantities to measure, separated by commas, or `all`; docs/lab.md lists them',
	read: list('--quantities'),
};

export function quantitiesOf(
	flags: Readonly<Record<string, unknown>>,
	ofQuestion: string | undefined,
): readonly string[] {
	const known = quantities.map((q) => q.name);
	const wanted = (flags['quantities'] as readonly string[] | undefined) ?? [];
	for (const value of wanted)
		if (value !== 'all' && !known.includes(value))
			throw misuse('CLI-FLAG-VALUE', {
				flag: '--quantities',
				value,
				allowed: ['all', ...known],
				near: suggest(value, known),
			});
	const all = wanted.includes('all') ? quantitiesWithoutCells.map((q) => q.name) : [];
	return known.filter((name) => name === ofQuestion || all.includes(name) || wanted.includes(name));
}

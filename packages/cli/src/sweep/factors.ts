import { type FactorialDesign, factorBounds, factorialDesign } from '@tilewright/lab';
import type { FlagSpec } from '../frame/command.ts';
import { list } from '../frame/flags.ts';
import { misuse } from '../frame/refusal.ts';
import type { Axis, Point } from './axes.ts';

export interface Factors {
	readonly packs: readonly string[];
	readonly design: FactorialDesign;
	readonly axes: readonly Axis[];
	readonly points: readonly Point[];
}

const values = ['out', 'in'] as const;

const { min, max } = factorBounds;

export const factorsFlag: FlagSpec = {
	flags: '--factors <packs>',
	says: `instead of --vary: ${min} to ${max} packs between commas, each in or out; tells what each does, and what every two do to each other`,
	read: list('--factors'),
};

export function factorsOf(flags: Readonly<Record<string, unknown>>): Factors | undefined {
	const packs = flags['factors'] as readonly string[] | undefined;
	if (packs === undefined) return undefined;
	const wrong = packs.length < min || packs.length > max || new Set(packs).size < packs.length;
	if (wrong || flags['vary'] !== undefined)
		throw misuse('CLI-FACTORS', { value: packs.join(','), min, max });
	const design = factorialDesign(packs.length);
	const names = packs.map((id) => `pack:${id}`);
	return {
		...{ packs, design },
		axes: names.map((name) => ({ name, values })),
		points: design.runs.map(
			(run) => new Map(names.map((name, i) => [name, values[run[i] === true ? 1 : 0]])),
		),
	};
}

export function packOfFactor(name: string, value: string): string | undefined {
	return name.startsWith('pack:') && value === 'in' ? name.slice('pack:'.length) : undefined;
}

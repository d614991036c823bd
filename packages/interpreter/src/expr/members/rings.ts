import type { Runtime } from '../../run/runtime.ts';

/** The spaces of each ring in their order; a space in no ring stands alone. */
export function rings({ program: { spaces } }: Runtime): (space: number) => readonly number[] {
	const of = new Map<string, number[]>();
	spaces.forEach(({ ring, place }, i) => {
		if (ring === undefined || place === undefined) return;
		const list = of.get(ring) ?? [];
		list[place] = i;
		of.set(ring, list);
	});
	// places of spaces that are no part of this set-up are left out
	const ordered = new Map(
		[...of].map(([ring, list]) => [ring, list.filter((s) => s !== undefined)]),
	);
	return (space) => ordered.get(spaces[space]?.ring ?? '') ?? [space];
}

export const wrap = (n: number, size: number): number => ((n % size) + size) % size;

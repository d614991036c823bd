import { ownValue } from '@tilewright/schema';
import { type GameMapping, UnknownName } from './names.ts';
import type { TheirSetup } from './setup.ts';

/**
 * The mappings a recording needs, in the order given: those that know one of its sets, those that know an element which
 * no other knows, and those of the packs these stand for. The rest would speak of packs that are not in play.
 */
export function mappingsOf(recording: TheirSetup, all: readonly GameMapping[]): GameMapping[] {
	const needed = new Set<GameMapping>();
	const packs = new Set<string>();
	const has = (table: object | undefined, name: string): boolean =>
		table !== undefined && Object.hasOwn(table, name);
	for (const set of Object.keys(recording.sets)) {
		const known = all.filter(({ mapping }) => has(mapping.sets, set));
		if (known.length === 0)
			throw new UnknownName(
				'set',
				set,
				all.flatMap(({ mapping }) => Object.keys(mapping.sets ?? {})),
			);
		for (const one of known) {
			needed.add(one);
			for (const pack of ownValue(one.mapping.sets, set)?.packs ?? []) packs.add(pack);
		}
	}
	const elements = Object.keys(recording.elements);
	for (const element of elements)
		if (![...needed].some(({ mapping }) => has(mapping.elements, element)))
			for (const one of all) if (has(one.mapping.elements, element)) needed.add(one);
	for (const { mapping } of needed)
		for (const element of elements) {
			const entry = ownValue(mapping.elements, element);
			if (typeof entry === 'object') for (const pack of entry.packs ?? []) packs.add(pack);
		}
	return all.filter((one) => needed.has(one) || packs.has(one.mapping.pack ?? one.pack ?? ''));
}

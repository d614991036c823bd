import type { Pack } from '../workspace/workspace.ts';
import { type Datum, entriesOf, get, itemsOf, textOf } from './datum.ts';
import { type Section, listedSections, namedSections } from './sections.ts';

const sections: ReadonlySet<string> = new Set<string>([...namedSections, ...listedSections]);
const aliases: Readonly<Record<string, Section>> = { param: 'params', element: 'elements' };

/** Finds the sections in which the packs declare what a change names: `section.id`, `pack.id` or `id`. */
export function changedSections(packs: readonly Pack[]): (ref: string) => readonly Section[] {
	let declared: ReadonlyMap<string, ReadonlySet<Section>> | undefined;
	return (ref) => {
		const root = ref.slice(0, Math.max(0, ref.indexOf('.')));
		const section = aliases[root] ?? (sections.has(root) ? (root as Section) : undefined);
		if (section !== undefined) return [section];
		declared ??= sectionsById(packs);
		return [...(declared.get(ref) ?? [])];
	};
}

/** Sections by what they declare, with and without its pack. */
function sectionsById(packs: readonly Pack[]): Map<string, Set<Section>> {
	const found = new Map<string, Set<Section>>();
	const note = (section: Section, pack: string, id: string): void => {
		for (const key of [id, `${pack}.${id}`]) {
			const known = found.get(key);
			if (known === undefined) found.set(key, new Set([section]));
			else known.add(section);
		}
	};
	for (const { name, parts } of packs)
		for (const { root } of parts)
			for (const block of [root, ...entriesOf(get(root, 'with')).map(([, b]) => b)])
				for (const [section, id] of idsIn(block)) note(section, name, id);
	return found;
}

function* idsIn(block: Datum | undefined): Iterable<readonly [Section, string]> {
	for (const section of namedSections) {
		const datum = section === 'groups' ? get(get(block, 'deck'), 'groups') : get(block, section);
		for (const [id] of entriesOf(datum)) yield [section, id];
	}
	for (const section of listedSections)
		for (const item of itemsOf(get(block, section))) {
			const id = textOf(get(item, 'id'));
			if (id !== undefined) yield [section, id];
		}
}

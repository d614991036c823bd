import { type Diagnostic, diagnose, suggest } from '@tilewright/schema';
import { mappingsOf } from '../recording/mappings.ts';
import type { GameMapping, Mapping } from '../recording/names.ts';
import type { TheirSetup } from '../recording/setup.ts';

/** Something a file names that no pack knows. */
export interface Lacking {
	readonly what: string;
	readonly name: string;
	readonly near: readonly string[];
}

/** Everything a file needs that no mapping names: sets, elements, values of rules, tiles, messages. */
export function lackingOf(
	setup: TheirSetup,
	tiles: Iterable<string>,
	messages: Iterable<string>,
	all: readonly GameMapping[],
): Lacking[] {
	const found: Lacking[] = [];
	const known = (section: keyof Mapping): Set<string> =>
		new Set(
			all.flatMap(({ mapping }) => Object.keys((mapping[section] as object | undefined) ?? {})),
		);
	const add = (what: string, names: Iterable<string>, section: keyof Mapping): void => {
		const all = known(section);
		for (const name of new Set(names))
			if (!all.has(name)) found.push({ what, name, near: suggest(name, [...all]) });
	};
	add('set', Object.keys(setup.sets), 'sets');
	for (const [name, copies] of Object.entries(setup.sets))
		if (copies !== 1)
			found.push({ what: 'number of copies of the set', name: `${name} × ${copies}`, near: [] });
	add('element', Object.keys(setup.elements), 'elements');
	// what a rule says counts where a pack that minds it is in play; that is not known while a set is not
	const inPlay = found.length > 0 ? all : mappingsOf(setup, all);
	for (const [rule, value] of Object.entries(setup.rules))
		for (const { mapping } of inPlay) {
			const entry = mapping.rules?.[rule];
			if (entry === undefined || Object.hasOwn(entry.values ?? {}, String(value))) continue;
			const near = Object.keys(entry.values ?? {});
			found.push({ what: `value of the rule ${rule}`, name: String(value), near });
		}
	add('tile', [...setup.start.map((s) => s.tile), ...tiles], 'tiles');
	add('message', messages, 'messages');
	return found;
}

/** Rules a file sets that no mapping knows. */
export function unreadRules(setup: TheirSetup, all: readonly GameMapping[]): string[] {
	return Object.keys(setup.rules).filter(
		(rule) => !all.some(({ mapping }) => Object.hasOwn(mapping.rules ?? {}, rule)),
	);
}

/** More findings than this would help nobody; that program has fewer sets, elements and tiles together. */
const mostTold = 1000;

/** What a file lacks, as findings about it. */
export function tellLacking(file: string, lacks: readonly Lacking[]): Diagnostic[] {
	return lacks
		.slice(0, mostTold)
		.map(({ what, name, near }) =>
			diagnose(file, undefined, 'RECORDING-UNKNOWN', { what, name, near }),
		);
}

import type { Program } from '@tilewright/lang';

/** Titles of kinds of features and of pieces by their ids, and the names of rules without their packs. */
export type Names = ReadonlyMap<string, string>;

/** The words that a report uses for the ids of some rule sets. */
export function namesOf(programs: readonly Program[]): Names {
	const names = new Map<string, string>();
	for (const { kinds, pieces } of programs)
		for (const { id, title } of [...kinds, ...pieces]) if (title !== '') names.set(id, title);
	return names;
}

/** The name of what a number is of: a part of the title of its row. */
export function nameOf(names: Names, id: string): string {
	return names.get(id) ?? id;
}

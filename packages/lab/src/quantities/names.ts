import type { Program } from '@tilewright/lang';

export type Names = ReadonlyMap<string, string>;

export function namesOf(programs: readonly Program[]): Names {
	const names = new Map<string, string>();
	for (const { kinds, pieces } of programs)
		for (const { id, title } of [...kinds, ...pieces]) if (title !== '') names.set(id, title);
	return names;
}

export function nameOf(names: Names, id: string): string {
	return names.get(id) ?? id;
}

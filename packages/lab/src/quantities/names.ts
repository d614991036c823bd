import type { Program } from '@tilewright/lang';
import { identifierWords } from '@tilewright/schema';
import { seatWords } from '../texts/phrases.ts';

export type Names = ReadonlyMap<string, string>;

export function namesOf(programs: readonly Program[]): Names {
	const names = new Map<string, string>();
	for (const { kinds, pieces } of programs)
		for (const { id, title } of [...kinds, ...pieces]) if (title !== '') names.set(id, title);
	for (const program of programs)
		for (const id of Object.keys(program.ruleTitles ?? {}))
			if (!names.has(id)) names.set(id, ruleName([program], id));
	return names;
}

/** A seat as a player; the name of a kind, a piece or a rule, whose id is that of its pack and its own; an id without a name stays. */
export function nameOf(names: Names, id: string): string {
	const seat = /^seat (\d+)$/.exec(id)?.[1];
	if (seat !== undefined) return seatWords.player(seat);
	return names.get(id) ?? (id.includes('.') ? ruleName([], id) : id);
}

/** A rule by its sentence in the first rule set that has one, or else by its id in words, without its pack. */
export function ruleName(programs: readonly Program[], id: string): string {
	const titles = programs.map(({ ruleTitles }) => ruleTitles?.[id]);
	const title = titles.find((known) => known !== undefined);
	const [, ...own] = id.split('.');
	return `“${title ?? identifierWords(own.join(' '))}”`;
}

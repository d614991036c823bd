import type { Notes } from '@tilewright/session';

/** Steps with notes, each with its place on a line from the beginning (0) to the last step (1). */
export function notedSteps(notes: Notes, all: number): { at: number; place: number }[] {
	return Object.keys(notes)
		.map(Number)
		.filter((at) => at <= all)
		.map((at) => ({ at, place: all === 0 ? 0 : at / all }));
}

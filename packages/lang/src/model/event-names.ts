/** The events of a game that rules can wait for. */
export const eventNames = [
	'drawn',
	'laid',
	'extended',
	'joined',
	'split',
	'completed',
	'placed',
	'moved',
	'returned',
	'entered',
	'revealed',
	'points',
	'converted',
	'passed',
	'started',
] as const;

export type EventName = (typeof eventNames)[number];

export function isEvent(name: string): name is EventName {
	return (eventNames as readonly string[]).includes(name);
}

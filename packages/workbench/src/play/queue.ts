/** The scripted outcomes of a stream; a place without one is left to chance. */
export type Queue = readonly (string | undefined)[];

/** A list of what is to come withoutOutcome one place; gaps at its end say nothing. */
export function withoutOutcome(queue: Queue, at: number): Queue {
	return trimmed(queue.filter((_, i) => i !== at));
}

/** A list of what is to come with one place somewhere else. */
export function movedOutcome(queue: Queue, from: number, to: number): Queue {
	const rest = queue.filter((_, i) => i !== from);
	return trimmed([...rest.slice(0, to), queue[from], ...rest.slice(to)]);
}

function trimmed(queue: Queue): Queue {
	const last = queue.findLastIndex((o) => o !== undefined);
	return queue.slice(0, last + 1);
}

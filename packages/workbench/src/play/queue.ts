/** The scripted outcomes of a stream; a place without one is left to chance. */
export type Queue = readonly (string | undefined)[];

/** The queue without one place. Gaps at its end are dropped. */
export function withoutOutcome(queue: Queue, at: number): Queue {
	return trimmed(queue.filter((_, i) => i !== at));
}

export function movedOutcome(queue: Queue, from: number, to: number): Queue {
	const rest = queue.filter((_, i) => i !== from);
	return trimmed([...rest.slice(0, to), queue[from], ...rest.slice(to)]);
}

function trimmed(queue: Queue): Queue {
	const last = queue.findLastIndex((o) => o !== undefined);
	return queue.slice(0, last + 1);
}

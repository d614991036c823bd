import { Misshapen, type Node, isAbsent, key, number, optional, text } from './shape.ts';

/** A message of the other program: one choice, or something else that a player or the program did. */
export interface Message {
	readonly type: string;
	readonly payload: Readonly<Record<string, unknown>>;
	/** The seat that sent the message, from 0; undefined where the file names none. */
	readonly player: number | undefined;
}

export function messageOf(node: Node): Message {
	const player = key(node, 'player');
	const payload = optional(key(node, 'payload'));
	if (Array.isArray(payload.value) || typeof payload.value !== 'object')
		throw new Misshapen(payload.at, 'a mapping');
	return {
		type: text(key(node, 'type')),
		payload: payload.value as Readonly<Record<string, unknown>>,
		player: isAbsent(player) ? undefined : number(player),
	};
}

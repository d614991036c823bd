import type { Type } from '../ir/types.ts';
import { canBeNone } from '../model/type-words.ts';
import type { Node } from './parse.ts';
import { demand } from './typed.ts';
import type { Check, Typed, Want } from './typed.ts';

/** Types a node; `want` helps words that take their type from their place, and is not yet a demand. */
export function synth(c: Check, node: Node, want: Want): Typed | undefined {
	return c.synth(c, node, want);
}

export function check(c: Check, node: Node, want: Type): Typed | undefined {
	return demand(c, synth(c, node, want), want, node);
}

export function nullableIf(type: Type, ...maybe: boolean[]): boolean {
	return canBeNone(type) && maybe.some((m) => m);
}

import { parseJson } from '@tilewright/schema';
import type { Failure } from './queue.ts';

/** Reads a failure from a queue; a text that is none of ours becomes the reason. */
export function failureFrom(text: string): Failure {
	const found = parseJson(text);
	const { code, why } = (('value' in found ? found.value : undefined) ?? {}) as Partial<Failure>;
	return typeof code === 'string' && typeof why === 'string'
		? { code, why }
		: { code: 'LAB-RULES-BROKEN', why: text };
}

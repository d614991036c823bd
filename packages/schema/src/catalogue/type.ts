import type { Area } from './entry.ts';

/** Expressions: what parsing and type-checking them refuses. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface TypeArgs {}

export const typeMessages: Area<TypeArgs> = {};

import type { Area } from './entry.ts';

/** Budgets and faults met while playing. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface RunArgs {}

export const runMessages: Area<RunArgs> = {};

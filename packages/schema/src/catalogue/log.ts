import type { Area } from './entry.ts';

/** Logs, recordings and saves. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LogArgs {}

export const logMessages: Area<LogArgs> = {};

import type { Area } from './entry.ts';

/** The command line and the disk. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface CliArgs {}

export const cliMessages: Area<CliArgs> = {};

import type { CommandSpec } from '../frame/command.ts';
import { packs } from './packs.ts';

/** Every command, in the order of the help. */
export const commands: readonly CommandSpec[] = [packs];

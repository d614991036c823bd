import type { Area } from './entry.ts';

/** Names, packs, overlays: what linking refuses. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface LinkArgs {}

export const linkMessages: Area<LinkArgs> = {};

import type { Area } from './entry.ts';

/** Tiles: what their sides, segments and counts refuse. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface TileArgs {}

export const tileMessages: Area<TileArgs> = {};

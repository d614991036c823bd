export { deriveAreas, openHalves, type Derived, type DerivedArea } from './areas.ts';
export type { Drawn } from './barriers.ts';
export { MAX_CELLS, parseFootprint, perimeter } from './footprint.ts';
export { MAX_MARK } from './notation.ts';
export type { TileCode, TileContext, TileKind, TileProblem, TileReport } from './problems.ts';
export * from './sides.ts';
export { symmetryOf } from './symmetry.ts';
export { parseTile } from './tile.ts';
export { TILE_KEYS } from './words.ts';

export type { BoardState } from './board/state.ts';
export { isRemoved, ownerPiece, ownsSegments } from './board/added-segments.ts';
export { takeDirty } from './board/completion.ts';
export { rootOf, segmentCount } from './board/features.ts';
export { frontierCell, frontierCount } from './board/frontier.ts';
export { forEachCornerSegment } from './board/corners.ts';
export { cellAt, cellTile, xOf, yOf } from './board/grid.ts';
export { openAreaHalves, segmentReaches } from './board/layers.ts';
export { linkAt, linkCount } from './board/links.ts';
export { boardSide } from './board/placement-sides.ts';
export { canonicalRotation, forEachPlacement, tileFits } from './board/placement-table.ts';
export { countTilesOf, forEachMember, forEachPiece, forEachTileOf } from './board/queries.ts';
export { facingSide, forEachSide, sideCode } from './board/sides.ts';
export {
	coveredCells,
	forEachTileSegment,
	tileCellAt,
	tileCellCount,
	tileCount,
	tileSegmentEnd,
	tileSegmentStart,
} from './board/tiles.ts';
export {
	type Emittable,
	type Generated,
	emittable,
	gamesByClosures,
	generate,
	lackingFor,
	playoutMachine,
} from './emit/generated.ts';
export { trialMachine } from './emit/trial-machine.ts';
export { generateCounting, type InstructionWork } from './emit/counted-work.ts';
export { playGenerated, trialCodeOf } from './emit/generated-code.ts';
export * from './run/header.ts';
export { KeptWorths, keptWorths } from './run/kept-worths.ts';
export { Machine, type Snapshot } from './run/machine.ts';
export { Status } from './run/status.ts';
export { Runtime, Where, Entry } from './run/runtime.ts';
export { forEachPieceOnTile } from './run/place-lists.ts';
export { forEachTileIn, piecesIn, zoneAt, zoneOf } from './run/zones.ts';
export * from './expr/tracing.ts';
export * from './game/hash.ts';
export * from './game/totals.ts';

export { standings } from './draw/stack.ts';
export { segmentAnchor, segmentPlaces, liesIn } from './geometry/anchor.ts';
export { CELL } from './geometry/frame.ts';
export { type Point, point } from './geometry/point.ts';
export { type KindShape, formOf } from './geometry/shapes.ts';
export { seatTones } from './looks/defaults.ts';
export {
	NO_LOOKS,
	type Looks,
	type PictureLook,
	type PlaceLook,
	type Tone,
	type Glyph,
} from './looks/looks.ts';
export { withPictures } from './looks/pictures.ts';
export { type LookProblem, readLooks } from './looks/read.ts';
export {
	type Theme,
	glyph,
	kindLook,
	markLook,
	paint,
	pieceLook,
	seatColour,
	themeOf,
} from './looks/theme.ts';
export {
	type AddedSegment,
	EDGE,
	PILLARS,
	PLANKS,
	POSTS,
	RAILS,
	SHADOW,
	addedShape,
	middleOfAdded,
} from './draw/added.ts';
export {
	type BoardView,
	type LaidPiece,
	type LaidTile,
	boardSvg,
	boundsOf,
	onBoard,
	pieceAt,
	placeOf,
} from './draw/board.ts';
export { piecesApart } from './draw/apart.ts';
export { glyphSvg, pieceIcon, pieceSvg } from './draw/piece.ts';
export { sheetSvg } from './draw/sheet.ts';
export { segmentPath, tileSvg } from './draw/tile.ts';

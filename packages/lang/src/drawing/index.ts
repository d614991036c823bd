export { type QuickFix, quickFixesOf } from './quick-fixes.ts';
export { rederiveAreas, joinAreas, moveGround, openOf, setAreaKind, setAreaMark } from './areas.ts';
export { type Crossing, crossingsOf, setCrossing } from './crossings.ts';
export { type Drawing, type DrawnEntry, declarationOf, derive, drawingOf } from './drawing.ts';
export { spellEntry } from './spell.ts';
export {
	type Port,
	connect,
	detach,
	namesPort,
	removeEntry,
	setMark,
	setOther,
	setOver,
	setStop,
	setTileMark,
} from './strokes.ts';
export { mirror, rotate } from './turn.ts';
export { type Renamed, renameTile } from './rename.ts';
export { addTile, freeId, removeTile, tileIn, tileSpan, writeTile } from './file.ts';
export { type Palette, type PaletteMark, type TileEntry, paletteOf } from './palette.ts';

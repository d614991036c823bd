import { type Area, didYouMean, quoted } from './entry.ts';

/** Tiles: what their sides, segments and counts refuse. `near` are the nearest known words. */
export interface TileArgs {
	'TILE-KEY': { key: string; near?: readonly string[] };
	'TILE-KEY-TWO': { key: string; of: string };
	'TILE-VALUE': { key: string; expected: string };
	'TILE-LOCATION': { word: string; expected: string };
	'TILE-SIDE-TWICE': { side: string; kind: string; other: string };
	'TILE-SPOT-TWICE': { kind: string; cell: string | number };
	'TILE-MARK-UNKNOWN': { mark: string; kind: string; known: string; near?: readonly string[] };
	'TILE-MARK-COUNT': { count: string | number; max: number };
	'TILE-WALL': { wall: string; kind: string };
	'TILE-AREA-OVERLAP': { half: string; kind: string; other: string };
	'TILE-AREA-COVERED': { half: string; kind: string; other: string };
	'TILE-AREA-SPLIT': { kind: string; first: string; second: string };
	'TILE-FOOTPRINT': { max: number };
	'TILE-PICTURE-PATH': { path: string };
	'TILE-PICTURE-KIND': { path: string; kinds: string };
	'TILE-PICTURE-MISSING': { path: string; file: string };
	'TILE-PICTURE-LARGE': { path: string; limit: number };
	'TILE-PICTURE-BYTES': { path: string; type: string };
	'TILE-PICTURE-PIXELS': { path: string; pixels: number; max: number };
	'TILE-PICTURE-SIZE': { path: string };
	'TILE-PICTURES-MANY': { max: number };
}

export const tileMessages: Area<TileArgs> = {
	'TILE-KEY': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} is no kind, no mark of tiles and no word of the notation.`,
		hint: (a) => didYouMean(a.near ?? []),
		doc: 'A key of a tile is a kind, a mark of tiles, or a word such as `copies`, `group`, `areas`.',
	},
	'TILE-KEY-TWO': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.key)} is a mark of tiles and also a kind of ${quoted(a.of)}, so a tile cannot say which of them it means.`,
		hint: () => 'Give one of them another name.',
		doc: 'Kinds and marks of tiles are keys of a tile, so a pack and those it uses give them different names. Packs that do not know each other may choose the same name.',
	},
	'TILE-VALUE': {
		severity: 'error',
		message: (a) => `${quoted(a.key)} takes ${a.expected}.`,
		doc: 'A value of a tile has the wrong shape.',
	},
	'TILE-LOCATION': {
		severity: 'error',
		message: (a) => `${quoted(a.word)} is no place here.`,
		hint: (a) => `Expected: ${a.expected}.`,
		doc: 'A segment names the sides it joins, `centre` for a spot, half sides for an area.',
	},
	'TILE-SIDE-TWICE': {
		severity: 'error',
		message: (a) => `The side ${a.side} is used twice: by ${a.kind} and by ${a.other}.`,
		hint: () => 'Two segments can share a side only by its halves.',
		doc: 'A side, or a half of it, belongs to one segment.',
	},
	'TILE-SPOT-TWICE': {
		severity: 'error',
		message: (a) => `There are two spots of ${quoted(a.kind)} in cell ${a.cell}.`,
		doc: 'A cell has at most one spot of a kind.',
	},
	'TILE-MARK-UNKNOWN': {
		severity: 'error',
		message: (a) => `${quoted(a.mark)} is no mark of ${quoted(a.kind)}.`,
		hint: (a) =>
			didYouMean(a.near ?? []) ?? (a.known === '' ? undefined : `Its marks: ${a.known}.`),
		doc: 'After the place of a segment stand the marks its kind may carry, each perhaps with a number.',
	},
	'TILE-MARK-COUNT': {
		severity: 'error',
		message: (a) => `${quoted(String(a.count))} is no count of a mark.`,
		hint: (a) => `A count stands after a mark and is 1 to ${a.max}.`,
		doc: 'A number in a segment counts the mark before it.',
	},
	'TILE-WALL': {
		severity: 'error',
		message: (a) => `A segment of ${quoted(a.kind)} cannot end at ${quoted(a.wall)}.`,
		hint: () =>
			'`>` stands on a line with one end inside and leads to a side of a block, or to `centre`.',
		doc: '`S>N` says that a line from the south ends at the wall of the block on the north side.',
	},
	'TILE-AREA-OVERLAP': {
		severity: 'error',
		message: (a) => `The half side ${a.half} belongs to two areas: ${a.kind} and ${a.other}.`,
		doc: 'Areas do not overlap.',
	},
	'TILE-AREA-COVERED': {
		severity: 'error',
		message: (a) =>
			`The half side ${a.half} is covered by ${a.other}, so ${a.kind} cannot lie there.`,
		doc: 'A block leaves no ground at its sides.',
	},
	'TILE-AREA-SPLIT': {
		severity: 'error',
		message: (a) =>
			`${a.first} and ${a.second} do not lie in one area of ${quoted(a.kind)}: something parts them.`,
		hint: () => 'Write two areas, or say the areas of the tile under `areas`.',
		doc: 'Half sides that a barrier parts lie in different areas.',
	},
	'TILE-FOOTPRINT': {
		severity: 'error',
		message: () => 'These cells are no footprint.',
		hint: (a) =>
			`A footprint hangs together by sides, has no hole, repeats no cell and has at most ${a.max} cells.`,
		doc: 'The cells of a tile are `2x1`, or a list of cells x/y.',
	},
	'TILE-PICTURE-PATH': {
		severity: 'error',
		message: (a) => `The picture ${quoted(a.path)} does not lie in the folder of the pack.`,
		hint: () =>
			'A picture is named by its path from the file of the tile, with `/` between folders.',
		doc: 'The picture of a tile lies in the folder of its pack; paths that leave it, and addresses, are refused.',
	},
	'TILE-PICTURE-KIND': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} has no ending of a picture.`,
		hint: (a) => `Pictures end in ${a.kinds}.`,
		doc: 'The ending of its name says what kind of picture a file holds.',
	},
	'TILE-PICTURE-MISSING': {
		severity: 'error',
		message: (a) => `There is no picture ${quoted(a.path)}.`,
		hint: (a) => `It is looked for as ${a.file}.`,
		doc: 'A tile names a picture that is not there.',
	},
	'TILE-PICTURE-LARGE': {
		severity: 'error',
		message: (a) => `The picture ${quoted(a.path)} is larger than ${a.limit} bytes.`,
		hint: () => 'A tile is drawn a few hundred pixels wide; a smaller picture does.',
		doc: 'The picture of a tile is larger than pictures may be.',
	},
	'TILE-PICTURE-BYTES': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} does not begin as a picture of the form ${a.type} does.`,
		hint: () => 'An SVG begins with its `<svg>`, and its document type declares nothing.',
		doc: 'The first bytes of a picture must fit the ending of its name.',
	},
	'TILE-PICTURE-PIXELS': {
		severity: 'error',
		message: (a) =>
			`The picture ${quoted(a.path)} announces ${Number.isFinite(a.pixels) ? a.pixels : 'too many'} pixels; at most ${a.max} are decoded.`,
		hint: () => 'A tile is drawn a few hundred pixels wide; a smaller picture is enough.',
		doc: 'A picture says at its beginning how wide and high it is, and decoding it takes memory for all of these pixels, however small the file is. The pictures inside a drawing count as well.',
	},
	'TILE-PICTURE-SIZE': {
		severity: 'error',
		message: (a) => `The picture ${quoted(a.path)} does not say how wide and high it is.`,
		hint: () => 'The file is damaged; write it again.',
		doc: 'The beginning of a picture, where its width and height stand, is damaged or missing.',
	},
	'TILE-PICTURES-MANY': {
		severity: 'error',
		message: (a) => `The tiles of this pack name more than ${a.max} pictures.`,
		doc: 'The tiles of one pack name more pictures than they may.',
	},
};

import { textsOf } from '@tilewright/schema';

/** Reasons why a position or a session cannot be set up, without a full stop. */
const setUpTexts = {
	noSeat: (name: string): string => `there is no seat ${name}`,
	noTile: (id: string): string => `there is no tile ${id} in this set-up`,
	noKind: (id: string): string => `there is no kind ${id} in this set-up`,
	noPiece: (id: string): string => `there is no piece ${id} in this set-up`,
	noLimit: (id: string): string => `there is no limit ${id} in this set-up`,
	noCause: (id: string): string => `there is no cause ${id} in this set-up`,
	noRegister: 'there is no such register or value',
	noSpace: (id: string): string => `there is no space ${id}`,
	noZone: (name: string): string => `there is no zone ${name}`,
	noZoneOrSpace: (name: string): string => `there is no zone or space ${name}`,
	noTileForZone: (id: string): string => `there is no tile ${id}`,
	noSupply: (o: { piece: string; seat: string }): string =>
		`there is no ${o.piece} of a seat ${o.seat}`,
	supplyTooSmall: (o: { piece: string; seat: string; has: number }): string =>
		`${o.seat} has no more than ${o.has} of ${o.piece} left`,
	noPieceLeft: (o: { piece: string; seat: string }): string => `no ${o.piece} of ${o.seat} is left`,
	noSharedPieceLeft: (piece: string): string => `no ${piece} of nobody is left`,
	notPieceAndSeat: (text: string): string => `"${text}" should be a piece and its seat`,
	notTileAndPlace: (text: string): string =>
		`"${text}" should be a tile and its place: TILE x/y rN`,
	tooFar: (cells: number): string => `no tile lies farther than ${cells} cells from the middle`,
	cellTaken: (cell: string): string => `a tile lies at ${cell} already`,
	noTileAt: (cell: string): string => `no tile lies at ${cell}`,
	noSegment: (text: string): string => `"${text}" is no segment on the board, or several`,
	noSide: (text: string): string => `"${text}" is no side of a tile`,
	noSides: (text: string): string => `"${text}" names no sides of one tile`,
	noDirection: (text: string): string => `"${text}" names no side: N, E, S or W`,
	noCell: (text: string): string => `"${text}" names no cell of the board`,
	noCellWithTile: (text: string): string => `"${text}" names no cell with a tile`,
	noPieceNamed: (text: string): string => `"${text}" names no piece: by token ann`,
	noPieceThere: (text: string): string => `"${text}" names no piece that stands there`,
	noPieceWithHistory: (text: string): string => `"${text}" names no piece that is there`,
	noPlace: (o: { text: string; places: readonly string[] }): string =>
		`"${o.text}" is no place on this tile, or several: ${o.places.length === 0 ? 'it has none' : o.places.join(', ')}`,
	notOnBareCell: (piece: string): string => `${piece} stands on no bare cell`,
	notOnTile: (piece: string): string => `${piece} stands on no tile as a whole`,
	notOn: {
		corner: (piece: string): string => `${piece} stands on no corner`,
		side: (piece: string): string => `${piece} stands on no side`,
	},
	notWithPiece: (piece: string): string => `${piece} stands with no piece`,
	changesNoKinds: 'no rule of this set-up changes the kind of a feature',
	changesNoSides: 'no rule of this set-up changes sides',
	addsNoSegments: 'no rule of this set-up adds segments',
	linksNothing: 'no rule of this set-up links anything',
	linkOfTwoKinds: 'both ends of a link are of one kind',
	slotMissing: 'this is said of the middle of a turn: name its slot',
	noSlot: (id: string): string => `turns have no slot ${id} in which something happens`,
} as const;

export const setUpFaults: typeof setUpTexts = textsOf('interpreter/set-up', setUpTexts);

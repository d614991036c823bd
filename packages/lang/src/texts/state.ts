import { textsOf } from '@tilewright/schema';

const partTexts = {
	/** The places of pieces: on the board, on spaces, in zones and supplies. */
	pieces: 'pieces',
	/** The faces of pieces, and the seats that know them. */
	faces: 'faces',
	returned: 'returned pieces',
	/** Tiles still to be drawn, and tiles laid aside. */
	deck: 'deck',
	hand: 'hand',
	tiles: 'tiles in zones',
	box: 'tiles out of the game',
	board: 'board',
	/** The tile laid in this part, and who laid a tile last. */
	laid: 'the tile laid',
	scored: 'scored features',
	wave: 'wave',
	score: 'score',
	register: 'register',
	limit: 'limit',
	parts: 'parts',
	turns: 'turns',
	turn: 'turn',
	chance: 'chance',
	/** The rest of the part, turn or game. */
	end: 'the end of play',
	everything: 'everything',
} as const;

export const stateParts: typeof partTexts = textsOf('lang/state', partTexts);

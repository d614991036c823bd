import { type Member, most, name, optional } from '../member.ts';

export const namesMembers: readonly Member[] = [
	name('active', 'seat', ['turn'], 'The seat whose turn it is.'),
	name('placed', 'tile', ['laid'], 'The tile laid in this part; none before.', optional),
	name('drawn', 'tile-kind', ['hand'], 'The tile in hand; none when there is none.', optional),
	name('seats', 'set(seat)', ['turn'], 'All seats, clockwise from the active one.'),
	name('features', 'set(feature)', ['board'], 'All features on the board.', most(150)),
	name('pieces', 'set(piece)', [], 'All pieces, wherever they are.', most(60)),
	name('spaces', 'set(space)', [], 'All declared spaces.'),
	name(
		'board.tiles',
		'set(tile)',
		['board'],
		'All tiles on the board, in the order they were laid.',
		most(100),
	),
	name(
		'wave.features',
		'set(feature)',
		['wave', 'board'],
		'Features scored by this wave, in all its rounds so far.',
		most(8),
	),
	name(
		'wave.returned',
		'set(piece)',
		['returned'],
		'Pieces returned to their owners by this wave.',
		most(12),
	),
	name('final', 'bool', ['end'], 'The last turn is over.'),
	name('lastPlacer', 'seat', ['laid'], 'The seat that laid the last tile.', optional),
	name(
		'wave.round',
		'set(feature)',
		['wave', 'board'],
		'Features of the running round of the wave.',
		most(6),
	),
];

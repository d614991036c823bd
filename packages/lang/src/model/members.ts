import type { Type } from '../ir/types.ts';

/**
 * Every built-in an expression can name, by the `fn` its `call` node carries; receiver first. The checker, completion, the reference
 * and both back ends read this one list. `set(*)` and `*` stand for any element type, bound per call.
 */
export interface Member {
	readonly fn: string;
	/** How it is written: a bare name, a property (`x.open`), a method (`x.has(t)`), a function (`around(x)`). */
	readonly form: 'name' | 'property' | 'method' | 'function';
	readonly name: string;
	/** Types of receiver and arguments; `tag` takes the name of a tag, `ints` a list of whole numbers (into `table`). */
	readonly args: readonly (Type | 'tag' | 'ints' | '*' | 'set(*)')[];
	readonly type: Type | '*' | 'set(*)';
	readonly doc: string;
}

const name = (n: string, type: Type, doc: string): Member => ({ fn: n, form: 'name', name: n, args: [], type, doc });
const property = (on: Type, n: string, type: Type, doc: string): Member => ({ fn: `${on}.${n}`, form: 'property', name: n, args: [on], type, doc });
const method = (on: Member['args'][number], n: string, args: Member['args'], type: Member['type'], doc: string): Member => ({
	fn: `${on}.${n}`,
	form: 'method',
	name: n,
	args: [on, ...args],
	type,
	doc,
});
const fun = (n: string, args: Member['args'], type: Member['type'], doc: string): Member => ({ fn: args.length ? `${n}(${args.join(',')})` : n, form: 'function', name: n, args, type, doc });

export const members: readonly Member[] = [
	name('active', 'seat', 'The seat whose turn it is.'),
	name('placed', 'tile', 'The tile laid in this part; none before.'),
	name('drawn', 'tile-kind', 'The tile in hand; none when there is none.'),
	name('seats', 'set(seat)', 'All seats, clockwise from the active one.'),
	name('features', 'set(feature)', 'All features on the board.'),
	name('pieces', 'set(piece)', 'All pieces, wherever they are.'),
	name('spaces', 'set(space)', 'All declared spaces.'),
	{ ...name('board.tiles', 'set(tile)', 'All tiles on the board, in the order they were laid.') },
	{ ...name('deck.size', 'int', 'Tiles left in all groups of the deck.') },
	{ ...name('deck.empty', 'bool', 'No tile is left to draw.') },
	{ ...name('wave.features', 'set(feature)', 'Features scored by this wave, in all its rounds so far.') },
	{ ...name('wave.returned', 'set(piece)', 'Pieces returned to their owners by this wave.') },
	fun('wave.owners', ['feature'], 'set(seat)', 'The owners frozen for a feature of this wave.'),
	fun('wave.worth', ['feature'], 'int', 'What a feature of this wave was worth.'),
	fun('wave.gained', ['seat'], 'int', 'Points a seat has gained in this wave.'),
	fun('features', ['set(kind)'], 'set(feature)', 'All features of these kinds.'),
	fun('around', ['cell'], 'set(cell)', 'The eight cells around.'),
	fun('around', ['tile'], 'set(cell)', 'The cells around all cells of a tile.'),
	fun('around', ['segment'], 'set(cell)', 'The cells around the tile of a segment.'),
	fun('around', ['feature'], 'set(cell)', 'The cells around all cells of a feature.'),
	fun('around', ['placement'], 'set(cell)', 'The cells around where the tile would lie.'),
	fun('beside', ['tile'], 'set(cell)', 'The cells that share a side with a tile.'),
	fun('cross', ['tile', 'int'], 'set(cell)', 'Cells up to n steps away in the four directions, the own cells included.'),
	fun('placements', ['tile-kind'], 'set(placement)', 'Where a tile could lie by its sides, look-alike rotations once.'),
	fun('others', ['seat'], 'set(seat)', 'All seats but this, clockwise from the active one.'),
	fun('left', ['seat'], 'seat', 'The next seat clockwise.'),
	fun('min', ['int', 'int'], 'int', 'The smaller of two numbers.'),
	fun('max', ['int', 'int'], 'int', 'The larger of two numbers.'),
	fun('table', ['int', 'ints', 'ints'], 'int', 'table(n, [bounds], [values]): values[0] below the first bound, values[i] from bounds[i-1] on.'),
	fun('turn', ['side', 'side'], 'enum:turn', 'How one bends from one side of a tile to another: straight, left or right.'),

	property('seat', 'score', 'int', 'Points now.'),
	property('seat', 'supply', 'set(piece)', 'Pieces not in use.'),
	property('seat', 'onBoard', 'set(piece)', 'Own pieces on the board or on spaces.'),

	property('tile', 'kind', 'tile-kind', 'Which tile of the set it is.'),
	property('tile', 'cell', 'cell', 'Its first cell.'),
	property('tile', 'cells', 'set(cell)', 'The cells it covers.'),
	property('tile', 'segments', 'set(segment)', 'Its segments.'),
	method('tile', 'segments', ['set(kind)'], 'set(segment)', 'Its segments of these kinds.'),
	property('tile', 'spots', 'set(segment)', 'Its single-tile segments.'),
	property('tile', 'sides', 'set(side)', 'Its sides.'),
	property('tile', 'pieces', 'set(piece)', 'Pieces on it or on its segments.'),
	property('tile', 'corners', 'set(corner)', 'Its corners.'),

	property('cell', 'tile', 'tile', 'The tile that covers it, or none.'),

	property('side', 'kind', 'kind', 'What lies at this side; none is open ground.'),
	property('side', 'facing', 'side', 'The side it meets, or none.'),
	property('side', 'tile', 'tile', 'Its tile.'),
	property('side', 'segment', 'segment', 'The segment that meets this side in its middle, or none.'),

	property('placement', 'tile', 'tile-kind', 'The tile in hand.'),
	property('placement', 'cell', 'cell', 'Where its first cell would lie.'),
	property('placement', 'sides', 'set(placement-side)', 'Its sides as they would lie.'),
	property('placement-side', 'kind', 'kind', 'What would lie at this side; none is open ground.'),
	property('placement-side', 'facing', 'side', 'The side it would meet, or none.'),

	property('corner', 'tiles', 'set(tile)', 'The tiles that meet here.'),
	property('corner', 'segments', 'set(segment)', 'The segments that meet here.'),

	property('segment', 'kind', 'kind', 'Its kind.'),
	property('segment', 'feature', 'feature', 'The feature it is part of.'),
	property('segment', 'tile', 'tile', 'The tile it lies on.'),
	property('segment', 'pieces', 'set(piece)', 'Pieces on this segment.'),
	property('segment', 'touching', 'set(segment)', 'Segments of its tile that it borders.'),

	property('feature', 'kind', 'kind', 'Its kind.'),
	property('feature', 'connect', 'enum:connect', 'How its segments join: edge, area, point, region.'),
	property('feature', 'complete', 'bool', 'Whether it is complete now.'),
	property('feature', 'completed', 'bool', 'It was completed by this wave.'),
	property('feature', 'settled', 'bool', 'It was completed in an earlier wave.'),
	property('feature', 'open', 'int', 'Ports that face an empty cell.'),
	property('feature', 'tiles', 'set(tile)', 'Its tiles, each once.'),
	property('feature', 'cells', 'set(cell)', 'The cells of its tiles.'),
	property('feature', 'segments', 'set(segment)', 'Its segments.'),
	property('feature', 'pieces', 'set(piece)', 'Pieces on it.'),
	property('feature', 'reach', 'set(cell)', 'The cells its kind reaches, empty ones included; its own cells by default.'),
	property('feature', 'owners', 'set(seat)', 'The seats that own it now.'),
	property('feature', 'worth', 'int', 'What it is worth now.'),
	property('feature', 'reason', 'enum:reason', 'Why it is in this wave.'),

	property('piece', 'kind', 'piece-kind', 'Its kind.'),
	property('piece', 'owner', 'seat', 'Whose it is; none for neutral and shared pieces.'),
	property('piece', 'power', 'int', 'Its weight in majorities.'),
	property('piece', 'feature', 'feature', 'The feature it stands on, or none.'),
	property('piece', 'segment', 'segment', 'The segment it stands on, or none.'),
	property('piece', 'tile', 'tile', 'The tile it stands on, or none.'),
	property('piece', 'space', 'space', 'The space it stands on, or none.'),
	property('piece', 'face', 'int', 'The value on its face.'),
	property('piece', 'inSupply', 'bool', 'It is in its supply.'),

	method('piece', 'has', ['tag'], 'bool', 'Whether its kind has a tag.'),
	method('piece-kind', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method('piece-kind', 'standsOn', ['kind'], 'bool', 'Whether it may stand on a kind.'),
	method('piece', 'standsOn', ['kind'], 'bool', 'Whether it may stand on a kind.'),
	method('kind', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method('feature', 'has', ['tag'], 'bool', 'Whether its kind has a tag.'),
	method('set(piece)', 'kinds', [], 'set(piece-kind)', 'Their kinds, each once.'),
	method('set(piece)', 'owners', [], 'set(seat)', 'Their owners, each once.'),

	method('set(*)', 'size', [], 'int', 'How many members.'),
	method('set(*)', 'empty', [], 'bool', 'Whether it has no member.'),
	method('set(*)', 'first', [], '*', 'The first member, or none.'),
	method('set(*)', 'first', ['int'], 'set(*)', 'The first n members.'),
	method('set(*)', 'only', [], '*', 'The single member; none when there are none or several.'),
	method('set(*)', 'without', ['*'], 'set(*)', 'All members but one.'),
	method('set(*)', 'union', ['set(*)'], 'set(*)', 'Members of either set.'),
	method('set(*)', 'intersects', ['set(*)'], 'bool', 'Whether they share a member.'),
];

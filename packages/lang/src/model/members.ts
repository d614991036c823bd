import type { Type } from '../ir/types.ts';
import { extendedMembers } from './members-extended.ts';

/** What a built-in takes: a type, any single value, any set, the name of a tag, or a list of whole numbers (into `table`). */
export type ParamType = Type | 'tag' | 'ints' | '*' | 'set(*)';

/**
 * Every built-in an expression can name, by the `fn` its `call` node carries; receiver first. The checker, completion, the reference
 * and both back ends read this one list. `set(*)` and `*` stand for any element type, bound per call.
 */
export interface Member {
	readonly fn: string;
	/**
	 * How it is written: a bare name, a property (`x.open`), a method (`x.has(t)`), a function (`around(x)`);
	 * `implied` is never written, the checker puts it in.
	 */
	readonly form: 'name' | 'property' | 'method' | 'function' | 'implied';
	readonly name: string;
	readonly args: readonly ParamType[];
	readonly type: Type | '*' | 'set(*)';
	readonly doc: string;
	/** May be none although its receiver is not. */
	readonly nullable?: true;
	/** Members such a set usually has at most, for the estimate of costs. */
	readonly most?: number;
}

type More = Pick<Member, 'nullable' | 'most'>;
const optional: More = { nullable: true };
const most = (n: number): More => ({ most: n });

const name = (n: string, type: Type, doc: string, more: More = {}): Member => ({
	fn: n,
	form: 'name',
	name: n,
	args: [],
	type,
	doc,
	...more,
});
const property = (on: Type, n: string, type: Type, doc: string, more: More = {}): Member => ({
	fn: `${on}.${n}`,
	form: 'property',
	name: n,
	args: [on],
	type,
	doc,
	...more,
});
const method = (
	on: ParamType,
	n: string,
	args: Member['args'],
	type: Member['type'],
	doc: string,
	more: More = {},
): Member => ({
	fn: `${on}.${n}`,
	form: 'method',
	name: n,
	args: [on, ...args],
	type,
	doc,
	...more,
});
/** A method whose name a property or another method has too: its `fn` tells the arguments. */
const overload = (...a: Parameters<typeof method>): Member => {
	const m = method(...a);
	return { ...m, fn: `${m.fn}(${a[2].join(',')})` };
};
const fun = (
	n: string,
	args: Member['args'],
	type: Member['type'],
	doc: string,
	more: More = {},
): Member => ({
	fn: args.length ? `${n}(${args.join(',')})` : n,
	form: 'function',
	name: n,
	args,
	type,
	doc,
	...more,
});
const implied = (
	fn: string,
	args: Member['args'],
	type: Member['type'],
	doc: string,
	more: More = {},
): Member => ({
	fn,
	form: 'implied',
	name: fn,
	args,
	type,
	doc,
	...more,
});

const first: readonly Member[] = [
	name('active', 'seat', 'The seat whose turn it is.'),
	name('placed', 'tile', 'The tile laid in this part; none before.', optional),
	name('drawn', 'tile-kind', 'The tile in hand; none when there is none.', optional),
	name('seats', 'set(seat)', 'All seats, clockwise from the active one.'),
	name('features', 'set(feature)', 'All features on the board.', most(150)),
	name('pieces', 'set(piece)', 'All pieces, wherever they are.', most(60)),
	name('spaces', 'set(space)', 'All declared spaces.'),
	name(
		'board.tiles',
		'set(tile)',
		'All tiles on the board, in the order they were laid.',
		most(100),
	),
	name(
		'wave.features',
		'set(feature)',
		'Features scored by this wave, in all its rounds so far.',
		most(8),
	),
	name('wave.returned', 'set(piece)', 'Pieces returned to their owners by this wave.', most(12)),
	fun('deck.size', [], 'int', 'Tiles left in all groups of the deck.'),
	fun('deck.size', ['enum:group'], 'int', 'Tiles left in one group of the deck.'),
	fun('deck.empty', [], 'bool', 'No tile is left to draw.'),
	fun('deck.empty', ['enum:group'], 'bool', 'No tile is left in one group of the deck.'),
	fun(
		'wave.owners',
		['feature'],
		'set(seat)',
		'The owners frozen for a feature of this wave.',
		most(3),
	),
	fun('wave.worth', ['feature'], 'int', 'What a feature of this wave was worth.'),
	fun('wave.gained', ['seat'], 'int', 'Points a seat has gained in this wave.'),
	fun('features', ['set(kind)'], 'set(feature)', 'All features of these kinds.', most(60)),
	fun('board.segments', ['set(kind)'], 'set(segment)', 'All segments of these kinds.', most(200)),
	fun('around', ['cell'], 'set(cell)', 'The eight cells around.', most(8)),
	fun('around', ['tile'], 'set(cell)', 'The cells around all cells of a tile.', most(8)),
	fun('around', ['segment'], 'set(cell)', 'The cells around the tile of a segment.', most(8)),
	fun('around', ['feature'], 'set(cell)', 'The cells around all cells of a feature.', most(24)),
	fun('around', ['placement'], 'set(cell)', 'The cells around where the tile would lie.', most(8)),
	fun('beside', ['tile'], 'set(cell)', 'The cells that share a side with a tile.', most(4)),
	fun(
		'cross',
		['tile', 'int'],
		'set(cell)',
		'Cells up to n steps away in the four directions, the own cells included.',
		most(20),
	),
	fun(
		'placements',
		['tile-kind'],
		'set(placement)',
		'Where a tile could lie by its sides, look-alike rotations once.',
		most(200),
	),
	fun('others', ['seat'], 'set(seat)', 'All seats but this, clockwise from the active one.'),
	fun('left', ['seat'], 'seat', 'The next seat clockwise.'),
	fun('min', ['int', 'int'], 'int', 'The smaller of two numbers.'),
	fun('max', ['int', 'int'], 'int', 'The larger of two numbers.'),
	fun(
		'table',
		['int', 'ints', 'ints'],
		'int',
		'table(n, [bounds], [values]): values[0] below the first bound, values[i] from bounds[i-1] on.',
	),
	fun(
		'turn',
		['placement-side', 'placement-side'],
		'enum:turn',
		'The same for two sides of the tile in hand.',
	),
	fun(
		'turn',
		['side', 'side'],
		'enum:turn',
		'How one bends from one side of a tile to another: straight, left or right.',
	),

	property('seat', 'score', 'int', 'Points now.'),
	property('seat', 'supply', 'set(piece)', 'Pieces not in use.', most(12)),
	property('seat', 'onBoard', 'set(piece)', 'Own pieces on the board or on spaces.', most(12)),

	property('tile', 'kind', 'tile-kind', 'Which tile of the set it is.'),
	property('tile', 'group', 'enum:group', 'The group of the deck it comes from.'),
	property('tile-kind', 'group', 'enum:group', 'The group of the deck it comes from.'),
	property('tile', 'cell', 'cell', 'Its first cell.'),
	property('tile', 'cells', 'set(cell)', 'The cells it covers.', most(1)),
	property('tile', 'segments', 'set(segment)', 'Its segments.', most(8)),
	overload(
		'tile',
		'segments',
		['set(kind)'],
		'set(segment)',
		'Its segments of these kinds.',
		most(4),
	),
	property('tile', 'spots', 'set(segment)', 'Its single-tile segments.', most(1)),
	property('tile', 'sides', 'set(side)', 'Its sides.', most(4)),
	property('tile', 'pieces', 'set(piece)', 'Pieces on it or on its segments.', most(4)),
	property('tile', 'corners', 'set(corner)', 'Its corners.', most(4)),

	property('cell', 'tile', 'tile', 'The tile that covers it, or none.', optional),

	property('side', 'kind', 'kind', 'What lies at this side; none is open ground.'),
	property('side', 'facing', 'side', 'The side it meets, or none.', optional),
	property('side', 'tile', 'tile', 'Its tile.'),
	property(
		'side',
		'segment',
		'segment',
		'The segment that meets this side in its middle, or none.',
		optional,
	),

	property('placement', 'tile', 'tile-kind', 'The tile in hand.'),
	property('placement', 'cell', 'cell', 'Where its first cell would lie.'),
	property('placement', 'sides', 'set(placement-side)', 'Its sides as they would lie.', most(4)),
	property('placement-side', 'kind', 'kind', 'What would lie at this side; none is open ground.'),
	property('placement-side', 'facing', 'side', 'The side it would meet, or none.', optional),

	property('corner', 'tiles', 'set(tile)', 'The tiles that meet here.', most(4)),
	property('corner', 'segments', 'set(segment)', 'The segments that meet here.', most(6)),

	property('segment', 'kind', 'kind', 'Its kind.'),
	property('segment', 'feature', 'feature', 'The feature it is part of.'),
	property('segment', 'tile', 'tile', 'The tile it lies on.'),
	property('segment', 'pieces', 'set(piece)', 'Pieces on this segment.', most(2)),
	property('segment', 'touching', 'set(segment)', 'Segments of its tile that it borders.', most(4)),

	property('feature', 'kind', 'kind', 'Its kind.'),
	property(
		'feature',
		'connect',
		'enum:connect',
		'How its segments join: edge, area, point, region.',
	),
	property('feature', 'complete', 'bool', 'Whether it is complete now.'),
	property('feature', 'completed', 'bool', 'It was completed by this wave.'),
	property('feature', 'settled', 'bool', 'It was completed in an earlier wave.'),
	property('feature', 'open', 'int', 'Ports that face an empty cell.'),
	property('feature', 'tiles', 'set(tile)', 'Its tiles, each once.', most(20)),
	property('feature', 'cells', 'set(cell)', 'The cells of its tiles.', most(20)),
	property('feature', 'segments', 'set(segment)', 'Its segments.', most(20)),
	property('feature', 'pieces', 'set(piece)', 'Pieces on it.', most(6)),
	property(
		'feature',
		'reach',
		'set(cell)',
		'The cells its kind reaches, empty ones included; its own cells by default.',
		most(20),
	),
	property('feature', 'owners', 'set(seat)', 'The seats that own it now.', most(3)),
	property('feature', 'worth', 'int', 'What it is worth now.'),
	property('feature', 'reason', 'enum:reason', 'Why it is in this wave.', optional),

	property('piece', 'kind', 'piece-kind', 'Its kind.'),
	property('piece', 'owner', 'seat', 'Whose it is; none for neutral and shared pieces.', optional),
	property('piece', 'power', 'int', 'Its weight in majorities.'),
	property('piece', 'feature', 'feature', 'The feature it stands on, or none.', optional),
	property('piece', 'segment', 'segment', 'The segment it stands on, or none.', optional),
	property('piece', 'tile', 'tile', 'The tile it stands on, or none.', optional),
	property('piece', 'space', 'space', 'The space it stands on, or none.', optional),
	property('piece', 'corner', 'corner', 'The corner it stands on, or none.', optional),
	property('piece', 'cell', 'cell', 'The cell it stands on, or none.', optional),
	property('piece', 'carrier', 'piece', 'The piece it stands on, or none.', optional),
	property('piece', 'carried', 'set(piece)', 'The pieces that stand on it.', most(3)),
	property('piece', 'holder', 'seat', 'The seat in whose zone or supply it is, or none.', optional),
	property('corner', 'pieces', 'set(piece)', 'Pieces on this corner.', most(2)),
	property(
		'cell',
		'pieces',
		'set(piece)',
		'Pieces that stand on this cell, not on its tile.',
		most(2),
	),
	property('space', 'pieces', 'set(piece)', 'Pieces on this space.', most(8)),
	property('piece', 'face', 'int', 'The value on its face.'),
	property('piece', 'inSupply', 'bool', 'It is in its supply.'),

	method('piece', 'has', ['tag'], 'bool', 'Whether its kind has a tag.'),
	method('piece-kind', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method('piece-kind', 'standsOn', ['kind'], 'bool', 'Whether it may stand on a kind.'),
	method('piece', 'standsOn', ['kind'], 'bool', 'Whether it may stand on a kind.'),
	method('tile', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method('tile-kind', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method('kind', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method('feature', 'has', ['tag'], 'bool', 'Whether its kind has a tag.'),
	method('set(piece)', 'kinds', [], 'set(piece-kind)', 'Their kinds, each once.', most(6)),
	method('set(piece)', 'owners', [], 'set(seat)', 'Their owners, each once.', most(6)),

	method('set(*)', 'size', [], 'int', 'How many members.'),
	method('set(*)', 'empty', [], 'bool', 'Whether it has no member.'),
	method('set(*)', 'first', [], '*', 'The first member, or none.', optional),
	overload('set(*)', 'first', ['int'], 'set(*)', 'The first n members.'),
	method(
		'set(*)',
		'only',
		[],
		'*',
		'The single member; none when there are none or several.',
		optional,
	),
	method('set(*)', 'without', ['*'], 'set(*)', 'All members but one.'),
	method('set(*)', 'union', ['set(*)'], 'set(*)', 'Members of either set.'),
	method('set(*)', 'intersects', ['set(*)'], 'bool', 'Whether they share a member.'),

	property('event', 'segment', 'segment', 'The segment the event speaks of, or none.', optional),
	property('event', 'tile', 'tile', 'The tile the event speaks of, or none.', optional),
	property('event', 'piece', 'piece', 'The piece the event speaks of, or none.', optional),
	property('event', 'seat', 'seat', 'The seat the event speaks of, or none.', optional),
	property('event', 'points', 'int', 'The points the event speaks of.'),
	property('event', 'cause', 'enum:cause', 'Why it happened.', optional),

	implied(
		'zone',
		[],
		'zone',
		'A zone; `table` holds its index. A zone of a seat or a feature has that as its argument.',
	),
	implied('zone.pieces', ['zone'], 'set(piece)', 'What lies in a zone of the game.', most(60)),
	implied(
		'zone.tiles',
		['zone'],
		'set(tile-kind)',
		'The tiles that lie in a zone, one entry for each.',
		most(12),
	),
	implied(
		'seat.zone',
		['seat'],
		'set(piece)',
		'What lies in a zone of a seat; `table` holds its index.',
		most(12),
	),
	implied(
		'feature.zone',
		['feature'],
		'set(piece)',
		'What lies in a zone of a feature; `table` holds its index.',
		most(12),
	),
	implied(
		'feature.touch',
		['feature'],
		'set(feature)',
		'The features it borders; `table` holds their kinds.',
		most(6),
	),
	implied(
		'feature.ends',
		['feature'],
		'set(feature)',
		'The features whose ends it meets; `table` holds their kinds.',
		most(6),
	),
	implied('piece-kind.piece', ['piece-kind'], 'piece', 'The single piece of a kind.'),
	implied(
		'seat.piece',
		['seat', 'piece-kind'],
		'piece',
		'The single piece of a kind that a seat has.',
	),
	implied(
		'seat.pieces',
		['seat', 'piece-kind'],
		'set(piece)',
		'The pieces of a kind that a seat has.',
		most(12),
	),
	implied('relation', [], 'set(*)', 'The pairs of a relation; `table` holds its index.', most(10)),
	implied('pair.a', ['pair'], '*', 'The first of a pair; `table` holds the index of the relation.'),
	implied(
		'pair.b',
		['pair'],
		'*',
		'The second of a pair; `table` holds the index of the relation.',
	),
	implied(
		'param',
		[],
		'*',
		'A parameter that is not decided yet; `table` holds its index. Never in a program.',
	),
	implied(
		'element',
		[],
		'bool',
		'An element that is not decided yet; `table` holds its index. Never in a program.',
	),
	implied(
		'pack',
		[],
		'bool',
		'A pack that is not decided yet; `table` holds its index. Never in a program.',
	),
];

/** The whole catalogue. */
export const members: readonly Member[] = [...first, ...extendedMembers];

import type { Type } from '../ir/types.ts';
import type { Member, ParamType } from './members.ts';

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
	args: readonly ParamType[],
	type: Member['type'],
	doc: string,
	more: More = {},
): Member => ({
	fn: `${on}.${n}(${args.join(',')})`,
	form: 'method',
	name: n,
	args: [on, ...args],
	type,
	doc,
	...more,
});
const fun = (
	n: string,
	args: readonly ParamType[],
	type: Member['type'],
	doc: string,
	more: More = {},
): Member => ({
	fn: `${n}(${args.join(',')})`,
	form: 'function',
	name: n,
	args,
	type,
	doc,
	...more,
});

/** Built-ins that packs beyond the first ones need; read together with `members`. */
export const extendedMembers: readonly Member[] = [
	name('final', 'bool', 'The last turn is over.'),
	name('lastPlacer', 'seat', 'The seat that laid the last tile.', optional),
	name('wave.round', 'set(feature)', 'Features of the running round of the wave.', most(6)),

	fun('kinds', ['tag'], 'set(kind)', 'All kinds with this tag.', most(6)),
	fun('beside', ['cell'], 'set(cell)', 'The four cells that share a side with a cell.', most(4)),
	fun('beside', ['placement'], 'set(cell)', 'The cells beside where the tile would lie.', most(4)),
	fun('flank', ['feature'], 'set(cell)', 'Its own cells and those along its long sides.', most(6)),
	fun(
		'rays',
		['tile'],
		'set(cell)',
		'Cells with tiles in a row in the four directions, up to the first gap, without the own.',
		most(20),
	),
	fun(
		'ray',
		['tile', 'int'],
		'set(cell)',
		'Cells with tiles in a row in one of eight directions (1 north, clockwise), up to the first gap.',
		most(10),
	),
	fun(
		'ahead',
		['tile', 'int', 'int'],
		'cell',
		'The cell n steps away in one of eight directions (1 north, clockwise).',
		optional,
	),
	fun(
		'along',
		['side'],
		'set(segment)',
		'Segments of its feature on the way that leaves through this side, the nearest first.',
		most(20),
	),
	fun(
		'stretch',
		['segment', 'enum:mark'],
		'set(segment)',
		'Segments of its feature reached without passing one that has the mark.',
		most(10),
	),
	fun('distance', ['cell', 'cell'], 'int', 'Steps from one cell to another, sideways steps only.'),

	property('seat', 'number', 'int', 'Its place at the table, from 0.'),
	property('seat', 'at', 'space', 'The space its score is shown on.', optional),

	property('tile', 'turn', 'int', 'Clockwise quarter turns it was laid with.'),
	property('tile', 'owner', 'seat', 'The seat that laid it.', optional),
	method('tile-kind', 'shows', ['kind'], 'bool', 'Whether it has a segment of a kind.'),
	method('tile', 'shows', ['kind'], 'bool', 'Whether it has a segment of a kind.'),

	property('side', 'direction', 'int', 'Where it points: 1 north, 2 east, 3 south, 4 west.'),
	property('side', 'opposite', 'side', 'The side at the other end of its cell.'),
	property('side', 'cell', 'cell', 'The cell beyond it.'),
	method(
		'side',
		'shows',
		['kind'],
		'bool',
		'Whether a segment of this kind meets it, layers included.',
	),
	property(
		'placement-side',
		'direction',
		'int',
		'Where it would point: 1 north, 2 east, 3 south, 4 west.',
	),
	property(
		'placement-side',
		'opposite',
		'placement-side',
		'The side at the other end of its cell.',
	),
	method(
		'placement-side',
		'shows',
		['kind'],
		'bool',
		'Whether a segment of this kind would meet it.',
	),
	property('placement', 'turn', 'int', 'Clockwise quarter turns.'),
	property('placement', 'cells', 'set(cell)', 'The cells it would cover.', most(1)),

	property('segment', 'index', 'int', 'Its number on its tile, from 0.'),
	property('segment', 'sides', 'set(side)', 'The sides it meets.', most(4)),
	property(
		'segment',
		'link',
		'piece',
		'The piece that links it to another segment, or none.',
		optional,
	),
	property(
		'segment',
		'meets',
		'set(segment)',
		'Segments of its tile whose ends meet it, or that its own ends meet.',
		most(4),
	),
	method('segment', 'linkedTo', ['segment'], 'bool', 'Whether a piece links both.'),

	property('feature', 'inWave', 'bool', 'It is in the running wave.'),
	property(
		'feature',
		'meets',
		'set(feature)',
		'Features whose ends meet it, or that its own ends meet.',
		most(6),
	),
	property('feature', 'around', 'set(feature)', 'Features on the cells around it.', most(20)),

	property(
		'corner',
		'feature',
		'feature',
		'The feature of all segments that meet here, or none when they differ.',
		optional,
	),

	property(
		'piece',
		'last',
		'segment',
		'The segment it stood on before it was moved or returned.',
		optional,
	),
	property('piece', 'cause', 'enum:cause', 'Why it was moved or returned last.', optional),
	property(
		'piece-kind',
		'supply',
		'set(piece)',
		'Pieces of this kind left in the shared supply.',
		most(30),
	),

	property('space', 'index', 'int', 'Its number in its ring, from 0.'),
	property('space', 'kinds', 'set(kind)', 'The kinds it stands for.', most(3)),
	method('space', 'has', ['tag'], 'bool', 'Whether it has a tag.'),
	method(
		'space',
		'ahead',
		['int'],
		'space',
		'The space n steps on in its ring; back for a number below zero.',
	),

	method(
		'set(cell)',
		'features',
		['set(kind)'],
		'set(feature)',
		'Features of these kinds on these cells.',
		most(10),
	),
	method(
		'set(cell)',
		'segments',
		['set(kind)'],
		'set(segment)',
		'Segments of these kinds on these cells.',
		most(10),
	),
	method(
		'set(*)',
		'at',
		['int'],
		'*',
		'The member at a place, from 0; none beyond the last.',
		optional,
	),
	method('set(*)', 'intersection', ['set(*)'], 'set(*)', 'Members of both sets.'),
	method('set(*)', 'minus', ['set(*)'], 'set(*)', 'Members that are not in the other set.'),

	property('event', 'from', 'segment', 'The segment a piece stood on before, or none.', optional),
	property('event', 'space', 'space', 'The space a counter stood on before, or none.', optional),
	property('event', 'tileKind', 'tile-kind', 'The tile that was drawn, or none.', optional),
];

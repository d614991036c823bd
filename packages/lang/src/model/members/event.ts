import { type Member, optional, property } from '../member.ts';

export const eventMembers: readonly Member[] = [
	property(
		'event',
		'segment',
		'segment',
		[],
		'The segment the event speaks of, or none.',
		optional,
	),
	property('event', 'tile', 'tile', [], 'The tile the event speaks of, or none.', optional),
	property('event', 'piece', 'piece', [], 'The piece the event speaks of, or none.', optional),
	property('event', 'seat', 'seat', [], 'The seat the event speaks of, or none.', optional),
	property('event', 'points', 'int', [], 'The points the event speaks of.'),
	property('event', 'cause', 'enum:cause', [], 'Why it happened.', optional),
	property(
		'event',
		'from',
		'segment',
		[],
		'The segment a piece stood on before, or none.',
		optional,
	),
	property(
		'event',
		'space',
		'space',
		[],
		'The space a counter stood on before, or none.',
		optional,
	),
	property('event', 'tileKind', 'tile-kind', [], 'The tile that was drawn, or none.', optional),
];

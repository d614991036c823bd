import { tilePhrase } from '@tilewright/session';
import { textsOf } from '@tilewright/schema';
import { counted, listed, nouns } from './words.ts';

const directions = ['north', 'east', 'south', 'west'] as const;

interface Misfit {
	readonly direction: number;
	readonly kinds?: { readonly own: string; readonly met: string };
}

/** `east`, with the kinds that would meet in brackets. */
function misfitIn({ direction, kinds }: Misfit): string {
	const where = directions[direction] ?? '';
	return kinds ? `${where} (${kinds.own} against ${kinds.met})` : where;
}

interface Only {
	readonly turns: readonly (keyof typeof rotations)[];
	readonly pieces: readonly string[];
}

const rotations = {
	'as shown': 'as shown',
	right: 'turned once to the right',
	round: 'turned round',
	left: 'turned once to the left',
	other: 'turned once',
} as const;

const only = ({ turns, pieces }: Only): string =>
	[...turns.map((turn) => rotations[turn]), ...pieces].join(', ');

export const board = textsOf('studio/board', {
	board: 'Board. Arrow keys move it, plus and minus zoom, 0 shows all.',
	turnTile: 'Turn the tile',
	anotherPiece: 'Another piece',
	pointedAt: 'What is pointed at',
	cell: (o: { place: string; turns: number }) =>
		`Cell at ${o.place}: ${counted(o.turns, { one: 'rotation', other: 'rotations' })}`,
	chosenCell: (o: { place: string; turns: number; turned: number; shows: string; key: string }) =>
		`Cell at ${o.place}: ${counted(o.turns, { one: 'rotation', other: 'rotations' })}, turned ${o.turned}°${o.shows === '' ? '' : `: ${o.shows}`}, press Enter to place${o.turns > 1 ? `, ${o.key} to turn` : ''}`,
	refusedCell: (o: { place: string }) => `Cell at ${o.place}: not here`,
	spot: (o: { options: readonly string[] }) => o.options.join(' or '),
	added: (o: { title: string }) => `${o.title}, added`,
	joinedBy: (o: { title: string; by: string }) => `${o.title} joined by ${o.by}`,
	holds: (o: { title: string; heaps: readonly string[]; says?: string }) =>
		`${o.title}: ${o.heaps.join(', ') || 'empty'}${o.says ? `. ${o.says}` : ''}`,
	setAside: (o: { tiles: readonly string[] }) =>
		o.tiles.length === 1
			? `${tilePhrase(o.tiles[0] ?? '')} fits nowhere and is set aside.`
			: `Tiles ${o.tiles.join(', ')} fit nowhere and are set aside.`,

	aboutPlace: 'About this place',
	tiles: (o: { tiles: number; complete: boolean }) =>
		`${counted(o.tiles, nouns.tile)}${o.complete ? ', complete' : ''}`,
	nobodys: 'nobody’s',
	now: (o: { points: number }) => `now ${o.points}`,
	wouldPay: (o: { points: number }) => `would pay ${o.points}`,
	notHere: 'Not here',
	close: 'Close',

	option: (o: { label: string }) => `Confirm: ${o.label}`,
	cancel: 'Cancel',
	rotations: 'Rotations',
	turned: (o: { degrees: number; refusals: readonly string[] }) =>
		`Turned ${o.degrees}°${o.refusals.length > 0 ? `, does not fit: ${o.refusals.join(' ')}` : ''}`,
	zoomIn: 'Zoom in',
	zoomOut: 'Zoom out',
	showAll: 'Show the whole board',

	lookAtTiles:
		'Look at the tiles: arrow keys go from tile to tile, Page Down and Page Up from part to part',
	tilePart: (o: { tile: string; place: string; part: number; parts: number; kind: string }) =>
		`Tile ${o.tile} at ${o.place}, ${o.parts === 0 ? 'no parts' : `part ${o.part} of ${o.parts}, ${o.kind}`}.`,
	/** Directions from 0, north, clockwise. */
	misfits: (o: { sides: readonly Misfit[]; anyFits: boolean }) =>
		`${o.anyFits ? '' : 'The tile fits here in no direction. '}As it is turned now, it does not fit in the ${listed([...new Set(o.sides.map(misfitIn))])}.`,
	only,
	reason: (o: Only & { says: string }) =>
		o.turns.length + o.pieces.length > 0 ? `${only(o)}: ${o.says}` : o.says,
	notHereBecause: (o: { reasons: string }) => `Not here: ${o.reasons}`,
	feature: (o: { title: string; tiles: number; complete: boolean }) =>
		`${o.title}, ${counted(o.tiles, nouns.tile)}${o.complete ? ', complete' : ''}`,
	figures: (o: { n: number; kind: string; name: string | undefined }) =>
		`${o.n}${o.n > 1 ? ' ×' : ''} ${o.kind}${o.name === undefined ? '' : ` of ${o.name}`}`,
	builtHere: (o: { title: string; figures: readonly string[] }) =>
		`${o.title} built over the tile${o.figures.length > 0 ? ` with ${o.figures.join(', ')}` : ''}`,
	alsoHere: (o: { things: readonly string[] }) => `Also here: ${o.things.join('; ')}.`,
	heap: (o: { n: number; kind: string; name: string | undefined; face?: number | undefined }) =>
		`${o.n}${o.n > 1 ? ' ×' : ''} ${o.kind}${o.name === undefined ? '' : ` of ${o.name}`}${o.face === undefined ? '' : ` showing ${o.face}`}`,
	wouldGet: (o: { names: readonly string[]; points: number }) =>
		o.names.length > 0
			? `${o.names.join(' and ')} would get ${o.points} now`
			: `nobody’s, it would pay ${o.points} now`,
} as const);

import { Header, type Machine } from '@tilewright/interpreter/state';
import type { Region, StatePart } from '@tilewright/lang';

/** Words by which the machine finds its way; no rule can see them. */
const machinery = 'machinery';

/** Words that are written once for each tile or segment, and stay. */
const fixed = 'fixed';

/** Words that follow from several parts: whatever changes one of these parts may change them. */
type Place = StatePart | readonly StatePart[] | typeof machinery | typeof fixed;

const headerParts: Readonly<Record<keyof typeof Header, Place>> = {
	status: machinery,
	pc: machinery,
	fp: machinery,
	sp: machinery,
	active: 'turn',
	turn: 'turn',
	part: 'turn',
	granted: 'parts',
	placed: 'laid',
	drawn: 'hand',
	drawnGroup: 'hand',
	decision: machinery,
	waveCount: 'wave',
	waveFrom: 'wave',
	waveRound: 'wave',
	waveOpen: 'wave',
	ledger: machinery,
	aside: 'deck',
	log: machinery,
	events: machinery,
	returned: 'returned',
	slot: machinery,
	counted: 'wave',
	chance: machinery,
	lastPlacer: 'laid',
	eventAt: machinery,
	triggerAt: machinery,
	alwaysAt: machinery,
	fired: machinery,
	// set by all that happens in a wave alike
	waveUsed: machinery,
	final: 'end',
	keyed: 'limit',
	run: machinery,
	turns: 'turns',
	// the helper that an option names, until its tile is laid
	assist: machinery,
	declined: machinery,
	redraw: machinery,
	draws: 'deck',
	eventFrom: machinery,
	waveTo: 'wave',
	words: machinery,
};

const columnParts: Readonly<Record<string, Place>> = {
	score: 'score',
	gained: 'score',
	streams: 'chance',
	limits: 'limit',
	'keyed limits': 'limit',
	supply: 'pieces',
	'piece where': 'pieces',
	'piece ref': 'pieces',
	'piece height': ['board', 'pieces'],
	'piece pile': ['board', 'pieces'],
	'place head': ['board', 'pieces'],
	'place next': ['board', 'pieces'],
	'place previous': ['board', 'pieces'],
	'piece place': ['board', 'pieces'],
	'piece last': 'pieces',
	'piece cause': 'pieces',
	'board.PIECE_SEGMENT': ['board', 'pieces'],
	'board.PIECE_NEXT': ['board', 'pieces'],
	'board.PIECES': ['board', 'pieces'],
	'piece face': 'faces',
	'piece seen': ['faces', 'pieces'],
	returned: 'returned',
	'group sizes': 'deck',
	'group tiles': 'deck',
	'group front': 'deck',
	'group back': 'deck',
	deck: 'deck',
	aside: 'deck',
	'rules due': machinery,
	'board.SCORED': ['board', 'scored'],
	'board.SEGMENT_SCORED': ['board', 'scored'],
	'tile zones': 'tiles',
	'shown zones': 'tiles',
	box: 'box',
	wave: 'wave',
	counted: 'wave',
	'frozen pairs': 'wave',
	assist: machinery,
	events: machinery,
	stack: machinery,
	'board.EVENT': machinery,
	'board.DIRTY': machinery,
	'board.DIRTY_COUNT': machinery,
	'board.FIRST_UNCHECKED': machinery,
	'tile owner': fixed,
	'board.TILE_KIND': fixed,
	'board.TILE_CELL': fixed,
	'board.TILE_ROTATION': fixed,
	'board.TILE_FIRST_SEGMENT': fixed,
	'board.SEGMENT_TILE': fixed,
	'board.SEGMENT_INDEX': fixed,
};

const STREAM_WORDS = 4;

/** Finds the regions of the state that a word of the arena follows from; none for words that no rule can see change. */
export function regionFinder({ rt, program }: Machine): (index: number) => readonly Region[] {
	const header = new Map<number, Place>(
		Object.entries(Header).map(([name, at]) => [at, headerParts[name as keyof typeof Header]]),
	);
	const columns = [...rt.arena.columns].filter((c) => c.size > 0).sort((a, b) => a.base - b.base);
	const registers = new Map(program.registers.map((r, i) => [`register ${r.id}`, i]));
	return (index) => {
		const column = columns.findLast((c) => c.base <= index)!;
		const { name } = column;
		const offset = index - column.base;
		const register = registers.get(name);
		if (register !== undefined) return [{ part: 'register', only: register }];
		if (name === 'header') return regionsOf(header.get(index), name);
		if (name === 'streams') return [{ part: 'chance', only: Math.floor(offset / STREAM_WORDS) }];
		if (name === 'limits') return [{ part: 'limit', only: offset }];
		return regionsOf(columnParts[name] ?? (name.startsWith('board.') ? 'board' : undefined), name);
	};
}

function regionsOf(place: Place | undefined, name: string): Region[] {
	if (place === undefined) throw new Error(`no part of the state is given for ${name}`);
	if (place === machinery || place === fixed) return [];
	return typeof place === 'string' ? [{ part: place }] : place.map((part) => ({ part }));
}

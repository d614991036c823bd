import { textsOf } from '@tilewright/schema';

/** Says what a game has of a quantity: `n` is the number in words, `a` and `b` are what it is of. */
type Phrase = (n: string, a: string, b: string) => string;

export const phrases: Readonly<Record<string, Phrase>> = textsOf<Record<string, Phrase>>(
	'lab/phrases',
	{
		points: (n, seat) => `${seat} ends with ${n} points`,
		'points-by-source': (n, seat, source) => `${seat} gets ${n} points from ${source}`,
		'points-over-time': (n, seat, tenth) =>
			`${seat} has ${n} points after ${tenth.replace(/^tenth 0?/, '')} tenths of the turns`,
		wins: (n, seat) => `${seat} wins ${n} of a hundred games`,
		'seat-advantage': (n, seat) => `the lead of ${seat} over the mean of the others is ${n} points`,
		'lead-changes': (n) => `the lead goes to another player ${n} times in a game`,
		margin: (n) => `the best player ends ${n} points ahead of the second`,
		turns: (n) => `a game has ${n} turns`,
		decisions: (n) => `a game asks for ${n} decisions`,
		tiles: (n) => `${n} tiles lie on the board at the end`,
		branching: (n) => `a decision has ${n} options`,
		forced: (n) => `${n} decisions of a game have one option only`,
		'idle-turns': (n, seat) => `in ${n} of its turns ${seat} places no piece and gets no points`,
		'dead-tiles': (n) => `${n} tiles of a game are put away since nothing can be done with them`,
		'pieces-out': (n, seat) => `${n} pieces of ${seat} are away from the supply at a time`,
		'pieces-placed': (n, owner, sort) =>
			sort === '' ? `${owner} is placed ${n} times` : `${owner} places ${sort} ${n} times`,
		'features-complete': (n, kind) => `${n} features of the kind ${kind} are complete at the end`,
		'features-open': (n, kind) => `${n} features of the kind ${kind} stay incomplete`,
		'largest-feature': (n, kind) => `the largest feature of the kind ${kind} has ${n} tiles`,
		'tiles-in-complete': (n, kind) =>
			`complete features of the kind ${kind} have ${n} tiles together`,
		'rule-uses': (n, rule) => `the rule ${rule} gives or takes points ${n} times in a game`,
		'rule-points': (n, rule) =>
			`the rule ${rule} brings all players together ${n} points in a game`,
		'tiles-at': (n, place) => `${place} has ${n} tiles at the end`,
		'pieces-at': (n, place) => `${n} pieces are placed ${place}`,
	},
);

const seatTexts = { player: (n: string): string => `player ${n}` } as const;

export const seatWords: typeof seatTexts = textsOf('lab/seats', seatTexts);

type Title = (a: string, b: string) => string;

export const rowTitles: Readonly<Record<string, Title>> = textsOf<Record<string, Title>>(
	'lab/row-titles',
	{
		points: (seat) => `points of ${seat}`,
		'points-by-source': (seat, source) => `points of ${seat} from ${source}`,
		'points-over-time': (seat, tenth) =>
			`points of ${seat} after ${tenth.replace(/^tenth 0?/, '')} tenths of the turns`,
		wins: (seat) => `games won by ${seat}`,
		'seat-advantage': (seat) => `lead of ${seat} over the mean of the others`,
		'lead-changes': () => 'lead changes',
		margin: () => 'lead at the end',
		turns: () => 'turns',
		decisions: () => 'decisions',
		tiles: () => 'tiles on the board',
		branching: () => 'options of a decision',
		forced: () => 'decisions with one option only',
		'idle-turns': (seat) => `turns without pieces and points of ${seat}`,
		'dead-tiles': () => 'tiles put away unlaid',
		'pieces-out': (seat) => `pieces of ${seat} away from the supply`,
		'pieces-placed': (owner, sort) =>
			sort === '' ? `placements of ${owner}` : `placements of ${sort} by ${owner}`,
		'features-complete': (kind) => `complete features of the kind ${kind}`,
		'features-open': (kind) => `incomplete features of the kind ${kind}`,
		'largest-feature': (kind) => `tiles of the largest feature of the kind ${kind}`,
		'tiles-in-complete': (kind) => `tiles of complete features of the kind ${kind}`,
		'rule-uses': (rule) => `uses of the rule ${rule}`,
		'rule-points': (rule) => `points from the rule ${rule}`,
		'tiles-at': (place) => `tiles ${place}`,
		'pieces-at': (place) => `pieces ${place}`,
	},
);

const averageTexts = {
	always: (o: { clause: string }): string => `In every game ${o.clause}.`,
	onAverage: (o: { clause: string }): string => `On average ${o.clause}.`,
	between: (o: { clause: string; low: string; high: string }): string =>
		`On average ${o.clause}; more games would bring it to something between ${o.low} and ${o.high} (95 %).`,
	unsure: (o: { clause: string }): string =>
		`On average ${o.clause}; more games are needed to say how sure that is.`,
} as const;

export const averages: typeof averageTexts = textsOf('lab/averages', averageTexts);

const placeTexts = {
	middle: 'in the middle',
	left: (n: number): string => `${n} to the left`,
	right: (n: number): string => `${n} to the right`,
	up: (n: number): string => `${n} up`,
	down: (n: number): string => `${n} down`,
} as const;

export const places: typeof placeTexts = textsOf('lab/places', placeTexts);

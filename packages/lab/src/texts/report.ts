import { textsOf } from '@tilewright/schema';

const frameTexts = {
	made: 'How this was made',
	command: 'The same command makes the same report:',
	onAverage: 'On average',
	range: 'Range (95 %)',
	games: 'Games that show it',
	rangeOf: (o: { low: string; high: string }): string => `${o.low} to ${o.high}`,
	noRange: 'more games are needed',
	seed: (n: number): string => `seed ${n}`,
	sample:
		'The games are a sample of all that could be played. Behind each number stands a range: the average of endlessly many games would lie in it.',
	watched:
		'The run was watched while it grew. The ranges allow for that: of 100 such runs, in at most about 5 a row misses, however often one looks.',
	watchedUntil: {
		answered:
			'The run was watched and stopped when its question was answered. The ranges allow for that: of 100 such runs, in at most about 5 a row misses.',
		budget:
			'The run was watched, and all its games did not answer its question. The ranges allow for looking: of 100 such runs, in at most about 5 a row misses.',
		'by hand':
			'The run was stopped by hand, and its question is not decided. The ranges still hold, since they hold at every look: of 100 such runs, in at most about 5 a row misses.',
	},
	together: 'All ranges hold together: of 100 such reports, in at most about 5 any of them misses.',
	apart:
		'Of 100 such ranges about 5 miss. So in a long table one or two will, and nobody knows which.',
	everythingElse: 'Everything else',
	inEveryGame: 'in every game',
	turnsAxis: '% of the turns',
	ofGames: (unit: string): string => `${unit} (height: % of games)`,
	bar: (o: { from: number; to: number; unit: string; share: number | string }): string =>
		`${o.from} to ${o.to} ${o.unit}: ${o.share} % of games`,
} as const;

export const frame: typeof frameTexts = textsOf('lab/report', frameTexts);

const gameTexts = {
	heading: 'Games to look at',
	open: 'A saved game can be opened in the studio, or shown by “tilewright replay”.',
	save: 'Save this game',
	game: (o: { seed: number; shows: readonly string[] }): string =>
		`Seed ${o.seed}: ${o.shows.join('; ')}.`,
	others: 'Every other game is saved in the same way. Put its seed into this command:',
} as const;

export const exampleGameTexts: typeof gameTexts = textsOf('lab/report-games', gameTexts);

const excludedWords = {
	heading: 'Games that broke',
	count: (o: { excluded: number; played: number }): string =>
		o.excluded === 1
			? `1 of ${o.played} games is excluded: a fault ended it.`
			: `${o.excluded} of ${o.played} games are excluded: a fault ended them.`,
	many: 'So many broken games can change every figure: games that break may be unlike the others. Mend the fault before you rely on this run.',
	againstRules: 'Each of them counts against its rules.',
	endedElsewhere: (o: { ended: number }): string =>
		`They count against their rules, except for ${o.ended} with a seed that was played again without a fault: there the machine may be to blame.`,
	fault: (o: {
		seed: number;
		of: string | undefined;
		code: string;
		rule: string | undefined;
		why: string | undefined;
	}): string =>
		`Seed ${o.seed}${o.of === undefined ? '' : `, ${o.of}`}: ${o.code}${o.rule === undefined ? '' : ` in the rule ${o.rule}`}${o.why === undefined ? '' : `: ${o.why}`}.`,
	endsElsewhere: 'It ended without a fault when it was played again.',
	more: (n: number): string => `There are ${n} more; --json lists them all.`,
	show: 'To see one, put its seed at the end:',
	worstCase:
		'The ranges “with excluded games” take each of them as the lowest value of the run and as the highest, and won games as lost and as won.',
	withExcluded: (o: { low: string; high: string }): string =>
		`with excluded games: ${o.low} to ${o.high}`,
	notCertain: 'not certain with them',
	inShort: (o: { excluded: number; played: number }): string =>
		`${o.excluded} of ${o.played} games broke and are excluded.`,
} as const;

export const excludedTexts: typeof excludedWords = textsOf('lab/report-excluded', excludedWords);

interface Spread {
	readonly low: string;
	readonly high: string;
	readonly tenth: string;
	readonly topTenth: string;
}

interface Both {
	readonly name: string;
	readonly a: string;
	readonly b: string;
}

const comparisonTexts = {
	tables: {
		points: { title: 'Points', caption: 'Points of a player in a game, A less B' },
		wins: { title: 'Who wins', caption: 'Games won of a hundred, A less B' },
		rules: { title: 'What each rule does', caption: 'Points of a player by what pays, A less B' },
		length: { title: 'How long games are', caption: 'Tiles and decisions of a game, A less B' },
	},
	others: (unit: string): string => `Other figures in ${unit}, A less B`,
	sides: (o: { a: string; b: string }): string => `A is ${o.a}. B is ${o.b}.`,
	noDifference: 'Nothing in these games tells A from B: what differs may be chance.',
	bold: 'Bold rows differ by more than chance, all rows being looked at together.',
	wholes: 'The decks differ, so the games of A and B were compared as wholes.',
	pairs: 'Games with the same seed were compared with each other.',
	pictures: 'In pictures',
	bars: 'A bar shows how many players of a hundred end with so many points. The line is the mean, the band its range.',
	less: '“A less B” is negative where B has more.',
	same: (clause: string): string => `A and B never differ: on average ${clause}.`,
	under: (o: { clause: string; b: string }): string => `Under A ${o.clause}, under B ${o.b}.`,
	neverDiffers: 'never differs',
	difference: (o: { title: string; by: string }): string => `${o.title}: A less B is ${o.by}`,
	pointsOfSeat: 'points of a player',
	spread: (o: Spread & { side: string; mean: string }): string =>
		`${o.side}: half of all players end between ${o.low} and ${o.high} points, one in ten below ${o.tenth} and one in ten above ${o.topTenth}. On average it is ${o.mean}.`,
	halfTime: (o: { side: string; half: string; end: string }): string =>
		`Under ${o.side} a player has ${o.half} points at half time and ${o.end} at the end.`,
	lastStep: 'The last step holds what the end of the game pays.',
	withRange: (o: { mean: string; low: string; high: string }): string =>
		`${o.mean} (range ${o.low} to ${o.high})`,
	sources: (o: Both): string =>
		`Where the points of a player come from. Most come from ${o.name}: ${o.a} under A and ${o.b} under B.`,
	sourcesWithRange: (o: Both & { low: string; high: string }): string =>
		`Where the points of a player come from. Most come from ${o.name}: ${o.a} under A and ${o.b} under B; the difference lies between ${o.low} and ${o.high}. The table has the range of each.`,
} as const;

export const comparisonReport: typeof comparisonTexts = textsOf(
	'lab/report-comparison',
	comparisonTexts,
);

const simulationTexts = {
	seats: 'Player by player',
	sources: { title: 'Where the points come from', caption: 'By player and source' },
	rules: {
		title: 'What each rule does',
		points: 'Points of all players that a rule brings',
		uses: 'How often it does',
	},
	others: 'Other figures of a game',
	withRange: (o: { sentence: string; low: string; high: string }): string =>
		`${o.sentence} Range: ${o.low} to ${o.high}.`,
	points: 'points',
	seat: (o: { seat: number; bot: string }): string => `Player ${o.seat} (${o.bot})`,
	spread: (o: Spread & { name: string }): string =>
		`${o.name}: half of its games end between ${o.low} and ${o.high} points, one in ten below ${o.tenth} and one in ten above ${o.topTenth}.`,
	ends: 'How games end',
	bars: 'A bar shows how many games of a hundred end with so many points. The line is the mean, the band its range.',
	halfTime: (o: { name: string; half: string; end: string }): string =>
		`${o.name} has ${o.half} points at half time and ${o.end} at the end`,
	overTheGame: 'Points over the game',
	bands: 'The bands are the ranges. The last step holds what the end of the game pays.',
	cell: (o: { place: string; value: string; unit: string }): string =>
		`${o.place}: ${o.value} ${o.unit}`,
	cellWithRange: (o: {
		place: string;
		value: string;
		unit: string;
		low: string;
		high: string;
	}): string => `${o.place}: ${o.value} ${o.unit} (${o.low} to ${o.high})`,
	most: (o: { heading: string; cell: string }): string => `${o.heading} Most: ${o.cell}.`,
	tilesAt: {
		heading: 'How often a tile lies there at the end; the frame is the middle.',
		unit: '% of games',
	},
	piecesAt: {
		heading: 'How often a piece is placed there; the frame is the middle.',
		unit: 'pieces in a hundred games',
	},
	board: 'Where it happens on the board',
	mostOfAll: (clause: string): string => `${clause}, the most of all games`,
	leastOfAll: (clause: string): string => `${clause}, the least of all games`,
} as const;

export const simulationReport: typeof simulationTexts = textsOf(
	'lab/report-simulation',
	simulationTexts,
);

const sweepTexts = {
	setUps: (n: number): string =>
		`${n} set-ups played the same seeds. Where two ranges of a table do not overlap, the set-ups differ.`,
	effects: (o: { title: string; unit: string }): string => `What each does: ${o.title} (${o.unit})`,
	one: 'One by one: with it, less without it',
	two: 'Every two: both together, less what each brings without the other',
	heading: (o: { title: string; unit: string }): string => `${o.title} (${o.unit})`,
	setUp: 'Set-up by set-up',
	where: (o: { setUp: string; sentence: string }): string => `${o.setUp}: ${o.sentence}`,
	absent: (setUp: string): string => `${setUp}: it does not occur.`,
	allBroke: (setUp: string): string => `${setUp}: a fault ended every game.`,
	none: 'none',
	by: (o: { title: string; axis: string }): string =>
		`${o.title}, by what changes: ${o.axis.replace(/\.$/, '')}. The bands are the ranges.`,
} as const;

export const sweepReport: typeof sweepTexts = textsOf('lab/report-sweep', sweepTexts);

import { textsOf } from '@tilewright/schema';

/** Reasons why a running game was stopped, without a full stop. */
const faultTexts = {
	stateTooLarge: (o: { words: number; column: string; size: number }): string =>
		`its state would need more than ${o.words} words; ${o.column} alone needs ${o.size}`,
	journalFull: 'the undo journal would pass its limit',
	tooManySegments: 'more segments were added than planned',
	tooManyWatchers: (n: number): string => `more than ${n} cells are watched`,
	tooManyRecords: (n: number): string => `one operation has more than ${n} records`,
	tooManyTiles: (n: number): string => `more than ${n} tiles were laid`,
	cellNotFree: 'a tile would lie on a cell that is not free',
	tooManyLinks: (n: number): string => `there are more than ${n} links`,
	linkOfTwoKinds: 'a link would join features of different kinds',
	startTooFar: 'a start tile lies too far out',
	tooManySideCodes: (n: number): string => `there are more than ${n} kinds of sides`,
	tooManySegmentsOfTile: (n: number): string => `a tile has more than ${n} segments`,
	conversionsNotPlanned: 'conversions of features were not planned',
	sideInsideTile: 'a side inside a tile cannot change',
	tooManyChangedCells: 'more cells were changed than planned',
	notAvailable: (name: string): string => `${name} is not available here`,
	noNumber: (name: string): string => `no value for ${name}`,
	noTruthValue: (name: string): string => `no truth value for ${name}`,
	noMembers: (name: string): string => `no members for ${name}`,
	noInstruction: (name: string): string => `instruction ${name} is not available`,
	numberTooLarge: (n: number): string => `${n} does not fit 32 bits`,
	pointsTooLarge: (n: number): string => `${n} points do not fit 32 bits`,
	scoreTooLarge: 'a score does not fit 32 bits',
	setTooLarge: 'a set in an expression grew too large',
	tooManyExpressions: 'the rules hold too many expressions',
	listHasNoValue: 'a list has no single value',
	readsMoreThanSides: 'a side requirement reads more than the two sides',
	gameOver: 'the game is over',
	noSuchOption: 'there is no such option',
	noOption: (o: { seat: string; key: string; decision: string }): string =>
		`${o.seat} has no option "${o.key}" in ${o.decision}`,
	noDecision: 'no decision is open',
	tooManyOptions: 'a decision has too many options',
	tooManyHelperVariables: 'a helper has too many variables',
	rulesTooDeep: 'rules are nested too deeply',
	tooManyChoiceMembers: 'a choice has too many members',
	tooManyLoopMembers: 'a loop has too many members',
	measureDidNotFall: 'a loop went on although its measure did not fall',
	runMeasureDidNotFall: 'a run inside a run did not lower its measure',
	timelineTooDeep: 'stretches of the timeline are nested too deeply',
	runEndedWithTile: 'a run ended with a tile in hand beside the one before it',
	noOptionLeft: 'no option is left where the rules need one',
	noPieceLeft: 'no such piece is left, or there is no place for it',
	tooFewPieces: 'fewer pieces are left than must be drawn',
	cannotStandOn: (type: string): string => `nothing can stand on ${type}`,
	carriesItself: 'a piece would carry itself',
	tooFewTiles: 'fewer tiles are left than must be drawn',
	cannotLay: 'no tile in hand, or nowhere to lay it',
	tileInHand: 'a tile is in hand already',
	tileNotInZone: 'the tile is not in the zone it should come from',
	tileOfNoGroup: 'a tile of no group cannot go into the deck',
	groupFull: 'more tiles go into a group of the deck than there are',
	waveFull: 'a wave has more entries than there are features',
	tooManyEvents: 'too many events wait for their rules',
	tooManyLimitUses: 'a limit is counted apart for too many things',
	tooManyPairs: (relation: string): string => `${relation} holds too many pairs`,
	pairsNotNumbered: (relation: string): string =>
		`the pairs of ${relation} are too many to be numbered`,
	tooManyCounted: 'too many members are counted once for a seat',
	countIsNoSet: (line: string): string =>
		`line ${line} counts once for a seat but its count is no set`,
	unexpected: (error: string): string => `a bot or the engine failed (${error})`,
	endless: 'the rules ran for too long without a decision',
	endlessAt: (o: { rules: readonly string[]; more: boolean }): string =>
		`the rules ran for too long without a decision; at work are ${o.rules.join(', ')}${o.more ? ' and others' : ''}`,
	located: (o: {
		why: string;
		rule: string;
		file: string;
		line: number;
		decisions: number;
	}): string =>
		`${o.why}, in ${o.rule} (${o.file}:${o.line}) after ${o.decisions} ${o.decisions === 1 ? 'decision' : 'decisions'}`,
} as const;

export const faults: typeof faultTexts = textsOf('interpreter/faults', faultTexts);

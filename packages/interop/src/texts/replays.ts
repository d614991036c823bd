import { textsOf } from '@tilewright/schema';

const replayTexts = {
	goesOn: 'play goes on',
	stopped: (o: { code: string; message: string }): string => `${o.code}: ${o.message}`,
	gameOver: 'the game is over',
	none: 'none',
	nothing: 'nothing',
	noOption: 'no such option',
	nobodyDecides: 'nobody decides',
	decides: (o: { seat: number; decision: string }): string =>
		`seat ${o.seat} decides ${o.decision}`,
	decidesAmong: (o: { seat: number; decision: string; options: string }): string =>
		`seat ${o.seat} decides ${o.decision}: ${o.options}`,
	tilesDrawn: (n: number): string => `${n} tiles drawn`,
	listedDeparture: (why: string): string => `the listed departure: ${why}`,
	chanceOf: (stream: string): string => `what ${stream} brings`,
	fileDoesNotSay: 'the file does not say',
	messageHolds: (type: string): string => `what a message ${type} holds`,
	nothingToPass: 'nothing is asked that can be passed',
	answeredBefore: (decision: string): string =>
		`first ${decision} was answered in the way that fits`,
	chosen: (o: { seat: number; keys: readonly (string | undefined)[] }): string =>
		`seat ${o.seat}: ${o.keys.join(' or ')}`,
	refused: (why: string): string => `refused: ${why}`,
	messageToUndo: 'a message to take back',
} as const;

export const replayWords: typeof replayTexts = textsOf('interop/replays', replayTexts);

const nameTexts = {
	unmapped: (o: { what: string; name: string }): string =>
		`no mapping names the ${o.what} ${o.name}`,
	copies: 'number of copies of the set',
	amount: 'number of the element',
	besideSet: (set: string): string => `set beside ${set}`,
	ruleValue: (rule: string): string => `value of the rule ${rule}`,
} as const;

export const unknownNames: typeof nameTexts = textsOf('interop/unknown-names', nameTexts);

const assertionTexts = {
	noForm: 'it has no form that is known here',
	noPlayer: (name: string): string => `no player is called ${name}`,
	noScoring: (name: string): string => `no pack says what the scoring ${name} is`,
	noPhase: (name: string): string => `no pack says what the phase ${name} is`,
	noOffer: (name: string): string => `no pack says what the offer ${name} is`,
	noToken: (name: string): string => `no pack says what the token ${name} is`,
	noTokenSize: (name: string): string => `no pack says what the size of the token ${name} is`,
	noFact: (name: string): string => `no pack says what ${name} is`,
	points: (n: number): string => `${n} points`,
	noPoints: 'no points',
	somethingElse: 'something else',
	undo: { allowed: 'allowed', refused: 'not allowed' },
	pass: { can: 'can pass', cannot: "can't pass" },
	hasNot: (who: string): string => `${who} does not have it`,
} as const;

export const assertionWords: typeof assertionTexts = textsOf('interop/assertions', assertionTexts);

import { textsOf } from '@tilewright/schema';

const failureTexts = {
	rulesHaveErrors: 'there is an error in the rules of the set-up',
	coded: (o: { code: string; message: string }): string => `${o.code}: ${o.message}`,
	gameOver: (o: { seat: string; key: string }): string =>
		`the game is over before ${o.seat} can choose "${o.key}"`,
	cannotChoose: (o: { seat: string; key: string; reasons: readonly string[] }): string =>
		`${o.seat} cannot choose "${o.key}"${o.reasons.length === 0 ? '' : ` (${o.reasons.join(', ')})`}`,
	notAsked: (seat: string): string => `${seat} is not asked now`,
	notRefused: (key: string): string => `"${key}" should be refused`,
	refusedOtherwise: (o: { key: string; expected: string; actual: string }): string =>
		`"${o.key}" is refused for another reason: expected ${o.expected}, found ${o.actual}`,
	doesNotEnd: 'the game does not end: a decision is open that cannot be passed',
	otherChance: 'chance does not follow the script',
	withChance: (o: { why: string; wanted: string; came: string }): string =>
		`${o.why}; the script wants ${o.wanted} but ${o.came} came`,
	differs: (o: { what: string; expected: string; actual: string }): string =>
		`${o.what}: expected ${o.expected}, found ${o.actual}`,
	answeredItself: (o: { differs: string; key: string }): string =>
		`${o.differs}; "${o.key}" was the only option of a decision before, which answered itself`,
	otherState: 'played again, the game comes to another state',
} as const;

export const failures: typeof failureTexts = textsOf('interpreter/scenario', failureTexts);

const valueTexts = {
	nothing: 'nothing',
	refused: 'refused',
	option: 'an option',
	over: 'over',
	notOver: 'the game is not over',
	not: (key: string): string => `not ${key}`,
	noPiece: 'no such piece',
	noZone: 'no such zone',
	noPlace: 'no such place',
	noRegister: 'no such register',
	noSeat: 'no such seat',
	noFeature: 'no such feature',
} as const;

export const foundValues: typeof valueTexts = textsOf('interpreter/found', valueTexts);

import { textsOf } from '@tilewright/schema';

interface Answer {
	readonly what: string;
	readonly kind?: string | undefined;
}

function answerWords({ what, kind }: Answer): string {
	return kind === undefined ? what : `${what} of ${kind}`;
}

const tieTexts = {
	bothAsk: 'both ask',
	owner: 'who owns a feature',
	drawnFirst: 'which tiles are drawn first',
	collected: 'why a feature is collected',
	lastHolds: (o: Answer): string => `${answerWords(o)}, where the last one holds`,
	lastOfLine: (o: { field: 'count' | 'each'; line: string; kind: string }): string =>
		`${o.field} of line ${o.line} of ${o.kind}, where the last one holds`,
	firstScale: (o: { kind: string }): string => `the scale of ${o.kind}, where the first one holds`,
	tooFewTiles: (o: { tile: string }): string => `the tile ${o.tile}, of which there are too few`,
} as const;

export const tieReasons: typeof tieTexts = textsOf('lang/ties', tieTexts);

const memberTexts = {
	member: (o: { part: string; name: string }): string => `${o.part} ${o.name}`,
} as const;

export const memberWords: typeof memberTexts = textsOf('lang/members', memberTexts);

const undoneTexts = {
	answer: (o: Answer): string => answerWords(o),
	requirement: (o: { id: string }): string => `requirement ${o.id}`,
} as const;

export const undoneThings: typeof undoneTexts = textsOf('lang/undone', undoneTexts);

const thingTexts = {
	tileZone: 'zone of tiles',
	deckGroups: 'groups of the deck',
} as const;

export const setUpThings: typeof thingTexts = textsOf('lang/set-up', thingTexts);

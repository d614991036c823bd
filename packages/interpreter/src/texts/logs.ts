import { textsOf } from '@tilewright/schema';

/** Values in a finding about a log that does not fit, without a full stop. */
const logTexts = {
	valueOrList: 'a single value or a list',
	fileWithKeys: (keys: readonly string[]): string => `a file with the keys ${keys.join(', ')}`,
	notUtf8: 'its bytes are not UTF-8',
	goesOn: 'play goes on',
	stopped: (o: { code: string; message: string }): string => `${o.code}: ${o.message}`,
	gameOver: 'the game is over',
	decides: (seat: string): string => `${seat} decides`,
	nothing: 'nothing',
} as const;

export const logWords: typeof logTexts = textsOf('interpreter/log', logTexts);

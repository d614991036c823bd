import { textsOf } from '@tilewright/schema';

export const savedGames = textsOf('studio/saved-games', {
	copy: 'This game is open in another tab: here it is a copy, which goes its own way.',
	damaged: (o: { why: string }) => `The saved game of this tab cannot be opened. ${o.why}`,
	downloadIt: 'Download it',
	inAnotherTab: 'That game is open in another tab.',
	resumed: 'The saved game was resumed.',
	notOpened: (o: { isListed: boolean }) =>
		`The saved game could not be opened.${o.isListed ? ' It stays in the list.' : ''}`,
	notStarted: 'No new game has begun: there is an error in its rules.',
	isOpen: (o: { name: string }) => `${o.name} is open.`,
	fileNotOpened: (o: { name: string; playing: boolean }) =>
		`${o.name} could not be opened.${o.playing ? ' The game goes on as it was.' : ''}`,
	finding: (o: { file: string; message: string; line: number; code: string }) =>
		`${o.line > 0 && o.file !== '' ? `${o.file}, line ${o.line}: ` : ''}${o.message} ${o.code}`,
	notStored:
		'This browser lets nothing be stored: the game lasts until the page is closed. Save it to a file to keep it.',
	full: 'The storage of this browser is full: what happens from here on lasts until the page is closed. Save the game to a file, or delete saved games.',
} as const);

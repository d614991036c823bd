/** The workspace: files, versions, saving, import and export, links. */
export const files = {
	save: 'Save',
	saveAll: 'Save all',
	notInPlay: 'Not in play',
	saved: (path: string): string => `Saved ${path}.`,
	savedMany: (n: number): string => `Saved ${n} files.`,
	nothingToSave: 'Nothing is edited.',
	nothingShown: (n: number): string =>
		`No file is shown; ${n === 1 ? 'one file is' : `${n} files are`} edited.`,
	notSaved: 'Not everything could be saved.',
	changedOnDisk: (path: string): string =>
		`${path} was changed on disk by somebody else; nothing was written.`,
	choose: 'Compare and choose',
	conflict: {
		title: 'Two changes of one file',
		says: (path: string): string =>
			`${path} was changed on disk after this edit was begun. Your edit counts until you choose; the disk is as it was.`,
		gone: (path: string): string =>
			`${path} was removed from the disk after this edit was begun. Your edit counts until you choose.`,
		mine: 'Keep mine',
		mineSays: 'Your text counts; the next save writes it over what is on disk.',
		theirs: 'Take theirs',
		theirsSays: 'What is on disk counts; your text stays among the versions.',
		onDisk: 'On disk',
		yours: 'Yours',
		close: 'Decide later',
	},
	difference: {
		alike: (n: number): string => `${n} lines alike`,
		line: 'Line',
		none: 'Both are alike.',
		removed: 'taken away',
		added: 'added',
		picture: (path: string): string => `Picture ${path}`,
		noPicture: 'There is no picture.',
	},
	otherTab: (paths: string): string => `Another tab edited ${paths} at the same moment.`,
	otherTabKept: 'Your text counts here; the other is kept among the versions.',
	otherTabLost: 'Your text counts here; the other could not be kept.',
	serverGone: 'The server is gone; nothing was written.',
	serverAnswered: (o: { status: number }): string => `The server answered ${o.status}.`,
} as const;

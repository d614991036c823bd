import { textsOf } from '@tilewright/schema';
import { words } from '#words';
import { listed } from './words.ts';
export const files = textsOf('studio/files', {
	readingFile: (o: { name: string }) => `Reading ${o.name} …`,
	save: 'Save',
	saveAll: 'Save all',
	notInPlay: 'Not in play',
	saved: (path: string): string => `Saved ${path}.`,
	savedWithErrors: (count: number): string =>
		count === 1
			? 'There is an error in it, so no game can use it yet.'
			: `There are ${count} errors in it, so no game can use it yet.`,
	savedMany: (o: { files: number; folders: readonly string[] }): string =>
		`Saved ${o.files} files in ${listed(o.folders)}.`,
	nothingToSave: 'Nothing is edited.',
	nothingShown: (n: number): string =>
		`No file is shown; ${n === 1 ? 'one file is' : `${n} files are`} edited.`,
	notSaved: 'Not everything could be saved.',
	changedOnDisk: words.changedByOthers,
	choose: 'Compare and choose',
	conflict: {
		title: 'Two changes of one file',
		says: words.changedSince,
		gone: words.goneSince,
		mine: 'Keep mine',
		mineSays: words.mineSays,
		theirs: 'Take theirs',
		theirsSays: words.theirsSays,
		onDisk: words.there,
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
	otherTabStored: 'Your text counts here; the other is kept among the versions.',
	otherTabLost: 'Your text counts here; the other could not be kept.',
	unread: words.unread,
	unreadRest: (n: number): string => `${n} more in the view of files.`,
	serverGone: 'The server is gone; nothing was written.',
	serverAnswered: (o: { status: number }): string => `The server answered ${o.status}.`,
} as const);

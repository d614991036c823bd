import { textsOf } from '@tilewright/schema';
import type { WordsOfStore } from './words-of-store.ts';

export const words: WordsOfStore = textsOf('studio/on-disk', {
	asThere: 'as on disk',
	asThereTitle: 'As on disk',
	there: 'On disk',
	changedThere: 'The file on disk has changed since this edit was begun; the edit is what counts.',
	takeThere: 'Take the file on disk',
	changedByOthers: (path) => `${path} was changed on disk by somebody else; nothing was written.`,
	changedSince: (path) =>
		`${path} was changed on disk after this edit was begun. Your edit counts until you choose; the disk is as it was.`,
	goneSince: (path) =>
		`${path} was removed from the disk after this edit was begun. Your edit counts until you choose.`,
	mineSays: 'Your text counts; the next save writes it over what is on disk.',
	theirsSays: 'What is on disk counts; your text stays among the versions.',
	filesThere: 'the files on disk, without edits',
	without: 'the files as last saved, without the edits since',
	gone: 'The server is gone; the game can still be played.',
	notLoaded: 'The editor could not be loaded. Is the server still there?',
	filesIntro:
		'Each pack is a folder of text files. What you edit stays in this browser until you save it.',
	keptHere:
		'They are kept in this browser, also when you close it. “Save all” writes them to disk, each to the place below; “Revert all” drops what you changed in them.',
	unread: 'Something in the folders of packs cannot be used.',
	full: 'The disk has no room; nothing was written.',
	shut: 'The disk cannot be written.',
});

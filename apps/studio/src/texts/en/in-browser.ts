import { textsOf } from '@tilewright/schema';
import type { WordsOfStore } from './words-of-store.ts';

export const words: WordsOfStore = textsOf('studio/in-browser', {
	asThere: 'as saved',
	asThereTitle: 'As saved',
	there: 'Saved',
	changedThere:
		'The file was saved from another tab since this edit was begun; the edit is what counts.',
	takeThere: 'Take the saved file',
	changedByOthers: (path) => `${path} was saved from another tab meanwhile; nothing was written.`,
	changedSince: (path) =>
		`${path} was saved from another tab after this edit was begun. Your edit counts until you choose; what was saved is as it was.`,
	goneSince: (path) =>
		`${path} was deleted in another tab after this edit was begun. Your edit counts until you choose.`,
	mineSays: 'Your text counts; the next save puts it in the place of what was saved.',
	theirsSays: 'What was saved counts; your text stays among the versions.',
	filesThere: 'the saved files, without edits',
	without: 'the files as last saved, without the edits since',
	gone: 'The packs could not be fetched; it is tried again.',
	notLoaded: 'The editor could not be loaded. Is there a connection?',
	filesIntro:
		'Each pack is a folder of text files. What you save stays in this browser, on this machine: export what must not be lost.',
	keptHere:
		'They are kept in this browser, also when you close it, until you save or revert. “Save all” saves them in this browser too, with a version of what was there; “Revert all” drops what you changed in them.',
	unread: 'Some of the stored packs cannot be used.',
	full: 'This browser has no room left; nothing was saved. Export your packs, or forget versions.',
	shut: 'This browser keeps nothing for this page; nothing was saved. Export your packs to keep them.',
});

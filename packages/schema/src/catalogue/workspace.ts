import { type Area, type None, oneOf, quoted } from './entry.ts';

export interface WorkspaceArgs {
	'PATH-ABSOLUTE': { path: string };
	'PATH-ESCAPES': { path: string };
	'PATH-NAME': { path: string; part: string };
	'PATH-NAME-LONG': { path: string; bytes: number; max: number };
	'PATH-KIND': { path: string };
	'PATH-LONG': { path: string; max: number };
	'PATH-CLASH': { path: string; other: string };
	'SAVE-ROOT': { path: string; roots: readonly string[] };
	'SAVE-CHANGED': { path: string };
	'SAVE-LINK': { path: string };
	'SAVE-NOT-TEXT': { path: string };
	'SAVE-FILES': { max: number };
	'SAVE-BEHIND-LINK': { path: string };
	'SAVE-PROTECTED': { path: string };
	'SAVE-BUSY': { path: string };
	'SAVE-SURROGATE': { path: string; line: number; column: number };
	'SAVE-REQUEST': { why: string };
	'SAVE-FAILED': { path: string; why: string };
	'STORE-ROWS': { count: number; first: string };
	'STORE-SHIPPED': { why: string };
	'BUNDLE-READ': { why: string };
	'BUNDLE-FILES': { max: number };
	'BUNDLE-SIZE': { max: number };
	'BUNDLE-RATIO': { max: number };
	'BUNDLE-LINK': { path: string };
	'BUNDLE-NESTED': { path: string };
	'BUNDLE-EMPTY': None;
	'SHARE-READ': { why: string };
	'SHARE-FORMAT': { found: string; known: number };
	'SHARE-SIZE': { max: number };
}

export const workspaceMessages: Area<WorkspaceArgs> = {
	'PATH-ABSOLUTE': {
		severity: 'error',
		message: (a) => `The path ${quoted(a.path)} begins outside of every folder.`,
		doc: 'Paths of files are given below a folder. One that begins with a slash or a drive is refused.',
	},
	'PATH-ESCAPES': {
		severity: 'error',
		message: (a) => `The path ${quoted(a.path)} leads out of its folder.`,
		doc: 'A part of a path is `..` or `.`. Such paths are refused, wherever they would end.',
	},
	'PATH-NAME': {
		severity: 'error',
		message: (a) => `${quoted(a.part)} in ${quoted(a.path)} is no name of a file here.`,
		hint: () => 'Letters, digits, hyphens, points and spaces inside a name do on every system.',
		doc: 'A name in a path is empty or hidden, ends in a point or a space, holds a character that some system forbids or that nobody sees, is not in the composed form of Unicode, or is one that some system keeps for itself.',
	},
	'PATH-NAME-LONG': {
		severity: 'error',
		message: (a) =>
			`A name in ${quoted(a.path)} has ${a.bytes} bytes; ${a.max} is the most that disks hold.`,
		hint: () => 'Letters beyond the Latin ones take two to four bytes each.',
		doc: 'The name of a file or folder is bounded in bytes, as disks count it, not in letters.',
	},
	'PATH-KIND': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} is neither a YAML file nor a picture.`,
		hint: () =>
			'Packs consist of files that end in `.yaml` or `.yml`, and pictures of tiles: `.svg`, `.png`, `.jpg`, `.webp`.',
		doc: 'Only YAML files and pictures are taken and written; anything else in a file of packs is refused.',
	},
	'PATH-LONG': {
		severity: 'error',
		message: (a) => `The path ${quoted(a.path)} is longer or deeper than ${a.max}.`,
		doc: 'Paths have a greatest length and a greatest depth.',
	},
	'PATH-CLASH': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} and ${quoted(a.other)} are one name on some systems.`,
		hint: () => 'Give one of them another name.',
		doc: 'Two paths differ only in capitals or in how letters are composed, or one is a file where the other has a folder. Some systems cannot hold both.',
	},
	'SAVE-ROOT': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.path)} lies in no folder that is followed; those are ${oneOf(a.roots)}.`,
		doc: 'Files are written below the folders that the studio follows and nowhere else.',
	},
	'SAVE-CHANGED': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} has changed on disk since this text was begun.`,
		hint: () => 'Look at both and choose; nothing was written.',
		doc: 'A file is written only while it says what the text was made from. Somebody else has changed, made or removed it meanwhile.',
	},
	'SAVE-LINK': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} is a link out of its folder, or no plain file.`,
		doc: 'Writing follows no link that leaves the folder, and opens no device or pipe.',
	},
	'SAVE-NOT-TEXT': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} holds no text in UTF-8; it is not written over.`,
		doc: 'What is on disk could not be shown as it is, so writing over it would lose something.',
	},
	'SAVE-FILES': {
		severity: 'error',
		message: (a) => `The folder holds ${a.max} files; no more are made.`,
		doc: 'The number of files that are followed is bounded.',
	},
	'SAVE-BEHIND-LINK': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} lies in a folder that is a link; it was not deleted.`,
		hint: () => 'Delete it under its own name.',
		doc: 'A file that is deleted through a linked folder would be gone in another place, unseen.',
	},
	'SAVE-PROTECTED': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} is protected against writing.`,
		hint: () => 'Allow writing to the file, or save under another name.',
		doc: 'The file is marked as read-only, or belongs to somebody else. It is neither replaced nor deleted.',
	},
	'SAVE-BUSY': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.path)} was not written: another studio has been saving in the same folder for too long.`,
		hint: () => 'Save again. If this stays, another studio hangs: end it.',
		doc: 'Studios that share a folder save one after the other. The other one did not come to an end in time.',
	},
	'SAVE-SURROGATE': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.path)} has half of a character in line ${a.line}, column ${a.column}; no file can hold that.`,
		hint: () => 'Delete the character and write it again.',
		doc: 'Some characters consist of two parts in memory. A single one of them cannot be written in UTF-8; the file would say something else than the text.',
	},
	'SAVE-REQUEST': {
		severity: 'error',
		message: (a) => `What was asked cannot be done: ${a.why}.`,
		doc: 'A request to write a file has another shape than the page sends.',
	},
	'SAVE-FAILED': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} could not be written: ${a.why}.`,
		doc: 'The system refused to write. The file is as it was.',
	},
	'STORE-ROWS': {
		severity: 'error',
		message: (a) =>
			`${a.count === 1 ? 'One entry' : `${a.count} entries`} in the storage of this browser cannot be read as files; the first is ${quoted(a.first)}.`,
		hint: () => 'They are left out. Another page of the same address may have written them.',
		doc: 'Files that are kept in the browser are texts by their paths. Something else stands among them.',
	},
	'STORE-SHIPPED': {
		severity: 'error',
		message: (a) => `The packs that come with this page cannot be read: ${a.why}.`,
		hint: () =>
			'Load the page again. If this stays, whoever hosts it must put its files there again.',
		doc: 'The file with the packs of a studio without a server is damaged or incomplete. Packs of the person’s own are read all the same.',
	},
	'BUNDLE-READ': {
		severity: 'error',
		message: (a) => `This file of packs cannot be read: ${a.why}.`,
		doc: 'Packs in one file are a ZIP as common programs write it: no password, no parts, stored or deflated. Otherwise a single YAML file.',
	},
	'BUNDLE-FILES': {
		severity: 'error',
		message: (a) => `There are more than ${a.max} files in it.`,
		doc: 'The number of files in a file of packs is bounded.',
	},
	'BUNDLE-SIZE': {
		severity: 'error',
		message: (a) => `Packed or unpacked, it has more than ${a.max} bytes.`,
		doc: 'What is unpacked is counted while it is unpacked, and no more is read than packs ever need.',
	},
	'BUNDLE-RATIO': {
		severity: 'error',
		message: (a) => `It unpacks to more than ${a.max} times its size, or to more than it says.`,
		doc: 'No pack packs that well: the file was made to fill memory.',
	},
	'BUNDLE-LINK': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} is a link or a device.`,
		doc: 'A file of packs holds plain files. Links are refused, wherever they lead.',
	},
	'BUNDLE-NESTED': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} is packed itself.`,
		hint: () => 'Unpack it and import what is in it.',
		doc: 'A file of packs inside another is not opened.',
	},
	'BUNDLE-EMPTY': {
		severity: 'error',
		message: () => 'There is no YAML file in it.',
		doc: 'Nothing that could be taken over was found.',
	},
	'SHARE-READ': {
		severity: 'error',
		message: (a) => `What was shared cannot be read: ${a.why}.`,
		hint: () =>
			'It may have been cut off on its way. Ask for it again, or for a file instead of a link.',
		doc: 'A link or file that carries packs is damaged, or was made by something else.',
	},
	'SHARE-FORMAT': {
		severity: 'error',
		message: (a) => `What was shared has format ${quoted(a.found)}; ${a.known} is known here.`,
		doc: 'A newer version of the studio made the link or file.',
	},
	'SHARE-SIZE': {
		severity: 'error',
		message: (a) => `This is too large to share: more than ${a.max}.`,
		hint: () => 'A file holds more than a link; exported packs hold most.',
		doc: 'A link carries little, as many programs cut long ones off; a file carries more.',
	},
};

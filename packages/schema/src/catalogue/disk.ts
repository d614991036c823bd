import { type Area, quoted } from './entry.ts';

export interface DiskArgs {
	'DISK-UNREADABLE': { path: string; why: string };
	'DISK-SPECIAL': { path: string };
	'DISK-NAME': { path: string };
	'DISK-LINK-LOOP': { path: string; target: string };
	'DISK-LINK-LEAVES': { path: string; folder: string };
	'DISK-LINK-BROKEN': { path: string };
	'DISK-ENTRIES-MANY': { folder: string; max: number };
	'DISK-FILES-MANY': { folder: string; max: number };
	'DISK-BYTES-MANY': { max: number };
	'DISK-UNLOCKED': { folder: string; why: string };
	'DISK-MORE': { folder: string; shown: number };
	'SERVER-READERS': { max: number };
}

export const diskMessages: Area<DiskArgs> = {
	'DISK-UNREADABLE': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} cannot be read: ${a.why}.`,
		doc: 'The system refuses to open a file or to list a folder. It is left out; everything else is read.',
	},
	'DISK-SPECIAL': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} is neither a file nor a folder.`,
		doc: 'A folder of packs holds a device, a socket or a pipe under the name of a data file. None is opened: it may never end.',
	},
	'DISK-NAME': {
		severity: 'error',
		message: (a) => `${quoted(a.path)} cannot be opened under its name.`,
		hint: () => 'Give it another name. Its present one holds bytes that are no text in UTF-8.',
		doc: 'A folder lists a name under which nothing can be opened: its bytes are no text in UTF-8.',
	},
	'DISK-LINK-LOOP': {
		severity: 'error',
		message: (a) =>
			`The link ${quoted(a.path)} leads back to ${quoted(a.target)}, in which it lies.`,
		doc: 'Links to a folder around them would be followed forever.',
	},
	'DISK-LINK-LEAVES': {
		severity: 'error',
		message: (a) => `The link ${quoted(a.path)} leaves ${quoted(a.folder)}.`,
		hint: () => 'Copy what it leads to, or give its folder with --data.',
		doc: 'A pack is all in its own folder; a link out of it is not followed, so that a stranger’s pack cannot read other files.',
	},
	'DISK-LINK-BROKEN': {
		severity: 'error',
		message: (a) => `The link ${quoted(a.path)} leads nowhere, or round in a circle.`,
		doc: 'What a link leads to does not exist.',
	},
	'DISK-ENTRIES-MANY': {
		severity: 'error',
		message: (a) =>
			`${quoted(a.folder)} has more than ${a.max} files and folders; the rest is not looked at.`,
		doc: 'The number of entries below one folder is bounded, whatever they are.',
	},
	'DISK-FILES-MANY': {
		severity: 'error',
		message: (a) => `${quoted(a.folder)} has more than ${a.max} data files; the rest is not read.`,
		doc: 'The number of data files below one folder that the studio follows is bounded.',
	},
	'DISK-BYTES-MANY': {
		severity: 'error',
		message: (a) => `The data files have more than ${a.max} bytes together; the rest is not read.`,
		doc: 'The bytes of all files that the studio follows are bounded.',
	},
	'DISK-UNLOCKED': {
		severity: 'warning',
		message: (a) => `${quoted(a.folder)} cannot be locked while something is saved: ${a.why}.`,
		hint: () => 'Files are saved all the same. Let no two studios save there at the same moment.',
		doc: 'Studios that share a folder lock it while they save. This disk, or the file `.tilewright.lock` in it, does not allow that.',
	},
	'DISK-MORE': {
		severity: 'info',
		message: (a) => `Only the first ${a.shown} findings below ${quoted(a.folder)} are shown.`,
		doc: 'The number of findings about the entries of one folder is bounded.',
	},
	'SERVER-READERS': {
		severity: 'error',
		message: (a) => `${a.max} pages follow this studio; no more can.`,
		hint: () => 'Close some of them.',
		doc: 'The number of pages that follow the files of one server is bounded.',
	},
};

import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface OddEntry {
	readonly make: (folder: string, name: string) => void;
	/** The code of the finding about it; `special` only where its name is that of a data file, nothing where it is ordinary. */
	readonly code?: string;
	readonly onlyData?: true;
}

const link = (target: string) => (folder: string, name: string) =>
	symlinkSync(target, join(folder, name));

export const oddEntries: Readonly<Record<string, OddEntry>> = {
	'a link to itself': {
		make: (folder, name) => symlinkSync(name, join(folder, name)),
		code: 'DISK-LINK-BROKEN',
	},
	'a link to nothing': { make: link('nowhere'), code: 'DISK-LINK-BROKEN' },
	'a link below a file': { make: link('/dev/null/x'), code: 'DISK-LINK-BROKEN' },
	'a link with a long target': { make: link('x/'.repeat(2000)), code: 'DISK-LINK-BROKEN' },
	'a link with a long name in its target': {
		make: link('x'.repeat(3000)),
		code: 'DISK-UNREADABLE',
	},
	'a link to a device': { make: link('/dev/zero'), code: 'DISK-LINK-LEAVES' },
	'a link to the folder around it': { make: link('.'), code: 'DISK-LINK-LOOP' },
	'a link out of the folder': { make: link('/'), code: 'DISK-LINK-LEAVES' },
	'a pipe': {
		make: (folder, name) => void execFileSync('mkfifo', [join(folder, name)]),
		code: 'DISK-SPECIAL',
		onlyData: true,
	},
	'an empty folder': { make: (folder, name) => mkdirSync(join(folder, name)) },
	'a folder of another kind': {
		make: (folder, name) => {
			mkdirSync(join(folder, name));
			writeFileSync(join(folder, name, 'notes.txt'), '');
		},
	},
	'a name that is no text': {
		make: (folder, name) =>
			writeFileSync(Buffer.concat([Buffer.from(join(folder, name)), Buffer.from([0xff])]), ''),
		code: 'DISK-NAME',
	},
};

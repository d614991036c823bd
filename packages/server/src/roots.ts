import { basename, resolve } from 'node:path';
import { parseJson } from '@tilewright/schema';

export interface Root {
	readonly folder: string;
	readonly name: string;
}

export const OWN = 'own';

/**
 * The folders to follow: `TILEWRIGHT_DATA`, one path or a JSON list of paths, under their names; and that of the person's own packs,
 * `TILEWRIGHT_OWN`, which need not be there yet.
 */
export function rootsOf(env: NodeJS.ProcessEnv = process.env): Root[] {
	const own = env['TILEWRIGHT_OWN'] || resolve('../../own');
	const names = new Set([OWN]);
	const roots = dataFolders(env).map((folder) => {
		const plain = basename(resolve(folder)) || 'data';
		let name = plain;
		for (let n = 2; names.has(name); n++) name = `${plain}-${n}`;
		names.add(name);
		return { folder, name };
	});
	return [...roots, { folder: own, name: OWN }];
}

function dataFolders(env: NodeJS.ProcessEnv): string[] {
	const given = env['TILEWRIGHT_DATA'];
	if (given === undefined || given === '') return [resolve('../../data')];
	if (given.startsWith('[')) {
		const read = parseJson(given);
		if ('value' in read && Array.isArray(read.value)) return read.value.map(String);
	}
	return [given];
}

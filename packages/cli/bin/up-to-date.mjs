// Compares what the bundle was made from (dist/bundle/sources.json) with what is there now.
import { createHash } from 'node:crypto';
import { readFileSync, realpathSync, statSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** Returns true when a build would make the same bundle now. Only files that changed since it was begun are read. */
export function upToDate(bundle, root) {
	try {
		const { begun, files, links } = JSON.parse(readFileSync(`${bundle}/sources.json`, 'utf8'));
		return (
			Object.entries(links).every(([link, folder]) => leadsTo(root, link, folder)) &&
			Object.entries(files).every(([name, digest]) => {
				const path = `${root}/${name}`;
				// unlike the time of the text, this one also changes when an older file takes the place
				return statSync(path).ctimeMs < begun || digestOf(path) === digest;
			})
		);
	} catch {
		// a file that cannot be read may have changed
		return false;
	}
}

function leadsTo(root, link, folder) {
	const target = realpathSync.native(`${root}/${link}`);
	return relative(root, target).split(sep).join('/') === folder;
}

function digestOf(path) {
	return createHash('sha256').update(readFileSync(path)).digest('base64');
}

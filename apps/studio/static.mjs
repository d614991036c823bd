// Builds the studio as a folder of files for any web server, with the packs of data/ in it.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { helps } from './server/helps.mjs';
import { fromHere, optionsOf } from './server/options.mjs';
import { writePacks } from './server/packs.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const values = optionsOf(helps.static, { data: { type: 'string' }, to: { type: 'string' } });
const data = values.data ? fromHere(values.data) : join(here, '..', '..', 'data');
const to = values.to ? fromHere(values.to) : join(here, 'build-static');

// an existing folder is replaced only if it was made by this command
if (existsSync(to) && readdirSync(to).length > 0 && !existsSync(join(to, '_app'))) {
	console.error(`${to} holds something else; name an empty folder.`);
	process.exit(2);
}
writePacks(data, join(here, '.packs', 'packs.bin'));
const vite = fileURLToPath(new URL('../../bin/vite.js', import.meta.resolve('vite')));
const { status } = spawnSync(process.execPath, [vite, 'build'], {
	cwd: here,
	stdio: 'inherit',
	env: { ...process.env, TILEWRIGHT_STATIC: to },
});
if (status === 0) console.log(`The studio as a folder of files: ${to}`);
process.exit(status ?? 1);

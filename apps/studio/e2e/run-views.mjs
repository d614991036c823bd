// every view of the menu in the built studio, each with its own checks; prints the real counts at the end
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { check, hold, summary } from './checks.mjs';
import { compareChecks } from './compare.mjs';
import { filesChecks } from './files.mjs';
import { openStudio } from './open-studio.mjs';
import { beginWith } from './packs.mjs';
import { playtestChecks } from './playtest.mjs';
import { copyOfData } from './server.mjs';
import { rulesChecks } from './rules.mjs';
import { setChecks } from './set.mjs';
import { tourChecks } from './tour.mjs';
import { tilesChecks } from './tiles.mjs';
import { helpChecks, viewsChecks } from './views.mjs';

const { data, remove } = copyOfData();
const { server, browser, page, errors, close } = await openStudio(data, '4763');
try {
	await beginWith(page, server.url, { packs: [], seats: ['person', 'person'], seed: 5 });
	await viewsChecks(page, server.url, errors);
	await helpChecks(page, server.url);
	const watch = (/** @type {import('playwright').Page} */ p) =>
		void p.on('pageerror', (error) => errors.push(error.message));
	await playtestChecks(page, server.url);
	await filesChecks({ browser, url: server.url, data, watch });
	await setChecks(page, server.url);
	await rulesChecks(page, server.url, data);
	await tourChecks(browser, server.url);
	await tilesChecks(page, {
		path: 'data/carcassonne/base/tiles.yaml',
		read: () => readFileSync(join(data, 'carcassonne/base/tiles.yaml'), 'utf8'),
	});
	await compareChecks(page, server.url, 'carcassonne');
	await check('no error in the page', async () => hold(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());

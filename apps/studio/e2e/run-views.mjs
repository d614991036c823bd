import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { earChecks } from './screen-reader.mjs';
import { check, assert, summary } from './checks.mjs';
import { localeChecks } from './locale.mjs';
import { freshPage } from './window.mjs';
import { filesChecks } from './files.mjs';
import { foldersChecks } from './folders.mjs';
import { openStudio } from './open-studio.mjs';
import { layoutChecks } from './layout.mjs';
import { beginWith } from './packs.mjs';
import { copyOfData } from './server.mjs';
import { meetingsChecks } from './meetings.mjs';
import { packChangesChecks } from './pack-changes.mjs';
import { rulesChecks } from './rules.mjs';
import { setChecks } from './set.mjs';
import { tilesChecks } from './tiles.mjs';
import { viewsChecks } from './views.mjs';

const { data, remove } = copyOfData();
const { server, browser, page, errors, close } = await openStudio(data, '4763');
try {
	await beginWith(page, server.url, { packs: [], seats: ['person', 'person'], seed: 5 });
	await viewsChecks(page, server.url, errors);
	await layoutChecks(browser, server.url, data);
	await earChecks(browser, server.url);
	await localeChecks((await freshPage(browser)).page, server.url, data);
	const watch = (/** @type {import('playwright').Page} */ p) =>
		void p.on('pageerror', (error) => errors.push(error.message));
	await filesChecks({ browser, url: server.url, data, watch });
	await foldersChecks({ browser, url: server.url, data, watch });
	await setChecks(page, server.url);
	await rulesChecks(page, server.url, data);
	await meetingsChecks(page, server.url, data);
	await tilesChecks(page, {
		path: 'data/carcassonne/base/tiles.yaml',
		read: () => readFileSync(join(data, 'carcassonne/base/tiles.yaml'), 'utf8'),
	});
	await packChangesChecks(page, server.url);
	await check('no error in the page', async () => assert(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());

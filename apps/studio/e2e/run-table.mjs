import { check, assert, summary } from './checks.mjs';
import { compareChecks } from './compare.mjs';
import { examplesChecks } from './examples.mjs';
import { hiddenChecks } from './hidden.mjs';
import { keptSetUpsChecks } from './kept-set-ups.mjs';
import { openStudio } from './open-studio.mjs';
import { beginWith } from './packs.mjs';
import { playtestChecks } from './playtest.mjs';
import { copyOfData } from './server.mjs';
import { tourChecks } from './tour.mjs';
import { helpChecks } from './views.mjs';

const { data, remove } = copyOfData();
const { server, browser, page, errors, close } = await openStudio(data, '4793');
try {
	await beginWith(page, server.url, { packs: [], seats: ['person', 'person'], seed: 5 });
	await helpChecks(page, server.url);
	await playtestChecks(page, server.url);
	await tourChecks(browser, server.url);
	await examplesChecks(browser, server.url);
	await keptSetUpsChecks(browser, server.url);
	await compareChecks(page, server.url, 'carcassonne');
	await hiddenChecks(page, server.url);
	await check('no error in the page', async () => assert(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());

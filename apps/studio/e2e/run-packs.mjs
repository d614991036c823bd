// decisions of packs in the built studio, and a whole game by keys
import { check, assert, summary } from './checks.mjs';
import { keysChecks } from './keys.mjs';
import { openStudio } from './open-studio.mjs';
import { packChecks } from './pack-checks.mjs';
import { copyOfData } from './server.mjs';

const { data, remove } = copyOfData();
const { server, browser, page, errors, close } = await openStudio(data);
try {
	await page.goto(server.url);
	await packChecks(page, server.url, data, () => errors);
	await keysChecks(browser, server.url);
	await check('no error in the page', async () => assert(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());

// turns with every pack, decisions of packs, and words for what is pointed at: one of the long proofs
import { check, assert, summary } from './checks.mjs';
import { decisionChecks } from './decisions.mjs';
import { inspectChecks } from './inspect.mjs';
import { openStudio } from './open-studio.mjs';
import { turnChecks } from './pack-checks.mjs';
import { workspaceOf } from './script.mjs';
import { copyOfData } from './server.mjs';

const { data, remove } = copyOfData();
const { server, browser, page, errors, close } = await openStudio(data);
try {
	await page.goto(server.url);
	await turnChecks(page, server.url, data, () => errors);
	await decisionChecks(browser, server.url, workspaceOf(data));
	await inspectChecks(browser, server.url, workspaceOf(data));
	await check('no error in the page', async () => assert(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());

import { check, assert, summary } from './checks.mjs';
import { houseRuleChecks } from './house-rules.mjs';
import { jobChecks } from './jobs.mjs';
import { openStudio } from './open-studio.mjs';
import { ownSetChecks } from './own-set.mjs';
import { copyOfData } from './server.mjs';

const { data, remove } = copyOfData();
const { server, browser, page, errors, close } = await openStudio(data, '4803');
try {
	// node e2e/run-jobs.mjs jobs | rules: the jobs alone, or the house rules alone
	const only = process.argv[2];
	const rows = only === 'rules' ? [] : await jobChecks(browser, server.url);
	if (only !== 'jobs') {
		rows.push(...(await ownSetChecks(browser, server.url)));
		rows.push(...(await houseRuleChecks(page, server.url)));
	}
	console.table(rows);
	await check('no error in the page', async () => assert(errors.length === 0, errors.join('\n')));
} finally {
	await close();
	remove();
}
process.exit(summary());

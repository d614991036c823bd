import { openStudio } from './open-studio.mjs';
import { copyOfData } from './server.mjs';
import { playtestChecks } from './playtest.mjs';
import { summary } from './checks.mjs';
const { data, remove } = copyOfData();
const { server, page, errors, close } = await openStudio(data, '4791');
try {
 await page.goto(server.url);
 await playtestChecks(page, server.url, (name) => page.screenshot({ path: `/tmp/tw/w/playtest-${name}.png` }));
 console.log(errors.join('\n'));
} finally { await close(); remove(); }
process.exit(summary());

// decisions that packs bring, in the built studio, written to docs/screenshots/packs; a name as argument makes that one alone
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { withoutConfirming } from './checks.mjs';
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { beginWith, playKeys, prompt } from './packs.mjs';
import { findGame, workspaceOf } from './script.mjs';
import { copyOfData, startServer } from './server.mjs';

const out = join(
	dirname(fileURLToPath(import.meta.url)),
	...['..', '..', '..', 'docs', 'screenshots', 'packs'],
);
mkdirSync(out, { recursive: true });

/** @type {Record<string, Parameters<typeof findGame>[1] & { colorScheme?: 'light' | 'dark', tab?: string }>} */
const views = {
	'gold-mines': { packs: ['gold-mines'], seats: 3, words: /take an ingot/, seeds: 80, most: 200 },
	count: {
		...{ packs: ['count'], seats: 3, words: /scored/, take: /Send a figure/ },
		...{ after: 20, colorScheme: 'dark' },
	},
	cult: { packs: ['cult'], seats: 2, pairs: true, after: 20 },
	rivers: { packs: ['river2'], seats: 2, after: 14, tab: 'Log' },
	together: {
		packs: ['gold-mines', 'count', 'king-and-robber', 'cult'],
		...{ seats: 4, words: /Move the Count/, take: /Send a figure/ },
		...{ after: 50, most: 200, seeds: 25, tab: 'Log' },
	},
};

const { data, remove } = copyOfData();
const server = await startServer(data, ['--port', '4753']);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const workspace = workspaceOf(data);
const wanted = process.argv.slice(2);
for (const [name, { colorScheme = 'light', tab, ...view }] of Object.entries(views)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const found = findGame(workspace, view);
	if (!found) {
		console.error(`${name}: no game comes to it`);
		process.exitCode = 1;
		continue;
	}
	const context = await browser.newContext({
		...{ viewport: { width: 1200, height: 760 }, colorScheme, reducedMotion: 'reduce' },
	});
	await withoutConfirming(context);
	const page = await context.newPage();
	await beginWith(page, server.url, {
		packs: view.packs,
		seats: Array.from({ length: view.seats }, () => 'person'),
		seed: found.seed,
	});
	await playKeys(page, found.keys);
	if (tab) await page.getByRole('tab', { name: tab }).click();
	await page.waitForTimeout(700);
	await page.screenshot({ path: join(out, `${name}.png`) });
	console.log(`${name}: ${await prompt(page)}`);
	await context.close();
}
await browser.close();
server.stop();
remove();

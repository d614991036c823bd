// decisions that packs bring and large packs in play, in the built studio, written to docs/screenshots/packs; a name as argument makes
// that one alone
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { picture, withoutConfirming } from './checks.mjs';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { decisions } from './decisions.mjs';
import { questions } from './pack-checks.mjs';
import { beginWith, playKeys, prompt } from './packs.mjs';
import { findGame, workspaceOf } from './script.mjs';
import { copyOfData, startServer } from './server.mjs';

const out = join(
	dirname(fileURLToPath(import.meta.url)),
	...['..', '..', '..', 'docs', 'screenshots', 'packs'],
);
mkdirSync(out, { recursive: true });

/** @type {Record<string, Parameters<typeof findGame>[1]>} */
const views = {
	...Object.fromEntries(
		[...Object.entries(questions), ...Object.entries(decisions)].map(([name, { game }]) => [
			name,
			game,
		]),
	),
	...Object.fromEntries(
		['inns-and-cathedrals', 'traders-and-builders', 'princess-and-dragon', 'tower']
			.concat(['abbey-and-mayor', 'bridges-castles-and-bazaars', 'hills-and-sheep', 'big-top'])
			.map((pack) => [pack, { packs: [pack], seats: 2, first: 1, after: 60, maxSteps: 90 }]),
	),
	together: {
		packs: ['gold-mines', 'count', 'king-and-robber', 'cult'],
		...{ seats: 4, words: /Move the Count/, take: /Send a figure/ },
		...{ after: 50, maxSteps: 200, seeds: 25 },
	},
};

const { data, remove } = copyOfData();
const server = await startServer(data, ['--port', '4753']);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const workspace = workspaceOf(data);
const wanted = process.argv.slice(2);
for (const [name, view] of Object.entries(views)) {
	if (wanted.length > 0 && !wanted.includes(name)) continue;
	const found = findGame(workspace, view);
	if (!found) {
		console.error(`${name}: no game comes to it`);
		process.exitCode = 1;
		continue;
	}
	for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
		const context = await browser.newContext({
			...{ viewport: { width: 1200, height: 760 }, colorScheme, reducedMotion: 'reduce' },
		});
		await withoutConfirming(context);
		const page = await context.newPage();
		await beginWith(page, server.url, {
			...(view.game === undefined ? {} : { game: view.game }),
			packs: view.packs,
			seats: Array.from({ length: view.seats }, () => 'person'),
			seed: found.seed,
		});
		await playKeys(page, found.keys);
		await page.getByRole('tab', { name: 'Log' }).click();
		await page.waitForTimeout(900);
		writeFileSync(join(out, `${name}-${colorScheme}.webp`), await picture(page));
		console.log(`${name} ${colorScheme}: ${await prompt(page)}`);
		await context.close();
	}
}
await browser.close();
server.stop();
remove();

import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { chromium } from 'playwright';
import { beginWith, playUntil, prompt } from './packs.mjs';
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const context = await browser.newContext({
	viewport: { width: 1440, height: 900 },
	reducedMotion: 'reduce',
});
const page = await context.newPage();
page.setDefaultTimeout(60_000);
page.on('pageerror', (e) => console.log('PAGE', e.stack));
const shot = async (n) => {
	await page.waitForTimeout(700);
	await page.screenshot({ path: `/tmp/tw/w/count-${n}.png` });
	console.log(n, await prompt(page));
};
try {
	await beginWith(page, 'http://127.0.0.1:4791/', {
		packs: ['The Count of Carcassonne'],
		seats: ['person', 'person'],
		seed: Number(process.argv[2] ?? 11),
	});
	await shot('start');
	const greedy = (labels, i) => {
		const c = labels.findIndex((l) => /city|road/i.test(l));
		return c >= 0 && i % 3 ? c : (i * 7) % labels.length;
	};
	console.log(await playUntil(page, /into the city/i, 260, greedy));
	await shot('enter');
	console.log(
		await page.getByRole('list', { name: 'Options' }).getByRole('button').allTextContents(),
	);
	await page.getByRole('list', { name: 'Options' }).getByRole('button').nth(0).click();
	await shot('walk');
	console.log(
		await page.getByRole('list', { name: 'Options' }).getByRole('button').allTextContents(),
	);
	await page.getByRole('list', { name: 'Options' }).getByRole('button').nth(1).click();
	console.log(await playUntil(page, /leave the city|join/i, 400, greedy));
	await shot('join');
	console.log(
		(await page.getByRole('list', { name: 'Options' }).getByRole('button').allTextContents()).slice(
			0,
			10,
		),
	);
} catch (e) {
	console.log(String(e));
	await page.screenshot({ path: '/tmp/tw/w/count-err.png' });
}
await browser.close();

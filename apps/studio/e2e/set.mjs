import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { beginWith } from './packs.mjs';

/** @param {import('playwright').Page} page @param {string} url */
export async function setChecks(page, url) {
	const total = page.locator('.total strong');
	const edits = () => page.evaluate(() => localStorage.getItem('tilewright.edits.1') ?? '');
	/** @param {string} part */
	const storesEdit = (part) =>
		page.waitForFunction(
			(p) => (localStorage.getItem('tilewright.edits.1') ?? '').includes(p),
			part,
		);
	/** @param {RegExp} says */
	const says = async (says) => {
		await page.waitForFunction(
			(s) => new RegExp(s).test(document.querySelector('.total')?.textContent ?? ''),
			says.source,
		);
	};
	const sides = page.getByRole('region', { name: 'Sides', exact: true }).locator('tbody tr');
	/** The number of sides in a row of the table. @param {string} name */
	const sidesOf = async (name) =>
		Number(await sides.filter({ hasText: name }).locator('[data-side]').innerText());
	const warning = page.getByRole('region', { name: 'Sides that hardly match' });
	const undo = page.getByRole('banner').getByRole('button', { name: /^Undo/ });
	const open = async () => {
		await page
			.getByRole('navigation', { name: 'Views' })
			.getByRole('link', { name: 'Set', exact: true })
			.click();
		await page.getByRole('heading', { name: 'The set' }).waitFor();
	};

	await page.setViewportSize({ width: 1280, height: 800 });
	await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 5 });
	await open();

	await check(
		'a count is stepped and typed: figures follow at once, the game goes on',
		async () => {
			await says(/72 tiles.*as many as the set as last saved/);
			const before = await sidesOf('road');
			await page.getByRole('button', { name: 'One X more' }).click();
			await waitUntil(
				async () => (await total.innerText()).startsWith('73 tiles'),
				() => total.innerText(),
			);
			await says(/1 more than the set as last saved, without house rules/);
			await waitUntil(
				async () => (await sidesOf('road')) === before + 4,
				async () => `${await sidesOf('road')} after ${before}`,
			);
			const x = page.getByRole('spinbutton', { name: 'Copies of X' });
			await x.fill('4');
			await x.press('Enter');
			await waitUntil(
				async () => (await sidesOf('road')) === before + 12,
				async () => `${await sidesOf('road')} after ${before}`,
			);
			await storesEdit('X: 4');
			await waitUntil(
				async () => (await edits()).includes('own/house-rules/tile-counts.yaml'),
				'no house rules',
			);
			await page.getByRole('region', { name: 'The rules changed' }).waitFor();
			// a figure for the docs: a slow machine alone fails no check
			const times = await page.evaluate(() =>
				performance
					.getEntriesByName('set figures')
					.map((m) => m.duration)
					.sort((a, b) => a - b),
			);
			const median = times[times.length >> 1] ?? 0;
			assert(times.length > 0, 'no figures were made');
			console.log(`figures of a set took ${Math.round(median)} ms at the median`);
		},
	);
	await check('a side that nothing matches is reported, and one undo takes it back', async () => {
		const before = await total.innerText();
		await page.getByLabel('Show').selectOption({ label: 'city' });
		await page.evaluate(() => {
			for (const input of document.querySelectorAll('.stepper input')) {
				const field = /** @type {HTMLInputElement} */ (input);
				field.value = field.getAttribute('aria-label') === 'Copies of D' ? '1' : '0';
				field.dispatchEvent(new Event('change', { bubbles: true }));
			}
		});
		await warning.getByText(/Nothing matches city: D/).waitFor();
		await storesEdit('Rg: 0');
		await undo.click();
		await warning.waitFor({ state: 'detached' });
		await page.waitForFunction(
			(b) => document.querySelector('.total strong')?.textContent === b,
			before,
		);
		await page.getByLabel('Show').selectOption('all');
	});
	await check('a tile is left out and put back; a snapshot is compared with it', async () => {
		await page.getByRole('button', { name: 'Keep a snapshot' }).click();
		await page.getByRole('button', { name: 'Leave out B' }).click();
		await says(/71 tiles.*4 fewer than “Snapshot 1 /);
		await page.getByText('left out').waitFor();
		const more = sides.filter({ hasText: 'ground' }).locator('.clear').first();
		await waitUntil(
			async () => (await more.innerText()) === '−16',
			() => more.innerText(),
		);
		await page.getByRole('button', { name: 'Give B the count of its file' }).click();
		await says(/75 tiles/);
		const menu = page.getByRole('navigation', { name: 'Views' });
		await page.getByRole('button', { name: 'Rename', exact: true }).click();
		await page.getByLabel('Name of the snapshot').fill('Before');
		await page.keyboard.press('Enter');
		await page.getByLabel('Compared with').selectOption('published');
		await sides.filter({ hasText: 'road' }).getByText('+12').waitFor();
		await menu.getByRole('link', { name: 'Files' }).click();
		await page.getByRole('heading', { name: 'Files' }).first().waitFor();
		await menu.getByRole('link', { name: 'Set' }).click();
		await page.getByLabel('Compared with').selectOption('Before');
		await page.getByRole('button', { name: 'Delete the snapshot' }).click();
		await page.getByRole('option', { name: 'Before' }).waitFor({ state: 'detached' });
		await sides.filter({ hasText: 'road' }).getByText('+12').waitFor();
	});
	await check('the count of tiles and the table are compared with the same set', async () => {
		for (const other of ['published', 'packs']) {
			await page.getByLabel('Compared with').selectOption(other);
			const differences = page
				.getByRole('region', { name: 'Sides', exact: true })
				.locator('tbody tr td:nth-child(4)');
			await differences.first().waitFor();
			const sum = await differences
				.allInnerTexts()
				.then((all) => all.reduce((sum, text) => sum + Number(text.replace('−', '-')), 0));
			const more = /(\d+) more/.exec((await page.locator('.total').innerText()) ?? '');
			assert(sum === 4 * Number(more?.[1] ?? 0), `${sum} sides, ${more?.[0]} tiles`);
		}
		await page.getByLabel('Compared with').selectOption('none');
		await waitUntil(
			async () => !/more|fewer|as many/.test(await page.locator('.total').innerText()),
			() => page.locator('.total').innerText(),
		);
		await page.getByLabel('Compared with').selectOption('published');
	});
	await check('what figures mean in detail stands behind a question mark', async () => {
		const play = page.getByRole('region', { name: 'In play' });
		const detail = play.getByText('This holds in 95 of 100 such runs.');
		assert(!(await detail.isVisible()), 'it is shown before anybody asks');
		await play.getByRole('button', { name: /In play/ }).click();
		await detail.waitFor();
		await page.keyboard.press('Escape');
		await detail.waitFor({ state: 'hidden' });
	});
	await check('two sets of a pack, and counts in the files of the tiles', async () => {
		const sets = page.getByRole('spinbutton', { name: /^Sets of/ });
		await sets.fill('2');
		await sets.press('Enter');
		await says(/14[0-9] tiles/);
		await sets.fill('1');
		await sets.press('Enter');
		await says(/75 tiles/);
		await page.getByLabel('Changes go').selectOption('files');
		await page.getByRole('button', { name: 'One C more' }).click();
		await storesEdit('C: { copies: 2, city');
		await page.getByLabel('Changes go').selectOption('usual');
	});
	await check('the page is loaded anew, and everything is as it was', async () => {
		await page.reload();
		await says(/76 tiles/);
		await waitUntil(
			async () =>
				(await page.getByRole('spinbutton', { name: 'Copies of X' }).inputValue()) === '4',
			'X is not 4',
		);
	});
	await check('on a small screen tiles and figures take turns', async () => {
		await page.setViewportSize({ width: 375, height: 812 });
		await page.getByRole('button', { name: 'Figures' }).click();
		await sides.first().waitFor();
		const wide = await page.evaluate(() => document.documentElement.scrollWidth);
		assert(wide <= 375, `${wide} wide`);
		const beyond = await page.evaluate(() => {
			const panel = document.querySelector('.right');
			return panel ? panel.scrollWidth - panel.clientWidth : -1;
		});
		assert(beyond === 0, `the figures reach ${beyond} px beyond their panel`);
		await noBarriers(page);
		await page.setViewportSize({ width: 1280, height: 800 });
		await page.evaluate(() => localStorage.removeItem('tilewright.edits.1'));
	});
}

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { putPacks, putRules } from './server.mjs';

/** @param {string} to */
const rules = (to) =>
	`rules: [{ id: act, at: after-place, says: The pot holds ${to}., do: [{ set: { register: pot, to: ${to} } }] }]\n`;

/**
 * @param {import('playwright').Page} page @param {string} url @param {string} data the folder that is followed
 */
export async function meetingsChecks(page, url, data) {
	putPacks(data, [
		['pot', ''],
		['ash', 'use: [base, pot]\n'],
		['elm', 'use: [base, pot]\n'],
	]);
	putRules(data, 'pot', 'registers: { pot: { per: game } }\n');
	putRules(data, 'ash', rules('1'));
	putRules(data, 'elm', rules('2'));
	const panel = page.locator('details.meetings');
	const ashFirst = panel.getByRole('radio', { name: /First The ash, then The elm/ });
	const elmFirst = panel.getByRole('radio', { name: /First The elm, then The ash/ });
	const undo = async () => {
		await page.locator('body').click({ position: { x: 2, y: 2 } });
		await page.keyboard.press('Control+z');
	};
	const choose = async () => {
		await page.goto(new URL('/rules', url).href);
		for (const name of ['pot', 'ash', 'elm'])
			await page.getByRole('checkbox', { name: new RegExp(`The ${name}`) }).check();
		await panel.waitFor();
	};

	await check('packs that meet: the order of their rules is a choice in words', async () => {
		await choose();
		await panel.getByText('1 of 1 not chosen').waitFor();
		await panel.getByText('Nobody has chosen.').waitFor();
		await panel.getByText('At after-place, about register pot').waitFor();
		assert((await ashFirst.isChecked()) !== (await elmFirst.isChecked()), 'not one order');
		await panel.getByText('The pot holds 1.').first().waitFor();
	});

	await check('packs that meet: the order is turned round by keys, and taken back', async () => {
		const [was, other] = (await ashFirst.isChecked()) ? [ashFirst, elmFirst] : [elmFirst, ashFirst];
		await was.focus();
		await page.keyboard.press('ArrowDown');
		await waitUntil(() => other.isChecked(), 'it was not turned round');
		await panel.getByText('Chosen for this game.').waitFor();
		await panel.getByText('1 order is chosen').waitFor();
		await noBarriers(page);
		for (const size of [375, 1440]) {
			await page.setViewportSize({ width: size, height: 900 });
			const wide = await page.evaluate(() => document.documentElement.scrollWidth);
			assert(wide <= size, `${wide} px wide at ${size}`);
		}
		await undo();
		await waitUntil(() => was.isChecked(), 'it was not taken back');
		await panel.getByText('Nobody has chosen.').waitFor();
	});

	await check('packs that meet: an order is kept in house rules, and left there', async () => {
		await ((await elmFirst.isChecked()) ? ashFirst : elmFirst).check();
		await panel.getByRole('button', { name: /Keep in house rules/ }).click();
		await panel.getByText('House rules say so.').waitFor();
		assert(await elmFirst.isDisabled(), 'it can be turned round beside the house rules');
		await page.getByRole('tab', { name: 'House rules', exact: true }).click();
		await page
			.getByText(/comes before (ash|elm)\.act/)
			.first()
			.waitFor();
		await undo();
		await panel.getByText('Chosen for this game.').waitFor();
		await panel.getByRole('button', { name: /Leave it open/ }).click();
		await panel.getByText('Nobody has chosen.').waitFor();
	});

	await check(
		'packs that meet: what is wrong with them together is reported with their names',
		async () => {
			const require = 'require: [{ id: odd, verb: placeTile, that: "true", why: nowhere }]\n';
			putRules(data, 'elm', `${require}${rules('2')}`);
			const together = page.getByRole('region', { name: 'These packs together' });
			await together.getByText('RULE-TEXT').waitFor();
			await together.getByText('Found in The elm.').waitFor();
			await noBarriers(page);
		},
	);

	// choices are played at once
	for (const name of ['elm', 'ash', 'pot'])
		await page.getByRole('checkbox', { name: new RegExp(`The ${name}`) }).uncheck();
	await page.getByText('The running game is played under these rules.').waitFor();
	// the page says so before the last choice is done
	await page.getByRole('button', { name: /^Undo: .*The pot/ }).waitFor();
	await page.goto(url);
	for (const name of ['pot', 'ash', 'elm'])
		rmSync(join(data, 'carcassonne', name), { recursive: true });
}

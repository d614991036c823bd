import { check, waitUntil, assert, noBarriers } from './checks.mjs';

/**
 * @param {{
 *   page: import('playwright').Page,
 *   newGame: (setup: { seed: number, seats: string[] }) => Promise<void>,
 *   playUntilAnnounced: (words: string) => Promise<void>,
 *   scores: () => Promise<number[]>,
 *   steps: () => Promise<number>,
 *   read: () => string,
 *   write: (text: string) => void,
 *   value: string,
 *   line: number,
 * }} game
 */
export async function editorChecks({
	page,
	newGame,
	playUntilAnnounced,
	scores,
	steps,
	read,
	write,
	value,
	line,
}) {
	const whole = read();
	const text = page.locator('.cm-content');
	const editor = page.getByRole('region', { name: 'Edit the rules' });
	/**
	 * Writes over a piece of the line the caret is in. It is selected by key: the editor may not have read yet a selection that
	 * a script makes in the page, and then writes at its own caret.
	 * @param {string} from @param {string} to
	 */
	async function replace(from, to) {
		const line = ((await page.locator('.cm-activeLine').textContent()) ?? '').trimStart();
		const start = line.indexOf(from);
		assert(start >= 0, `“${from}” is not in “${line}”`);
		await page.keyboard.press('End');
		await page.keyboard.press('Home');
		for (let i = 0; i < start; i++) await page.keyboard.press('ArrowRight');
		for (let i = 0; i < from.length; i++) await page.keyboard.press('Shift+ArrowRight');
		const selected = () => page.evaluate(() => String(getSelection()));
		await waitUntil(
			async () => (await selected()) === from,
			async () => `“${await selected()}” is selected instead of “${from}”`,
		);
		await page.keyboard.insertText(to);
	}
	const marked = () => page.locator('.cm-changes .cm-changed-line').count();

	let before = [0];
	await check('the editor opens at the line behind a score', async () => {
		await newGame({ seed: 21, seats: ['person', 'greedy', 'greedy'] });
		await page.getByLabel('Pace of the bots').selectOption('0');
		await playUntilAnnounced(' for road');
		before = await scores();
		const link = page.getByRole('dialog').getByRole('button', { name: `rules.yaml:${line}` });
		for (let seat = 0; seat < before.length; seat++) {
			await page.locator('[aria-label="Players"] button').nth(seat).click();
			await page.getByRole('dialog').waitFor();
			if ((await link.count()) > 0) break;
			await page.keyboard.press('Escape');
		}
		await link.first().click();
		await page.locator('.cm-activeLine', { hasText: value }).waitFor();
		await page.getByRole('dialog').waitFor({ state: 'hidden' });
		await waitUntil(
			() => text.evaluate((t) => t === document.activeElement),
			'the text has no focus',
		);
	});
	await check('an edit in the browser changes the running game, the line is marked', async () => {
		const taken = await page.locator('#panel .step').count();
		await replace('each: 1', 'each: 4');
		const notice = page.getByRole('region', { name: 'The rules changed' });
		await notice.waitFor();
		await page.waitForFunction(
			(old) =>
				[...document.querySelectorAll('[aria-label="Players"] button')]
					.map((b) => /: (-?\d+)/.exec(b.getAttribute('aria-label') ?? '')?.[1])
					.join() !== old,
			before.join(),
		);
		const after = await scores();
		const changed = after.findIndex((s, i) => s !== before[i]);
		const s = await page.locator('[aria-label="Players"] s').allTextContents();
		assert(s.includes(String(before[changed])), `the old score is not shown: ${s}`);
		await waitUntil(
			async () => (await marked()) === 1,
			async () => `${await marked()} lines are marked`,
		);
		await waitUntil(
			async () => (await page.locator('#panel .step').count()) >= taken,
			'steps were lost',
		);
		assert(read() === whole, 'the file on disk was written');
	});
	await check('completion and hover speak from the schemas and the built-in names', async () => {
		await replace('count: tiles', 'count: til');
		await page.keyboard.press('Control+Space');
		await page.locator('.cm-tooltip-autocomplete li', { hasText: 'tiles' }).first().waitFor();
		await page.keyboard.press('Escape');
		await replace('count: til', 'count: tiles');
		await page
			.locator('.cm-activeLine span', { hasText: /^value$/ })
			.first()
			.hover();
		await page.locator('.cm-tooltip-hover .cm-card').waitFor();
		await page.mouse.move(5, 5);
	});
	await check(
		'an error is shown at its place, and the game goes on under the old rules',
		async () => {
			const now = await scores();
			await replace('count: tiles', 'count: tilez');
			await page.getByRole('alert').waitFor();
			await page.locator('.cm-lint-marker-error').waitFor();
			await page.locator('.cm-lintRange-error').first().hover();
			const tooltip = page.locator('.cm-tooltip-lint, .cm-tooltip-hover').first();
			await tooltip.waitFor();
			await waitUntil(
				async () => /tiles/.test((await tooltip.textContent()) ?? ''),
				'the fix is not offered',
			);
			await noBarriers(page, '.world');
			await waitUntil(async () => (await scores()).join() === now.join(), 'the scores changed');
			const taken = await steps();
			await page.getByRole('tab', { name: 'Options' }).click();
			await page.getByRole('list', { name: 'Options' }).getByRole('button').first().click();
			await waitUntil(async () => (await steps()) > taken, 'no step could be taken');
		},
	);
	await check('the fix beside an error takes it away', async () => {
		await page.mouse.move(5, 5);
		await page.locator('.cm-lintRange-error').first().hover();
		await page.locator('.cm-diagnosticAction').first().click();
		await page.getByRole('alert').waitFor({ state: 'hidden' });
	});
	await check('Escape, then Tab leaves the text', async () => {
		await text.focus();
		await page.keyboard.press('Escape');
		await page.keyboard.press('Tab');
		await waitUntil(
			async () => !(await text.evaluate((t) => t === document.activeElement)),
			'the focus stays',
		);
	});
	await check('edits outlive a reload; a file changed on disk is announced', async () => {
		await newGame({ seed: 21, seats: ['person', 'person'] });
		await page.getByRole('button', { name: 'Rules as text' }).click();
		await editor.getByLabel('File').selectOption({ label: 'base/rules.yaml (edited)' });
		await text.waitFor();
		write(`${whole}# one more line\n`);
		await editor.getByText('The file on disk has changed').waitFor();
		await editor.getByRole('button', { name: 'Take the file on disk' }).click();
		await editor.getByText('As on disk').waitFor();
		write(whole);
	});
	await check('the editor is a sheet on a small screen', async () => {
		const size = page.viewportSize() ?? { width: 1280, height: 800 };
		await page.setViewportSize({ width: 375, height: 760 });
		const box = await editor.boundingBox();
		assert(box?.width === 375 && box.height === 760, JSON.stringify(box));
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		assert(over <= 0, `${over} pixels too wide`);
		await noBarriers(page);
		await editor.getByRole('button', { name: 'Close the editor' }).click();
		await editor.waitFor({ state: 'hidden' });
		await page.setViewportSize(size);
	});
}

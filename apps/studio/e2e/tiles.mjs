import { check, waitUntil, assert, noBarriers } from './checks.mjs';
import { settled } from './views.mjs';

/**
 * Wants a game that goes on.
 * @param {import('playwright').Page} page
 * @param {{ path: string, read: () => string }} file the tiles of the game, on disk
 */
export async function tilesChecks(page, { path, read }) {
	const disk = read();
	const board = () => page.locator('.world .tiles').first().innerHTML();
	const before = await board();
	const menu = page.getByRole('navigation', { name: 'Views' });
	const text = page.locator('.cm-content');
	const stage = page.getByRole('group', { name: /^Drawing of tile/ });
	/** @param {string} name */
	const place = (name) => stage.getByRole('button', { name: new RegExp(`^${name}`) });
	/** @param {string} id */
	const open = async (id) => {
		await page.getByRole('button', { name: `Tile ${id}`, exact: true }).click();
		await text.filter({ hasText: `${id}:` }).waitFor();
	};
	/** @param {string} title */
	const kind = (title) =>
		page
			.getByRole('region', { name: 'Draw with' })
			.getByRole('button', { name: title, exact: false })
			.first()
			.click();
	const storedEdits = () =>
		page.evaluate((p) => {
			const all = JSON.parse(localStorage.getItem('tilewright.edits.1') ?? '{}');
			return all[p]?.text;
		}, path);
	/** @param {string} line @param {string} by @param {string} seen */
	const becomes = async (line, by, seen = by) => {
		const wanted = disk.replace(line, by);
		assert(wanted !== disk, `${line} is not in the file`);
		await text.filter({ hasText: seen }).waitFor();
		await waitUntil(
			async () => (await storedEdits()) === wanted,
			async () => {
				const now = (await storedEdits()) ?? '';
				const at = [...wanted].findIndex((c, i) => now[i] !== c);
				return `at ${at}: ${now.slice(at - 30, at + 60)}`;
			},
		);
	};
	/** @param {string} from @param {string} to */
	const drag = async (from, to) => {
		const [a, b] = [await place(from).boundingBox(), await place(to).boundingBox()];
		if (!a || !b) throw new Error(`${from} or ${to} is not there`);
		await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
		await page.mouse.down();
		await page.mouse.move(b.x + b.width / 2 + 9, b.y + b.height / 2 + 5, { steps: 4 });
		await page.mouse.up();
	};
	const undo = async () => {
		const button = page.getByRole('button', { name: /^Undo: .*(tile|inner end|typing)/ });
		for (;;) {
			await waitUntil(
				async () => (await storedEdits()) === undefined || (await button.count()) > 0,
				'nothing can be taken back',
			);
			const before = await storedEdits();
			if (before === undefined) return;
			// it is gone where the last of it was taken back already
			await button.click({ timeout: 3000 }).catch(() => {});
			await waitUntil(async () => (await storedEdits()) !== before, 'nothing was taken back');
		}
	};

	await check('the tiles of the game are shown, and found by words', async () => {
		await menu.getByRole('link', { name: 'Tiles' }).click();
		const gallery = page.getByRole('region', { name: 'Tiles of this set-up' });
		await gallery.getByText('32 tiles').waitFor();
		await gallery.getByRole('searchbox').fill('pennant');
		await gallery.getByText('7 tiles').waitFor();
		await gallery.getByRole('searchbox').fill('none of them');
		await gallery.getByText('No tile is like “none of them”.').waitFor();
		await gallery.getByRole('button', { name: 'Show all tiles' }).click();
		await gallery.getByText('32 tiles').waitFor();
	});
	await check(
		'a change of a shipped tile goes to a copy, unless the original is requested',
		async () => {
			const heading = (/** @type {string} */ id) =>
				page.getByRole('heading', { name: `Tile ${id}` });
			const notice = page.locator('section[aria-label=Notice]');
			await open('E');
			await page.getByText('a change goes to a copy of your own').waitFor();
			await kind('road');
			await drag('West side', 'South side');
			await heading('E-2').waitFor();
			await notice.getByText(/E stays as it came\..* has joined the running game/).waitFor();
			await place('South side, road, joined with west side').waitFor();
			assert((await storedEdits()) === undefined, 'the shipped file is edited');
			const copy = await page.evaluate(
				() =>
					JSON.parse(localStorage.getItem('tilewright.edits.1') ?? '{}')['own/my-tiles/tiles.yaml'],
			);
			assert(/E-2: .*city: N, road: S-W/.test(copy?.text ?? ''), JSON.stringify(copy));
			await noBarriers(page);
			await notice.getByRole('button', { name: 'Change E itself' }).click();
			await heading('E').waitFor();
			await becomes(
				'E: { copies: { c1: 5, c2: 4 }, city: N }',
				'E: { copies: { c1: 5, c2: 4 }, city: N, road: S-W }',
			);
			await page
				.getByRole('button', { name: 'Tile E-2', exact: true })
				.waitFor({ state: 'detached' });
			await undo();
		},
	);
	await check('keys choose what is drawn with, wherever no text is written', async () => {
		await open('E');
		await page.getByText('you are changing the original').waitFor();
		const tools = page.getByRole('region', { name: 'Draw with' });
		const pressed = async () =>
			(await tools.locator('button[aria-pressed=true]').textContent()) ?? '';
		for (const key of ['1', '2', 'x'])
			for (const target of [tools.getByLabel('Half sides'), tools.getByRole('button').first()]) {
				await kind(key === '1' ? 'road' : 'city');
				const before = await pressed();
				await target.focus();
				await page.keyboard.press(key);
				await waitUntil(async () => (await pressed()) !== before, `${key} chooses nothing`);
			}
	});
	await check('a segment is drawn by dragging; only its tile changes in the file', async () => {
		await open('E');
		await kind('road');
		await drag('West side', 'South side');
		await becomes(
			'E: { copies: { c1: 5, c2: 4 }, city: N }',
			'E: { copies: { c1: 5, c2: 4 }, city: N, road: S-W }',
		);
		await place('South side, road, joined with west side').waitFor();
	});
	await check('the drawing follows the text', async () => {
		await text.click();
		await page.keyboard.press('Control+End');
		for (let i = 0; i < 'S-W }'.length; i++) await page.keyboard.press('Backspace');
		await page.keyboard.insertText('E-W }');
		await place('East side, road, joined with west side').waitFor();
		await becomes(
			'E: { copies: { c1: 5, c2: 4 }, city: N }',
			'E: { copies: { c1: 5, c2: 4 }, city: N, road: E-W }',
		);
	});
	await check('a text that cannot be read is announced, and the drawing stays', async () => {
		await page.keyboard.press('Backspace');
		await page.getByText('The text cannot be read now').waitFor();
		await place('East side, road, joined with west side').waitFor();
		await page.keyboard.insertText('}');
		await page.getByText('The text cannot be read now').waitFor({ state: 'detached' });
	});
	await check('the game goes on under a tile that is drawn anew', async () => {
		await undo();
		await open('D');
		await kind('city');
		await place('South side').click();
		await becomes(
			'D: { copies: 4, city: N, road: E-W }',
			'D: { copies: 4, city: [N, S], road: E-W }',
		);
		await menu.getByRole('link', { name: 'Play' }).click();
		await page.locator('.world').waitFor();
		await waitUntil(
			async () => (await board()) !== before,
			'the tile on the board is drawn as before',
		);
		await menu.getByRole('link', { name: 'Tiles' }).click();
		await place('South side, city').waitFor();
		await undo();
		await place('South side, open').waitFor();
		await open('E');
	});
	await check('a stroke by keys alone, announced, and taken back with Ctrl+Z', async () => {
		await place('North side').focus();
		await page.keyboard.press('2');
		await page.keyboard.press('ArrowRight');
		await waitUntil(
			() => place('East side').evaluate((e) => e === document.activeElement),
			'the focus is not on the east side',
		);
		await page.keyboard.press('Enter');
		const announcement = page.locator('.view > [aria-live=polite]');
		await waitUntil(
			async () => /Begun at East side/.test((await announcement.textContent()) ?? ''),
			'the beginning is not announced',
		);
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('ArrowRight');
		await page.keyboard.press('Enter');
		await becomes(
			'E: { copies: { c1: 5, c2: 4 }, city: N }',
			'E: { copies: { c1: 5, c2: 4 }, city: N, road: E-W }',
		);
		await waitUntil(
			async () => /road drawn on tile E/.test((await announcement.textContent()) ?? ''),
			'the stroke is not announced',
		);
		await page.keyboard.press('Control+z');
		await place('East side, open').waitFor();
		await undo();
	});
	await check('where roads cross, one choice says whether they end there', async () => {
		const end = page.getByRole('radio', { name: 'each ends at the crossing' });
		const goOn = page.getByRole('radio', { name: 'each goes on across the other' });
		const plain = 'U: { copies: { c1: 8, c2: 7 }, road: E-W }';
		await open('U');
		assert((await end.count()) === 0, 'it asks where nothing crosses');
		await kind('road');
		await drag('North side', 'South side');
		await becomes(plain, plain.replace('E-W', '[E-W, N-S]'));
		await goOn.and(page.locator(':checked')).waitFor();
		await waitUntil(
			async () =>
				/choose below the drawing/.test(
					(await page.locator('.view > [aria-live=polite]').textContent()) ?? '',
				),
			'the choice is not announced',
		);
		const question = page.getByRole('group', { name: /^Where road meets road/ });
		const sizes = { 375: 667, 768: 1024, 1024: 700, 3840: 2160, 1280: 800 };
		for (const [width, height] of Object.entries(sizes)) {
			await page.setViewportSize({ width: Number(width), height });
			const isWhole = () =>
				question.evaluate((node) => {
					const { left, top, right, bottom } = node.getBoundingClientRect();
					const isSeen = (/** @type {number} */ x, /** @type {number} */ y) =>
						node.contains(document.elementFromPoint(x, y));
					return isSeen(left + 4, top + 4) && isSeen(right - 4, bottom - 4);
				});
			await waitUntil(isWhole, `the choice is not seen whole at ${width} px`);
		}
		await page.setViewportSize({ width: 1280, height: 800 });
		await noBarriers(page);
		await end.check();
		await place('North side, road$').waitFor();
		await becomes(plain, plain.replace('E-W', '[E, W, N, S]'));
		await end.focus();
		await page.keyboard.press('ArrowDown');
		await place('North side, road, joined with south side').waitFor();
		await goOn.and(page.locator(':checked')).waitFor();
		await becomes(plain, plain.replace('E-W', '[E-W, N-S]'));
		await undo();
		await open('X');
		await end.and(page.locator(':checked')).waitFor();
		await open('E');
	});
	await check('marks, turns, copies: each the smallest change of the file', async () => {
		await page
			.getByRole('region', { name: 'Segments' })
			.getByRole('button', { name: 'city, north' })
			.click();
		await page.getByRole('button', { name: 'One more: pennant' }).click();
		await becomes('c2: 4 }, city: N }', 'c2: 4 }, city: N pennant }');
		await undo();
		await page.keyboard.press('Escape');
		await page.getByRole('button', { name: 'Rotate' }).click();
		await becomes('c2: 4 }, city: N }', 'c2: 4 }, city: E }');
		await undo();
		await page.getByRole('button', { name: 'One more: Copies, c2' }).click();
		await becomes('c1: 5, c2: 4 }, city: N }', 'c1: 5, c2: 5 }, city: N }');
		await undo();
	});
	await check('a problem is shown on the tile, and its fix applies', async () => {
		await text.click();
		await page.keyboard.press('Control+End');
		await page.keyboard.press('Backspace');
		await page.keyboard.press('Backspace');
		await page.keyboard.insertText(' pennat }');
		const problems = page.getByRole('region', { name: 'Problems' });
		await problems.getByText('TILE-MARK-UNKNOWN').waitFor();
		await waitUntil(
			async () => (await page.locator('.trouble circle').count()) > 0,
			'it is not shown on the tile',
		);
		await problems.getByRole('button', { name: 'Write “pennant”' }).click();
		await problems.getByText('No problems.').waitFor();
		await becomes('c2: 4 }, city: N }', 'c2: 4 }, city: N pennant }');
		await undo();
	});
	await check('a tile has a picture of its own, on the table too, and gives it back', async () => {
		await open('D');
		const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" onload="parent.ran = 1"><script>parent.ran = 1</script><rect width="9" height="9" fill="teal"/></svg>`;
		const file = page.getByLabel('File of the picture');
		await file.setInputFiles({ name: 'd.png', mimeType: 'image/png', buffer: Buffer.from(svg) });
		await page.getByText('does not begin as a picture of the form PNG does').waitFor();
		await file.setInputFiles({
			name: 'd.svg',
			mimeType: 'image/svg+xml',
			buffer: Buffer.from(svg),
		});
		await becomes(
			'D: { copies: 4, city: N, road: E-W }',
			'D: { copies: 4, city: N, road: E-W, picture: pictures/D.svg }',
		);
		await page.getByRole('img', { name: 'Picture of tile D' }).waitFor();
		await page.getByRole('region', { name: 'Problems' }).getByText('No problems.').waitFor();
		await menu.getByRole('link', { name: 'Play' }).click();
		await page.locator('.world .tiles image[href^="data:image/svg+xml;base64,"]').waitFor();
		await menu.getByRole('link', { name: 'Tiles' }).click();
		await page.getByLabel('Draw the segments over it').check();
		await becomes(
			'D: { copies: 4, city: N, road: E-W }',
			'D: { copies: 4, city: N, road: E-W, picture: { under: pictures/D.svg } }',
		);
		await page.getByRole('button', { name: 'Remove picture' }).click();
		const edits = () => page.evaluate(() => localStorage.getItem('tilewright.edits.1') ?? '');
		await waitUntil(
			async () =>
				(await storedEdits()) === undefined && !(await edits()).includes('pictures/D.svg'),
			'the picture is still kept',
		);
		await waitUntil(
			async () => (await page.evaluate('window.ran')) === undefined,
			'a script of the picture ran',
		);
		await open('E');
	});
	await check('duplicated, given another id, and deleted', async () => {
		await place('North side').focus();
		await page.keyboard.press('d');
		await page.getByRole('heading', { name: 'Tile E2' }).waitFor();
		const line = '  E: { copies: { c1: 5, c2: 4 }, city: N }\n';
		await becomes(line, `${line}${line.replace('E:', 'E2:')}`, 'E2:');
		await page.getByText('Details', { exact: true }).click();
		await page.getByLabel('Id', { exact: true }).fill('E');
		await page.keyboard.press('Enter');
		await page.getByText('stands here already.').waitFor();
		await page.getByLabel('Id', { exact: true }).fill('EE-2');
		await page.keyboard.press('Enter');
		await page.getByRole('heading', { name: 'Tile EE-2' }).waitFor();
		await becomes(line, `${line}${line.replace('E:', 'EE-2:')}`, 'EE-2:');
		await page.getByRole('button', { name: 'Delete', exact: true }).click();
		await page
			.getByRole('button', { name: 'Tile EE-2', exact: true })
			.waitFor({ state: 'detached' });
		await waitUntil(async () => (await storedEdits()) === undefined, 'the file is not as it was');
		await open('E');
	});
	await check('a tile that came with the studio is deleted only after a question', async () => {
		const remove = page.getByRole('button', { name: 'Delete', exact: true });
		const dialog = page.getByRole('dialog', { name: 'Delete tile E?' });
		await remove.click();
		await dialog.getByText('It came with the studio.').waitFor();
		await noBarriers(page);
		await dialog.getByRole('button', { name: 'Cancel' }).click();
		await dialog.waitFor({ state: 'hidden' });
		assert((await storedEdits()) === undefined, 'it is deleted already');
		await remove.click();
		await dialog.getByRole('button', { name: 'Delete it' }).click();
		await waitUntil(
			async () =>
				(await storedEdits()) === disk.replace('  E: { copies: { c1: 5, c2: 4 }, city: N }\n', ''),
			'it is not deleted',
		);
		await undo();
		await open('E');
	});
	await check('the editor of tiles has no barriers', () => noBarriers(page));
	await check('it is drawn on a small screen, too', async () => {
		await page.setViewportSize({ width: 375, height: 812 });
		await settled(page, 150);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		assert(over <= 0, `${over} pixels too wide`);
		await stage.scrollIntoViewIfNeeded();
		await drag('South side', 'Middle');
		await becomes('c2: 4 }, city: N }', 'c2: 4 }, city: N, road: S }');
		await page.setViewportSize({ width: 1280, height: 800 });
		await undo();
	});
	assert(read() === disk, 'the file on disk was written');
}

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { smallGame } from '../../../test/saved/games.ts';
import { check, waitUntil, assert, noBarriers, timeout } from './checks.mjs';
import { beginWith } from './packs.mjs';
import { freshPage } from './window.mjs';

/**
 * @param {{
 *   browser: import('playwright').Browser,
 *   url: string,
 *   data: string,
 *   watch: (page: import('playwright').Page) => void,
 * }} with
 */
export async function filesChecks({ browser, url, data, watch }) {
	const { context, page } = await freshPage(browser);
	watch(page);
	const own = join(dirname(data), 'own');
	const rules = join(data, 'carcassonne', 'base', 'rules.yaml');
	const whole = readFileSync(rules, 'utf8');
	const onDisk = () => readFileSync(rules, 'utf8');
	const editorIn = (/** @type {import('playwright').Page} */ on) =>
		on.getByRole('region', { name: 'Edit the rules' });

	/** @param {import('playwright').Page} on */
	async function openEditor(on) {
		await on.goto(url);
		await on.locator('html[data-hydrated]').waitFor();
		await on.getByRole('button', { name: 'Rules as text' }).click();
		const editor = editorIn(on);
		await editor.locator('.cm-content').waitFor();
		await editor
			.locator('option', { hasText: 'base/rules.yaml' })
			.first()
			.waitFor({ state: 'attached' });
		const label = await editor
			.getByLabel('File')
			.locator('option')
			.allTextContents()
			.then((all) => all.map((l) => l.trim()).find((l) => l.startsWith('base/rules.yaml')));
		await editor.getByLabel('File').selectOption({ label: label ?? '' });
		return editor;
	}
	/** Writes at the end of the text. @param {import('playwright').Page} on @param {string} text */
	async function type(on, text) {
		await on.locator('.cm-content[contenteditable=true]').focus();
		await on.keyboard.press('Control+End');
		await on.keyboard.insertText(text);
	}
	/** @param {() => boolean} is @param {string} otherwise */
	async function until(is, otherwise) {
		for (const end = performance.now() + timeout; performance.now() < end && !is();)
			await page.waitForTimeout(50);
		if (!is())
			throw new Error(
				`${otherwise}; the page says: ${await page.locator('section[aria-label=Notice], [role=status]').allTextContents()}; beyond the first text: ${onDisk().slice(whole.length)}`,
			);
	}

	await check('Ctrl+S writes the file that is shown, and only that', async () => {
		const editor = await openEditor(page);
		await type(page, '# mine 1\n');
		await editor.getByText('1 changed line').waitFor();
		assert(onDisk() === whole, 'the disk was written before the save');
		await page.keyboard.press('Control+s');
		await until(() => onDisk() === `${whole}# mine 1\n`, 'the file was not written');
		await editor.getByText('As on disk').waitFor();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
	});
	await check('the header stays one line, and forgets in a while what was saved', async () => {
		await type(page, '# mine 1b\n');
		await page.keyboard.press('Control+s');
		const saved = page.getByText(/Saved data\/carcassonne\/base\/rules\.yaml/);
		await saved.waitFor();
		await type(page, '# mine 1c\n');
		await page.getByText('One file is not saved yet').click();
		await page
			.getByRole('list', { name: 'Edited files' })
			.getByText('data/carcassonne/base/rules.yaml')
			.waitFor();
		await page.getByText(/kept in this browser.*“Save all” writes them to disk/).waitFor();
		await page.getByText('One file is not saved yet').click();
		for (const width of [600, 768, 1024, 1280]) {
			await page.setViewportSize({ width, height: 800 });
			const height = await page
				.locator('header')
				.first()
				.evaluate((node) => node.clientHeight);
			assert(height < 60, `at ${width} px the header is ${height} px high`);
		}
		await saved.waitFor({ state: 'hidden' });
		await editorIn(page).getByRole('button', { name: 'Revert', exact: true }).click();
		await editorIn(page).getByText('As on disk').waitFor();
		writeFileSync(rules, `${whole}# mine 1\n`);
		await editorIn(page).getByText('# mine 1b').waitFor({ state: 'hidden' });
	});
	await check('a change of two hands is shown side by side; nothing is written over', async () => {
		await type(page, '# mine 2\n');
		await editorIn(page).getByText('1 changed line').waitFor();
		const theirs = `${whole}# mine 1\n# theirs\n`;
		writeFileSync(rules, theirs);
		await editorIn(page).getByText('The file on disk has changed').waitFor();
		await page.keyboard.press('Control+s');
		await page
			.locator('section[aria-label=Notice]')
			.getByRole('button', { name: 'Compare and choose' })
			.click();
		assert(onDisk() === theirs, 'the other change was written over');
		const dialog = page.getByRole('dialog', { name: 'Two changes of one file' });
		await dialog.getByText('# theirs').waitFor();
		await dialog.getByText('# mine 2').waitFor();
		await noBarriers(page);
		await dialog.getByRole('button', { name: 'Keep mine' }).click();
		await until(() => onDisk() === `${whole}# mine 1\n# mine 2\n`, 'mine was not written');
		await editorIn(page).getByText('As on disk').waitFor();
	});
	await check('a change of another editor appears at once', async () => {
		writeFileSync(rules, `${whole}# from elsewhere\n`);
		const text = page.locator('.cm-content');
		await waitUntil(async () => {
			await text.press('Control+End');
			return text.getByText('# from elsewhere').isVisible();
		}, 'it does not appear');
		writeFileSync(rules, whole);
		await page.locator('.cm-content').getByText('# from elsewhere').waitFor({ state: 'hidden' });
	});
	await check('a reload in the middle of an edit loses nothing', async () => {
		await type(page, '# in the middle');
		await page.reload();
		await openEditor(page);
		await page.keyboard.press('Control+End');
		await page.locator('.cm-content').focus();
		await page.keyboard.press('Control+End');
		await page.locator('.cm-content').getByText('# in the middle').waitFor();
	});
	await check('what was typed before a reload can be taken back and done again', async () => {
		const views = page.getByRole('navigation', { name: 'Views' });
		await views.getByRole('link', { name: 'Files' }).click();
		await page.getByRole('button', { name: /^Undo: typing in/ }).click();
		await page.getByText(/^Undone: typing in/).waitFor();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
		await page.getByRole('button', { name: /^Redo: typing in/ }).click();
		await page.getByText(/^Redone: typing in/).waitFor();
		await openEditor(page);
		await page.locator('.cm-content').focus();
		await page.keyboard.press('Control+End');
		await page.locator('.cm-content').getByText('# in the middle').waitFor();
	});
	await check('an edit of one tab stands in the other', async () => {
		const other = await context.newPage();
		other.setDefaultTimeout(timeout);
		watch(other);
		await openEditor(other);
		await type(other, ' of both tabs');
		await page.locator('.cm-content').getByText('# in the middle of both tabs').waitFor();
		await type(page, ', here');
		await other.locator('.cm-content').getByText('of both tabs, here').waitFor();
		await other.close();
		await editorIn(page).getByRole('button', { name: 'Revert', exact: true }).click();
		await editorIn(page).getByText('As on disk').waitFor();
		assert(onDisk() === whole, 'the file on disk was written');
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
	});
	await check('the server writes nothing outside of its folders, and asks who it is', async () => {
		/** @param {object} body @param {Record<string, string>} headers */
		const post = (body, headers = { 'content-type': 'application/json' }) =>
			fetch(`${url}data/save`, { method: 'POST', headers, body: JSON.stringify(body) });
		const hostile = { path: 'data/../../x.yaml', text: 'x: 1\n', base: null };
		const response = await post(hostile);
		assert(response.status === 400, `${response.status}`);
		assert((await response.json()).code === 'PATH-ESCAPES', 'another code');
		const fit = { path: 'own/e2e/x.yaml', text: 'format: 1\n', base: null };
		assert((await post(fit, { 'content-type': 'text/plain' })).status >= 400, 'a form may write');
		const stranger = { 'content-type': 'application/json', origin: 'http://example.org' };
		assert((await post(fit, stranger)).status === 403, 'another site may write');
		assert(!existsSync(join(own, 'e2e')), 'something was written');
		assert((await post(fit)).status === 200, 'the page may not write');
		assert((await post(fit)).status === 200, 'what is there already is an error');
		assert(readFileSync(join(own, 'e2e', 'x.yaml'), 'utf8') === 'format: 1\n', 'another text');
		rmSync(join(own, 'e2e'), { recursive: true });
	});

	const view = page.getByRole('main');
	/** @param {string} name */
	const card = (name) => view.locator('.packs > li', { hasText: `own/${name}` });
	const notice = page.locator('section[aria-label=Notice]');
	await check('a pack is made from a template, saved, and can be played', async () => {
		await page.goto(`${url}files`);
		await page.locator('html[data-hydrated]').waitFor();
		await view.locator('.packs > li').first().waitFor();
		await view.getByRole('button', { name: 'New tile set' }).click();
		const form = page.getByRole('form', { name: 'New tile set' });
		await form.getByLabel('Name', { exact: true }).fill('My game');
		await form.getByText('Its files go to own/my-game.').waitFor();
		await form.getByLabel('Id', { exact: true }).fill('aux');
		await form.getByText('Small letters').waitFor();
		await noBarriers(page);
		await form.getByLabel('Id', { exact: true }).fill('mine');
		await form.getByLabel('What it is', { exact: true }).selectOption('A game of its own');
		await form.getByRole('button', { name: 'Create' }).click();
		await notice.getByText('My game is made').waitFor();
		await card('mine').getByText('tiles.yaml').waitFor();
		await editorIn(page).getByRole('button', { name: 'Close the editor' }).click();
		await noBarriers(page);
		assert(!existsSync(join(own, 'mine')), 'it is on disk before it was saved');
		await page.keyboard.press('Control+Shift+s');
		await until(() => existsSync(join(own, 'mine', 'tiles.yaml')), 'it was not saved');
		await card('mine').locator('.edited').first().waitFor({ state: 'hidden' });
	});
	await check('a file is renamed and deleted, and undo brings it back', async () => {
		const file = join(own, 'mine', 'tiles.yaml');
		const before = readFileSync(file, 'utf8');
		await card('mine')
			.getByRole('group', { name: 'own/mine/tiles.yaml' })
			.getByRole('button', { name: 'Rename' })
			.click();
		await card('mine').getByLabel('New name of tiles.yaml').fill('set');
		await page.keyboard.press('Enter');
		await until(
			() => existsSync(join(own, 'mine', 'set.yaml')) && !existsSync(file),
			'not renamed',
		);
		await card('mine')
			.getByRole('group', { name: 'own/mine/set.yaml' })
			.getByRole('button', { name: 'Delete' })
			.click();
		await until(() => !existsSync(join(own, 'mine', 'set.yaml')), 'not deleted');
		await notice.getByRole('button', { name: 'Undo' }).click();
		await until(() => existsSync(join(own, 'mine', 'set.yaml')), 'it did not come back');
		assert(readFileSync(join(own, 'mine', 'set.yaml'), 'utf8') === before, 'with another text');
		await page.getByText('before deleting').first().waitFor();
		await card('mine').getByRole('button', { name: 'Rename the set' }).click();
		await card('mine').getByLabel('New name of “My game”').fill('Our game');
		await card('mine').getByRole('button', { name: 'Rename', exact: true }).click();
		await card('mine').getByText('Our game', { exact: true }).waitFor();
		await page.getByRole('button', { name: 'Undo: Renamed: My game is called Our game' }).click();
		await card('mine').getByText('My game', { exact: true }).waitFor();
		await card('mine').getByRole('button', { name: 'Change its id' }).click();
		await card('mine').getByLabel('New id of “My game”').fill('ours');
		await card('mine').getByRole('button', { name: 'Change the id', exact: true }).click();
		const manifest = (/** @type {string} */ name) => join(own, name, 'pack.yaml');
		const last = (/** @type {string} */ name) => existsSync(join(own, name, 'set.yaml'));
		await until(() => last('ours') && !last('mine'), 'the pack is not renamed');
		assert(
			/^pack: ours\n(.*\n)*game: ours\n/.test(readFileSync(manifest('ours'), 'utf8')),
			'its id',
		);
		await notice.getByText('mine is called ours now').waitFor();
		await notice.getByRole('button', { name: 'Undo' }).click();
		await until(() => last('mine') && !last('ours'), 'the pack did not come back');
		await card('mine').waitFor();
	});
	await check('a set leaves whole, and undo brings it back whole', async () => {
		const folder = join(own, 'mine');
		const line = card('mine').getByRole('group', { name: 'own/mine/pack.yaml' });
		await line.getByRole('button', { name: 'Edit' }).waitFor();
		for (const name of ['Rename', 'Delete', 'Revert'])
			assert((await line.getByRole('button', { name }).count()) === 0, `${name} splits the set`);
		const paths = ['pack.yaml', 'rules.yaml', 'set.yaml'].map((name) => join(folder, name));
		const before = paths.map((path) => readFileSync(path, 'utf8'));
		await card('mine').getByRole('button', { name: 'Delete the set' }).click();
		await until(() => !existsSync(folder), 'the set is still there');
		await card('mine').waitFor({ state: 'detached' });
		await notice.getByText('My game is deleted.').waitFor();
		await notice.getByRole('button', { name: 'Undo' }).click();
		await until(() => paths.every((path) => existsSync(path)), 'it did not come back');
		assert(
			paths.every((path, i) => readFileSync(path, 'utf8') === before[i]),
			'with another text',
		);
		await card('mine').waitFor();
	});
	await check('an expansion joins the game that is played, and takes new tiles', async () => {
		const views = page.getByRole('navigation', { name: 'Views' });
		const rulesView = () => views.getByRole('link', { name: 'Rules' }).click();
		await beginWith(page, url, { packs: [], seats: ['person', 'person'], seed: 5 });
		await rulesView();
		const packs = page.getByRole('group', { name: 'Packs' });
		await packs.waitFor();
		const checkboxes = await page.getByRole('checkbox', { name: 'My hills' }).count();
		assert(checkboxes === 0, 'it is there before it is made');
		await views.getByRole('link', { name: 'Files' }).click();
		await view.getByRole('button', { name: 'New tile set' }).click();
		const form = page.getByRole('form', { name: 'New tile set' });
		await form.getByLabel('Name', { exact: true }).fill('My hills');
		await form.getByLabel('Id', { exact: true }).fill('hills');
		await form
			.getByLabel('What it is', { exact: true })
			.selectOption({ label: 'Tiles for Carcassonne, the base game' });
		await form.getByRole('button', { name: 'Create and draw' }).click();
		await notice.getByText('My hills has joined the running game.').waitFor();
		await page.getByRole('heading', { name: 'Tile 1' }).waitFor();
		await views.getByRole('link', { name: 'Files' }).click();
		const title = card('hills').getByRole('group', { name: 'own/hills/pack.yaml' });
		await title.getByText('renamed and deleted with the set').waitFor();
		const splits = title.getByRole('button', { name: /Revert|Rename|Delete/ });
		assert((await splits.count()) === 0, 'a set that is not saved can fall apart');
		await card('hills').getByRole('button', { name: 'New file' }).click();
		await card('hills').getByLabel('What it is', { exact: true }).selectOption('Tiles');
		const name = card('hills').getByLabel('Name of the file');
		await waitUntil(
			async () => (await name.inputValue()) === 'tiles-2',
			() => name.inputValue(),
		);
		await card('hills').getByRole('button', { name: 'Cancel' }).click();
		await rulesView();
		await page.getByRole('checkbox', { name: 'My hills' }).and(page.locator(':checked')).waitFor();
		await page.getByText('The running game is played under these rules.').waitFor();
		await views.getByRole('link', { name: 'Tiles' }).click();
		await page.getByRole('button', { name: 'New tile' }).first().click();
		const dialog = page.getByRole('dialog', { name: 'New tile' });
		const file = dialog.getByLabel('Into the set');
		assert((await file.inputValue()) === 'own/hills/tiles.yaml', await file.inputValue());
		const groups = await file
			.locator('optgroup')
			.evaluateAll((all) => all.map((g) => g.getAttribute('label')));
		assert(groups.join() === 'Your packs,Came with the studio', groups.join());
		await file.selectOption('data/carcassonne/base/tiles.yaml');
		await dialog.getByText('This file came with the studio').waitFor();
		await noBarriers(page);
		await file.selectOption('own/hills/tiles.yaml');
		await dialog.getByLabel('Name of the new tile').fill('Old mill');
		await dialog.getByText('Its id is old-mill.').click();
		await dialog.getByText('It is written into own/hills/tiles.yaml.').waitFor();
		const short = dialog.getByLabel('Id, which files call it by');
		await short.fill('old mill');
		await dialog.getByText('The id takes letters').waitFor();
		await short.fill('mill');
		await dialog.getByRole('button', { name: 'Make it' }).click();
		await page.getByRole('heading', { name: 'Tile Old mill' }).waitFor();
		const named = page.getByLabel('Name of the tile', { exact: true });
		await waitUntil(
			async () => (await named.inputValue()) === 'Old mill',
			() => named.inputValue(),
		);
		const undo = page.getByRole('button', { name: /^Undo/ }).first();
		await undo.click();
		await page.getByText(/^Undone: tile .* made/).waitFor();
		await undo.click();
		await page.getByText('Undone: New: own/hills/').waitFor();
		await rulesView();
		await packs.waitFor();
		await page.getByRole('checkbox', { name: 'My hills' }).waitFor({ state: 'detached' });
		await page.getByText('The running game is played under these rules.').waitFor();
		await views.getByRole('link', { name: 'Play' }).click();
		await page.getByRole('button', { name: 'New game' }).click();
		await page.getByRole('button', { name: 'Start' }).waitFor();
		await views.getByRole('link', { name: 'Files' }).click();
	});
	/** @type {Buffer} */
	let packed;
	/** @param {string} name @param {Buffer} buffer */
	const importFile = (name, buffer) =>
		view.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/zip', buffer });
	const incoming = page.getByRole('dialog');
	await check('packs go out as one file and come back byte by byte', async () => {
		const paths = ['pack.yaml', 'rules.yaml', 'set.yaml'].map((n) => join(own, 'mine', n));
		const before = paths.map((path) => readFileSync(path));
		await card('mine').getByText('set.yaml').waitFor({ state: 'attached' });
		await card('mine').getByRole('checkbox').check();
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			view.getByRole('button', { name: 'Export what is checked' }).click(),
		]);
		assert(file.suggestedFilename() === 'mine.zip', file.suggestedFilename());
		packed = readFileSync(await file.path());
		await card('mine').getByRole('button', { name: 'Delete the set' }).click();
		await until(() => !existsSync(join(own, 'mine')), 'the pack is still there');
		await card('mine').waitFor({ state: 'hidden' });
		await importFile('mine.zip', packed);
		await incoming.getByText('own/mine/set.yaml').waitFor();
		await incoming.getByRole('button', { name: 'Take it over' }).click();
		await card('mine').getByText('set.yaml').waitFor();
		assert(!existsSync(join(own, 'mine')), 'it was written before it was saved');
		await page.keyboard.press('Control+Shift+s');
		await until(() => paths.every((path) => existsSync(path)), 'it was not saved');
		assert(
			paths.every((path, i) => readFileSync(path).equals(/** @type {Buffer} */ (before[i]))),
			'other bytes came back',
		);
	});
	await check('without a choice everything that was made goes out, house rules too', async () => {
		await card('mine').getByRole('checkbox').uncheck();
		const house = join(own, 'house-rules', 'kept.yaml');
		mkdirSync(dirname(house), { recursive: true });
		writeFileSync(
			house,
			'overlay: kept\nformat: 1\nover: [carcassonne/base]\ntitle: Kept rules\nsays: Small cities pay half.\nparams: { base.twoTileCity: half }\n',
		);
		await view.getByText('Your house rules').waitFor();
		const titles = await view.locator('.packs summary .title').allTextContents();
		assert(
			titles.indexOf('Your house rules') < titles.indexOf('Carcassonne, the base game'),
			titles.join(),
		);
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			view.getByRole('button', { name: 'Export all I made' }).click(),
		]);
		const names = readFileSync(await file.path()).toString('latin1');
		for (const path of ['own/house-rules/kept.yaml', 'own/mine/set.yaml'])
			assert(names.includes(path), `${path} is missing`);
		assert(!names.includes('data/carcassonne/tower'), 'shipped packs are in it');
		await view.getByRole('checkbox', { name: 'Export Your house rules' }).check();
		const [houseOnly] = await Promise.all([
			page.waitForEvent('download'),
			view.getByRole('button', { name: 'Export what is checked' }).click(),
		]);
		const inIt = readFileSync(await houseOnly.path()).toString('latin1');
		assert(inIt.includes('own/house-rules/kept.yaml'), 'the house rules are missing');
		assert(!inIt.includes('own/mine/set.yaml'), 'what was not checked is in it');
		rmSync(house);
		await view.getByRole('button', { name: 'Export all I made' }).waitFor();
		await view.getByText('Your house rules').waitFor({ state: 'hidden' });
	});
	const sharing = page.getByRole('dialog', { name: 'Share' });
	/** The link of the open dialog, which is closed then. */
	async function copyLink() {
		await sharing.getByRole('button', { name: 'Copy a link', disabled: false }).click();
		const link = await sharing.getByRole('textbox', { name: 'Copy a link' }).inputValue();
		await page.keyboard.press('Escape');
		await sharing.waitFor({ state: 'hidden' });
		return link;
	}
	/** The file that the open dialog saves. */
	async function saveShared() {
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			sharing.getByRole('button', { name: 'Save a file' }).click(),
		]);
		const name = file.suggestedFilename();
		await sharing.getByText(`${name} is saved.`).waitFor();
		return { name, text: readFileSync(await file.path(), 'utf8') };
	}
	await check('what is too much for a link is told, with the way to send it', async () => {
		await openEditor(page);
		let state = 7;
		const noise = Array.from({ length: 45_000 }, () => {
			state = (state * 48271) % 2147483647;
			return 'abcdefghijklmnopqrstuvwxyz0123456789'[state % 36];
		});
		await type(page, `# ${noise.join('')}\n`);
		await editorIn(page).getByText('1 changed line').waitFor();
		await editorIn(page).getByRole('button', { name: 'Close the editor' }).click();
		await page.getByRole('link', { name: 'Files' }).click();
		await view.getByRole('button', { name: 'Share …' }).click();
		await sharing.getByText('This is too much for a link. Save a file.').waitFor();
		assert(await sharing.getByRole('button', { name: 'Copy a link' }).isDisabled(), 'a link');
		const { name, text } = await saveShared();
		assert(/^[\w-]+\.tilewright$/.test(name) && text.length > 30_000, `${name} ${text.length}`);
		await page.keyboard.press('Escape');
		await sharing.waitFor({ state: 'hidden' });
		await page.getByRole('button', { name: 'Revert all' }).click();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
	});
	await check('a hostile file is refused with a code, and nothing of it is taken', async () => {
		const evil = Buffer.from(packed.toString('latin1').replaceAll('own/', '../o'), 'latin1');
		await importFile('mine.zip', evil);
		await incoming.getByText('PATH-ESCAPES').first().waitFor();
		await waitUntil(
			async () => (await incoming.getByRole('button', { name: 'Take it over' }).count()) === 0,
			'it can be taken',
		);
		await noBarriers(page);
		await incoming.getByRole('button', { name: 'Leave it' }).click();
		await importFile('mine.zip', packed.subarray(0, packed.length - 30));
		await incoming.getByText('BUNDLE-READ').waitFor();
		await page.keyboard.press('Escape');
		await incoming.waitFor({ state: 'hidden' });
	});
	await check('a link carries edits to another browser, which asks first', async () => {
		await openEditor(page);
		await type(page, '# shared\n');
		await editorIn(page).getByText('1 changed line').waitFor();
		await editorIn(page).getByRole('button', { name: 'Close the editor' }).click();
		await page.getByText('Rules in detail').click();
		const half = page.locator('.rules').getByRole('combobox', { name: /city of two tiles/ });
		await half.selectOption({ label: 'half' });
		await page.locator('.rules').getByText('You changed this.').waitFor();
		await page.getByRole('link', { name: 'Files' }).click();
		await view.getByRole('button', { name: 'Share …' }).click();
		await sharing
			.getByRole('list', { name: 'Chosen for it:' })
			.getByText('A finished city of two tiles pays half')
			.waitFor();
		await sharing.getByText('a link opens only here').waitFor();
		await noBarriers(page);
		const link = await copyLink();
		assert(link.length < 30_000 && link.startsWith(`${url}#share=1.`), link.slice(0, 60));
		const stranger = await browser.newContext({ viewport: { width: 1280, height: 800 } });
		const other = await stranger.newPage();
		other.setDefaultTimeout(timeout);
		watch(other);
		await other.goto(link);
		const dialog = other.getByRole('dialog');
		await dialog.getByText(/^Changes of the pack “Carcassonne, the base game” with /).waitFor();
		await dialog
			.getByRole('list', { name: 'Chosen for it:' })
			.getByText('A finished city of two tiles pays half')
			.waitFor();
		await dialog.getByText('Show the 1 file in it').waitFor();
		assert(!(await dialog.getByText('rules.yaml').isVisible()), 'files come first');
		await noBarriers(other);
		const storedEdits = () => other.evaluate(() => localStorage.getItem('tilewright.edits.1'));
		await waitUntil(
			async () => (await storedEdits()) === null,
			'it was taken over without consent',
		);
		await dialog.getByRole('button', { name: 'Open it' }).click();
		await other.waitForFunction(() =>
			localStorage.getItem('tilewright.edits.1')?.includes('# shared'),
		);
		assert(!other.url().includes('share'), 'a reload would import it again');
		const taken = other.getByRole('region', { name: 'Notices' }).or(other.locator('.notices'));
		await other
			.getByText(/^Taken over: Carcassonne, the base game and the set-up of the game/)
			.waitFor();
		await taken.getByRole('button', { name: 'Undo' }).first().click();
		await waitUntil(
			async () => !(await storedEdits())?.includes('# shared'),
			'it was not taken back',
		);
		// the files and the set-up of a link come again as one, and go as one
		const chosen = () =>
			other
				.getByRole('combobox', { name: /city of two tiles/ })
				.first()
				.evaluate((/** @type {HTMLSelectElement} */ select) => select.selectedOptions[0]?.text);
		await other.getByText('Rules in detail').first().click();
		for (const [way, isTaken] of /** @type {const} */ ([
			['Control+Shift+z', true],
			['Control+z', false],
		])) {
			await other.keyboard.press(way);
			await waitUntil(
				async () =>
					((await storedEdits())?.includes('# shared') ?? false) === isTaken &&
					((await chosen()) === 'half') === isTaken,
				`${way} took only a part`,
			);
		}
		await other.goto('about:blank');
		await other.goto(`${link.slice(0, -40)}`);
		await dialog.getByText('SHARE-READ').waitFor();
		await stranger.close();
		await page.getByRole('button', { name: 'Revert all' }).click();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
		await notice.getByText(/^The edits? of .+ taken back\./).waitFor();
		await notice.getByRole('button', { name: 'Undo' }).click();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') !== null);
		await page.getByRole('button', { name: 'Revert all' }).click();
		await page.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
	});

	await check('a file that Play saves carries rules and the running game to a friend', async () => {
		await page.getByRole('link', { name: 'Play' }).click();
		await page.getByRole('button', { name: 'Start', exact: true }).click();
		await page.locator('[data-cell]').first().waitFor();
		await page.getByRole('button', { name: 'More for this game' }).click();
		await page.getByRole('button', { name: 'Share …' }).click();
		await sharing.getByText(/^A game in progress: \d+ moves?, /).waitFor();
		const { name, text } = await saveShared();
		await page.keyboard.press('Escape');
		const stranger = await browser.newContext({ viewport: { width: 1280, height: 800 } });
		const other = await stranger.newPage();
		other.setDefaultTimeout(timeout);
		watch(other);
		await other.goto(url);
		await other.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
		const open = (/** @type {string} */ content) =>
			other
				.locator('input[type=file]')
				.first()
				.setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
		await open(`${text.slice(0, -40)}\n`);
		const dialog = other.getByRole('dialog', { name: `What ${name} carries` });
		await dialog.getByText('SHARE-READ').waitFor();
		await other.keyboard.press('Escape');
		await open(text);
		await dialog.getByText(/^A game in progress: \d+ moves?, /).waitFor();
		await dialog.getByRole('button', { name: 'Open it' }).click();
		await other.locator('[data-cell]').first().waitFor();
		await other.locator('.notices').getByRole('button', { name: 'Undo' }).first().click();
		await other.getByRole('button', { name: 'Start', exact: true, disabled: false }).waitFor();
		await stranger.close();
		await page.getByRole('button', { name: 'New game' }).click();
		await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
		await page.getByRole('link', { name: 'Files' }).click();
	});

	await check('a game that a link brought is taken back as a whole', async () => {
		await page.getByRole('link', { name: 'Play' }).click();
		await page.getByRole('button', { name: 'Start', exact: true }).click();
		await page.locator('[data-cell]').first().waitFor();
		await page.getByRole('link', { name: 'Files' }).click();
		await view.getByRole('button', { name: 'Share …' }).click();
		await sharing.getByText(/^A game in progress: \d+ moves?, /).waitFor();
		const link = await copyLink();
		const stranger = await browser.newContext({ viewport: { width: 1280, height: 800 } });
		const other = await stranger.newPage();
		other.setDefaultTimeout(timeout);
		watch(other);
		await other.goto(link);
		await other.getByRole('button', { name: 'Open it' }).click();
		await other.locator('[data-cell]').first().waitFor();
		await other.locator('.notices').getByRole('button', { name: 'Undo' }).first().click();
		await other.getByRole('button', { name: 'Start', exact: true, disabled: false }).click();
		await other.locator('[data-cell]').first().waitFor();
		await stranger.close();
		await page.getByRole('link', { name: 'Play' }).click();
		await page.getByRole('button', { name: 'New game' }).click();
		await page.getByRole('button', { name: 'Start', exact: true }).waitFor();
		await page.getByRole('link', { name: 'Files' }).click();
	});

	/** Drops a file on the page. @param {string} name @param {string} text */
	async function drop(name, text) {
		const transfer = await page.evaluateHandle(
			([name, text]) => {
				const transfer = new DataTransfer();
				transfer.items.add(new File([text ?? ''], name ?? ''));
				return transfer;
			},
			[name, text],
		);
		await page.dispatchEvent('body', 'drop', { dataTransfer: transfer });
	}
	await check(
		'tiles of another program become a pack, which is switched on and shown',
		async () => {
			await page.goto(url);
			await page.getByRole('button', { name: 'Start' }).waitFor();
			await drop(
				'extra.xml',
				`<pack>
				<tile id="MY/one"><city pennants="1">N W</city><road>E S</road><field>EL SR</field><field>ER SL</field></tile>
				<tile id="MY/two"><monastery/><road>S</road><portal/></tile>
				<tile-set id="extra"><ref tile="MY/one" count="2"/><ref tile="MY/two"/></tile-set>
			</pack>`,
			);
			await notice.getByText('extra.xml became the pack extra').waitFor();
			await notice.getByText('portal').waitFor();
			await editorIn(page).locator('.cm-content').getByText('MY-one').waitFor();
			await waitUntil(
				() => page.locator('input[type=checkbox][value="extra"]').isChecked(),
				'it is not switched on',
			);
			await editorIn(page).getByRole('button', { name: 'Close the editor' }).click();
			await page.locator('button.start:not(:disabled)').waitFor();
		},
	);
	await check('a saved game of another program is opened by dropping it', async () => {
		await drop('small.jcz', JSON.stringify(smallGame()));
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await page.waitForFunction(
			() => document.querySelectorAll('.tiles .tile, .tiles > *').length >= 3,
		);
	});
	await check('a scenario that is dropped is a game at its end, and can be kept', async () => {
		const at = join(data, 'carcassonne', 'base', 'scenarios', 'bg-s05-city-of-two-tiles.yaml');
		await page.getByRole('link', { name: 'Files' }).click();
		await view.locator('.packs > li').first().waitFor();
		await drop('two-tiles.yaml', readFileSync(at, 'utf8'));
		await page.getByRole('group', { name: /^Board/ }).waitFor();
		await notice.getByText('two-tiles.yaml is open as a game').waitFor();
		await notice.getByRole('button', { name: 'Keep it in base' }).click();
		await notice.getByText('It is an edit now').waitFor();
		await page.waitForFunction(() =>
			localStorage.getItem('tilewright.edits.1')?.includes('scenarios/two-tiles.yaml'),
		);
		await page.getByRole('button', { name: 'New game' }).click();
		await page.getByRole('button', { name: 'Revert all' }).click();
	});
	await check('the view fits a small screen', async () => {
		await page.setViewportSize({ width: 375, height: 760 });
		await page.goto(`${url}files`);
		await view.locator('.packs > li').first().waitFor();
		const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		assert(over <= 0, `${over} pixels too wide`);
	});
	await context.close();
}

// the studio as a folder of files, sent by the plainest web server below a path
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { check, waitUntil, assert, summary } from './checks.mjs';
import { beginWith } from './packs.mjs';
import { plainServer } from './plain-server.mjs';
import { freshContext, launch, pageIn } from './window.mjs';

const studio = dirname(dirname(fileURLToPath(import.meta.url)));
const given = process.argv[2];
const folder = given ?? mkdtempSync(join(tmpdir(), 'tilewright-static-'));
if (!given) {
	const built = spawnSync(process.execPath, ['static.mjs', '--to', folder], { cwd: studio });
	if (built.status !== 0) {
		console.log(`${built.stdout}${built.stderr}`);
		process.exit(1);
	}
}
const { url, sent, stop } = await plainServer(folder, 4783, '/tilewright/');
const browser = await launch();

/** @type {string[]} */
const errors = [];
/** @type {string[]} */
const requests = [];
/** @param {import('playwright').BrowserContext} context */
async function pageOf(context) {
	const page = await pageIn(context);
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('console', (m) => m.type() === 'error' && errors.push(m.text()));
	page.on('request', (r) => requests.push(r.url()));
	return page;
}

const context = await freshContext(browser);
const page = await pageOf(context);
const rules = 'data/carcassonne/base/rules.yaml';
const editor = page.getByRole('region', { name: 'Edit the rules' });
const notice = page.locator('section[aria-label=Notice]');
/** @param {string} name @param {import('playwright').Page} on */
const card = (name, on = page) => on.getByRole('main').locator('.packs > li', { hasText: name });
const noEdits = (on = page) =>
	on.waitForFunction(() => localStorage.getItem('tilewright.edits.1') === null);
const steps = async () =>
	Number(await page.locator('[data-steps]').first().getAttribute('data-steps'));
/** @param {string} file */
async function edit(file, on = page) {
	const section = on.getByRole('region', { name: 'Edit the rules' });
	await section.locator('.cm-content').waitFor();
	const option = section.locator('option', { hasText: file }).first();
	await option.waitFor({ state: 'attached' });
	await section.getByLabel('File').selectOption((await option.getAttribute('value')) ?? '');
}
/** Writes at the end of the text. @param {string} text */
async function type(text, on = page) {
	await on.locator('.cm-content[contenteditable=true]').focus();
	await on.keyboard.press('Control+End');
	await on.keyboard.insertText(text);
}

try {
	await check('every view opens by its address, on a server that knows only files', async () => {
		for (const view of ['files/', 'tiles/', 'set/', 'rules/', 'compare/', '']) {
			const response = await page.goto(url + view);
			assert(response?.status() === 200, `${view}: ${response?.status()}`);
			await page.locator('html[data-hydrated]').waitFor();
			await page.getByRole('navigation').locator('[aria-current=page]').waitFor();
		}
		// the name of a folder without its stroke, as people type it
		await page.goto(`${url}files`);
		await page.locator('.packs > li', { hasText: 'data/' }).first().waitFor();
		await page.getByText('There is no pack of your own yet').waitFor();
	});
	await check('the first page is light, and carries no packs', async () => {
		const html = readFileSync(join(folder, 'index.html'), 'utf8');
		const scripts = [...html.matchAll(/(?:href|from|import)[=(]?"(\.\/_app\/[^"]+\.js)"/g)];
		const files = new Set(scripts.map((m) => join(folder, m[1] ?? '')));
		const size = [...files].reduce((n, file) => n + gzipSync(readFileSync(file)).length, 0);
		assert(files.size > 5 && size < 200_000, `${files.size} scripts of ${size} bytes`);
		const packs = sent.filter((path) => path.includes('/packs.'));
		assert(new Set(packs).size === 1, packs.join());
		assert(existsSync(join(folder, '.nojekyll')), 'some hosts would leave _app out');
		assert(!readdirSync(folder).includes('data'), 'there is a route of the server');
	});
	await check('bots play some turns', async () => {
		await beginWith(page, url, { packs: [], seats: ['greedy', 'greedy'], seed: 5 });
		await page.getByLabel('Pace of the bots').selectOption('0');
		await page.waitForFunction(
			() => Number(document.querySelector('[data-steps]')?.getAttribute('data-steps')) > 8,
		);
	});
	await check('a rule is changed, and the game goes on under it', async () => {
		await page.getByRole('button', { name: 'Rules as text' }).click();
		await edit('base/rules.yaml');
		await type('params: nonsense\n');
		await editor
			.getByText(/finding/)
			.first()
			.waitFor();
		await page.keyboard.press('Control+z');
		await type('# of this browser\n');
		await editor.getByText('1 changed line').waitFor();
		await waitUntil(
			async () => (await steps()) > 8,
			async () => `${await steps()} steps`,
		);
	});
	await check(
		'what is saved is kept in the browser: a reload and another tab have it',
		async () => {
			await page.keyboard.press('Control+s');
			await editor.getByText('As saved').waitFor();
			await noEdits();
			const before = await steps();
			await page.reload();
			await page.getByRole('group', { name: /^Board/ }).waitFor();
			await waitUntil(async () => (await steps()) >= before, 'the game began anew');
			const other = await pageOf(context);
			await other.goto(url);
			await other.getByRole('button', { name: 'Rules as text' }).click();
			await edit('base/rules.yaml', other);
			await other.keyboard.press('Control+End');
			await other.locator('.cm-content').focus();
			await other.keyboard.press('Control+End');
			await other.locator('.cm-content').getByText('# of this browser').waitFor();
			await page.getByRole('link', { name: 'Files' }).click();
			await card('carcassonne/base').locator('summary').click();
			await card('carcassonne/base').getByText('changed', { exact: true }).last().waitFor();
			await type('# of another tab\n', other);
			await other.getByText('1 changed line').waitFor();
			await other.keyboard.press('Control+s');
			await other.getByText('As saved').waitFor();
			await other.close();
		},
	);
	await check('a file of the browser is as shipped again, and undo brings it back', async () => {
		const line = card('carcassonne/base').getByRole('group', { name: rules });
		await line.getByRole('button', { name: 'As shipped' }).click();
		await notice.getByText('is as shipped').waitFor();
		await line.getByRole('button', { name: 'As shipped' }).waitFor({ state: 'hidden' });
		await notice.getByRole('button', { name: 'Undo' }).click();
		await line.getByRole('button', { name: 'As shipped' }).click();
		await line.getByRole('button', { name: 'As shipped' }).waitFor({ state: 'hidden' });
	});
	await check('two tabs that change one file choose, and nothing is written over', async () => {
		await card('carcassonne/base')
			.getByRole('group', { name: rules })
			.getByRole('button', { name: 'Edit' })
			.click();
		await editor.locator('.cm-content').waitFor();
		await type('# mine\n');
		await editor.getByText('1 changed line').waitFor();
		await page.evaluate(async (path) => {
			const db = await new Promise((resolve, reject) => {
				const request = indexedDB.open('tilewright');
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
			const transaction = db.transaction('files', 'readwrite');
			transaction.objectStore('files').put('# theirs\n', path);
			await new Promise((resolve) => (transaction.oncomplete = resolve));
			db.close();
			new BroadcastChannel('tilewright.files').postMessage([path]);
		}, rules);
		await editor.getByText('The file was saved from another tab').waitFor();
		await page.keyboard.press('Control+s');
		await notice.getByRole('button', { name: 'Compare and choose' }).click();
		const dialog = page.getByRole('dialog', { name: 'Two changes of one file' });
		await dialog.getByText('# theirs').waitFor();
		await dialog.getByRole('button', { name: 'Keep mine' }).click();
		await editor.getByText('As saved').waitFor();
		await noEdits();
		await editor.getByRole('button', { name: 'Close the editor' }).click();
	});
	await check('a pack is made, exported, deleted, imported and saved', async () => {
		const view = page.getByRole('main');
		await view.getByRole('button', { name: 'New tile set' }).click();
		const form = page.getByRole('form', { name: 'New tile set' });
		await form.getByLabel('Name', { exact: true }).fill('Mine');
		await form.getByLabel('What it is', { exact: true }).selectOption('A game of its own');
		await form.getByRole('button', { name: 'Create' }).click();
		await card('own/mine').getByText('tiles.yaml').waitFor();
		await page.keyboard.press('Control+Shift+s');
		await noEdits();
		await card('own/mine').getByRole('checkbox').check();
		const [file] = await Promise.all([
			page.waitForEvent('download'),
			view.getByRole('button', { name: /^Export/ }).click(),
		]);
		const buffer = readFileSync(await file.path());
		await card('own/mine').getByRole('button', { name: 'Delete the set' }).click();
		await card('own/mine').waitFor({ state: 'hidden' });
		await view
			.locator('input[type=file]')
			.setInputFiles({ name: 'mine.zip', mimeType: 'application/zip', buffer });
		await page.getByRole('dialog').getByRole('button', { name: 'Take it over' }).click();
		await card('own/mine').getByText('tiles.yaml').waitFor();
		await page.keyboard.press('Control+Shift+s');
		await noEdits();
		await page.reload();
		await card('own/mine').getByText('tiles.yaml').waitFor();
	});
	await check('a link carries what is changed here to another browser', async () => {
		await page.getByRole('button', { name: 'Share …' }).click();
		await page.getByRole('button', { name: 'Copy a link', disabled: false }).click();
		const link = await page.getByRole('textbox', { name: 'Copy a link' }).inputValue();
		assert(link.startsWith(`${url}#share=1.`), link.slice(0, 60));
		await page.keyboard.press('Escape');
		const stranger = await freshContext(browser);
		const other = await pageOf(stranger);
		await other.goto(link);
		await other.getByRole('dialog').getByRole('button', { name: 'Open it' }).click();
		await other.getByRole('dialog').waitFor({ state: 'hidden' });
		await stranger.close();
	});
	await check('a damaged entry in the storage is named, and everything else works', async () => {
		const stranger = await freshContext(browser);
		const other = await pageOf(stranger);
		await other.goto(url);
		await other.locator('html[data-hydrated]').waitFor();
		await other.getByRole('button', { name: 'Edit the rules' }).waitFor();
		await other.evaluate(async () => {
			const db = await new Promise((resolve, reject) => {
				const request = indexedDB.open('tilewright', 2);
				request.onupgradeneeded = () => {
					request.result.createObjectStore('versions', { keyPath: 'id', autoIncrement: true });
					request.result.createObjectStore('files');
					request.result.createObjectStore('played', { keyPath: 'rules' });
				};
				request.onsuccess = () => resolve(request.result);
				request.onerror = () => reject(request.error);
			});
			const transaction = db.transaction(['files', 'versions'], 'readwrite');
			transaction.objectStore('files').put('a: 1\n', 12);
			transaction.objectStore('files').put({ text: 'a: 1\n' }, 'own/odd.yaml');
			transaction.objectStore('versions').put({ id: 1 });
			await new Promise((resolve) => (transaction.oncomplete = resolve));
			db.close();
		});
		await other.goto(`${url}files/`);
		await other.getByText('STORE-ROWS').first().waitFor();
		await other.getByText('1 version cannot be read.').waitFor();
		await card('carcassonne/base', other).waitFor();
		await other.getByRole('link', { name: 'Play' }).click();
		await other.getByRole('button', { name: 'Start', exact: true }).waitFor();
		await stranger.close();
	});
	await check('a damaged file of packs is named, and own packs are there', async () => {
		const stranger = await freshContext(browser);
		const other = await pageOf(stranger);
		await stranger.route(/packs\..*bin/, (route) => route.fulfill({ body: 'no packs' }));
		await other.goto(`${url}files/`);
		await other.getByText('STORE-SHIPPED').first().waitFor();
		await other.getByText('There is no pack of your own yet').waitFor();
		await stranger.close();
	});
	await check('nothing is requested from elsewhere, and nothing goes wrong', async () => {
		const elsewhere = requests.filter((at) => !at.startsWith(url) && !/^(data|blob):/.test(at));
		assert(
			elsewhere.every((at) => at === url.slice(0, -1)),
			elsewhere.join('\n'),
		);
		assert(errors.length === 0, errors.join('\n'));
	});
} finally {
	await browser.close();
	stop();
	if (!given) rmSync(folder, { recursive: true, force: true });
}
process.exit(summary());

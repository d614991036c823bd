// in the pseudo language of `?locale=pseudo` no plain English is left on the page, but for what packs and people wrote
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { identifierWords, parseYaml, pseudoText, sourceFile } from '@tilewright/schema';
import { assert, check, waitUntil } from './checks.mjs';

const spoken = ['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'];

/**
 * @param {import('playwright').Page} page a fresh one @param {string} url @param {string} data the folder of its packs
 */
export async function localeChecks(page, url, data) {
	const written = textsOfPacks(data);
	/** @param {string} view @param {() => Promise<unknown>} show */
	const checkView = (view, show) =>
		check(`${view}: every text can be translated`, async () => {
			await show();
			await settled(page);
			const found = new Set(
				(await page.evaluate(textsOfPage, spoken)).flatMap(({ text, where }) =>
					plainWordsIn(text, written).map((words) => `${where}: “${words}” in “${text}”`),
				),
			);
			for (const line of found) console.log(`plain English at ${line}`);
			assert(found.size === 0, `${found.size} texts are in no catalogue`);
		});
	const named = (
		/** @type {import('playwright').Locator} */ inside,
		/** @type {'button' | 'tab' | 'link'} */ role,
		/** @type {string} */ name,
	) => inside.getByRole(role, { name: pseudoText(name), exact: true }).first();
	const main = page.locator('body');

	await checkView('A new game', async () => {
		await page.goto(`${url}?locale=pseudo`);
		await named(main, 'button', 'Start').waitFor();
	});
	await checkView('The options of a game', async () => {
		await named(main, 'button', 'Start').click();
		await named(main, 'tab', 'Options').click();
		await page.locator('[data-key]').first().waitFor();
	});
	await checkView('The log of a game', async () => {
		await named(main, 'button', 'Play on').click();
		await waitUntil(
			async () =>
				Number(await page.locator('[data-steps]').first().getAttribute('data-steps')) > 20,
			'the bots do not play',
		);
		await named(main, 'button', 'Stop').click();
		await named(main, 'tab', 'Log').click();
		await page.locator('#panel .step').first().waitFor();
	});
	const menuOfGame = named(main, 'button', 'More for this game');
	await checkView('The menu of a game', () => menuOfGame.click());
	await menuOfGame.click();
	const dialogs = /** @type {const} */ ([
		['As a scenario', 'pre'],
		['Scenarios', 'li button'],
		['Rules in this game', 'button'],
	]);
	for (const [dialog, content] of dialogs)
		await checkView(`The dialog “${dialog}”`, async () => {
			await menuOfGame.click();
			await named(main, 'button', dialog).click();
			await page.getByRole('dialog').locator(content).first().waitFor();
			await settled(page);
		}).then(() => page.keyboard.press('Escape'));
	await checkView('The tiles left', () => named(main, 'tab', 'Tiles left').click());
	await checkView('The rules beside the game', async () => {
		await page.locator('[data-tour=edit]').click();
		await page.locator('.cm-content').first().waitFor();
	});
	await page.locator('[data-tour=edit]').click();
	await checkView('The help', async () => {
		await page.keyboard.press('?');
		await page.getByRole('dialog').waitFor();
	});
	await page.keyboard.press('Escape');
	const menu = page.locator('header nav a');
	for (const view of ['Tiles', 'Set', 'Rules', 'Compare', 'Files'])
		await checkView(view, async () => {
			await named(menu.locator('..'), 'link', view).click();
			await page.locator('main').waitFor();
			await settled(page);
		});
}

/** Nothing has changed on the page for half a second. @param {import('playwright').Page} page */
async function settled(page) {
	await page.evaluate(
		() =>
			new Promise((on) => {
				let quiet = setTimeout(on, 500);
				const until = performance.now() + 8_000;
				new MutationObserver((_, self) => {
					clearTimeout(quiet);
					if (performance.now() > until) self.disconnect();
					quiet = setTimeout(on, 500);
				}).observe(document.body, { subtree: true, childList: true, characterData: true });
			}),
	);
}

/**
 * The texts that can be seen or heard, each with the element around it; not those marked as no text of the page.
 * @param {readonly string[]} attributes
 */
function textsOfPage(attributes) {
	const untouched = '[translate=no], script, style, textarea, noscript';
	/** @type {{ text: string, where: string }[]} */
	const found = [];
	const nameOf = (/** @type {Element} */ e) =>
		`${e.parentElement?.className ?? ''} > ${e.localName}.${e.getAttribute('class') ?? ''}`;
	for (const e of document.querySelectorAll('body, body *')) {
		if (e.closest(untouched) || !e.checkVisibility()) continue;
		const where = nameOf(e);
		for (const name of attributes) {
			const text = e.getAttribute(name);
			if (text !== null) found.push({ text, where: `${where}[${name}]` });
		}
		for (const node of e.childNodes)
			if (node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim())
				found.push({ text: node.nodeValue.replace(/\s+/g, ' ').trim(), where });
	}
	return found;
}

/** Plain words of a text that neither a pack nor its id gives. @param {string} text @param {ReadonlySet<string>} written */
function plainWordsIn(text, written) {
	if (written.has(text.toLowerCase())) return [];
	return (text.match(/[A-Za-z][\w'’./-]*(?:[ ,]+[A-Za-z][\w'’./-]*)*/g) ?? [])
		.map((run) => run.replace(/[.,:/-]+$/, ''))
		.filter((run) => run.length > 1 && !isWritten(run, written));
}

/** Sides and rotations in the keys of options, as logs name them. */
const notation = /^(?:[nesw][lr]?(?:-[nesw][lr]?)*|r[0-3])$/;

/** @param {string} run @param {ReadonlySet<string>} written */
function isWritten(run, written) {
	const plain = run.toLowerCase();
	if (written.has(plain)) return true;
	// part of a sentence of a pack, such as a param with blanks
	if (plain.includes(' ') && [...written].some((text) => text.includes(plain))) return true;
	if (isSeries(plain.split(/, +/), written)) return true;
	// ids with dots, paths, and several titles one after the other
	return plain
		.split(/[ ,:./]+/)
		.every((part) => written.has(part) || notation.test(part) || part.length < 2);
}

/** Titles one after the other, which may have commas themselves. @param {readonly string[]} parts @param {ReadonlySet<string>} written */
function isSeries(parts, written) {
	for (let n = 1; n <= parts.length; n++)
		if (
			written.has(parts.slice(0, n).join(', ')) &&
			(n === parts.length || isSeries(parts.slice(n), written))
		)
			return true;
	return false;
}

/** Keys and texts of all packs, in small letters, and ids as words. @param {string} data */
function textsOfPacks(data) {
	/** @type {Set<string>} */
	const found = new Set(['data', 'yaml']);
	const add = (/** @type {string} */ text) => {
		const short = text.replace(/\s+/g, ' ').trim();
		for (const t of [short, ...short.split('.'), ...short.split('/')]) {
			found.add(t.toLowerCase());
			found.add(identifierWords(t).toLowerCase());
		}
	};
	const visit = (/** @type {unknown} */ value) => {
		if (typeof value === 'string') add(value);
		else if (typeof value === 'object' && value !== null)
			for (const [key, inner] of Object.entries(value)) {
				add(key);
				visit(inner);
			}
	};
	for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' })) {
		add(path);
		if (/\.ya?ml$/.test(path) && !path.includes('scenarios'))
			visit(parseYaml(sourceFile(path, readFileSync(join(data, path), 'utf8'))).value);
	}
	return found;
}

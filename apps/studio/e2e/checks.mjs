import axe from 'axe-core';

/** The longest wait for something to be shown, in milliseconds: a busy machine is not a fault of the page. */
export const timeout = 180_000;

let passed = 0;
let failed = 0;

/** @param {unknown} error what a browser tried meanwhile fills pages, and is left out */
function shortError(error) {
	const { message = error, stack = '' } = /** @type {Partial<Error>} */ (error);
	const short = String(message).split('\n').slice(0, 6).join('\n').slice(0, 700);
	return `${short} ${/e2e\/[\w-]+\.mjs:\d+/.exec(stack)?.[0] ?? ''}`;
}

// an error between two checks ends the run, and is counted as a failure
process.on('uncaughtExceptionMonitor', (error) => {
	failed++;
	console.log('not ok', 'outside of a check:', shortError(error));
	summary();
});

/** After so many failures the page is somewhere else, and each further check would only wait. */
const MAX_FAILED = 5;

/** @param {string} name @param {() => Promise<unknown>} run */
export async function check(name, run) {
	if (failed >= MAX_FAILED) {
		failed++;
		return console.log('not ok', name, 'was not tried after so many failures');
	}
	const began = performance.now();
	try {
		await run();
		passed++;
		console.log(`ok ${name} (${Math.round(performance.now() - began)} ms)`);
	} catch (error) {
		failed++;
		console.log('not ok', name, shortError(error));
	}
}

/** @param {boolean} condition @param {string} otherwise */
export function assert(condition, otherwise) {
	if (!condition) throw new Error(otherwise);
}

/**
 * Waits until something is so: what a command brings comes a moment after it.
 * @param {() => unknown} isSo @param {string | (() => unknown)} otherwise
 */
export async function waitUntil(isSo, otherwise) {
	const until = performance.now() + timeout;
	while (!(await isSo())) {
		if (performance.now() > until)
			throw new Error(String(typeof otherwise === 'string' ? otherwise : await otherwise()));
		await new Promise((on) => setTimeout(on, 40));
	}
}

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const themes = /** @type {const} */ ([
	['light', { type: 'tag', values: tags }],
	['dark', { type: 'rule', values: ['color-contrast'] }],
]);

/**
 * Asks axe in light and dark. Tiles are thousands of shapes without text or focus and are left out; the rest of the board
 * may be, too, where another check has looked at it.
 * @param {import('playwright').Page} page @param {string} without
 */
export async function noBarriers(page, without = '.tiles') {
	for (const [colorScheme, runOnly] of themes) {
		await useColours(page, colorScheme);
		await page.evaluate(settled);
		const back = await page.evaluateHandle(withoutTiles);
		const stuck = await page.evaluateHandle(unstuck);
		const hidden = await page.evaluateHandle(hide, without === '.world' ? without : '');
		// it stays in the page: to load it costs more than to ask it
		if (await page.evaluate(() => !('axe' in window))) await page.evaluate(axe.source);
		const violations = await page.evaluate(violated, {
			without,
			runOnly: { ...runOnly, values: [...runOnly.values] },
		});
		await back.evaluate((all) => all.forEach(({ place, tiles }) => place.replaceWith(tiles)));
		await stuck.evaluate((all) => all.forEach((element) => (element.style.position = '')));
		await hidden.evaluate((all) => all.forEach((element) => (element.style.display = '')));
		await Promise.all([back.dispose(), stuck.dispose(), hidden.dispose()]);
		assert(
			violations.length === 0,
			`${colorScheme}: ${violations.map((v) => `${v.id} (${v.nodes.map((n) => [n.target.join(' '), ...n.any.map((a) => a.message)].join(': ')).join(', ')})`).join('; ')}`,
		);
	}
	await useColours(page, 'light');
}

/**
 * The page follows the system a moment after it changes.
 * @param {import('playwright').Page} page @param {'light' | 'dark'} colorScheme
 */
async function useColours(page, colorScheme) {
	await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
	await page.waitForFunction(
		(scheme) => document.documentElement.style.colorScheme === scheme,
		colorScheme,
	);
}

/** @param {{ without: string, runOnly: axe.RunOnly }} asked */
async function violated({ without, runOnly }) {
	const { axe } = /** @type {typeof window & { axe: typeof import('axe-core') }} */ (window);
	// naming every element that passes costs more than looking at it
	const options = { runOnly, resultTypes: /** @type {axe.resultGroups[]} */ (['violations']) };
	return (await axe.run({ exclude: [without] }, options)).violations;
}

async function settled() {
	for (const began = performance.now(); performance.now() - began < 300;) {
		for (const animation of document.getAnimations())
			if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
		await new Promise(requestAnimationFrame);
	}
}

/** axe also walks through parts that it is to leave out. */
function withoutTiles() {
	return [...document.querySelectorAll('.tiles')].map((tiles) => {
		const place = document.createElementNS(tiles.namespaceURI, tiles.localName);
		tiles.replaceWith(place);
		return { place, tiles };
	});
}

/**
 * A board that is left out reaches beyond its frame, and axe takes what is cut off there for something that covers the header.
 * @param {string} board
 */
function hide(board) {
	const parts = /** @type {HTMLElement[]} */ (
		board === '' ? [] : [...document.querySelectorAll(board)]
	);
	for (const part of parts) part.style.display = 'none';
	return parts;
}

/** A control that has scrolled below a bar that stays can be scrolled out again: the bar lies where it began. */
function unstuck() {
	const bars = [
		.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('nav, .go')),
	].filter((element) => getComputedStyle(element).position === 'sticky');
	for (const bar of bars) bar.style.position = 'static';
	return bars;
}

export function summary() {
	console.log(`${passed} passed, ${failed} failed`);
	return failed === 0 ? 0 : 1;
}

/** Turns are not confirmed in this browser, and no tour is offered. @param {import('playwright').BrowserContext} context */
export function withoutConfirming(context) {
	return context.addInitScript(() => {
		try {
			localStorage.setItem('tilewright.setting.confirms', 'no');
			localStorage.setItem('tilewright.setting.tour', 'off');
		} catch {
			// an empty page has no storage, and it may be shut on purpose
		}
	});
}

/** A picture with few colours: WebP as the browser itself writes it. @param {import('playwright').Page} page */
export async function picture(page) {
	const session = await page.context().newCDPSession(page);
	const { data: base64 } = await session.send('Page.captureScreenshot', {
		format: 'webp',
		quality: 82,
	});
	return Buffer.from(base64, 'base64');
}

import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { chromium } from 'playwright';
import { timeout, withoutConfirming } from './checks.mjs';

/** Delays messages to and from the engine by at most so many milliseconds, to show what cannot wait. */
const late = Number(process.env['TILEWRIGHT_LATE'] ?? 0);

/** Runs these scripts in every window before the page. @param {import('playwright').Browser} browser */
function prepare(browser) {
	const open = browser.newContext.bind(browser);
	browser.newContext = async (options) => {
		const context = await open(options);
		if (late > 0) await context.addInitScript(slowEngine, late);
		await context.addInitScript(sameChance);
		return context;
	};
}

/** The page draws seeds by this function: each run of a check deals the same games. */
function sameChance() {
	let state = 1;
	Math.random = () => (state = (state * 48271) % 2147483647) / 2147483647;
}

/** The engine and the server are as slow as on a busy machine. @param {number} max */
function slowEngine(max) {
	const { random } = Math;
	const inOrder = () => {
		let last = Promise.resolve();
		return (/** @type {() => void} */ run) => {
			const runAt = performance.now() + random() * max;
			last = last.then(async () => {
				const rest = runAt - performance.now();
				if (rest > 0) await new Promise((on) => setTimeout(on, rest));
				try {
					run();
				} catch (error) {
					reportError(error);
				}
			});
		};
	};
	const [fetched, fetchNow] = [inOrder(), globalThis.fetch];
	globalThis.fetch = (...what) => new Promise((on) => fetched(() => on(fetchNow(...what))));
	globalThis.Worker = class extends Worker {
		there = inOrder();
		back = inOrder();
		postMessage(/** @type {any} */ message, /** @type {any} */ transfer) {
			this.there(() => super.postMessage(message, transfer));
		}
		set onmessage(/** @type {any} */ listen) {
			this.addEventListener('message', (event) => this.back(() => listen(event)));
		}
		get onmessage() {
			return null;
		}
	};
}

export async function launch() {
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: chromiumArgs,
	});
	prepare(browser);
	return browser;
}

/**
 * @param {import('playwright').Browser} browser
 * @param {{ width?: number, height?: number, asFirst?: boolean, script?: string, touch?: boolean }} [how] turns are confirmed and the tour is offered
 *   only `asFirst`; a script runs before the page
 */
export async function freshContext(
	browser,
	{ width = 1280, height = 800, asFirst = false, script, touch = false } = {},
) {
	const context = await browser.newContext({
		viewport: { width, height },
		reducedMotion: 'reduce',
		...(touch ? { hasTouch: true, isMobile: true } : {}),
	});
	if (!asFirst) await withoutConfirming(context);
	if (script !== undefined) await context.addInitScript(script);
	return context;
}

/** @param {import('playwright').BrowserContext} context */
export async function pageIn(context) {
	const page = await context.newPage();
	page.setDefaultTimeout(timeout);
	return page;
}

/** @param {import('playwright').Browser} browser @param {Parameters<typeof freshContext>[1]} [how] */
export async function freshPage(browser, how) {
	const context = await freshContext(browser, how);
	return { context, page: await pageIn(context) };
}

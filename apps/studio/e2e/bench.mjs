// measures the budgets of the studio in a real browser and prints them as JSON: node e2e/bench.mjs [--edits N] [--seed S] [--all] [--tiles N]
// --all with every pack that goes with the others; --tiles the frames of a board of at least so many tiles, and no edits
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { firstLoad, watchFirstLoad } from './first-load.mjs';
import { copyOfData, startServer } from './server.mjs';

const { values } = parseArgs({
	options: {
		edits: { type: 'string', default: '20' },
		seed: { type: 'string', default: '5' },
		all: { type: 'boolean', default: false },
		tiles: { type: 'string', default: '0' },
	},
});
const edits = Number(values.edits);

const boxes = Math.ceil(Number(values.tiles) / 72);

const { data, remove } = copyOfData();
if (boxes > 0) {
	const own = join(dirname(data), 'own', 'many');
	mkdirSync(own, { recursive: true });
	const text = `overlay: many-boxes\nformat: 1\nsays: Many boxes of tiles.\nover: [base]\ntiles: { copies: { base: ${boxes} } }\n`;
	writeFileSync(join(own, 'many-boxes.yaml'), text);
}
const server = await startServer(data, ['--port', '4753']);
const browser = await chromium.launch({ executablePath: await chromiumPath(), args: chromiumArgs });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
page.setDefaultTimeout(60_000);
const tracer = await page.context().newCDPSession(page);
await tracer.send('Performance.enable');
await watchFirstLoad(page);
await page.addInitScript(() => {
	const tasks = /** @type {{ phase: string, ms: number }[]} */ ([]);
	const bench = { phase: 'load', tasks };
	Object.assign(globalThis, { bench });
	new PerformanceObserver((list) => {
		for (const { duration } of list.getEntries())
			tasks.push({ phase: bench.phase, ms: Math.round(duration) });
	}).observe({ type: 'longtask' });
});
/** @param {string} phase */
const phase = (phase) =>
	page.evaluate((to) => {
		/** @type {any} */ (globalThis).bench.phase = to;
	}, phase);

try {
	const { usable, whole } = await firstLoad(page, server.url);
	const load = { usableKb: round(usable), wholeKb: round(whole) };
	await playedGame();
	const tiles = await page.locator('[data-tile]').count();
	const frames = await panAndZoom();
	if (boxes > 0) {
		console.log(JSON.stringify({ tiles, ...frames, taskMs: await longestTasks() }, undefined, 2));
		process.exitCode = tiles < Number(values.tiles) ? 1 : 0;
	} else await editsToo(load, frames);
} finally {
	await browser.close();
	server.stop();
	remove();
}

/** @param {object} load @param {object} frames */
async function editsToo(load, frames) {
	const edit = await editing();
	await phase('replay');
	await page.reload();
	await page.locator('html[data-hydrated]').waitFor();
	await phase('replay');
	await page.getByRole('group', { name: /^Board/ }).waitFor();
	await page.waitForTimeout(1500);
	const replayed = await longestTasks();
	console.log(
		JSON.stringify(
			{
				...(values.all ? { packs: await packsOn() } : {}),
				load,
				edit,
				frames,
				taskMs: { ...edit.tasks, ...replayed },
			},
			(k, v) => (k === 'tasks' ? undefined : v),
			2,
		),
	);
}

async function playedGame() {
	const bot = boxes > 0 ? 'random' : 'greedy';
	for (const seat of [1, 2]) await page.getByLabel(`Who plays as player ${seat}`).selectOption(bot);
	if (boxes > 0) await page.getByRole('checkbox', { name: /^many.boxes/i }).check();
	await page.getByLabel('Seed', { exact: true }).fill(String(values.seed));
	if (values.all) await everyPack();
	await phase('bots');
	await page.getByRole('button', { name: 'Start' }).click();
	await page.getByLabel('Pace of the bots').selectOption('0');
	await page.locator('#end-title').waitFor({ timeout: 300_000 });
	// a board of many tiles is drawn little by little
	await page
		.locator('[data-tile]')
		.nth(Math.max(0, Number(values.tiles) - 1))
		.waitFor({ state: 'attached' });
	await page.waitForTimeout(500);
}

/** Switches on every pack; of two that exclude each other the first stays. */
async function everyPack() {
	const boxes = page.getByRole('group', { name: 'Packs' }).getByRole('checkbox');
	for (let i = 0; i < (await boxes.count()); i++) await boxes.nth(i).check();
	await page.waitForTimeout(1500);
	for (let i = 0; i < 10; i++) {
		const out = page.getByRole('button', { name: /^Leave out/ }).last();
		if (!(await out.isVisible())) break;
		await out.click();
		await page.waitForTimeout(1500);
	}
}

async function panAndZoom() {
	const board = page.getByRole('group', { name: /^Board/ });
	const box = await board.boundingBox();
	if (!box) throw new Error('no board');
	const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
	await page.mouse.move(x, y);
	const zoomed = await sampled('zoom', async () => {
		for (let i = 0; i < 40; i++) {
			await page.mouse.wheel(0, i % 20 < 10 ? -60 : 60);
			await page.waitForTimeout(16);
		}
	});
	const rested = await sampled('rest', () => page.waitForTimeout(600));
	await page.mouse.down();
	const moved = await sampled('pan', async () => {
		for (let i = 0; i < 60; i++) {
			await page.mouse.move(x + 120 * Math.sin(i / 6), y + 80 * Math.cos(i / 6));
			await page.waitForTimeout(16);
		}
	});
	await page.mouse.up();
	const gaps = [...zoomed.gaps, ...moved.gaps];
	return {
		medianMs: round(quantile(gaps, 0.5)),
		p95Ms: round(quantile(gaps, 0.95)),
		frames: gaps.length,
		parts: [zoomed, rested, moved].map(({ gaps: own, ...part }) => ({
			...part,
			medianMs: round(quantile(own, 0.5)),
			p95Ms: round(quantile(own, 0.95)),
			frames: own.length,
		})),
	};
}

/**
 * Times between the frames while something goes on, and milliseconds of the main thread per frame, by what it did.
 * @param {string} what @param {() => Promise<void>} go
 */
async function sampled(what, go) {
	await phase(what);
	await page.evaluate(() => {
		const times = /** @type {number[]} */ ([]);
		const bench = /** @type {any} */ (globalThis).bench;
		bench.times = times;
		bench.sampling = true;
		const frame = (/** @type {number} */ now) => {
			times.push(now);
			if (bench.sampling) requestAnimationFrame(frame);
		};
		requestAnimationFrame(frame);
	});
	const before = await busy();
	await go();
	const after = await busy();
	const times = await page.evaluate(() => {
		const bench = /** @type {any} */ (globalThis).bench;
		bench.sampling = false;
		return /** @type {number[]} */ (bench.times);
	});
	const gaps = times.slice(1).map((t, i) => t - (times[i] ?? t));
	const per = (/** @type {string} */ name) =>
		round((1000 * ((after[name] ?? 0) - (before[name] ?? 0))) / Math.max(1, gaps.length));
	return {
		what,
		gaps,
		mainThreadMs: {
			script: per('ScriptDuration'),
			style: per('RecalcStyleDuration'),
			layout: per('LayoutDuration'),
			all: per('TaskDuration'),
		},
	};
}

/** Seconds of the main thread so far, by what it did. */
async function busy() {
	const { metrics } = await tracer.send('Performance.getMetrics');
	return Object.fromEntries(metrics.map((m) => [m.name, m.value]));
}

/** A value in the rules is changed to and fro: from the changed text to the frame that shows the new scores. */
async function editing() {
	await page.getByRole('button', { name: 'Rules as text' }).first().click();
	await page.locator('.cm-content').waitFor();
	const editor = page.getByRole('region', { name: 'Edit the rules' });
	await editor.getByLabel('File').selectOption({ label: 'base/rules.yaml' });
	const line = 'value: { tiles: { count: tiles, each: 1 } }';
	const place = page.locator('.cm-line', { hasText: line }).first();
	// the editor holds only the lines around those that are seen
	await page.locator('.cm-content').click();
	await page.keyboard.press('Control+Home');
	for (let i = 0; i < 60 && !(await place.isVisible()); i++) await page.keyboard.press('PageDown');
	await place.click();
	await page.keyboard.press('End');
	for (let i = 0; i < ' } }'.length; i++) await page.keyboard.press('ArrowLeft');
	await page.waitForTimeout(500);
	await phase('edits');
	/** @type {{ ms: number, compileMs: number, swapMs: number }[]} */
	const all = [];
	for (let i = 0; i < edits; i++) {
		await page.keyboard.press('Shift+ArrowLeft');
		await page.waitForTimeout(250);
		all.push(
			await page.evaluate(
				(digit) =>
					new Promise((resolve, reject) => {
						performance.clearMarks('rules changed');
						const began = performance.now();
						const seats = document.querySelector('[aria-label="Players"]');
						const watch = new MutationObserver(() => {
							const [mark] = performance.getEntriesByName('rules changed');
							if (!mark) return;
							watch.disconnect();
							// the frame after the one in which the change is drawn
							requestAnimationFrame(() =>
								requestAnimationFrame(() => {
									resolve({ ms: performance.now() - began, .../** @type {any} */ (mark).detail });
								}),
							);
						});
						watch.observe(/** @type {Element} */ (seats), {
							subtree: true,
							childList: true,
							characterData: true,
							attributes: true,
						});
						document.execCommand('insertText', false, digit);
						setTimeout(() => reject(new Error('the scores did not change')), 20_000);
					}),
				i % 2 === 0 ? '2' : '1',
			),
		);
	}
	const of = (/** @type {'ms' | 'compileMs' | 'swapMs'} */ key) => all.map((a) => a[key]);
	return {
		edits,
		medianMs: round(quantile(of('ms'), 0.5)),
		p95Ms: round(quantile(of('ms'), 0.95)),
		compileMedianMs: round(quantile(of('compileMs'), 0.5)),
		swapMedianMs: round(quantile(of('swapMs'), 0.5)),
		tasks: await longestTasks(),
	};
}

async function packsOn() {
	const title = await page.locator('header .title').textContent();
	return title?.split(' + ').length;
}

/** The most a task took of each phase so far in milliseconds; the browser reports none under 50. */
function longestTasks() {
	return page.evaluate(() => {
		const longest = /** @type {Record<string, number>} */ ({});
		for (const { phase, ms } of /** @type {any} */ (globalThis).bench.tasks)
			longest[phase] = Math.max(longest[phase] ?? 0, ms);
		return longest;
	});
}

/** @param {number[]} values @param {number} q */
function quantile(values, q) {
	const sorted = [...values].sort((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
}

/** @param {number} n */
function round(n) {
	return Math.round(n * 10) / 10;
}

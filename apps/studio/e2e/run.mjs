// full-page checks against the built server, with axe; prints the real counts at the end
import { AxeBuilder } from '@axe-core/playwright';
import { chromiumArgs, chromiumPath } from '@tilewright/test-browser';
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { chromium } from 'playwright';

const port = await new Promise((resolve) => {
	const probe = createServer().listen(0, '127.0.0.1', () => {
		const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
		probe.close(() => resolve(port));
	});
});
const url = `http://127.0.0.1:${port}/`;
const server = spawn(process.execPath, ['server.mjs'], {
	env: { ...process.env, PORT: String(port), HOST: '127.0.0.1' },
	stdio: 'inherit',
});

let passed = 0;
let failed = 0;
/** @param {string} name @param {() => Promise<unknown>} run */
async function check(name, run) {
	try {
		await run();
		passed++;
	} catch (error) {
		failed++;
		console.log('not ok', name, error);
	}
}

try {
	const browser = await chromium.launch({
		executablePath: await chromiumPath(),
		args: chromiumArgs,
	});
	const page = await (await browser.newContext()).newPage();
	await check('no error in the page', async () => {
		/** @type {string[]} */
		const errors = [];
		page.on('pageerror', (error) => errors.push(error.message));
		for (let i = 0; i < 50; i++) {
			if (await page.goto(url).catch(() => null)) break;
			await new Promise((resolve) => setTimeout(resolve, 100));
		}
		await page.locator('html[data-hydrated]').waitFor({ timeout: 10_000 });
		if (errors.length) throw new Error(errors.join('\n'));
	});
	await check('the page says what it is', () =>
		page.getByRole('heading', { level: 1, name: 'Tilewright' }).waitFor({ timeout: 5000 }),
	);
	await check('axe finds nothing', async () => {
		const { violations } = await new AxeBuilder({ page }).analyze();
		if (violations.length) throw new Error(violations.map((v) => v.id).join(', '));
	});
	await browser.close();
} finally {
	server.kill();
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

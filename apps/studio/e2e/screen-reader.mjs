import { check, assert, timeout } from './checks.mjs';
import { freshPage } from './window.mjs';

/** @typedef {{ role: string, name: string, value: string }} Heard */

class Listener {
	/** @param {import('playwright').Page} page @param {import('playwright').CDPSession} session */
	constructor(page, session) {
		this.page = page;
		this.session = session;
	}

	async read() {
		const { nodes } = await this.session.send('Accessibility.getFullAXTree');
		const byId = new Map(nodes.map((node) => [node.nodeId, node]));
		/** @type {(node: (typeof nodes)[number] | undefined) => string} */
		const words = (node) =>
			node?.role?.value === 'StaticText'
				? String(node.name?.value ?? '')
				: (node?.childIds ?? []).map((id) => words(byId.get(id))).join(' ');
		/** @param {(typeof nodes)[number]} node @param {string} property */
		const has = (node, property) =>
			node.properties?.find(({ name }) => name === property)?.value.value;
		/** @param {(typeof nodes)[number]} node @returns {Heard} */
		const plain = (node) => ({
			role: String(node.role?.value ?? ''),
			name: String(node.name?.value ?? ''),
			value: String(node.value?.value ?? ''),
		});
		const focused = nodes.filter((n) => has(n, 'focused') && n.role?.value !== 'RootWebArea');
		const news = nodes.find((n) => n.role?.value === 'paragraph' && has(n, 'live') === 'polite');
		const dialog = nodes.find((n) => n.role?.value === 'dialog');
		return {
			focus: focused.map(plain).at(-1) ?? { role: '', name: '', value: '' },
			news: words(news).trim(),
			all: nodes.filter((n) => !n.ignored).map(plain),
			dialog: dialog && { ...plain(dialog), words: words(dialog).replace(/\s+/g, ' ') },
		};
	}

	/**
	 * Listens until something is so.
	 * @param {string} what @param {(state: Awaited<ReturnType<Listener['read']>>) => boolean} is
	 */
	async until(what, is) {
		const end = performance.now() + timeout;
		for (;;) {
			const state = await this.read();
			if (is(state)) return state;
			if (performance.now() > end)
				throw new Error(
					`${what}: not announced; on “${state.focus.name}”, announced “${state.news}”`,
				);
			await this.page.waitForTimeout(20);
		}
	}

	/** @param {string} key */
	press(key) {
		return this.page.keyboard.press(key);
	}

	/** Goes on with Tab until what has the focus is called so. @param {string} role @param {RegExp} name */
	async go(role, name) {
		for (let i = 0; i < 60; i++) {
			const { focus } = await this.read();
			if (focus.role === role && name.test(focus.name)) return focus;
			await this.press('Tab');
		}
		throw new Error(`Tab does not reach the ${role} ${name}`);
	}

	/** Writes into the field that has the focus. @param {string} text */
	async write(text) {
		await this.press('Control+a');
		await this.page.keyboard.type(text);
	}
}

const TURNS = 10;

/** @param {import('playwright').Browser} browser @param {string} url */
export async function earChecks(browser, url) {
	await check('ten turns by what is announced, with scores and their reasons', async () => {
		const { context, page } = await freshPage(browser, { asFirst: true });
		const listener = new Listener(page, await context.newCDPSession(page));
		try {
			await page.goto(url);
			await listener.until('the form', ({ all }) =>
				all.some(({ role, name }) => role === 'button' && name === 'Start'),
			);
			for (const [i, name] of ['Ida', 'Joe'].entries()) {
				await listener.go('textbox', new RegExp(`^Name of player ${i + 1}$`));
				await listener.write(name);
				await listener.go('combobox', new RegExp(`^Who plays as player ${i + 1}$`));
				await listener.press('Home');
				await listener.until('a person', ({ focus }) => focus.value === 'person');
			}
			await listener.go('spinbutton', /^Seed$/);
			await listener.write('9');
			await listener.go('button', /^Start$/);
			await listener.press('Enter');
			await listener.until('the game', ({ news }) => news.startsWith('A new game: Ida, Joe.'));
			await listener.go('button', /^Cell at/);
			const scores = await turns(listener);
			await listener.until('the next turn', ({ news }) => /Ida decides/.test(news));
			assert(scores.Ida + scores.Joe > 0, 'nobody scored');
			await reasons(listener, scores);
		} finally {
			await context.close();
		}
	});
}

/** Plays turns; answers the points that were announced. @param {Listener} listener */
async function turns(listener) {
	const scores = { Ida: 0, Joe: 0 };
	let turned = 0;
	let claimed = 0;
	for (let turn = 0; turn < TURNS; turn++) {
		const who = turn % 2 === 0 ? 'Ida' : 'Joe';
		const { news } = await listener.until(`the turn of ${who}`, (state) =>
			new RegExp(`${who} decides, tile`).test(state.news),
		);
		const shows = /decides, tile \w+ \(([^)]+)\), \d+ options?\./.exec(news)?.[1] ?? '';
		assert(/north|east|south|west|monastery/.test(shows), `what the tile shows: ${news}`);
		const cell = await listener.go('button', /^Cell at .*: \d+ rotations?$/);
		await listener.press('Enter');
		let { focus } = await listener.until('a chosen cell', (state) =>
			/turned \d+°: .*press Enter to place/.test(state.focus.name),
		);
		assert(focus.name.startsWith(cell.name), `${cell.name} became ${focus.name}`);
		if (/, R to turn$/.test(focus.name)) {
			const before = focus.name;
			await listener.press('r');
			({ focus } = await listener.until('a turned tile', (h) => h.focus.name !== before));
			turned++;
		}
		const degrees = /turned (\d+)°/.exec(focus.name)?.[1];
		await listener.press('Enter');
		const laid = await listener.until('a laid tile', (state) =>
			new RegExp(`${who}: Tile \\w+ at column`).test(state.news),
		);
		assert(degrees === '0' || laid.news.includes(`turned ${degrees}°`), laid.news);
		if (!/to be confirmed/.test(laid.news)) {
			const spot = await listener.until('a place for a figure', (state) =>
				/^(Follower|Abbot) on /.test(state.focus.name),
			);
			if (/field/.test(spot.focus.name)) await listener.press('p');
			else {
				await listener.press('Enter');
				await listener.until('that it would stand there', ({ all }) =>
					all.some(({ name }) => name === `Confirm: ${spot.focus.name}`),
				);
				await listener.press('Enter');
				claimed++;
			}
		}
		const done = await listener.until('the end of the turn', (state) =>
			state.news.includes(`The turn of ${who} is to be confirmed`),
		);
		const scoreNews = /(Ida|Joe) scores (\d+) for [^:.]+: ([^.]+)\./g;
		for (const [, name, points, lines] of done.news.matchAll(scoreNews)) {
			scores[/** @type {'Ida' | 'Joe'} */ (name)] += Number(points);
			const sum = [...(lines ?? '').matchAll(/(\d+) × (\d+)/g)].reduce(
				(n, [, count, each]) => n + Number(count) * Number(each),
				0,
			);
			assert(sum === Number(points), `the lines do not come to ${points}: ${lines}`);
		}
		await listener.go('button', /^Confirm the turn$/);
		await listener.press('Enter');
	}
	assert(turned > 0 && claimed > 3, `${turned} tiles were turned, ${claimed} figures placed`);
	return scores;
}

/** The points beside each name are those announced, and say why. @param {Listener} listener @param {Record<string, number>} scores */
async function reasons(listener, scores) {
	const { all } = await listener.read();
	for (const [name, points] of Object.entries(scores))
		assert(
			all.some((h) => h.role === 'button' && h.name.startsWith(`${name}: ${points} point`)),
			`${name} is not announced with ${points}`,
		);
	const [name, points] = Object.entries(scores).find(([, n]) => n > 0) ?? ['', 0];
	await listener.go('button', new RegExp(`^${name}: ${points} points?\\. Why\\?$`));
	await listener.press('Enter');
	const { dialog } = await listener.until('why', (state) => state.dialog !== undefined);
	assert(dialog?.name === `${name}: ${points} points`, `the dialog is called ${dialog?.name}`);
	assert(/\w+ \d+ × \d+/.test(dialog?.words ?? ''), `no reason in: ${dialog?.words}`);
	await listener.press('Escape');
	await listener.until('the table again', (state) => state.dialog === undefined);
}

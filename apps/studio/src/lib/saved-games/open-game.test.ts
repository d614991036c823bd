import { afterEach, expect, test, vi } from 'vitest';
import { Notices } from '../ui/notices.svelte.ts';
import { Games } from './games.svelte.ts';
import type { Slot } from './slots.ts';
import { storageWith } from './testing.ts';

vi.mock('../files/show-play-view.ts', () => ({ showPlayView: () => Promise.resolve() }));

afterEach(() => vi.unstubAllGlobals());

test.each([
	{ keepsSetUp: undefined, followed: ['of the file'] },
	{ keepsSetUp: true, followed: [] },
])('an opened game decides the set-up of the next one: %o', async ({ keepsSetUp, followed }) => {
	const seen: unknown[] = [];
	const studio = {
		game: { number: 3, setup: 'of the file' },
		draft: { follow: (setup: unknown) => seen.push(setup) },
		notices: { close: () => undefined, show: () => undefined },
		request: () => Promise.resolve({ ok: true, notes: [], findings: [] }),
	};
	const games = new Games(studio as unknown as ConstructorParameters<typeof Games>[0]);
	const file = new File(['{}'], 'game.json');
	expect(await games.open(file, keepsSetUp === undefined ? {} : { keepsSetUp })).toBe(true);
	expect(seen).toEqual(followed);
	games.followSetUp(studio.game as never);
	expect(seen).toEqual([...followed, ...followed]);
	games.followSetUp({ number: 4, setup: 'of the next' as never });
	expect(seen.at(-1)).toBe('of the next');
});

test('a saved game whose rules have an error names the place and opens it', async () => {
	const notices = new Notices();
	const finding = {
		...{ code: 'SOME-CODE', severity: 'error', message: '"Q" is no place here.' },
		...{ file: 'own/harbour/tiles.yaml', line: 9 },
	};
	const studio = {
		editing: undefined as unknown,
		notices,
		request: () => Promise.resolve({ ok: false, notes: ['It has an error.'], findings: [finding] }),
	};
	const games = new Games(studio as unknown as ConstructorParameters<typeof Games>[0]);
	expect(await games.open(new File(['{}'], 'game.json'))).toBe(false);
	const [notice] = notices.all;
	expect(notice?.more[0]).toBe('own/harbour/tiles.yaml, line 9: "Q" is no place here. SOME-CODE');
	expect(notice?.actions.map(({ label }) => label)).toEqual(['Open harbour/tiles.yaml, line 9']);
	void notice?.actions[0]?.run();
	expect(studio.editing).toEqual({ file: 'own/harbour/tiles.yaml', line: 9 });
});

test('a game that could not begin says why until its rules have no error', async () => {
	const notices = new Notices();
	const finding = {
		...{ code: 'SOME-CODE', severity: 'error', message: 'No.', file: 'own/a/tiles.yaml', line: 2 },
	} as const;
	let findings: readonly unknown[] = [finding];
	const studio = { notices, request: () => Promise.resolve({ choices: {}, findings }) };
	const games = new Games(studio as unknown as ConstructorParameters<typeof Games>[0]);
	games.showNotStarted({} as never, { findings: [finding as never] });
	const notice = notices.all.at(-1);
	expect(notice?.more).toEqual(['own/a/tiles.yaml, line 2: No. SOME-CODE']);
	expect(notice?.actions).toHaveLength(1);
	await games.recheckRefused();
	expect(notice?.isTrue?.()).toBe(true);
	findings = [];
	await games.recheckRefused();
	expect(notice?.isTrue?.()).toBe(false);
});

test.each([true, false])(
	'the notice of a refused game goes once its rules have no error; it is listed: %s',
	async (isListed) => {
		vi.stubGlobal('localStorage', storageWith(isListed ? { 'tilewright.game.a': '{}' } : {}));
		vi.stubGlobal('sessionStorage', storageWith({}));
		const notices = new Notices();
		const finding = { code: 'C', severity: 'error', message: 'No.', file: 'own/a.yaml', line: 1 };
		let findings = [finding];
		const studio = {
			notices,
			request: (name: string) =>
				Promise.resolve(
					name === 'restore' ? { ok: false, notes: [], findings } : { choices: {}, findings },
				),
		};
		const games = new Games(studio as unknown as ConstructorParameters<typeof Games>[0]);
		const slot = { id: 'a', saved: 1, session: { rules: 'r', setup: {} }, trouble: '', text: '{}' };
		await games.sessions.refresh();
		await games.resume(slot as unknown as Slot);
		expect(games.sessions.inUse).not.toContain('a');
		const notice = notices.all.at(-1);
		expect(notice?.text.includes('stays in the list')).toBe(isListed);
		await games.recheckRefused();
		expect(notice?.isTrue?.()).toBe(true);
		findings = [];
		await games.recheckRefused();
		expect(notice?.isTrue?.()).toBe(false);
	},
);

test('the notice of a refused game goes when the game is deleted from the list', async () => {
	vi.stubGlobal('localStorage', storageWith({ 'tilewright.game.a': '{}' }));
	vi.stubGlobal('sessionStorage', storageWith({}));
	const notices = new Notices();
	const request = () => Promise.resolve({ ok: false, notes: ['It is damaged.'], findings: [] });
	const studio = { notices, request };
	const games = new Games(studio as unknown as ConstructorParameters<typeof Games>[0]);
	const slot = { id: 'a', saved: 1, session: { rules: 'r', setup: {} }, trouble: '', text: '{}' };
	await games.sessions.refresh();
	await games.resume(slot as unknown as Slot);
	await games.recheckRefused();
	expect(notices.all.at(-1)?.isTrue?.()).toBe(true);
	games.sessions.forget('a');
	expect(notices.all.at(-1)?.isTrue?.()).toBe(false);
});

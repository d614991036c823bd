import { expect, test } from 'vitest';
import { Games } from './games.svelte.ts';

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

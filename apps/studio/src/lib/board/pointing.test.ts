import { expect, test, vi } from 'vitest';
import { Pointing } from './pointing.svelte.ts';

const refusal = { message: 'Sides must match.', source: undefined };

/** Points at one refused cell in several ways, one after the other; returns how often the person asked. */
async function asked(ways: readonly ('pointer' | 'keys' | 'pin')[]): Promise<number> {
	vi.useFakeTimers();
	let times = 0;
	const studio = {
		personDecides: true,
		game: { names: ['Ann'] },
		explanations: {
			optionsAt: () => Promise.resolve([{ turn: 0, piece: undefined, refusals: [refusal] }]),
			count: () => times++,
		},
	};
	const pointing = new Pointing(studio as unknown as ConstructorParameters<typeof Pointing>[0]);
	for (const how of ways) {
		pointing.point({ x: 1, y: 0 }, how);
		await vi.advanceTimersByTimeAsync(200);
		expect(pointing.told?.reasons).toHaveLength(1);
	}
	vi.useRealTimers();
	return times;
}

test('pointing at a refused cell is not asking; choosing it is, whatever was shown before', async () => {
	expect(await asked(['pointer'])).toBe(0);
	expect(await asked(['keys', 'pointer', 'keys'])).toBe(0);
	expect(await asked(['pin'])).toBe(1);
	expect(await asked(['pointer', 'pin'])).toBe(1);
	expect(await asked(['keys', 'pin'])).toBe(1);
});
